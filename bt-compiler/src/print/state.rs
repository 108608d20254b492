//! What a tree keeps between two ticks: plain named fields.

use crate::check::model::{Kind, Leaf, NodeId};
use crate::code::body::Body;
use crate::code::names::{results, NameSet};
use crate::code::Number;
use crate::lower::graph::{Kept, PointKind, Region, RegionId, SlotId, SlotKind, Width};
use crate::print::pieces::Pieces;
use crate::syntax::ast::LeafKind;
use crate::tokens::{code, mixed, number, runtime};
use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};

/// A field of the state.
pub struct Field {
    pub name: Ident,
    pub docs: String,
    pub content: Content,
    /// What it was made for.
    pub node: NodeId,
}

pub enum Content {
    /// The resume index of a region.
    Resume,
    /// A slot.
    Slot(SlotKind),
    /// A leaf that is a value, with its type and the expression that makes it.
    Value {
        ty: TokenStream,
        init: TokenStream,
        may_call: bool,
    },
}

impl Field {
    /// Whether it is a leaf that is a value.
    pub fn is_value(&self) -> bool {
        self.value_type().is_some()
    }

    /// The type of such a leaf.
    pub fn value_type(&self) -> Option<&TokenStream> {
        match &self.content {
            Content::Value { ty, .. } => Some(ty),
            _ => None,
        }
    }
}

impl Content {
    /// Whether the context's clock decides its type.
    pub fn is_time(&self) -> bool {
        matches!(self, Self::Slot(kind) if kind.is_time())
    }
}

