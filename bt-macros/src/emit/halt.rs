//! Halting: exactly what runs, innermost first.

use super::body::{Body, RegionBody};
use super::checks::first_contextual;
use super::in_steps::Arm;
use super::statements::Statements;
use super::{code, numbers, runtime};
use crate::check::model::{Kind, Leaf, NodeId};
use crate::lower::graph::{stops_near, Cleanup, Kept, RegionId, SlotId, StopId};
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::BTreeSet;
use std::ops::Range;

/// Neighbouring stops that have the same cleanup.
type Group = (Vec<StopId>, Vec<Cleanup>);

/// What halting puts back to its initial value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Field {
    /// The resume index of an inner region.
    Resume(RegionId),
    Slot(SlotId),
}

impl RegionBody<'_> {
    /// Halts the stop that `was` running if it lies in this part of the tree.
    pub fn halt_within(&self, nodes: &Range<NodeId>) -> Statements {
        let groups = self.body.cleanups(self.id, Some(nodes));
        let was = || self.was().into_token_stream();
        self.body.halt_stops(self.id, &groups, &was)
    }

    /// The same for a child among siblings one of which may be running instead, perhaps with the
    /// same slots.
    pub fn halt_unless(&self, child: NodeId, siblings: &[NodeId]) -> Statements {
        let tree = self.body.tree;
        let groups = self.body.cleanups(self.id, Some(&tree.subtree(child)));
        let others = siblings.iter().filter(|&&sibling| sibling != child);
        let kept: BTreeSet<SlotId> = others
            .flat_map(|&other| self.body.slots_within(&tree.subtree(other)))
            .collect();
        let was = || self.was().into_token_stream();
        let shares = |field: &Field| matches!(field, Field::Slot(slot) if kept.contains(slot));
        match self.body.put_back(&groups) {
            Some(fields) if fields.iter().any(shares) => {
                self.body.by_stop(self.id, &groups, &was())
            }
            _ => self.body.halt_stops(self.id, &groups, &was),
        }
    }
}

