//! `resume_index`: what a Fallback or Sequence itself would remember, read off the index of
//! its region.

use super::sections::SECTION;
use crate::check::model::{Kind, Mode, NodeId};
use crate::code::body::Body;
use crate::code::{Block, Expr, Match, MatchArm, Pattern};
use crate::lower::graph::{suspends_near, Kept, Region, RegionId, Slot};
use crate::tokens::{code, runtime};
use proc_macro2::{Literal, TokenStream};

impl Body<'_> {
    /// The body of the method `resume_index`, which goes by `node`.
    pub fn resume_index(&self) -> Block {
        let mut region_of = vec![0; self.tree.nodes.len()];
        // Inner regions come later.
        for (id, region) in self.graph.regions.iter().enumerate() {
            region_of[self.tree.subtree(region.root)].fill(id);
        }
        let numbers = self.tree.own_numbers().into_iter().enumerate();
        let nodes = numbers.filter_map(|(node, own)| {
            let own = own?;
            let index = self.index_of(node, region_of[node])?;
            let number = Literal::usize_unsuffixed(own);
            Some((own, MatchArm::tokens(code! { #number }, index.into())))
        });
        let nodes: Vec<(NodeId, MatchArm)> = nodes.collect();
        if nodes.is_empty() {
            return none().into();
        }
        by_node(nodes)
    }

    /// An expression for the index of one node of this region, in `Some`.
    fn index_of(&self, node: NodeId, region: RegionId) -> Option<Expr> {
        match self.tree.nodes[node].kind {
            Kind::Ordered {
                mode: Mode::Memory | Mode::Async(_),
                ..
            } => {}
            Kind::SequenceWithMemory => return Some(self.remembered_index(node)),
            _ => return None,
        }
        let Region { suspends, kept, .. } = &self.graph.regions[region];
        if *kept == Kept::Nothing {
            return Some(some(0));
        }
        let children = self.tree.nodes[node].children.iter().enumerate().skip(1);
        let arms = children.filter_map(|(position, &child)| {
            let inside = suspends_near(suspends, &self.tree.subtree(child));
            let (first, last) = (inside.start, inside.end.checked_sub(1)?);
            if inside.is_empty() {
                return None;
            }
            let number = |suspend| self.suspend_number(region, suspend);
            let pattern = Pattern::Numbers(vec![(number(first), number(last))]);
            Some(MatchArm::new(pattern, some(position).into()))
        });
        let mut arms: Vec<MatchArm> = arms.collect();
        if arms.is_empty() {
            return Some(some(0));
        }
        arms.push(MatchArm::new(Pattern::Rest, some(0).into()));
        let on = Expr::Index(region);
        Some(Expr::Match(Box::new(Match { on, arms })))
    }

    /// A `sequence_with_memory` keeps its place in a slot of its own, if control ever comes to it.
    fn remembered_index(&self, node: NodeId) -> Expr {
        let runtime = runtime();
        let is_place = |slot: &Slot| slot.node == node && slot.kind.is_memory();
        let Some(slot) = self.graph.slots.iter().position(is_place) else {
            return some(0);
        };
        let place = self.slot(slot);
        Expr::tokens(code! { #runtime::Option::Some(#place as #runtime::usize) })
    }
}

/// `match node { … }`, in steps where there are many: rustc compares each arm with each other one.
fn by_node(nodes: Vec<(NodeId, MatchArm)>) -> Block {
    let node = || Expr::tokens(code! { node });
    let matched = |arms: Vec<MatchArm>| {
        let rest = MatchArm::new(Pattern::Rest, none().into());
        Expr::Match(Box::new(Match {
            on: node(),
            arms: arms.into_iter().chain([rest]).collect(),
        }))
    };
    if nodes.len() <= SECTION {
        return matched(nodes.into_iter().map(|(_, arm)| arm).collect()).into();
    }
    let mut outer: Vec<MatchArm> = Vec::new();
    for some in nodes.chunks(SECTION) {
        let last = some.last().map_or(0, |(node, _)| *node);
        let last = Literal::usize_unsuffixed(last);
        let own = matched(some.iter().map(|(_, arm)| arm.clone()).collect());
        outer.push(MatchArm::tokens(code! { 0..=#last }, own.into()));
    }
    matched(outer).into()
}

fn some(position: usize) -> Expr {
    let (runtime, position) = (runtime(), Literal::usize_unsuffixed(position));
    Expr::tokens(code! { #runtime::Option::Some(#position) })
}

fn none() -> Expr {
    let runtime = runtime();
    let none: TokenStream = code! { #runtime::Option::None };
    Expr::tokens(none)
}
