//! Slots of nodes that are never reached.
//!
//! A branch may be switched off with `force_failure`, or stand after a `repeat` that only a failure
//! ends. Its points are left out, and here its slots are: a time that is never read would
//! have no type in the closure form, where rustc infers it from the clock.

use crate::check::model::Tree;
use crate::lower::graph::{Cleanup, Edge, Effect, Graph, Limit, PointKind, Quota, SlotId, Step};

/// Leaves out the slots that nothing is done with but to put them back.
pub fn drop_unused_slots(_: &Tree, graph: &mut Graph) {
    let mut used = vec![false; graph.slots.len()];
    each_slot(graph, &mut |slot, only_reset| used[*slot] |= !only_reset);
    if used.iter().all(|used| *used) {
        return;
    }
    for region in &mut graph.regions {
        let entry = region.entry.edges_mut();
        let points = region.points.iter_mut();
        for edge in entry.chain(points.flat_map(|point| point.kind.edges_mut())) {
            edge.effects
                .retain(|effect| !matches!(effect, Effect::Reset(slot) if !used[*slot]));
        }
        for suspend in &mut region.suspends {
            suspend
                .cleanup
                .retain(|(_, part)| !matches!(part, Cleanup::Reset(slot) if !used[*slot]));
        }
    }
    let renumbered: Vec<SlotId> = used
        .iter()
        .scan(0, |next, used| {
            let number = *next;
            *next += usize::from(*used);
            Some(number)
        })
        .collect();
    each_slot(graph, &mut |slot, _| *slot = renumbered[*slot]);
    let mut used = used.into_iter();
    graph.slots.retain(|_| used.next().unwrap_or_default());
}

/// Each mention of a slot, and whether it is only put back there.
fn each_slot(graph: &mut Graph, visit: &mut impl FnMut(&mut SlotId, bool)) {
    for region in &mut graph.regions {
        for suspend in &mut region.suspends {
            for (_, part) in &mut suspend.cleanup {
                if let Cleanup::Reset(slot) = part {
                    visit(slot, true);
                }
            }
        }
        region
            .entry
            .edges_mut()
            .for_each(|edge| of_edge(edge, visit));
        for point in &mut region.points {
            of_point(&mut point.kind, visit);
            point.kind.edges_mut().for_each(|edge| of_edge(edge, visit));
        }
    }
}

fn of_edge(edge: &mut Edge, visit: &mut impl FnMut(&mut SlotId, bool)) {
    for effect in &mut edge.effects {
        match effect {
            Effect::Reset(slot) => visit(slot, true),
            Effect::ReadClock(slot)
            | Effect::Evaluate(_, slot)
            | Effect::EvaluateSecond(_, slot)
            | Effect::Remember(slot, _) => visit(slot, false),
            Effect::Start(_)
            | Effect::Restore(_)
            | Effect::Suspend(_)
            | Effect::Replace(_)
            | Effect::Note(_)
            | Effect::Handle(_)
            | Effect::Idle(_)
            | Effect::SetContext(_)
            | Effect::AtOnce
            | Effect::Settle(_) => {}
            Effect::Await { started, limit } => {
                visit(started, false);
                if let Limit::Slot(slot) = limit {
                    visit(slot, false);
                }
            }
        }
    }
}

fn of_point(kind: &mut PointKind, visit: &mut impl FnMut(&mut SlotId, bool)) {
    match kind {
        PointKind::Elapsed { started, limit, .. } => {
            visit(started, false);
            if let Limit::Slot(slot) = limit {
                visit(slot, false);
            }
        }
        PointKind::Count { slot, .. }
        | PointKind::IfZero { slot, .. }
        | PointKind::Recall { slot, .. } => visit(slot, false),
        PointKind::Step { step, .. } => of_step(step, visit),
        PointKind::Arrive(_)
        | PointKind::Pass(_)
        | PointKind::Switch { .. }
        | PointKind::Choose { .. }
        | PointKind::GiveBack { .. }
        | PointKind::HaltWithin { .. } => {}
    }
}

fn of_step(step: &mut Step, visit: &mut impl FnMut(&mut SlotId, bool)) {
    let (quotas, kept): (_, Vec<&mut SlotId>) = match step {
        Step::Parallel {
            success,
            failure,
            completed,
            succeeded,
            failed,
            ..
        } => {
            let kept = completed.iter_mut().chain(succeeded).chain(failed);
            (vec![success, failure], kept.collect())
        }
        Step::ParallelEach {
            success, failure, ..
        } => (vec![success, failure], Vec::new()),
        Step::ParallelAll {
            failures,
            completed,
            failed,
            ..
        } => {
            let kept = completed.iter_mut().chain([failed]);
            (vec![failures], kept.collect())
        }
        Step::Call
        | Step::Value
        | Step::Running
        | Step::Continue { .. }
        | Step::Region(_)
        | Step::Custom(_) => return,
    };
    for quota in quotas {
        if let Quota::Slot(slot) = quota {
            visit(slot, false);
        }
    }
    for slot in kept {
        visit(slot, false);
    }
}
