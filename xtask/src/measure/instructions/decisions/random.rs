//! Random decisions, as trees and written out.

use std::fmt::Write;

use anyhow::Result;

/// How a tree is given: in one call with all that it is made of, or with subtrees, and how its twin is.
pub const FORMS: &[(&str, &str)] = &[
    ("one_call", "hand_whole"),
    ("same_call", "hand_parts"),
    ("other_calls", "hand_parts"),
    ("own_composites", "hand_whole"),
];
/// How many leaves a subtree has.
const SUBTREE: std::ops::Range<usize> = 6..40;

/// Xorshift.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}

enum Node {
    /// A kind of leaf, a field and a limit.
    Leaf(usize, usize, i32),
    /// Nothing that can fail follows it.
    Note(usize, i32),
    Fallback(Vec<Node>),
    Sequence(Vec<Node>),
    Invert(Box<Node>),
    Force(bool, Box<Node>),
    Conditional(Vec<Node>),
    Switch(usize, Vec<Node>),
    Labelled(usize, Box<Node>),
    /// The number of a subtree, and what it is made with.
    Subtree(usize, i32),
}

/// A tree and its twin.
pub struct Pair {
    pub size: usize,
    seed: u64,
    root: Node,
    /// Their leaves compare with what they are made with.
    subtrees: Vec<Node>,
}

impl Pair {
    pub fn drawn(size: usize, seed: u64) -> Self {
        let mut drawing = Drawing {
            chance: Chance((size as u64 * 7919 + seed) | 1 << 40),
            labels: 0,
            subtrees: vec![],
        };
        for _ in 0..20 {
            drawing.chance.below(2);
        }
        let root = drawing.node(size, true);
        Self {
            size,
            seed,
            root,
            subtrees: drawing.subtrees,
        }
    }

    /// What a form of it is called.
    pub fn name(&self, form: &str) -> String {
        format!("{form}_{}_{}", self.size, self.seed)
    }
}

struct Drawing {
    chance: Chance,
    labels: usize,
    subtrees: Vec<Node>,
}

impl Drawing {
    fn node(&mut self, leaves: usize, outside: bool) -> Node {
        if outside && SUBTREE.contains(&leaves) && self.chance.below(2) == 0 {
            let body = self.many(leaves, false);
            self.subtrees.push(body);
            return Node::Subtree(self.subtrees.len() - 1, self.limit());
        }
        if leaves == 1 {
            return Node::Leaf(self.chance.below(6), self.chance.below(16), self.limit());
        }
        self.many(leaves, outside)
    }

    fn limit(&mut self) -> i32 {
        64 + i32::try_from(self.chance.below(128)).unwrap_or(0)
    }

    fn many(&mut self, leaves: usize, outside: bool) -> Node {
        let kind = self.chance.below(20);
        let node = match kind {
            0 => return Node::Invert(Box::new(self.many(leaves, outside))),
            1 => {
                let succeeds = self.chance.below(2) == 0;
                return Node::Force(succeeds, Box::new(self.many(leaves, outside)));
            }
            2 if leaves > 2 => Node::Conditional(self.children(leaves, 3, outside)),
            3 if leaves > 2 => {
                let field = self.chance.below(16);
                Node::Switch(field, self.children(leaves, 3, outside))
            }
            4..=11 => Node::Fallback(self.children(leaves, 5, outside)),
            _ => {
                let notes = self.chance.below(3) == 0;
                let mut children = self.children(leaves, 5, outside);
                if notes {
                    children.push(Node::Note(self.chance.below(16), self.limit()));
                }
                Node::Sequence(children)
            }
        };
        if self.chance.below(4) > 0 {
            return node;
        }
        self.labels += 1;
        Node::Labelled(self.labels, Box::new(node))
    }

    fn children(&mut self, leaves: usize, most: usize, outside: bool) -> Vec<Node> {
        let count = if most == 3 {
            3
        } else {
            2 + self.chance.below(most - 1)
        };
        let count = count.min(leaves);
        let mut left = leaves;
        let mut children = vec![];
        for later in (0..count).rev() {
            let own = if later == 0 {
                left
            } else {
                1 + self
                    .chance
                    .below((left - later).min(2 * left / (later + 1)).max(1))
            };
            children.push(self.node(own, outside));
            left -= own;
        }
        children
    }
}