impl Body<'_> {
    /// Halts whatever runs in a region, and leaves it idle.
    pub fn halt_region(&self, region: RegionId) -> Statements {
        if self.graph.regions[region].kept == Kept::Nothing {
            return Statements::default();
        }
        let groups = self.cleanups(region, None);
        let mut statements = self.halt_stops(region, &groups, &|| self.resume(region));
        statements.expression(self.make_idle(region));
        statements
    }

    /// Puts back what outlives activations: memory, and what `context` nodes have set.
    pub fn forget(&self) -> Statements {
        let mut statements = Statements::default();
        if let Some(node) = first_contextual(self.tree) {
            let runtime = runtime();
            statements.expression(self.context_call(
                [node, node],
                ["Contextual", "set_context"],
                &super::located(
                    code! { #runtime::Default::default() },
                    self.sources[node].span,
                ),
            ));
        }
        let slots = self.graph.slots.iter().enumerate();
        for (slot, _) in slots.filter(|(_, slot)| slot.kind.is_memory()) {
            statements.expression(self.reset(slot));
        }
        for (node, data) in self.tree.nodes.iter().enumerate() {
            match data.kind {
                Kind::Leaf(Leaf::Value) => statements.expression(self.value_call(node, "forget")),
                Kind::Custom => statements.expression(self.custom_call(node, "forget")),
                _ => {}
            }
        }
        statements
    }

    /// Whether halting needs the context.
    pub fn halting_needs_context(&self) -> bool {
        let stops = self.graph.regions.iter().flat_map(|region| &region.stops);
        let mut cleanups = stops.flat_map(|stop| &stop.cleanup);
        cleanups.any(|(_, cleanup)| matches!(cleanup, Cleanup::HaltLeaf(_) | Cleanup::Handle(_)))
    }

    /// The slots that halting puts back somewhere within these nodes.
    fn slots_within(&self, nodes: &Range<NodeId>) -> BTreeSet<SlotId> {
        let stops = self.graph.regions.iter().flat_map(|region| &region.stops);
        let cleanup = stops.flat_map(|stop| &stop.cleanup);
        let slots = cleanup.filter_map(|(node, cleanup)| match cleanup {
            Cleanup::Reset(slot) if nodes.contains(node) => Some(*slot),
            _ => None,
        });
        slots.collect()
    }

    /// The cleanup of each stop, as far as it lies within `nodes`.
    fn cleanups(&self, region: RegionId, nodes: Option<&Range<NodeId>>) -> Vec<Group> {
        let within = |node: &NodeId| nodes.is_none_or(|nodes| nodes.contains(node));
        let stops = &self.graph.regions[region].stops;
        let near = nodes.map_or(0..stops.len(), |nodes| stops_near(stops, nodes));
        let mut groups: Vec<Group> = Vec::new();
        for id in near.filter(|&stop| within(&stops[stop].node)) {
            let stop = &stops[id];
            let cleanup: Vec<Cleanup> = stop
                .cleanup
                .iter()
                .filter(|(node, _)| within(node))
                .map(|(_, cleanup)| *cleanup)
                .collect();
            if self.cleanup(&cleanup).is_empty() {
                continue;
            }
            match groups.last_mut() {
                Some((stops, same)) if *same == cleanup => stops.push(id),
                _ => groups.push((vec![id], cleanup)),
            }
        }
        groups
    }

    /// Halts the stop that `index` names, if it is one of these.
    fn halt_stops(
        &self,
        region: RegionId,
        groups: &[Group],
        index: &dyn Fn() -> TokenStream,
    ) -> Statements {
        // Putting a field back does no harm where its owner was not running.
        match self.put_back(groups) {
            Some(fields) => self.reset_fields(&fields),
            None => self.by_stop(region, groups, &index()),
        }
    }

    /// The fields that go back to their initial values, if halting any of these stops comes to no
    /// more than that. Where they are many in several regions, most are those of others: to ask
    /// which stop it is takes less then.
    fn put_back(&self, groups: &[Group]) -> Option<BTreeSet<Field>> {
        const TOO_MANY: usize = 8;
        let mut fields = BTreeSet::new();
        let mut open: Vec<Cleanup> = groups.iter().flat_map(|(_, all)| all).copied().collect();
        while let Some(cleanup) = open.pop() {
            match cleanup {
                Cleanup::Reset(slot) => _ = fields.insert(Field::Slot(slot)),
                Cleanup::HaltRegion(id) if self.graph.regions[id].kept == Kept::Nothing => {}
                Cleanup::HaltRegion(id) => {
                    if fields.insert(Field::Resume(id)) {
                        let stops = self.graph.regions[id].stops.iter();
                        open.extend(stops.flat_map(|stop| &stop.cleanup).map(|(_, part)| *part));
                    }
                }
                Cleanup::HaltLeaf(_) | Cleanup::Handle(_) => return None,
            }
        }
        let in_one_region = fields.iter().all(|field| matches!(field, Field::Slot(_)));
        (in_one_region || fields.len() <= TOO_MANY).then_some(fields)
    }

    fn reset_fields(&self, fields: &BTreeSet<Field>) -> Statements {
        let mut statements = Statements::default();
        for field in fields {
            statements.expression(match *field {
                Field::Resume(region) => self.make_idle(region),
                Field::Slot(slot) => self.reset(slot),
            });
        }
        statements
    }

    fn make_idle(&self, region: RegionId) -> TokenStream {
        let (resume, numbers) = (self.resume(region), numbers());
        code! { #resume = #numbers::IDLE }
    }

    fn by_stop(&self, region: RegionId, groups: &[Group], index: &TokenStream) -> Statements {
        let mut statements = Statements::default();
        if let [(stops, cleanup)] = groups {
            let runs = self.graph.regions[region].kept == Kept::Running;
            if runs || stops.len() == 1 {
                let (number, cleanup) = (self.number(region, stops[0]), self.cleanup(cleanup));
                statements.block(code! { if #index == #number { #cleanup } });
                return statements;
            }
        }
        let arms = groups.iter().map(|(stops, cleanup)| {
            let numbers = stops.iter().map(|&stop| self.number(region, stop));
            let pattern = code! { #(#numbers)|* };
            Arm::of_stops(stops, pattern, self.cleanup(cleanup).into_arm())
        });
        let arms: Vec<Arm> = arms.collect();
        statements.block(self.match_index(region, index, &arms, &code! { {} }));
        statements
    }

    fn cleanup(&self, cleanups: &[Cleanup]) -> Statements {
        let mut statements = Statements::default();
        for cleanup in cleanups {
            match cleanup {
                Cleanup::HaltLeaf(node) => statements.expression(self.halt_leaf(*node)),
                Cleanup::Handle(node) => statements.declare(self.handle(*node)),
                Cleanup::HaltRegion(region) => statements.extend(self.halt_region(*region)),
                Cleanup::Reset(slot) => statements.expression(self.reset(*slot)),
            }
        }
        statements
    }

    fn halt_leaf(&self, node: NodeId) -> TokenStream {
        if self.tree.nodes[node].kind == Kind::Custom {
            return self.custom_call(node, "halt");
        }
        self.value_call(node, "halt")
    }
}
