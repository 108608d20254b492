//! How a region is cut: a few points each, in loops and between them.

use crate::lower::graph::{Effect, LoopId, PointId, Region};
use std::collections::BTreeMap;
use std::ops::Range;

/// A part has about so many points.
pub const POINTS: usize = 16;

/// What is open throughout is the first part; each end of a region that is cut is one too.
pub type PartId = usize;

/// How a region is cut.
pub struct Cut {
    /// By their first points, and the loops that begin before them: a loop is not its first part.
    pub parts: BTreeMap<(PointId, LoopId), Part>,
    /// The point that ends the region, if there is one, is a part as well.
    pub last: PartId,
    /// Whether they are functions. Not where control begins in a loop of several parts.
    pub are_functions: bool,
    /// Whether they may be methods. Not where a user's composite ticks them, as it borrows its field, nor
    /// where they share more than where control is and was.
    pub may_be_methods: bool,
}

#[derive(Clone)]
pub struct Part {
    pub id: PartId,
    pub points: Range<PointId>,
    pub is_in_loop: bool,
}

impl Cut {
    /// None where the points of a region are few.
    pub fn of(region: &Region, last: Option<PointId>, next: &mut PartId) -> Option<Self> {
        let end = last.unwrap_or(region.points.len());
        if end <= POINTS {
            return None;
        }
        let mut cutting = Cutting {
            region,
            next,
            parts: BTreeMap::new(),
        };
        cutting.cut(0..end, 0, false);
        let parts = cutting.parts;
        *next += 1;
        let first = parts.get(&(0, 0));
        Some(Self {
            are_functions: first.is_some(),
            may_be_methods: !shares_more(region),
            parts,
            last: *next - 1,
        })
    }
}

/// Whether effects of a region change more than the index and where control goes.
fn shares_more(region: &Region) -> bool {
    let mut effects = region.edges().flat_map(|edge| &edge.effects);
    effects.any(|effect| matches!(effect, Effect::Note(_) | Effect::Retire(_)))
}

/// A region that is being cut.
struct Cutting<'a> {
    region: &'a Region,
    next: &'a mut PartId,
    parts: BTreeMap<(PointId, LoopId), Part>,
}

impl Cutting<'_> {
    /// Cuts what is between two loops, or inside of one. Small loops are not cut.
    fn cut(&mut self, points: Range<PointId>, mut looping: LoopId, is_in_loop: bool) {
        let mut part = points.start..points.start;
        let mut loops = looping;
        while part.end < points.end {
            let inner = self.region.loops.get(looping).map(|it| it.points.clone());
            let inner = inner.filter(|inner| inner.start == part.end);
            let is_large = inner.as_ref().is_some_and(|inner| inner.len() > POINTS);
            let end = inner.clone().map_or(part.end + 1, |inner| inner.end);
            if is_large || end - part.start > POINTS {
                self.add(part.clone(), loops, is_in_loop);
                (part.start, loops) = (part.end, looping);
            }
            if let Some(inner) = inner.clone().filter(|_| is_large) {
                self.cut(inner, looping + 1, true);
            }
            part.end = end;
            looping += loops_before(self.region, looping, end);
            if is_large {
                (part.start, loops) = (end, looping);
            }
        }
        self.add(part, loops, is_in_loop);
    }

    fn add(&mut self, points: Range<PointId>, loops: LoopId, is_in_loop: bool) {
        if points.is_empty() {
            return;
        }
        let part = Part {
            id: *self.next,
            points: points.clone(),
            is_in_loop,
        };
        *self.next += 1;
        self.parts.insert((points.start, loops), part);
    }
}

/// How many loops from this one on begin before a point.
pub fn loops_before(region: &Region, from: LoopId, point: PointId) -> usize {
    let loops = region.loops[from..].iter();
    loops
        .take_while(|looping| looping.points.start < point)
        .count()
}