/// How nodes are written.
struct Writing<'a> {
    pair: &'a Pair,
    /// Whether subtrees are written in their places.
    whole: bool,
    /// What limits are added to: a parameter or a number.
    base: String,
    /// Whether fallbacks are composites of the bench's own.
    own: bool,
}

impl Writing<'_> {
    fn limit(&self, limit: i32) -> String {
        if self.base.is_empty() {
            limit.to_string()
        } else {
            format!("{limit} + {}", self.base)
        }
    }

    fn list(&self, children: &[Node], one: fn(&Self, &Node) -> String, between: &str) -> String {
        let children: Vec<String> = children.iter().map(|child| one(self, child)).collect();
        children.join(between)
    }

    fn tree(&self, node: &Node) -> String {
        match node {
            Node::Leaf(kind, field, limit) => {
                let (limit, other) = (self.limit(*limit), self.limit(limit / 2));
                match kind {
                    0 | 1 => format!("below({field}, {limit})"),
                    2 => format!(".exceeds({field}, {limit})"),
                    3 => format!("{{ world.fields[{field}] < {limit} && world.health > {other} }}"),
                    4 => format!("test(target?.distance < {limit})"),
                    _ => format!("set_to({field}, {limit})"),
                }
            }
            Node::Note(field, limit) => format!("note({field}, {})", self.limit(*limit)),
            Node::Fallback(children) => {
                let name = if self.own { "FirstOf" } else { "fallback" };
                format!("{name}< {} >", self.list(children, Self::tree, ", "))
            }
            Node::Sequence(children) => {
                format!("sequence< {} >", self.list(children, Self::tree, ", "))
            }
            Node::Invert(child) => format!("invert({})", self.tree(child)),
            Node::Force(succeeds, child) => {
                let to = if *succeeds { "success" } else { "failure" };
                format!("force_{to}({})", self.tree(child))
            }
            Node::Conditional(children) => {
                format!("if_then_else< {} >", self.list(children, Self::tree, ", "))
            }
            Node::Switch(field, children) => {
                let [first, second, third] = &children[..] else {
                    unreachable!("three");
                };
                format!(
                    "switch(world.fields[{field}] >> 6)< 0 => {}, 1 | 2 => {}, _ => {} >",
                    self.tree(first),
                    self.tree(second),
                    self.tree(third)
                )
            }
            Node::Labelled(number, child) => format!("label_{number}: {}", self.tree(child)),
            Node::Subtree(number, made_with) if self.whole => {
                self.within(*made_with).tree(&self.pair.subtrees[*number])
            }
            Node::Subtree(number, made_with) => {
                format!("Subtree{number}::new({made_with})")
            }
        }
    }

    fn by_hand(&self, node: &Node) -> String {
        match node {
            Node::Leaf(kind, field, limit) => {
                let (limit, other) = (self.limit(*limit), self.limit(limit / 2));
                match kind {
                    0 | 1 => format!("below(world, {field}, {limit})"),
                    2 => format!("world.exceeds({field}, {limit})"),
                    3 => format!("(world.fields[{field}] < {limit} && world.health > {other})"),
                    4 => format!(
                        "world.target.as_ref().is_some_and(|target| target.distance < {limit})"
                    ),
                    _ => format!("set_to(world, {field}, {limit})"),
                }
            }
            Node::Note(field, limit) => {
                format!("{{ note(world, {field}, {}); true }}", self.limit(*limit))
            }
            Node::Fallback(children) => format!("({})", self.list(children, Self::by_hand, " || ")),
            Node::Sequence(children) => format!("({})", self.list(children, Self::by_hand, " && ")),
            Node::Invert(child) => format!("!{}", self.by_hand(child)),
            Node::Force(succeeds, child) => {
                format!("{{ let _ = {}; {succeeds} }}", self.by_hand(child))
            }
            Node::Conditional(children) => {
                let [condition, then, otherwise] = self.three(children, Self::by_hand);
                format!("(if {condition} {{ {then} }} else {{ {otherwise} }})")
            }
            Node::Switch(field, children) => {
                let [first, second, third] = self.three(children, Self::by_hand);
                format!("(match world.fields[{field}] >> 6 {{ 0 => {first}, 1 | 2 => {second}, _ => {third} }})")
            }
            Node::Labelled(_, child) => self.by_hand(child),
            Node::Subtree(number, made_with) if self.whole => self
                .within(*made_with)
                .by_hand(&self.pair.subtrees[*number]),
            Node::Subtree(number, made_with) => format!("subtree{number}(world, {made_with})"),
        }
    }

    fn three(&self, children: &[Node], one: fn(&Self, &Node) -> String) -> [String; 3] {
        std::array::from_fn(|place| one(self, &children[place]))
    }

    /// Within a subtree that is made with this.
    fn within(&self, made_with: i32) -> Self {
        Self {
            pair: self.pair,
            whole: self.whole,
            base: made_with.to_string(),
            own: self.own,
        }
    }
}

