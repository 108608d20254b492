//! The storage plan: which node keeps what where.

use super::graph::{Slot, SlotId, SlotKind, Width};
use crate::check::model::{Kind, Leaf, Mode, NodeId, Threshold, Time, Times, Tree};

/// What a node uses a slot for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// When it started.
    Started,
    /// A computed duration.
    Limit,
    /// Its cycles; or its computed number.
    Count,
    /// Its second computed number.
    SecondCount,
    /// Which children have succeeded, or completed.
    Succeeded,
    /// Which children have failed.
    Failed,
    /// What it remembers.
    Memory,
    /// When what it remembers happened.
    Since,
}

/// The slots of one node.
#[derive(Debug, Clone, Default)]
pub struct NodeSlots {
    all: Vec<(Role, SlotId)>,
}

impl NodeSlots {
    /// The slot for this role, if the node has one.
    pub fn find(&self, role: Role) -> Option<SlotId> {
        self.all
            .iter()
            .find(|(of, _)| *of == role)
            .map(|(_, slot)| *slot)
    }

    /// The slot for a role that the node is known to have.
    pub fn get(&self, role: Role) -> SlotId {
        self.find(role)
            .expect("the storage plan gives the node a slot for this role")
    }

    /// What goes back to its initial value when the node ends.
    pub fn transient(&self) -> impl Iterator<Item = SlotId> + '_ {
        let transient = self
            .all
            .iter()
            .filter(|(role, _)| !matches!(role, Role::Memory | Role::Since));
        transient.map(|(_, slot)| *slot)
    }
}

/// The kinds of slots that branches share.
const SHARED: [SlotKind; 10] = [
    SlotKind::Instant,
    SlotKind::Duration,
    SlotKind::Counter(Width::U8),
    SlotKind::Counter(Width::U16),
    SlotKind::Counter(Width::U32),
    SlotKind::Bits(Width::U8),
    SlotKind::Bits(Width::U16),
    SlotKind::Bits(Width::U32),
    SlotKind::Bits(Width::U64),
    SlotKind::Bits(Width::U128),
];

/// How many slots of each shared kind.
type Count = [usize; SHARED.len()];

