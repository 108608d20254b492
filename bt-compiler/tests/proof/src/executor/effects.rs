//! What happens on an edge, and what slots hold.

use super::{Executor, Pass};
use crate::stage::Stage;
use bt_compiler::lower::graph::{
    Edge, Effect, Limit, RegionId, SlotId, SlotKind, SuspendId, Width, BITS,
};

/// Whether two edges differ in what they write to the index, if at all.
pub(super) fn same_but_for_index(a: &Edge, b: &Edge) -> bool {
    let others = |edge: &Edge| {
        let effects = edge.effects.iter().filter(|effect| {
            !matches!(
                effect,
                Effect::Start(_) | Effect::Suspend(_) | Effect::Restore(_)
            )
        });
        effects.cloned().collect::<Vec<_>>()
    };
    a.to == b.to && others(a) == others(b)
}

impl Executor<'_> {
    pub(super) fn perform(&mut self, effects: &[Effect], pass: &mut Pass, stage: &mut Stage) {
        for effect in effects {
            let (tree, graph) = (self.tree, self.graph);
            if self.is_halting && !graph.is_told_in_halt(tree, pass.region, effect) {
                continue;
            }
            match effect {
                Effect::Start(suspend) => {
                    if self.may_rest(pass.region, *suspend, stage) {
                        self.state.indices[pass.region] = suspend + 1;
                    }
                }
                Effect::Restore(suspends) => self.restore(suspends, pass, stage),
                Effect::ReadClock(slot) => {
                    let kind = self.graph.slots[*slot].kind;
                    assert!(
                        matches!(kind, SlotKind::Instant | SlotKind::MemoryInstant),
                        "slot {slot} of {kind:?}"
                    );
                    self.fill(*slot, stage.now());
                }
                Effect::Evaluate(node, slot) => {
                    let number = stage.evaluate(*node);
                    self.keep(*slot, number);
                }
                Effect::EvaluateSecond(node, slot) => {
                    let number = stage.evaluate_second(*node);
                    self.keep(*slot, number);
                }
                Effect::Note(outcome) => pass.noted = Some(*outcome),
                Effect::Handle(node) => stage.handle(*node),
                Effect::Idle(node) => stage.idle(*node),
                Effect::SetContext(node) => stage.set_context(*node),
                Effect::Reset(slot) => self.state.slots[*slot] = None,
                Effect::Suspend(suspend) => {
                    // The running edge of a call may name the suspend point of that very call.
                    assert!(
                        pass.rests.is_none_or(|rests| rests == *suspend),
                        "a node yields after another one that runs"
                    );
                    self.state.indices[pass.region] = suspend + 1;
                    pass.rests = Some(*suspend);
                }
                Effect::Replace(suspend) => {
                    assert!(pass.was.is_some(), "what was running has completed");
                    pass.was = Some(*suspend);
                }
                Effect::Await { started, limit } => {
                    let limit = match *limit {
                        Limit::Literal { nanoseconds, .. } => nanoseconds,
                        Limit::Slot(slot) => self.read(slot),
                        Limit::Computed(_) => pass.limit.expect("computed just before"),
                    };
                    stage.wake_at(self.read(*started).saturating_add(limit));
                }
                Effect::AtOnce => stage.wake_at(0),
                Effect::Settle(suspends) => {
                    let is_told = self.graph.regions[pass.region].tells_apart(suspends);
                    if is_told && pass.was.is_some_and(|was| suspends.contains(&was)) {
                        stage.wake_at(0);
                    }
                }
                Effect::Remember(slot, number) => {
                    let SlotKind::Memory(width) = self.graph.slots[*slot].kind else {
                        panic!("slot {slot} is no memory of a number");
                    };
                    self.write(*slot, (*number).into(), width);
                }
            }
        }
    }

    fn restore(&mut self, suspends: &[SuspendId], pass: &Pass, stage: &Stage) {
        let was = pass
            .was
            .expect("control comes back to a suspend point that was running");
        assert!(
            !suspends.contains(&was),
            "past {suspends:?}, one of which runs"
        );
        if suspends
            .iter()
            .any(|&suspend| self.may_rest(pass.region, suspend, stage))
        {
            self.state.indices[pass.region] = was + 1;
        }
    }

    /// Whether a region can rest at the suspend point, as far as the leaf's type tells.
    fn may_rest(&self, region: RegionId, suspend: SuspendId, stage: &Stage) -> bool {
        let suspend = &self.graph.regions[region].suspends[suspend];
        suspend.certain || stage.can_run(suspend.node)
    }

    /// What was evaluated when its node started.
    fn keep(&mut self, slot: SlotId, number: u128) {
        match self.graph.slots[slot].kind {
            SlotKind::Duration => self.fill(slot, number),
            SlotKind::Counter(Width::U32) => {
                assert_eq!(self.number(slot), 0, "slot {slot} was in use");
                self.count(slot, number);
            }
            kind => panic!("slot {slot} of {kind:?}"),
        }
    }

    fn fill(&mut self, slot: SlotId, value: u128) {
        let before = self.state.slots[slot].replace(value);
        assert_eq!(before, None, "slot {slot} was in use");
    }

    pub(super) fn read(&self, slot: SlotId) -> u128 {
        self.state.slots[slot].unwrap_or_else(|| panic!("slot {slot} is read, but not filled"))
    }

    /// The number in a slot, whose initial value is 0.
    pub(super) fn number(&self, slot: SlotId) -> u128 {
        let kind = self.graph.slots[slot].kind;
        assert!(
            matches!(kind, SlotKind::Counter(_) | SlotKind::Memory(_)),
            "slot {slot} of {kind:?}"
        );
        self.state.slots[slot].unwrap_or_default()
    }

    /// One cycle more is complete; whether it was the last.
    pub(super) fn count_cycle(&mut self, slot: SlotId, up_to: Option<u32>) -> bool {
        let number = self.number(slot);
        match up_to {
            Some(most) if number + 1 == u128::from(most) => true,
            Some(_) => {
                self.count(slot, number + 1);
                false
            }
            None if number <= 1 => true,
            None => {
                self.count(slot, number - 1);
                false
            }
        }
    }

    pub(super) fn count(&mut self, slot: SlotId, number: u128) {
        let SlotKind::Counter(width) = self.graph.slots[slot].kind else {
            panic!("slot {slot} is no counter");
        };
        self.write(slot, number, width);
    }

    /// Whether a bit is set that stands in one of these slots.
    pub(super) fn has_bit(&self, slots: &[SlotId], bit: usize) -> bool {
        let (slot, bit) = (slots[bit / BITS], bit % BITS);
        self.state.slots[slot].unwrap_or_default() >> bit & 1 == 1
    }

    pub(super) fn set_bit(&mut self, slots: &[SlotId], bit: usize) {
        let (slot, bit) = (slots[bit / BITS], bit % BITS);
        let SlotKind::Bits(width) = self.graph.slots[slot].kind else {
            panic!("slot {slot} has no bits");
        };
        let bits = self.state.slots[slot].unwrap_or_default();
        self.write(slot, bits | 1 << bit, width);
    }

    /// How many are set.
    pub(super) fn bits(&self, slots: &[SlotId]) -> usize {
        let bits = slots.iter().map(|&slot| self.state.slots[slot]);
        bits.map(|bits| bits.unwrap_or_default().count_ones() as usize)
            .sum()
    }

    fn write(&mut self, slot: SlotId, number: u128, width: Width) {
        let most = match width {
            Width::U8 => u8::MAX.into(),
            Width::U16 => u16::MAX.into(),
            Width::U32 => u32::MAX.into(),
            Width::U64 => u64::MAX.into(),
            Width::U128 => u128::MAX,
        };
        assert!(number <= most, "slot {slot} cannot hold {number}");
        self.state.slots[slot] = (number > 0).then_some(number);
    }

    /// What `reset` does beyond halting.
    pub(super) fn forget(&mut self) {
        for (slot, value) in self.graph.slots.iter().zip(&mut self.state.slots) {
            if slot.kind.is_memory() {
                *value = None;
            }
        }
    }

    /// Every slot's kind and value.
    pub(super) fn slots(&self) -> impl Iterator<Item = (SlotKind, Option<u128>)> + '_ {
        let kinds = self.graph.slots.iter().map(|slot| slot.kind);
        kinds.zip(self.state.slots.iter().copied())
    }
}
