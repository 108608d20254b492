//! Trees that are declared never to run: nothing rests in them between two ticks.

use crate::check::model::Tree;
use crate::lower::graph::{Arrival, Edge, Effect, Graph, PointKind, Region};

/// In a tree that never runs, no region rests.
pub fn never_rest(tree: &Tree, graph: &mut Graph) {
    if tree.never_runs {
        graph.regions.iter_mut().for_each(never_rests);
    }
}

/// Leaves out what only a region does that may rest: going on where it rested, and halting what runs.
fn never_rests(region: &mut Region) {
    start_only(&mut region.entry);
    for point in &mut region.points {
        match &mut point.kind {
            PointKind::Arrive(arrival) => {
                start_only(arrival);
                point.kind = PointKind::Pass(arrival.start.clone());
            }
            PointKind::HaltWithin { then, .. } => point.kind = PointKind::Pass(then.clone()),
            _ => {}
        }
        point.kind.edges_mut().for_each(forget);
    }
    for suspend in &mut region.suspends {
        suspend.cleanup.clear();
        suspend.certain = false;
    }
}

fn start_only(arrival: &mut Arrival) {
    arrival.resume.clear();
    forget(&mut arrival.start);
}

fn forget(edge: &mut Edge) {
    edge.effects
        .retain(|effect| !effect.is_about_index() && !matches!(effect, Effect::Replace(_)));
}
