//! Trees of so many nodes, and the program around them.

/// What stands before the trees of a program.
pub const PRELUDE: &str = "use quickbeam::{behavior_tree, Clock, Status, Ticks};

pub struct World { pub clock: Ticks<u32, 1_000>, pub facts: [u64; 16], pub effort: u64 }

impl Clock for World {
    type Instant = Ticks<u32, 1_000>;
    fn now(&self) -> Self::Instant { self.clock.now() }
    fn elapsed(&self, since: Self::Instant) -> std::time::Duration { self.clock.elapsed(since) }
}

#[inline(never)]
pub fn holds(world: &mut World, number: u32) -> bool { world.facts[number as usize % 16] >> (number % 64) & 1 == 1 }

#[inline(never)]
pub fn work(world: &mut World, number: u64) -> Status {
    world.effort += number;
    if world.effort % 3 == 0 { Status::Success } else if world.effort % 5 == 0 { Status::Failure } else { Status::Running }
}
";

/// A tree is compiled to machine code only where it is used. Nothing is known there of its state: from the state of a new tree the
/// optimizer would see that no tick goes on anywhere, and leave all of that out.
const USE: &str = "
fn main() {
    let mut world = World { clock: Ticks::new(), facts: [std::env::args().count() as u64; 16], effort: 0 };
    let mut tree = Large::new();
    for _ in 0..1_000 * world.facts[0] {
        quickbeam::Behavior::tick(std::hint::black_box(&mut tree), &mut world);
    }
}
";

/// Of the tree that trees of subtrees are made of.
const PART_NODES: usize = 100;

/// Writes a tree of so many nodes.
type Shape = fn(usize) -> String;

/// By name; and of which sizes the guide shows it: both sides of each at which the compiler changes its way.
pub const SHAPES: &[(&str, Shape, &[usize])] = &[
    ("wide, conditions", wide_conditions, &[1000]),
    ("wide", wide, &[64, 66, 250, 260, 1000, 5000]),
    ("parallel", parallel, &[129, 131]),
    ("deep", deep, &[1000]),
    ("loops", loops, &[100, 1000, 5000]),
    ("mixed", mixed, &[100, 1000, 5000]),
    ("subtrees", subtrees, &[1000, 1100]),
];

/// Children between the angle brackets of a node.
pub fn listed(node: &str, children: &[String]) -> String {
    format!("{node}< {} >", children.join(", "))
}

fn leaves(name: &str, number: usize) -> Vec<String> {
    (0..number)
        .map(|number| format!("{name}({number})"))
        .collect()
}

/// One fallback of leaves that never run.
fn wide_conditions(nodes: usize) -> String {
    listed("fallback", &leaves("holds", nodes - 1))
}

/// One fallback of leaves that can run.
pub fn wide(nodes: usize) -> String {
    listed("fallback", &leaves("work", nodes - 1))
}

/// All at once, until two have succeeded or failed.
fn parallel(nodes: usize) -> String {
    listed(
        "parallel(success = 2, failure = 2)",
        &leaves("work", nodes - 1),
    )
}

/// Sequences and fallbacks in turn, each in the one before, with a leaf at each level.
fn chain(nodes: usize) -> String {
    let innermost = if nodes % 2 == 1 {
        "work(0)"
    } else {
        "work(0), work(1)"
    };
    (0..(nodes - 1) / 2).fold(innermost.to_owned(), |tree, level| {
        let node = if level % 2 == 1 {
            "sequence"
        } else {
            "fallback"
        };
        listed(node, &[format!("holds({level})"), tree])
    })
}

/// A chain of up to 1,000 nodes, which is 499 levels; larger trees have several under a fallback.
fn deep(nodes: usize) -> String {
    if nodes <= 1000 {
        return chain(nodes);
    }
    let (chains, rest) = ((nodes - 1) / 1000, (nodes - 1) % 1000);
    let mut children = vec![chain(1000); chains];
    children.extend((rest > 0).then(|| chain(rest)));
    listed("fallback", &children)
}

/// Branches of so many nodes each under sequences of five under a fallback, which takes leaves for what is left.
fn branches(nodes: usize, size: usize, make: impl Fn(usize) -> String) -> String {
    let (mut left, mut children) = (nodes - 1, vec![]);
    while left > size {
        left -= 1;
        let mut group = vec![];
        while left >= size && group.len() < 5 {
            group.push(make(left));
            left -= size;
        }
        children.push(listed("sequence", &group));
    }
    children.extend(leaves("work", left));
    listed("fallback", &children)
}

/// `retry` and `repeat` everywhere.
fn loops(nodes: usize) -> String {
    branches(nodes, 9, |it| {
        format!("retry(3, sequence< holds({it}), repeat(2, work({it})), fallback< holds({it}), retry(work({it})) > >)")
    })
}

/// Branches of all kinds of nodes.
fn mixed(nodes: usize) -> String {
    branches(nodes, 15, |it| {
        format!(
            "fallback< holds({it}), reactive_fallback< !holds({it}), timeout(9s, repeat(2, work({it}))) >, \
             sequence< retry(3, work({it})), parallel(success = 1, failure = 1)< work({it}), work({it}) >, holds({it}) > >"
        )
    })
}

/// A fallback of one other tree many times, which is put into it or not. Counted are the nodes in all of its places.
fn subtrees(nodes: usize) -> String {
    let (parts, rest) = (
        (nodes - 1) / (PART_NODES + 2),
        (nodes - 1) % (PART_NODES + 2),
    );
    // Each beside a condition.
    let parts =
        (0..parts).flat_map(|number| ["!Part::new()".to_owned(), format!("holds({number})")]);
    let children: Vec<String> = parts.chain(leaves("work", rest)).collect();
    listed("fallback", &children)
}

/// Whether a tree has others beside it, which a closure form has not.
pub fn is_of_parts(tree: &str) -> bool {
    tree.contains("Part::new")
}

/// What stands in the macro call of an item.
pub fn item(tree: &str) -> String {
    let others = if is_of_parts(tree) {
        format!("tree Part(world: &mut World) {{ {} }}", wide(PART_NODES))
    } else {
        String::new()
    };
    format!("pub tree Large(world: &mut World) {{ {tree} }} {others}")
}

/// An item with a tree.
pub fn in_item(tree: &str) -> String {
    format!("behavior_tree! {{ {} }}", item(tree))
}

/// A function with a tree in closure form.
pub fn in_closure(tree: &str) -> String {
    format!("pub fn large() -> impl quickbeam::Behavior<World> {{ behavior_tree! {{ |world: &mut World| {tree} }} }}")
}

/// A program that ticks this tree.
pub fn program(tree: &str) -> String {
    format!("{PRELUDE}{}{USE}", in_item(tree))
}
