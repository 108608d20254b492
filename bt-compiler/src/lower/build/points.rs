//! The list of a region's points while it is built, and what can be said about all of them.

use crate::check::model::NodeId;
use crate::lower::graph::{
    Arrival, Edge, Effect, Loop, LoopId, Point, PointId, PointKind, Region, SuspendId,
    SuspendPoint, Target,
};
use std::collections::{BTreeMap, BTreeSet};

/// Where an arrival at a node that is known to be running leads if nothing of it runs. Gone
/// when the list is finished.
pub const NEVER: Target = Target::Point(PointId::MAX);

/// Points in the reverse of the order of execution; turned round when the region is done.
#[derive(Default)]
pub struct PointList {
    reversed: Vec<Point>,
    /// Their points by number in `reversed`; inner ones are closed before outer ones.
    loops: Vec<Loop>,
    /// The loops that are not closed yet.
    open: Vec<LoopId>,
}

impl PointList {
    /// Adds a point that comes before all others so far.
    pub fn push(&mut self, point: Point) -> PointId {
        self.reversed.push(point);
        self.reversed.len() - 1
    }

    /// From here on points belong to a loop.
    pub fn open_loop(&mut self, node: NodeId) {
        let from = self.reversed.len();
        self.open.push(self.loops.len());
        self.loops.push(Loop {
            node,
            points: from..from,
        });
    }

    /// The way back to the beginning of the innermost open loop. Where that is becomes known
    /// only when the loop is closed.
    pub fn again(&self) -> Edge {
        let looping = *self
            .open
            .last()
            .expect("only a loop that is open is gone back to");
        Edge::new(Target::Again {
            looping,
            point: PointId::MAX,
        })
    }

    /// The innermost open loop ends, which is where it begins: its points are complete, and
    /// this edge leads into it.
    pub fn close_loop(&mut self, start: &Edge) {
        let looping = self.open.pop().expect("only a loop that is open is closed");
        let points = self.loops[looping].points.start..self.reversed.len();
        self.loops[looping].points = points.clone();
        let unknown = Target::Again {
            looping,
            point: PointId::MAX,
        };
        let to = match start.to {
            Target::Point(point) if points.contains(&point) => Target::Again { looping, point },
            elsewhere => elsewhere,
        };
        for edge in self.reversed[points]
            .iter_mut()
            .flat_map(|point| point.kind.edges_mut())
        {
            if edge.to == unknown {
                edge.effects.extend(start.effects.iter().cloned());
                edge.to = to;
            }
        }
    }

    /// The points in the order of execution, without those that nothing leads to, and the
    /// loops that are really gone back to.
    pub fn finish(mut self, mut entry: Arrival) -> Finished {
        let Reach {
            points: reached,
            suspends,
            ..
        } = self.reach(&entry);
        let arrivals = self
            .reversed
            .iter_mut()
            .filter_map(|point| match &mut point.kind {
                PointKind::Arrive(arrival) => Some(arrival),
                _ => None,
            });
        for arrival in arrivals.chain([&mut entry]) {
            arrival.keep_suspends(&suspends);
        }
        let mut renumbered = vec![0; self.reversed.len()];
        let mut points = Vec::new();
        for (id, point) in self.reversed.into_iter().enumerate().rev() {
            if reached[id] {
                renumbered[id] = points.len();
                points.push(point);
            }
        }
        let (loops, loop_numbers) = finish_loops(self.loops, &reached, &renumbered, &points);
        let edges = points.iter_mut().flat_map(|point| point.kind.edges_mut());
        for edge in edges.chain(entry.edges_mut()) {
            match &mut edge.to {
                Target::Point(id) => *id = renumbered[*id],
                Target::Again { looping, point } => {
                    *point = renumbered[*point];
                    *looping = loop_numbers[*looping];
                }
                Target::Done(_) | Target::Running => {}
            }
        }
        Finished {
            points,
            loops,
            entry,
            suspends,
        }
    }

