//! The storage plan: which node keeps its times where.

use super::graph::{Slot, SlotId, SlotKind};
use crate::check::model::{Kind, Mode, NodeId, Time, Tree};

/// The slots of a node that measures time.
#[derive(Debug, Clone, Copy)]
pub struct Timer {
    pub instant: SlotId,
    /// For a computed duration.
    pub duration: Option<SlotId>,
}

impl Timer {
    pub fn all(self) -> impl Iterator<Item = SlotId> {
        [Some(self.instant), self.duration].into_iter().flatten()
    }
}

/// How many slots of each kind; indexed by `SlotKind`.
type Count = [usize; SlotKind::ALL.len()];

/// Gives slots to the nodes that need them, and tells by node which it got.
///
/// Children that are never live together use the same slots, as a compiler allocates
/// registers: each begins with the first slot that is free after its ancestors, and, below
/// a node whose children can be live within one tick, after its elder siblings.
pub fn assign_slots(tree: &Tree) -> (Vec<Slot>, Vec<Option<Timer>>) {
    let needs = needs(tree);
    let mut slots = SlotList::default();
    let mut timers = vec![None; tree.nodes.len()];
    let mut taken_before: Vec<Count> = vec![Count::default(); tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate() {
        let mut taken = taken_before[node];
        if let Kind::Timeout(time) = data.kind {
            let instant = slots.take(node, SlotKind::Instant, &mut taken);
            let duration =
                (time == Time::Computed).then(|| slots.take(node, SlotKind::Duration, &mut taken));
            timers[node] = Some(Timer { instant, duration });
        }
        for &child in &data.children {
            taken_before[child] = taken;
            if live_together(&data.kind) {
                taken = plus(taken, needs[child]);
            }
        }
    }
    (slots.all, timers)
}

/// By node: the slots that it and its descendants need together.
fn needs(tree: &Tree) -> Vec<Count> {
    let mut needs = vec![Count::default(); tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate().rev() {
        let together = if live_together(&data.kind) {
            plus
        } else {
            larger
        };
        let children = data
            .children
            .iter()
            .map(|&child| needs[child])
            .fold(Count::default(), together);
        needs[node] = plus(own_needs(&data.kind), children);
    }
    needs
}

fn own_needs(kind: &Kind) -> Count {
    match kind {
        Kind::Timeout(Time::Literal { .. }) => [1, 0],
        Kind::Timeout(Time::Computed) => [1, 1],
        _ => Count::default(),
    }
}

/// Whether two children of the node can hold times within the same tick: a reactive node's
/// earlier child may start while the later one still runs.
fn live_together(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Ordered {
            mode: Mode::Reactive | Mode::ReactiveContinue,
            ..
        }
    )
}

fn plus(a: Count, b: Count) -> Count {
    std::array::from_fn(|kind| a[kind] + b[kind])
}

fn larger(a: Count, b: Count) -> Count {
    std::array::from_fn(|kind| a[kind].max(b[kind]))
}

/// The slots so far, found by kind and by the number among their kind.
#[derive(Default)]
struct SlotList {
    all: Vec<Slot>,
    by_kind: [Vec<SlotId>; SlotKind::ALL.len()],
}

impl SlotList {
    /// The first slot of this kind that is not taken; a new one if there is none yet.
    fn take(&mut self, node: NodeId, kind: SlotKind, taken: &mut Count) -> SlotId {
        let known = &mut self.by_kind[kind as usize];
        let number = taken[kind as usize];
        taken[kind as usize] += 1;
        if number == known.len() {
            known.push(self.all.len());
            self.all.push(Slot { node, kind });
        }
        known[number]
    }
}
