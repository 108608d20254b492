//! `resume_index`: what a Fallback or Sequence itself would remember, read off the index of
//! its region.

use super::body::Body;
use super::{code, runtime};
use crate::check::model::{Kind, Mode, NodeId};
use crate::lower::graph::{Kept, Slot, Stop};
use proc_macro2::{Literal, TokenStream};

impl Body<'_> {
    /// The method `resume_index`.
    pub fn resume_index(&self) -> TokenStream {
        let runtime = runtime();
        let nodes = (0..self.tree.nodes.len()).filter_map(|node| {
            let index = self.index_of(node)?;
            let node = Literal::usize_unsuffixed(node);
            Some(code! { #node => #index, })
        });
        let nodes: Vec<TokenStream> = nodes.collect();
        let (name, body) = if nodes.is_empty() {
            (code! { _node }, code! { #runtime::Option::None })
        } else {
            let body = code! {
                match node {
                    #(#nodes)*
                    _ => #runtime::Option::None,
                }
            };
            (code! { node }, body)
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

    /// An expression for the index of one node, in `Some`.
    fn index_of(&self, node: NodeId) -> Option<TokenStream> {
        match self.tree.nodes[node].kind {
            Kind::Ordered {
                mode: Mode::Memory | Mode::Async(_),
                ..
            } => {}
            Kind::SequenceWithMemory => return Some(self.remembered_index(node)),
            _ => return None,
        }
        let runtime = runtime();
        let regions = self.graph.regions.iter().enumerate();
        let (region, stops) = regions
            .filter(|(_, region)| self.tree.subtree(region.root).contains(&node))
            .map(|(id, region)| (id, &region.stops))
            .next_back()?;
        let children = self.tree.nodes[node].children.iter().enumerate().skip(1);
        let arms = children.filter_map(|(position, &child)| {
            let subtree = self.tree.subtree(child);
            let inside = |stop: &Stop| subtree.contains(&stop.node) || stop.before == Some(child);
            let mut inside = (0..stops.len()).filter(|&stop| inside(&stops[stop]));
            let first = inside.next()?;
            let last = inside.next_back().unwrap_or(first);
            let (first, last) = (self.number(region, first), self.number(region, last));
            let position = Literal::usize_unsuffixed(position);
            Some(if first.to_string() == last.to_string() {
                code! { #first => #runtime::Option::Some(#position), }
            } else {
                code! { #first..=#last => #runtime::Option::Some(#position), }
            })
        });
        let arms: Vec<TokenStream> = arms.collect();
        if arms.is_empty() || self.graph.regions[region].kept == Kept::Nothing {
            return Some(code! { #runtime::Option::Some(0) });
        }
        let resume = self.resume(region);
        Some(code! { match #resume { #(#arms)* _ => #runtime::Option::Some(0) } })
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
