//! The storage plan: which node keeps what where.

use crate::check::model::{Keeps, Kind, Liveness, NodeId, Threshold, Time, Times, Tree};
use crate::lower::apart::below_composites;
use crate::lower::graph::{Slot, SlotId, SlotKind, Width, BITS};
use std::collections::BTreeMap;

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
    /// Which children have completed; several slots where they are many.
    Completed,
    /// How many children have succeeded.
    Succeeded,
    /// How many children have failed.
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

    /// The slots of the bits, in the order of the children.
    pub fn completed(&self) -> Vec<SlotId> {
        let bits = self.all.iter().filter(|(of, _)| *of == Role::Completed);
        bits.map(|(_, slot)| *slot).collect()
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
type SlotCounts = [usize; SHARED.len()];

/// Gives slots to the nodes that need them, and tells by node which it got.
///
/// Children that are never live together use the same slots, as a compiler allocates
/// registers: each begins with the first slot that is free after its ancestors, and, below
/// a node whose children can be live within one tick, after its elder siblings. Memory is
/// never shared, and what lies below a composite that has a type for it shares nothing with the rest.
pub fn assign_slots(tree: &Tree) -> (Vec<Slot>, Vec<NodeSlots>) {
    let below = below_composites(tree);
    let needs = needs(tree, &below);
    let mut slots = SlotList::default();
    let mut of_node = Vec::with_capacity(tree.nodes.len());
    let mut taken_before: Vec<SlotCounts> = vec![SlotCounts::default(); tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate() {
        let mut taken = taken_before[node];
        let mut own = NodeSlots::default();
        for (role, kind) in own_needs(&data.kind, data.children.len()) {
            let slot = slots.take((node, below[node]), kind, &mut taken);
            own.all.push((role, slot));
        }
        of_node.push(own);
        // Where another type begins, all of it is free; its parts share it as others do.
        if data
            .children
            .iter()
            .any(|&child| below[child] != below[node])
        {
            taken = SlotCounts::default();
        }
        for &child in &data.children {
            taken_before[child] = taken;
            if live_together(&data.kind) {
                taken = plus(taken, needs[child]);
            }
        }
    }
    (slots.all, of_node)
}

/// By node: the shared slots that it and its descendants need together, but for those that share nothing with it.
fn needs(tree: &Tree, below: &[Option<NodeId>]) -> Vec<SlotCounts> {
    let mut needs = vec![SlotCounts::default(); tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate().rev() {
        let together = if live_together(&data.kind) {
            plus
        } else {
            larger
        };
        let children = data.children.iter();
        let children = children.filter(|child| below[**child] == below[node]);
        let children = children.map(|&child| needs[child]);
        let mut count = children.fold(SlotCounts::default(), together);
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
    let facts = kind.facts();
    match facts.keeps {
        Keeps::Nothing => Vec::new(),
        Keeps::Start => {
            let mut needs = vec![(Role::Started, SlotKind::Instant)];
            let computed = facts.time == Some(Time::Computed);
            needs.extend(computed.then_some((Role::Limit, SlotKind::Duration)));
            needs
        }
        Keeps::Completion => {
            vec![
                (Role::Memory, SlotKind::Memory(Width::U8)),
                (Role::Since, SlotKind::MemoryInstant),
            ]
        }
        Keeps::Result => vec![(Role::Memory, SlotKind::Memory(Width::U8))],
        Keeps::Index => vec![(Role::Memory, SlotKind::Memory(Width::of(children)))],
        Keeps::Cycles | Keeps::Completions => numbers(kind, children),
    }
}

/// The counters and bits of a node that counts.
fn numbers(kind: &Kind, children: usize) -> Vec<(Role, SlotKind)> {
    let count = (Role::Count, SlotKind::Counter(Width::U32));
    match kind {
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
            let all = u32::try_from(children).unwrap_or(u32::MAX);
            let mut needs = Vec::new();
            needs.extend(success.is_none().then_some(count));
            needs.extend(failure.is_none().then_some((Role::SecondCount, count.1)));
            if !each_tick {
                if success != Some(1) || failure != Some(1) {
                    needs.extend(bits(children));
                }
                let counted = [
                    (Role::Succeeded, success, failure),
                    (Role::Failed, failure, success),
                ];
                needs.extend(counted.into_iter().filter_map(|(role, quota, other)| {
                    let is_in_bits = quota == Some(all) && other == Some(1);
                    let counts = quota != Some(1) && !is_in_bits;
                    counts.then(|| (role, results(quota, other)))
                }));
            }
            needs
        }
        Kind::ParallelAll { failures } => {
            let all = u32::try_from(children).unwrap_or(u32::MAX);
            let failures = quota(*failures, all);
            let mut needs: Vec<_> = bits(children).collect();
            needs.push((Role::Failed, results(failures.and(Some(all)), failures)));
            needs.extend(failures.is_none().then_some(count));
            needs
        }
        _ => unreachable!("no other node counts"),
    }
}

/// A bit for each child.
fn bits(children: usize) -> impl Iterator<Item = (Role, SlotKind)> {
    let slots = (0..children).step_by(BITS);
    slots.map(move |first| {
        let bits = BITS.min(children - first);
        (Role::Completed, SlotKind::Bits(Width::of_bits(bits)))
    })
}

/// Counts results up to a number; where one of the numbers is computed, in as many bits as that has.
fn results(up_to: Option<u32>, other: Option<u32>) -> SlotKind {
    SlotKind::Counter(match (up_to, other) {
        (Some(most), Some(_)) => Width::of(most as usize),
        _ => Width::U32,
    })
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
    match kind.facts().children {
        Liveness::One => false,
        Liveness::Overtaking | Liveness::FirstBesideAnother | Liveness::All => true,
    }
}

fn shared(kind: SlotKind) -> Option<usize> {
    SHARED.iter().position(|shared| *shared == kind)
}

fn plus(a: SlotCounts, b: SlotCounts) -> SlotCounts {
    std::array::from_fn(|kind| a[kind] + b[kind])
}

fn larger(a: SlotCounts, b: SlotCounts) -> SlotCounts {
    std::array::from_fn(|kind| a[kind].max(b[kind]))
}

/// The slots so far, the shared ones found by where they lie, by kind, and by the number among their kind.
#[derive(Default)]
struct SlotList {
    all: Vec<Slot>,
    by_kind: BTreeMap<(Option<NodeId>, usize), Vec<SlotId>>,
}

impl SlotList {
    /// The first slot of this kind that is not taken; a new one if there is none yet.
    fn take(
        &mut self,
        (node, below): (NodeId, Option<NodeId>),
        kind: SlotKind,
        taken: &mut SlotCounts,
    ) -> SlotId {
        let new = self.all.len();
        let slot = match shared(kind) {
            None => new,
            Some(shared) => {
                let number = taken[shared];
                taken[shared] += 1;
                let known = self.by_kind.entry((below, shared)).or_default();
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