    /// What control can come to. An edge that is taken only where a suspend point was running counts once
    /// something leads to that suspend point: what a `force_…` has cut off is never resumed.
    fn reach(&self, entry: &Arrival) -> Reach {
        let mut found = Reach {
            points: vec![false; self.reversed.len()],
            suspends: BTreeSet::new(),
        };
        let mut worklist = Worklist::default();
        worklist.arrive(entry, &found);
        while let Some(edge) = worklist.edges.pop() {
            for suspend in edge.effects.iter().filter_map(Effect::leads_to) {
                if found.suspends.insert(suspend) {
                    worklist
                        .edges
                        .extend(worklist.resumed.remove(&suspend).into_iter().flatten());
                }
            }
            if edge.to == NEVER {
                continue;
            }
            if let Target::Point(id) | Target::Again { point: id, .. } = edge.to {
                if std::mem::replace(&mut found.points[id], true) {
                    continue;
                }
                match &self.reversed[id].kind {
                    PointKind::Arrive(arrival) => worklist.arrive(arrival, &found),
                    kind => worklist.edges.extend(kind.edges()),
                }
            }
        }
        found
    }
}

/// What is still to be looked at, and what was seen, while one looks for what control can come to.
#[derive(Default)]
struct Worklist<'a> {
    /// They can be taken, and have not been followed.
    edges: Vec<&'a Edge>,
    /// By suspend point: they can be taken once something leads to it.
    resumed: BTreeMap<SuspendId, Vec<&'a Edge>>,
}

impl<'a> Worklist<'a> {
    fn arrive(&mut self, arrival: &'a Arrival, found: &Reach) {
        self.edges.push(&arrival.start);
        for (suspends, edge) in &arrival.resume {
            if suspends
                .iter()
                .any(|suspend| found.suspends.contains(suspend))
            {
                self.edges.push(edge);
                continue;
            }
            for &suspend in suspends {
                self.resumed.entry(suspend).or_default().push(edge);
            }
        }
    }
}

/// A region's points in order.
pub struct Finished {
    pub points: Vec<Point>,
    pub loops: Vec<Loop>,
    pub entry: Arrival,
    /// Where it can rest.
    pub suspends: BTreeSet<SuspendId>,
}

/// What has been found to be reached so far.
struct Reach {
    points: Vec<bool>,
    suspends: BTreeSet<SuspendId>,
}

impl Effect {
    /// The suspend point that can be rested at, or that is taken for the running one, after this effect.
    fn leads_to(&self) -> Option<SuspendId> {
        match self {
            Self::Start(suspend) | Self::Suspend(suspend) | Self::Replace(suspend) => {
                Some(*suspend)
            }
            _ => None,
        }
    }
}

/// The loops in the new numbers, outer ones first, and the new number of each.
fn finish_loops(
    loops: Vec<Loop>,
    reached: &[bool],
    renumbered: &[PointId],
    points: &[Point],
) -> (Vec<Loop>, Vec<LoopId>) {
    let mut used = vec![false; loops.len()];
    for edge in points.iter().flat_map(|point| point.kind.edges()) {
        if let Target::Again { looping, .. } = edge.to {
            used[looping] = true;
        }
    }
    let mut kept: Vec<(LoopId, Loop)> = Vec::new();
    for (id, Loop { node, points }) in loops.into_iter().enumerate().filter(|(id, _)| used[*id]) {
        let mut inside = points
            .filter(|point| reached[*point])
            .map(|point| renumbered[point]);
        // The list was reversed: its last is the first.
        let last = inside.next().unwrap_or_default();
        let first = inside.next_back().unwrap_or(last);
        kept.push((
            id,
            Loop {
                node,
                points: first..last + 1,
            },
        ));
    }
    kept.sort_by_key(|(_, looping)| (looping.points.start, std::cmp::Reverse(looping.points.end)));
    let mut numbers = vec![0; used.len()];
    for (new, (old, _)) in kept.iter().enumerate() {
        numbers[*old] = new;
    }
    (
        kept.into_iter().map(|(_, looping)| looping).collect(),
        numbers,
    )
}

/// Drops the suspend points at which nothing can come to rest: those of nodes that are never reached.
pub fn drop_unreached(suspends: &[SuspendPoint], finished: &mut Finished) -> Vec<SuspendPoint> {
    let mut kept = Vec::new();
    let mut renumbered = vec![None; suspends.len()];
    for &id in &finished.suspends {
        renumbered[id] = Some(kept.len());
        kept.push(suspends[id].clone());
    }
    finished.entry.renumber_suspends(&renumbered);
    for point in &mut finished.points {
        point.kind.renumber_suspends(&renumbered);
    }
    kept
}

fn renumber_all(suspends: &mut Vec<SuspendId>, renumbered: &[Option<SuspendId>]) {
    *suspends = suspends
        .iter()
        .filter_map(|&suspend| renumbered[suspend])
        .collect();
}