impl Body<'_> {
    /// The fields, in the order in which the tree needs them.
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = Vec::new();
        let regions = self.graph.regions.iter().enumerate();
        for (id, region) in regions.filter(|(_, region)| region.kept != Kept::Nothing) {
            let whose = match id {
                0 => "the tree".to_owned(),
                _ => format!("`{}`", self.quote(region.root)),
            };
            let docs = match region.kept {
                Kept::Index => {
                    format!("Where {whose} goes on at its next tick; 0 while it is idle.")
                }
                _ => format!("Whether {whose} runs; 0 while it is idle."),
            };
            fields.push(Field {
                name: self.names.resume[id].clone(),
                docs,
                content: Content::Resume,
                node: region.root,
            });
        }
        let (results, keepers) = (results(self.graph), self.keepers());
        for (id, slot) in self.graph.slots.iter().enumerate() {
            let what = match slot.kind {
                SlotKind::Instant => "When it started",
                SlotKind::Duration => "Its duration, while it runs",
                SlotKind::Counter(_) => match results.get(&id) {
                    Some(&"succeeded") => "How many of its children have succeeded",
                    Some(_) => "How many of its children have failed",
                    None => "Its cycles",
                },
                SlotKind::Bits(_) => "Which of its children have completed",
                SlotKind::Memory(_) => "What it remembers",
                SlotKind::MemoryInstant => "When its child completed",
            };
            let nodes = keepers[&id].iter().map(|&node| self.quote(node));
            let docs = format!("{what}: `{}`.", nodes.collect::<Vec<&str>>().join("`, `"));
            fields.push(Field {
                name: self.names.slot(id).clone(),
                docs,
                content: Content::Slot(slot.kind),
                node: slot.node,
            });
        }
        fields.extend((0..self.tree.nodes.len()).filter_map(|node| self.value_field(node)));
        // By its last field rustc tells whether a struct is `Sized`. An instant that does not
        // exist, for want of a clock, would be reported again wherever the tree is used.
        fields.sort_by_key(|field| !field.content.is_time());
        fields
    }

    /// By slot: the nodes that keep something in it. Timers that never run together share one.
    fn keepers(&self) -> BTreeMap<SlotId, BTreeSet<NodeId>> {
        let slots = self.graph.slots.iter().enumerate();
        let first = slots.map(|(id, slot)| (id, slot.node));
        let points = self.graph.regions.iter().flat_map(|region| &region.points);
        let timers = points.filter_map(|point| match point.kind {
            PointKind::Elapsed { started, .. } => Some((started, point.node)),
            _ => None,
        });
        let mut keepers: BTreeMap<SlotId, BTreeSet<NodeId>> = BTreeMap::new();
        for (slot, node) in first.chain(timers) {
            keepers.entry(slot).or_default().insert(node);
        }
        keepers
    }

    fn value_field(&self, node: NodeId) -> Option<Field> {
        if !matches!(
            self.tree.nodes[node].kind,
            Kind::Leaf(Leaf::Value) | Kind::Custom
        ) {
            return None;
        }
        let LeafKind::Value {
            ty,
            init,
            calls_function,
            ..
        } = &self.sources[node].leaf.as_ref()?.kind
        else {
            return None;
        };
        let docs = format!("The leaf `{}`.", self.quote(node));
        let may_call = *calls_function || calls(init);
        let content = Content::Value {
            ty: ty.clone(),
            init: init.clone(),
            may_call,
        };
        Some(Field {
            name: self.names.leaf(node).clone(),
            docs,
            content,
            node,
        })
    }

    /// The narrowest integer that holds all numbers: `u8`, or `u16` for a tree with very many leaves.
    pub fn number_type(&self, runtime: &impl ToTokens) -> TokenStream {
        match self.plans.iter().map(|plan| plan.numbers.largest()).max() {
            None | Some(0..=0xff) => code! { #runtime::u8 },
            Some(0x100..=0xffff) => code! { #runtime::u16 },
            Some(_) => code! { #runtime::u32 },
        }
    }

    /// The constants of the numbers, `At::IDLE`, `At::SLEEP`, …, that occur.
    pub fn numbers(&self, used: &BTreeSet<Number>) -> TokenStream {
        let numbers = crate::tokens::numbers();
        let (number, number_type) = (number(), self.number_type(&runtime()));
        let constants = used.iter().map(|&used| {
            let (region, number, docs) = match used {
                Number::Idle => (0, 0, Some(" Nothing runs.".to_owned())),
                Number::Running => (0, 1, Some(" Something runs.".to_owned())),
                Number::Suspend(region, suspend) => (
                    region + 1,
                    self.plans[region].numbers.suspends[suspend],
                    // It is called as the leaf is.
                    None,
                ),
                Number::Point(region, point) => (
                    region + 1,
                    self.plans[region].numbers.points[point],
                    Some(self.point_comment(&self.graph.regions[region].points[point])),
                ),
            };
            (region, number, self.names.number(used), docs)
        });
        let mut constants: Vec<_> = constants.collect();
        constants.sort_by_key(|(region, number, ..)| (*region, *number));
        let mut printed = Pieces::default();
        for (_, value, name, docs) in constants {
            let value = Literal::usize_unsuffixed(value);
            let docs = docs.map(|docs| code! { #[doc = #docs] });
            printed.stream(code! { #docs const #name: #number = #value; });
        }
        if used.is_empty() {
            return TokenStream::new();
        }
        let named = self.named(used);
        let mut items = Pieces::default();
        items.stream(code! {
            /// Where control can be. Debuggers find what rests at an index in it.
            #named
            type #number = #number_type;
            impl #numbers
        });
        items.braces(printed);
        items.joined()
    }

    /// The type of which the numbers are constants. Debuggers know types and no constants: while the index `resume` is 3, as `sleep` runs, they
    /// find `enum At { resume_sleep = 3 }`. The indices of further regions count on in the upper half.
    fn named(&self, used: &BTreeSet<Number>) -> TokenStream {
        let numbers = crate::tokens::numbers();
        let mut names = NameSet::default();
        let (mut variants, mut is_large) = (TokenStream::new(), false);
        let mut add = |region: RegionId, node: NodeId, number: usize| {
            let (index, node) = (&self.names.resume[region], &self.tree.nodes[node].name);
            let name = names.unique(&format!("{index}_{node}"));
            let number = (region as u64) << 32 | number as u64;
            // As much as an enum holds everywhere without a word about it.
            is_large |= number > 0x7fff;
            let number = Literal::u64_unsuffixed(number);
            variants.extend(code! { #name = #number, });
        };
        for (id, region) in self.graph.regions.iter().enumerate() {
            match region.kept {
                Kept::Index => {
                    let suspends = region.suspends.iter().zip(&self.plans[id].numbers.suspends);
                    for (suspend, (rests, &number)) in suspends.enumerate() {
                        if used.contains(&Number::Suspend(id, suspend)) {
                            add(id, rests.node, number);
                        }
                    }
                }
                Kept::Running => add(id, region.root, 1),
                Kept::Nothing => {}
            }
        }
        if variants.is_empty() {
            code! { struct #numbers; }
        } else {
            let large = is_large.then(|| code! { #[repr(u64)] });
            code! { #large enum #numbers { #variants } }
        }
    }

    /// What leads a debugger from the type of a tree to those names: a variable without a value.
    pub fn names_for_debuggers(&self) -> Option<TokenStream> {
        let keeps = |region: &Region| region.kept != Kept::Nothing;
        self.graph.regions.iter().any(keeps).then(|| {
            let (names, runtime, numbers) = (mixed("_at"), runtime(), crate::tokens::numbers());
            code! { let #names = #runtime::PhantomData::<(Self, #numbers)>; }
        })
    }

    fn quote(&self, node: NodeId) -> &str {
        &self.tree.nodes[node].quote
    }
}

/// Whether an expression may call a function that is not `const`: anything that looks like a
/// call in snake case, or like a macro.
pub fn calls(tokens: &TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let call = tokens.windows(2).any(|pair| match pair {
        [TokenTree::Ident(name), TokenTree::Group(_)] => name
            .to_string()
            .trim_start_matches("r#")
            .starts_with(|first: char| first.is_lowercase() || first == '_'),
        [TokenTree::Ident(_), TokenTree::Punct(bang)] => bang.as_char() == '!',
        _ => false,
    });
    call || tokens
        .iter()
        .any(|token| matches!(token, TokenTree::Group(group) if calls(&group.stream())))
}

impl SlotKind {
    /// The type of its field; none for a time, which the clock decides.
    pub fn ty(self, runtime: &TokenStream) -> Option<TokenStream> {
        match self {
            Self::Instant | Self::MemoryInstant => None,
            Self::Duration => Some(code! { #runtime::Duration }),
            Self::Counter(width) | Self::Bits(width) | Self::Memory(width) => Some(match width {
                Width::U8 => code! { #runtime::u8 },
                Width::U16 => code! { #runtime::u16 },
                Width::U32 => code! { #runtime::u32 },
                Width::U64 => code! { #runtime::u64 },
                Width::U128 => code! { #runtime::u128 },
            }),
        }
    }

    /// Its value while its node does not run.
    pub fn initial(self) -> TokenStream {
        let runtime = runtime();
        match self {
            Self::Instant | Self::MemoryInstant => code! { #runtime::Instant::IDLE },
            Self::Duration => code! { #runtime::Duration::ZERO },
            Self::Counter(_) | Self::Bits(_) | Self::Memory(_) => code! { 0 },
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_may_call_a_function() {
        let calls = |text: &str| super::calls(&text.parse().expect("tokens"));
        for text in [
            "Sleep { hours: hours() }",
            "Sleep(3 + r#in(x))",
            "Sleep(_hours(3))",
            "Sleep([hours(1), 2])",
            "Sleep(vec![3])",
        ] {
            assert!(calls(text), "{text}");
        }
        for text in [
            "Sleep",
            "Sleep(3)",
            "Sleep { hours: 3 }",
            "Sleep(Hours(3), beds::Bed { x, y: -4 })",
            "Sleep(a + b, &c)",
        ] {
            assert!(!calls(text), "{text}");
        }
    }
}
