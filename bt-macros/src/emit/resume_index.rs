//! `resume_index`: what a Fallback or Sequence itself would remember, read off the index of
//! its region.

use super::body::Body;
use super::in_steps::{match_number, Arm};
use super::{code, runtime};
use crate::check::model::{Kind, Mode, NodeId};
use crate::lower::graph::{stops_near, Kept, Region, RegionId, Slot};
use proc_macro2::{Literal, TokenStream};
use quote::ToTokens;

impl Body<'_> {
    /// The method `resume_index`.
    pub fn resume_index(&self) -> TokenStream {
        let runtime = runtime();
        let mut region_of = vec![0; self.tree.nodes.len()];
        // Inner regions come later.
        for (id, region) in self.graph.regions.iter().enumerate() {
            region_of[self.tree.subtree(region.root)].fill(id);
        }
        let nodes = (0..self.tree.nodes.len()).filter_map(|node| {
            let index = self.index_of(node, region_of[node])?;
            Some(Arm {
                first: node,
                last: node,
                count: 1,
                pattern: Literal::usize_unsuffixed(node).into_token_stream(),
                then: code! { #index, },
            })
        });
        let nodes: Vec<Arm> = nodes.collect();
        let (name, body) = if nodes.is_empty() {
            (code! { _node }, code! { #runtime::Option::None })
        } else {
            let node = code! { node };
            let none = code! { #runtime::Option::None };
            let number = |node| Literal::usize_unsuffixed(node).into_token_stream();
            let body = match_number(&node, &nodes, &none, number);
            (node, body)
        };
        code! {
            /// The resume index of a fallback or sequence that is not reactive: the position, from
            /// 0, of the child its next tick goes on with.
            ///
            /// Nodes are numbered in the order in which they are written, the root being 0; each
            /// label has a constant. Gives `None` for a node that keeps no place among its children.
            pub const fn resume_index(&self, #name: u16) -> #runtime::Option<usize> {
                #body
            }
        }
    }

    /// An expression for the index of one node of this region, in `Some`.
    fn index_of(&self, node: NodeId, region: RegionId) -> Option<TokenStream> {
        match self.tree.nodes[node].kind {
            Kind::Ordered {
                mode: Mode::Memory | Mode::Async(_),
                ..
            } => {}
            Kind::SequenceWithMemory => return Some(self.remembered_index(node)),
            _ => return None,
        }
        let runtime = runtime();
        let Region { stops, kept, .. } = &self.graph.regions[region];
        if *kept == Kept::Nothing {
            return Some(code! { #runtime::Option::Some(0) });
        }
        let children = self.tree.nodes[node].children.iter().enumerate().skip(1);
        let arms = children.filter_map(|(position, &child)| {
            let inside = stops_near(stops, &self.tree.subtree(child));
            let (first, last) = (inside.start, inside.end.checked_sub(1)?);
            if inside.is_empty() {
                return None;
            }
            let is_one = first == last || *kept == Kept::Running;
            let from = self.number(region, first);
            let position = Literal::usize_unsuffixed(position);
            let pattern = if is_one {
                from
            } else {
                let to = self.number(region, last);
                code! { #from..=#to }
            };
            Some(Arm {
                first,
                last,
                count: inside.len(),
                pattern,
                then: code! { #runtime::Option::Some(#position), },
            })
        });
        let arms: Vec<Arm> = arms.collect();
        if arms.is_empty() {
            return Some(code! { #runtime::Option::Some(0) });
        }
        let first = code! { #runtime::Option::Some(0) };
        Some(self.match_index(region, &self.resume(region), &arms, &first))
    }

    /// A `sequence_with_memory` keeps its place in a slot of its own, if control ever comes to it.
    fn remembered_index(&self, node: NodeId) -> TokenStream {
        let runtime = runtime();
        let is_place = |slot: &Slot| slot.node == node && slot.kind.is_memory();
        let Some(slot) = self.graph.slots.iter().position(is_place) else {
            return code! { #runtime::Option::Some(0) };
        };
        let place = self.slot(slot);
        code! { #runtime::Option::Some(#place as usize) }
    }
}