impl Edge {
    pub(crate) fn renumber_suspends(&mut self, renumbered: &[Option<SuspendId>]) {
        self.effects.retain_mut(|effect| match effect {
            Effect::Start(suspend) | Effect::Suspend(suspend) | Effect::Replace(suspend) => {
                renumbered[*suspend]
                    .map(|number| *suspend = number)
                    .is_some()
            }
            Effect::Restore(suspends) => {
                renumber_all(suspends, renumbered);
                !suspends.is_empty()
            }
            Effect::Settle(suspends) => {
                // Some may have been merged.
                renumber_all(suspends, renumbered);
                suspends.sort_unstable();
                suspends.dedup();
                !suspends.is_empty()
            }
            _ => true,
        });
    }
}

impl Arrival {
    /// Every edge out of it.
    pub(crate) fn edges(&self) -> impl Iterator<Item = &Edge> {
        self.resume
            .iter()
            .map(|(_, edge)| edge)
            .chain([&self.start])
    }

    pub(crate) fn edges_mut(&mut self) -> impl Iterator<Item = &mut Edge> {
        self.resume
            .iter_mut()
            .map(|(_, edge)| edge)
            .chain([&mut self.start])
    }

    /// Leaves out the edges that only other suspend points would take.
    fn keep_suspends(&mut self, kept: &BTreeSet<SuspendId>) {
        for (suspends, _) in &mut self.resume {
            suspends.retain(|suspend| kept.contains(suspend));
        }
        self.resume.retain(|(suspends, _)| !suspends.is_empty());
        if self.start.to == NEVER {
            // Where all others are excluded, the last one needs no test.
            if let Some((_, last)) = self.resume.pop() {
                self.start = last;
            }
        }
    }

    pub(crate) fn renumber_suspends(&mut self, renumbered: &[Option<SuspendId>]) {
        self.edges_mut()
            .for_each(|edge| edge.renumber_suspends(renumbered));
        self.resume
            .iter_mut()
            .for_each(|(suspends, _)| renumber_all(suspends, renumbered));
    }
}

impl Region {
    /// In every edge; the suspend points themselves stay.
    pub(crate) fn renumber_suspends(&mut self, renumbered: &[Option<SuspendId>]) {
        self.entry.renumber_suspends(renumbered);
        for point in &mut self.points {
            point.kind.renumber_suspends(renumbered);
        }
    }
}

/// The edges out of a point, by whatever kind of reference.
macro_rules! edges_of {
    ($kind:expr, $edges:ident, $iter:ident, $($borrow:tt)+) => {
        match $kind {
            Self::Step { success, failure, running, .. } => Box::new([success, failure, running].into_iter()),
            Self::Arrive(arrival) => Box::new(arrival.$edges()),
            Self::Elapsed { yes, no, .. } | Self::IfZero { yes, no, .. } => Box::new([yes, no].into_iter()),
            Self::GiveBack { success, failure } => Box::new([success, failure].into_iter()),
            Self::Count { done, more, .. } => Box::new([done, more].into_iter()),
            Self::Recall { by, otherwise, .. } => Box::new(by.$iter().map(|(_, edge)| edge).chain([otherwise])),
            Self::Switch { choices } => Box::new(choices.$iter().map(|choice| $($borrow)+ choice.then)),
            Self::Choose { choices, none, .. } => {
                Box::new(choices.$iter().map(|choice| $($borrow)+ choice.then).chain([none]))
            }
            Self::Pass(then) | Self::HaltWithin { then, .. } => Box::new([then].into_iter()),
        }
    };
}

impl PointKind {
    /// Every edge out of it.
    pub fn edges(&self) -> Box<dyn Iterator<Item = &Edge> + '_> {
        edges_of!(self, edges, iter, &)
    }

    pub(crate) fn edges_mut(&mut self) -> Box<dyn Iterator<Item = &mut Edge> + '_> {
        edges_of!(self, edges_mut, iter_mut, &mut)
    }

    pub(crate) fn renumber_suspends(&mut self, renumbered: &[Option<SuspendId>]) {
        match self {
            Self::Arrive(arrival) => return arrival.renumber_suspends(renumbered),
            Self::Step { suspend, .. } => *suspend = renumbered[*suspend].unwrap_or_default(),
            _ => {}
        }
        self.edges_mut()
            .for_each(|edge| edge.renumber_suspends(renumbered));
    }
}
