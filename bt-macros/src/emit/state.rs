//! What a tree keeps between two ticks: plain named fields.

use super::body::Body;
use super::names::bits;
use super::{code, runtime};
use crate::check::model::{Kind, Leaf, NodeId};
use crate::lower::graph::{Kept, SlotKind, Width};
use crate::syntax::ast::LeafKind;
use proc_macro2::{Ident, Literal, TokenStream, TokenTree};

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

impl Content {
    /// Whether the context's clock decides its type.
    fn is_time(&self) -> bool {
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
                Kept::Place => {
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
        let bits = bits(self.graph);
        for (id, slot) in self.graph.slots.iter().enumerate() {
            let what = match slot.kind {
                SlotKind::Instant => "When it started",
                SlotKind::Duration => "Its duration, while it runs",
                SlotKind::Counter(_) => "Its cycles",
                SlotKind::Bits(_) => match bits.get(&id) {
                    Some(&"succeeded") => "Which of its children have succeeded",
                    Some(&"failed") => "Which of its children have failed",
                    _ => "Which of its children have completed",
                },
                SlotKind::Memory(_) => "What it remembers",
                SlotKind::MemoryInstant => "When its child completed",
            };
            let docs = format!("{what}: `{}`.", self.quote(slot.node));
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

    /// `u8`, or `u16` for a tree with very many leaves.
    pub fn number_type(&self) -> TokenStream {
        let most = self
            .graph
            .regions
            .iter()
            .map(|region| region.stops.len() + region.points.len())
            .max();
        if most.unwrap_or(0) < usize::from(u8::MAX) {
            code! { u8 }
        } else {
            code! { u16 }
        }
    }

    /// The constants of the numbers, `At::IDLE`, `At::SLEEP`, …, that the code made so far uses.
    pub fn numbers(&self) -> TokenStream {
        let (numbers, number_type) = (super::numbers(), self.number_type());
        let regions = self.graph.regions.iter().enumerate();
        let constants = regions.flat_map(|(id, region)| {
            let stops = self.names.stops[id].iter().zip(&region.stops);
            let points = self.names.points[id].iter().zip(&region.points);
            let stops = stops.map(|(constant, stop)| (constant, self.comment(stop.node)));
            let points = points.filter_map(|(constant, point)| {
                Some((constant.as_ref()?, self.point_comment(point)))
            });
            stops.chain(points).zip(1..)
        });
        let used = constants.filter(|((constant, _), _)| constant.is_used.get());
        let constants = used.map(|((constant, docs), number)| {
            let name = &constant.name;
            let number = Literal::usize_unsuffixed(number);
            code! { #[doc = #docs] const #name: #number_type = #number; }
        });
        let running = self.names.used_running().map(|name| {
            code! {
                /// Something runs.
                const #name: #number_type = 1;
            }
        });
        code! {
            /// Where control can be.
            struct #numbers;
            impl #numbers {
                /// Nothing runs.
                const IDLE: #number_type = 0;
                #running
                #(#constants)*
            }
        }
    }

    fn quote(&self, node: NodeId) -> &str {
        &self.tree.nodes[node].quote
    }
}

/// Whether an expression may call a function that is not `const`: anything that looks like a
/// call in snake case, or like a macro.
fn calls(tokens: &TokenStream) -> bool {
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
                Width::U8 => code! { u8 },
                Width::U16 => code! { u16 },
                Width::U32 => code! { u32 },
                Width::U64 => code! { u64 },
                Width::U128 => code! { u128 },
            }),
        }
    }

    /// Its value while its node does not run.
    pub fn initial(self) -> TokenStream {
        let runtime = runtime();
        match self {
            Self::Instant | Self::MemoryInstant => code! { #runtime::Default::default() },
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