/// The program: each pair in all forms, and what ticks them all.
pub fn program(pairs: &[Pair]) -> Result<String> {
    let mut text = "use crate::{in_turn, World};\n".to_owned();
    let mut ticks = String::new();
    let mut sizes = String::new();
    for pair in pairs {
        let named = |form: &str| pair.name(form);
        let writing = |whole: bool, base: &str| Writing {
            pair,
            whole,
            base: base.to_owned(),
            own: false,
        };
        let (whole, outer, parameter) = (
            writing(true, ""),
            writing(false, ""),
            writing(false, "limit"),
        );
        let subtrees: Vec<String> = pair
            .subtrees
            .iter()
            .enumerate()
            .map(|(number, body)| {
                format!(
                    "pub tree Subtree{number}(world: &mut World, limit: i32) {{ {} }}\n",
                    parameter.tree(body)
                )
            })
            .collect();
        let functions: Vec<String> = pair
            .subtrees
            .iter()
            .enumerate()
            .map(|(number, body)| {
                format!(
                    "fn subtree{number}(world: &mut World, limit: i32) -> bool {{ {} }}\n",
                    parameter.by_hand(body)
                )
            })
            .collect();
        for (form, body, functions) in [
            ("hand_whole", whole.by_hand(&pair.root), String::new()),
            ("hand_parts", outer.by_hand(&pair.root), functions.concat()),
        ] {
            let name = named(form);
            writeln!(ticks, "let {form} = in_turn(ticks, in_{name}::{name});")?;
            writeln!(text, "pub mod in_{name} {{ use crate::*;\n#[no_mangle] #[inline(never)] pub fn {name}(world: &mut World) -> bool {{ {body} }}\n{functions}}}")?;
        }
        let root = |body: &str| format!("pub tree Tree(world: &mut World) {{ {body} }}\n");
        let call = |trees: &str| format!("quickbeam::behavior_tree! {{ {trees} }}\n");
        let composites = Writing {
            own: true,
            ..writing(true, "")
        };
        let (apart, other): (String, String) = (
            outer.tree(&pair.root),
            subtrees.iter().map(|tree| call(tree)).collect(),
        );
        writeln!(ticks, "assert_eq!(hand_whole, hand_parts);")?;
        for (form, hand, trees) in [
            (
                "one_call",
                "hand_whole",
                call(&root(&whole.tree(&pair.root))),
            ),
            (
                "same_call",
                "hand_parts",
                call(&(root(&apart) + &subtrees.concat())),
            ),
            ("other_calls", "hand_parts", call(&root(&apart)) + &other),
            (
                "own_composites",
                "hand_whole",
                call(&root(&composites.tree(&pair.root))),
            ),
        ] {
            let name = named(form);
            writeln!(text, "pub mod in_{name} {{ use crate::*;\n{trees}#[no_mangle] #[inline(never)] pub fn {name}(tree: &mut Tree, world: &mut World) -> bool {{ tree.tick(world).is_success() }}\n}}")?;
            writeln!(
                sizes,
                "println!(\"{name} {{}}\", std::mem::size_of::<in_{name}::Tree>());"
            )?;
            writeln!(ticks, "let mut tree = in_{name}::Tree::new(); assert_eq!(in_turn(ticks, |world| in_{name}::{name}(&mut tree, world)), {hand});")?;
        }
    }
    writeln!(
        text,
        "pub fn tick_all(ticks: u64) {{ {ticks} }}\npub fn print_sizes() {{ {sizes} }}"
    )?;
    Ok(text)
}