/// Gives slots to the nodes that need them, and tells by node which it got.
///
/// Children that are never live together use the same slots, as a compiler allocates
/// registers: each begins with the first slot that is free after its ancestors, and, below
/// a node whose children can be live within one tick, after its elder siblings. Memory is
/// never shared.
pub fn assign_slots(tree: &Tree) -> (Vec<Slot>, Vec<NodeSlots>) {
    let needs = needs(tree);
    let mut slots = SlotList::default();
    let mut of_node = Vec::with_capacity(tree.nodes.len());
    let mut taken_before: Vec<Count> = vec![Count::default(); tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate() {
        let mut taken = taken_before[node];
        let mut own = NodeSlots::default();
        for (role, kind) in own_needs(&data.kind, data.children.len()) {
            own.all.push((role, slots.take(node, kind, &mut taken)));
        }
        of_node.push(own);
        for &child in &data.children {
            taken_before[child] = taken;
            if live_together(&data.kind) {
                taken = plus(taken, needs[child]);
            }
        }
    }
    (slots.all, of_node)
}

/// By node: the shared slots that it and its descendants need together.
fn needs(tree: &Tree) -> Vec<Count> {
    let mut needs = vec![Count::default(); tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate().rev() {
        let together = if live_together(&data.kind) {
            plus
        } else {
            larger
        };
        let children = data.children.iter().map(|&child| needs[child]);
        let mut count = children.fold(Count::default(), together);
        for (_, kind) in own_needs(&data.kind, data.children.len()) {
            if let Some(shared) = shared(kind) {
                count[shared] += 1;
            }
        }
        needs[node] = count;
    }
    needs
}

/// What a node keeps for itself.
fn own_needs(kind: &Kind, children: usize) -> Vec<(Role, SlotKind)> {
    let count = (Role::Count, SlotKind::Counter(Width::U32));
    let bits = SlotKind::Bits(Width::of_bits(children));
    match kind {
        Kind::Timeout(time) | Kind::Delay(time) | Kind::Leaf(Leaf::Wait(time)) => {
            let mut needs = vec![(Role::Started, SlotKind::Instant)];
            needs.extend((*time == Time::Computed).then_some((Role::Limit, SlotKind::Duration)));
            needs
        }
        Kind::Cooldown(_) => {
            vec![
                (Role::Memory, SlotKind::Memory(Width::U8)),
                (Role::Since, SlotKind::MemoryInstant),
            ]
        }
        Kind::RunOnce => vec![(Role::Memory, SlotKind::Memory(Width::U8))],
        Kind::SequenceWithMemory => vec![(Role::Memory, SlotKind::Memory(Width::of(children)))],
        Kind::Repeat { times, .. } => match times {
            Times::Forever | Times::Literal(0 | 1) => Vec::new(),
            Times::Literal(times) => {
                vec![(
                    Role::Count,
                    SlotKind::Counter(Width::of(*times as usize - 1)),
                )]
            }
            Times::Computed => vec![count],
        },
        Kind::Parallel {
            success,
            failure,
            each_tick,
        } => {
            let (success, failure) = quotas([*success, *failure], *each_tick, children);
            let mut needs = Vec::new();
            needs.extend(success.is_none().then_some(count));
            needs.extend(failure.is_none().then_some((Role::SecondCount, count.1)));
            if !each_tick {
                needs.extend((success != Some(1)).then_some((Role::Succeeded, bits)));
                needs.extend((failure != Some(1)).then_some((Role::Failed, bits)));
            }
            needs
        }
        Kind::ParallelAll { failures } => {
            let mut needs = vec![(Role::Succeeded, bits), (Role::Failed, bits)];
            needs.extend((*failures == Threshold::Computed).then_some(count));
            needs
        }
        _ => Vec::new(),
    }
}

/// How many successes and failures decide a `parallel`; none where that is computed. A
/// failure decides, too, where it leaves too few children to succeed; not so with
/// `each = tick`, where all of them get another chance.
pub fn quotas(
    [success, failure]: [Threshold; 2],
    each_tick: bool,
    children: usize,
) -> (Option<u32>, Option<u32>) {
    let children = u32::try_from(children).unwrap_or(u32::MAX);
    let success = quota(success, children);
    let failure = match (success, quota(failure, children)) {
        (Some(success), Some(failure)) if !each_tick => {
            Some(failure.min(children.saturating_sub(success) + 1))
        }
        (_, failure) => failure,
    };
    (success, failure)
}

/// A threshold among so many children; none where it is computed.
pub fn quota(threshold: Threshold, children: u32) -> Option<u32> {
    match threshold {
        Threshold::All => Some(children),
        Threshold::Literal(count) => Some(count),
        Threshold::Computed => None,
    }
}

/// Whether two children of the node can hold times or counters within the same tick: a
/// reactive node's earlier child may start while the later one still runs.
fn live_together(kind: &Kind) -> bool {
    match kind {
        Kind::Ordered { mode, .. } => matches!(mode, Mode::Reactive | Mode::ReactiveContinue),
        Kind::Parallel { .. }
        | Kind::ParallelAll { .. }
        | Kind::WhileDoElse
        | Kind::Interrupter
        | Kind::Repeater(_)
        | Kind::Custom => true,
        _ => false,
    }
}

fn shared(kind: SlotKind) -> Option<usize> {
    SHARED.iter().position(|shared| *shared == kind)
}

fn plus(a: Count, b: Count) -> Count {
    std::array::from_fn(|kind| a[kind] + b[kind])
}

fn larger(a: Count, b: Count) -> Count {
    std::array::from_fn(|kind| a[kind].max(b[kind]))
}

/// The slots so far, the shared ones found by kind and by the number among their kind.
#[derive(Default)]
struct SlotList {
    all: Vec<Slot>,
    by_kind: [Vec<SlotId>; SHARED.len()],
}

impl SlotList {
    /// The first slot of this kind that is not taken; a new one if there is none yet.
    fn take(&mut self, node: NodeId, kind: SlotKind, taken: &mut Count) -> SlotId {
        let new = self.all.len();
        let slot = match shared(kind) {
            None => new,
            Some(shared) => {
                let number = taken[shared];
                taken[shared] += 1;
                let known = &mut self.by_kind[shared];
                if number == known.len() {
                    known.push(new);
                }
                known[number]
            }
        };
        if slot == new {
            self.all.push(Slot { node, kind });
        }
        slot
    }
}
