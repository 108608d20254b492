//! The list of a region's points while it is built.

use super::graph::{Arrival, Edge, Effect, Point, PointId, PointKind, Stop, StopId, Target};

/// Points in the reverse of the order of execution; turned round when the region is done.
#[derive(Default)]
pub struct PointList {
    reversed: Vec<Point>,
}

impl PointList {
    /// Adds a point that comes before all others so far.
    pub fn push(&mut self, point: Point) -> PointId {
        self.reversed.push(point);
        self.reversed.len() - 1
    }

    /// The points in the order of execution, without those that nothing leads to.
    pub fn finish(self, mut entry: Arrival) -> (Vec<Point>, Arrival) {
        let mut reached = vec![false; self.reversed.len()];
        entry.edges().for_each(|edge| mark(edge, &mut reached));
        // Edges lead from a later element of the reversed list to an earlier one, so one
        // pass finds everything.
        for id in (0..self.reversed.len()).rev() {
            if reached[id] {
                self.reversed[id]
                    .kind
                    .edges()
                    .for_each(|edge| mark(edge, &mut reached));
            }
        }

        let mut renumbered = vec![0; self.reversed.len()];
        let mut points = Vec::new();
        for (id, point) in self.reversed.into_iter().enumerate().rev() {
            if reached[id] {
                renumbered[id] = points.len();
                points.push(point);
            }
        }
        let edges = points
            .iter_mut()
            .flat_map(|point| point.kind.edges_mut())
            .chain(entry.edges_mut());
        for edge in edges {
            if let Target::Point(id) = &mut edge.to {
                *id = renumbered[*id];
            }
        }
        (points, entry)
    }
}

/// Drops the stops at which no point can come to rest: those of nodes that are never reached.
pub fn drop_unreached(stops: &[Stop], points: &mut [Point], entry: &mut Arrival) -> Vec<Stop> {
    let mut reached = vec![false; stops.len()];
    for point in &*points {
        if let PointKind::Step { stop, .. } = point.kind {
            reached[stop] = true;
        }
    }
    let mut kept = Vec::new();
    let mut renumbered = vec![None; stops.len()];
    for (id, stop) in stops.iter().enumerate().filter(|(id, _)| reached[*id]) {
        renumbered[id] = Some(kept.len());
        kept.push(stop.clone());
    }
    entry.renumber_stops(&renumbered);
    for point in points {
        point.kind.renumber_stops(&renumbered);
    }
    kept
}

fn renumber_all(stops: &mut Vec<StopId>, renumbered: &[Option<StopId>]) {
    *stops = stops.iter().filter_map(|&stop| renumbered[stop]).collect();
}

impl Edge {
    fn renumber_stops(&mut self, renumbered: &[Option<StopId>]) {
        self.effects.retain_mut(|effect| match effect {
            Effect::Start(stop) => renumbered[*stop].map(|number| *stop = number).is_some(),
            Effect::Restore(stops) => {
                renumber_all(stops, renumbered);
                !stops.is_empty()
            }
            Effect::ReadClock(_) | Effect::Evaluate(..) | Effect::Reset(_) => true,
        });
    }
}

fn mark(edge: &Edge, reached: &mut [bool]) {
    if let Target::Point(id) = edge.to {
        reached[id] = true;
    }
}

impl Arrival {
    /// Every way on.
    pub fn edges(&self) -> impl Iterator<Item = &Edge> {
        self.resume
            .iter()
            .map(|(_, edge)| edge)
            .chain([&self.start])
    }

    fn renumber_stops(&mut self, renumbered: &[Option<StopId>]) {
        self.edges_mut()
            .for_each(|edge| edge.renumber_stops(renumbered));
        self.resume
            .iter_mut()
            .for_each(|(stops, _)| renumber_all(stops, renumbered));
        self.resume.retain(|(stops, _)| !stops.is_empty());
    }

    fn edges_mut(&mut self) -> impl Iterator<Item = &mut Edge> {
        self.resume
            .iter_mut()
            .map(|(_, edge)| edge)
            .chain([&mut self.start])
    }
}

impl PointKind {
    /// Every way on.
    pub fn edges(&self) -> Box<dyn Iterator<Item = &Edge> + '_> {
        match self {
            Self::Step {
                success,
                failure,
                running,
                ..
            } => Box::new([success, failure, running].into_iter()),
            Self::Arrive(arrival) => Box::new(arrival.edges()),
            Self::Elapsed { yes, no, .. } => Box::new([yes, no].into_iter()),
            Self::HaltWithin { then, .. } => Box::new([then].into_iter()),
        }
    }

    fn renumber_stops(&mut self, renumbered: &[Option<StopId>]) {
        match self {
            Self::Arrive(arrival) => return arrival.renumber_stops(renumbered),
            Self::Step { stop, .. } => *stop = renumbered[*stop].unwrap_or_default(),
            Self::Elapsed { .. } | Self::HaltWithin { .. } => {}
        }
        self.edges_mut()
            .for_each(|edge| edge.renumber_stops(renumbered));
    }

    fn edges_mut(&mut self) -> Box<dyn Iterator<Item = &mut Edge> + '_> {
        match self {
            Self::Step {
                success,
                failure,
                running,
                ..
            } => Box::new([success, failure, running].into_iter()),
            Self::Arrive(arrival) => Box::new(arrival.edges_mut()),
            Self::Elapsed { yes, no, .. } => Box::new([yes, no].into_iter()),
            Self::HaltWithin { then, .. } => Box::new([then].into_iter()),
        }
    }
}
