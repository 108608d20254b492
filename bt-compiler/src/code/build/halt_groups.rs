//! What halting takes for each of the suspend points of a region.
//!
//! Where many nodes around them do something then, what halts within some of these stands once, as a method, and all around call it.
//!
//! ```text
//! fn __halt_walk_9_within(&mut self, hero: &mut Hero, was: u8) {
//!     match was {
//!         At::WALK => { … }
//!         At::TALK..=At::SLEEP => {
//!             self.__halt_talk_19_within(hero, was);
//!             beep(hero);
//!         }
//!         _ => {}
//!     }
//! }
//! ```

use super::was;
use crate::check::model::NodeId;
use crate::code::body::Body;
use crate::code::{Block, Expr, Form};
use crate::lower::graph::{suspends_near, Cleanup, RegionId, SuspendId};
use std::ops::Range;

/// Neighbouring suspend points that have the same cleanup.
#[derive(Debug, PartialEq, Eq)]
pub struct Group {
    pub suspends: Vec<SuspendId>,
    pub cleanup: Vec<Cleanup>,
    /// The node within which they are halted by a method, and before which part of the cleanup that is called.
    pub within: Option<(usize, NodeId)>,
}

/// What of a region is halted.
#[derive(Debug, Clone, Copy)]
pub struct Halted<'n> {
    pub region: RegionId,
    /// All of it without.
    pub nodes: Option<&'n Range<NodeId>>,
    /// The node whose method the code stands in, if that is one for what is within it.
    pub method_of: Option<NodeId>,
}

impl Body<'_> {
    /// The cleanup of each suspend point, as far as it is within what is halted.
    pub fn cleanups(&self, halted: Halted) -> Vec<Group> {
        let Halted { region, nodes, .. } = halted;
        let within = |node: &NodeId| nodes.is_none_or(|nodes| nodes.contains(node));
        let suspends = &self.graph.regions[region].suspends;
        let near = nodes.map_or(0..suspends.len(), |nodes| suspends_near(suspends, nodes));
        let mut groups: Vec<Group> = Vec::new();
        for id in near.filter(|&suspend| within(&suspends[suspend].node)) {
            let suspend = &suspends[id];
            let cleanup: Vec<Cleanup> = suspend
                .cleanup
                .iter()
                .filter(|(node, cleanup)| within(node) && self.halting.is_something(cleanup))
                .map(|(_, cleanup)| *cleanup)
                .collect();
            if cleanup.is_empty() {
                continue;
            }
            match groups.last_mut() {
                Some(group) if group.cleanup == cleanup => group.suspends.push(id),
                _ => groups.push(Group {
                    suspends: vec![id],
                    cleanup,
                    within: None,
                }),
            }
        }
        groups
    }

    /// What the method for what runs within a node does.
    pub fn halting_within(&self, region: RegionId, node: NodeId) -> Block {
        let nodes = self.tree.subtree(node);
        let halted = Halted {
            region,
            nodes: Some(&nodes),
            method_of: Some(node),
        };
        self.halt_suspends(halted, Expr::Variable(was(region)), Form::Method)
    }

    /// Takes what is halted within nodes that have methods for that into a group for each of them.
    pub fn by_methods(&self, halted: Halted, groups: Vec<Group>) -> Vec<Group> {
        self.taken_apart(halted, groups, self.outermost_apart(halted))
    }

    /// Takes what is halted within some nodes into a group for each of these.
    pub fn taken_apart(
        &self,
        halted: Halted,
        groups: Vec<Group>,
        apart: Vec<Range<NodeId>>,
    ) -> Vec<Group> {
        let suspends = &self.graph.regions[halted.region].suspends;
        let mut apart = apart.into_iter().peekable();
        if apart.peek().is_none() {
            return groups;
        }
        let mut cut: Vec<Group> = Vec::new();
        for group in groups {
            for &suspend in &group.suspends {
                let node = suspends[suspend].node;
                while apart.next_if(|nodes| nodes.end <= node).is_some() {}
                let made = match apart.peek().filter(|nodes| nodes.contains(&node)) {
                    Some(nodes) => self.group_within(halted, suspend, nodes),
                    None => Group {
                        suspends: vec![suspend],
                        cleanup: group.cleanup.clone(),
                        within: None,
                    },
                };
                match cut.last_mut() {
                    Some(last) if last.cleanup == made.cleanup && last.within == made.within => {
                        last.suspends.push(suspend);
                    }
                    _ => cut.push(made),
                }
            }
        }
        cut
    }

    /// What is done around these nodes, with a call of their method in between: conditions and controls are halted before it.
    fn group_within(&self, halted: Halted, suspend: SuspendId, within: &Range<NodeId>) -> Group {
        let all = &self.graph.regions[halted.region].suspends[suspend].cleanup;
        let around = all.iter().copied().filter(|(node, cleanup)| {
            !within.contains(node)
                && halted.nodes.is_none_or(|nodes| nodes.contains(node))
                && self.halting.is_something(cleanup)
        });
        let comes_first = |node: NodeId| self.tree.nodes[node].kind.is_controlled();
        let (mut before, after): (Vec<_>, Vec<_>) =
            around.partition(|(node, cleanup)| match cleanup {
                Cleanup::HaltRegion(_) | Cleanup::Idle(_) => comes_first(*node),
                _ => false,
            });
        let at = before.len();
        before.extend(after);
        Group {
            suspends: vec![suspend],
            cleanup: before.into_iter().map(|(_, cleanup)| cleanup).collect(),
            within: Some((at, within.start)),
        }
    }

    /// What halting takes for any of the suspend points of a group.
    pub fn group_cleanup(&self, region: RegionId, group: &Group, was: &Expr, form: Form) -> Block {
        let Some((at, node)) = group.within else {
            return self.cleanup(&group.cleanup, form);
        };
        let (before, after) = group.cleanup.split_at(at);
        let mut code = self.cleanup(before, form);
        code.evaluate(Expr::HaltWithin(region, node, Box::new(was.clone())));
        code.extend(self.cleanup(after, form));
        code
    }

    /// The nodes with methods that are in no other such node here.
    fn outermost_apart(&self, halted: Halted) -> Vec<Range<NodeId>> {
        let mut outermost: Vec<Range<NodeId>> = Vec::new();
        for &node in &self.halting.apart[halted.region] {
            let nodes = self.tree.subtree(node);
            let is_here = halted.nodes.is_none_or(|all| all.contains(&node))
                && halted.method_of != Some(node);
            if is_here && outermost.last().is_none_or(|last| last.end <= node) {
                outermost.push(nodes);
            }
        }
        outermost
    }
}
