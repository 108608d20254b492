//! Large regions in sections, each a function of its own.
//!
//! ```text
//! let mut at = …;
//! if at < 128 {
//!     if at < 64 {
//!         at = match self.from_walk(hero, was, at) {
//!             ControlFlow::Continue(next) => next,
//!             ControlFlow::Break(Status::Running) => return Status::Running,
//!             ControlFlow::Break(done) => break 'tree done,
//!         };
//!     }
//!     if at < 128 {
//!         at = match self.from_talk(hero, was, at) { … };
//!     }
//! }
//! match self.from_sleep(hero, was, at) { … }
//! ```
//!
//! Every size of region is cut in the same way: a small one is one section, which needs no function.
//! A tick finds the section that it needs by halves, since the numbers of a section stand in a block of their own, and falls from
//! each to those after it. Only a loop around several sections goes back: there each round of `loop { if at < … }` is one of them.
//! What a section gives is looked at where it is called: LLVM then sees for each that it ends the tick, and which sections it
//! passes. A loop around all of them would hide that, and control be asked for at each.
//! Those that follow each other are inlined in optimized builds, where the types of their leaves are asked ([`types`](super::types)).

use super::weights::{in_step, Weight};
use crate::lower::graph::{
    Edge, Effect, Graph, Loop, LoopId, Point, PointId, PointKind, Region, SuspendId, Target,
};
use std::collections::BTreeSet;
use std::ops::Range;

/// How much stands in one section: points, and the nodes of inner regions that stand in them.
///
/// With so many LLVM still threads every jump (from some 80 on it gives up, at 7 times the instructions),
/// and rustc's quadratic costs do not show yet. With half as many, a tick of 85 to 128 leaves takes up to 15 %
/// more instructions, as it goes through the loop where it would not have to.
pub const SECTION: usize = 64;

/// Above so many sections, those with loops stay functions of their own in the machine code.
///
/// A tree of 5,000 nodes with loops everywhere took an optimized build eight times as long. A tick pays for each section it comes to,
/// some twenty instructions: as much as three leaves or four, which smaller trees do not pay.
pub const MANY_SECTIONS: usize = 16;

/// How a region is cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sections {
    /// In order; all points together.
    pub points: Vec<Range<PointId>>,
    /// By loop: whether it stands in one section.
    pub keeps_loop: Vec<bool>,
    /// By point: the section it is in.
    of_point: Vec<usize>,
    /// By section: the points that control comes to from outside.
    pub entered: Vec<BTreeSet<PointId>>,
    /// The points that control comes to from outside as their leaves begin. A leaf begins where it is called: there it is known
    /// whether it can run.
    pub begun: BTreeSet<PointId>,
    /// The section in which every tick begins, if control never comes back to it: as that of the condition
    /// before a large reactive branch. It stands before the loop.
    pub prologue: Option<usize>,
    /// Whether control never goes back from one to another.
    pub goes_forward: bool,
    /// The points at which what goes from one section to the next halts first; see [`halts_between`](super::halts_between).
    pub halts: BTreeSet<PointId>,
}

impl Sections {
    /// With these points at which it is halted between the sections, if there are several.
    pub fn halting(inner: &[Weight], region: &Region, halts: BTreeSet<PointId>) -> Self {
        let weights: Vec<usize> = (0..region.points.len())
            .map(|point| weight(inner, region, point))
            .collect();
        let mut points = Vec::new();
        let whole = 0..region.points.len();
        if weights.iter().sum::<usize>() <= SECTION {
            points.push(whole);
        } else {
            let mut cut = Cut {
                region,
                weights,
                sections: Vec::new(),
            };
            let mut last = 0..0;
            cut.cut(whole, 0, &mut last);
            cut.end(&mut last);
            points = cut.sections;
        }
        let mut of_point = vec![0; region.points.len()];
        for (section, points) in points.iter().enumerate() {
            of_point[points.clone()].fill(section);
        }
        let stands_in_one = |it: &Loop| of_point[it.points.start] == of_point[it.points.end - 1];
        let keeps_loop = region.loops.iter().map(stands_in_one).collect();
        let mut sections = Self {
            entered: vec![BTreeSet::new(); points.len()],
            begun: BTreeSet::new(),
            prologue: None,
            goes_forward: false,
            halts: if points.len() > 1 {
                halts
            } else {
                BTreeSet::new()
            },
            points,
            keeps_loop,
            of_point,
        };
        sections.find_entered(region);
        sections
    }

    /// Whether all of the region is one section.
    pub fn is_one(&self) -> bool {
        self.points.len() <= 1
    }

    /// Whether control goes to no other from this section.
    pub fn ends(&self, section: usize) -> bool {
        self.goes_forward && section + 1 == self.points.len()
    }

    pub fn of_point(&self, point: PointId) -> usize {
        self.of_point[point]
    }

    /// Whether control leaves the section on this way.
    pub fn is_far(&self, from: usize, to: Target) -> bool {
        match to {
            Target::Point(point) => self.of_point[point] != from || self.halts.contains(&point),
            Target::Again { looping, .. } => !self.keeps_loop[looping],
            Target::Done(_) | Target::Running => false,
        }
    }

    /// Whether LLVM is to leave a section a function of its own. It would take all of a region into one function, as each is called in one
    /// place, and what it does with the loops of a function grows with the square of their number.
    pub fn stays_apart(&self, graph: &Graph, region: &Region, section: usize) -> bool {
        let points = self.points[section].clone();
        let loops = region.loops.iter().zip(&self.keeps_loop);
        let mut loops = loops.filter(|(_, is_kept)| **is_kept);
        self.points.len() > MANY_SECTIONS
            && (loops.any(|(it, _)| points.contains(&it.points.start))
                || region.points[points]
                    .iter()
                    .any(|it| loops_within(graph, it)))
    }

    fn find_entered(&mut self, region: &Region) {
        if self.is_one() {
            return;
        }
        let points = region.points.iter().enumerate();
        let far = points.flat_map(|(id, point)| {
            let from = self.of_point[id];
            let (edges, sections) = (point.kind.edges(), &*self);
            edges.filter(move |edge| sections.is_far(from, edge.to))
        });
        let far: Vec<&Edge> = far.collect();
        let goes_back = |edge: &&Edge| matches!(edge.to, Target::Again { .. });
        let goes_forward = self.halts.is_empty() && !far.iter().any(goes_back);
        let begun = far.iter().filter_map(|edge| begun_by(region, edge));
        self.begun = begun.collect();
        let far: BTreeSet<PointId> = far.into_iter().filter_map(leads_to).collect();
        let begins: Vec<Option<PointId>> = region.entry.edges().map(leads_to).collect();
        let comes_back = |section| far.iter().any(|&to| self.of_point[to] == section);
        let mut first = begins.iter().map(|to| to.map(|to| self.of_point[to]));
        let only = first.next().flatten();
        let only = only.filter(|_| first.all(|section| section == only));
        self.prologue = only.filter(|&section| !comes_back(section));
        if self.prologue.is_none() {
            let begun = region.entry.edges();
            self.begun
                .extend(begun.filter_map(|edge| begun_by(region, edge)));
        }
        self.goes_forward = goes_forward;
        for to in far.into_iter().chain(begins.into_iter().flatten()) {
            self.entered[self.of_point[to]].insert(to);
        }
    }
}

/// Whether the regions inside of a point have loops.
fn loops_within(graph: &Graph, point: &Point) -> bool {
    let PointKind::Step { step, .. } = &point.kind else {
        return false;
    };
    let regions = step.regions();
    let mut regions = regions.iter().map(|&inner| &graph.regions[inner]);
    regions.any(|inner| {
        !inner.loops.is_empty() || inner.points.iter().any(|it| loops_within(graph, it))
    })
}

/// The point of a leaf that begins as control comes there, if it depends on its type whether it can run.
pub fn begun_by(region: &Region, edge: &Edge) -> Option<PointId> {
    let (Some(Effect::Start(begun)), Target::Point(to)) = (edge.effects.last(), edge.to) else {
        return None;
    };
    let of_leaf =
        matches!(region.points[to].kind, PointKind::Step { suspend, .. } if suspend == *begun);
    (of_leaf && !region.suspends[*begun].certain).then_some(to)
}

/// Where an edge leads to, forward or back.
fn leads_to(edge: &Edge) -> Option<PointId> {
    match edge.to {
        Target::Point(to) | Target::Again { point: to, .. } => Some(to),
        Target::Done(_) | Target::Running => None,
    }
}

/// How much code a point is: its own, and the inner regions of its step, as far as they are no functions of their own.
fn weight(inner: &[Weight], region: &Region, point: PointId) -> usize {
    match &region.points[point].kind {
        PointKind::Step { step, .. } => 1 + in_step(inner, step.regions()),
        _ => 1,
    }
}

/// A region that is being cut.
struct Cut<'a> {
    region: &'a Region,
    weights: Vec<usize>,
    sections: Vec<Range<PointId>>,
}

impl Cut<'_> {
    /// Cuts what is between two loops, or inside of one. Small loops are not cut. One that is too large for a section may begin and end within
    /// two others: where such loops stand in one another, each would else begin with a small section.
    fn cut(&mut self, points: Range<PointId>, mut looping: LoopId, section: &mut Range<PointId>) {
        let mut next = points.start;
        while next < points.end {
            let inner = self.region.loops.get(looping).map(|it| it.points.clone());
            let inner = inner.filter(|inner| inner.start == next);
            let unit = inner.clone().unwrap_or(next..next + 1);
            let of_unit: usize = self.weights[unit.clone()].iter().sum();
            if inner.is_some() && of_unit > SECTION {
                self.cut(unit.clone(), looping + 1, section);
            } else {
                let so_far: usize = self.weights[section.clone()].iter().sum();
                // A number of the first section stands for the idle region.
                let most = SECTION - usize::from(section.start == 0);
                if so_far + of_unit > most {
                    self.end(section);
                }
                section.end = unit.end;
                if inner.is_none() && self.goes_on_far(unit.start) {
                    self.end(section);
                }
            }
            looping += loops_before(self.region, looping, unit.end);
            next = unit.end;
        }
    }

    /// Whether control goes on from a point to more places than one section has: what comes before it, the conditions
    /// that are asked at every tick, is then a section by itself, and control is not asked twice where it goes.
    fn goes_on_far(&self, point: PointId) -> bool {
        match &self.region.points[point].kind {
            PointKind::Arrive(arrival) => arrival.resume.len() > SECTION,
            _ => false,
        }
    }

    /// The next section begins where this one ends.
    fn end(&mut self, section: &mut Range<PointId>) {
        let next = section.end..section.end;
        let points = std::mem::replace(section, next);
        if !points.is_empty() {
            self.sections.push(points);
        }
    }
}

/// How many loops from this one on begin before a point.
pub fn loops_before(region: &Region, from: LoopId, point: PointId) -> usize {
    let loops = region.loops[from..].iter();
    loops
        .take_while(|looping| looping.points.start < point)
        .count()
}

/// The numbers of a region's suspend points and points: what the resume index holds, and what `at` does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbers {
    pub suspends: Vec<usize>,
    pub points: Vec<usize>,
    /// By point: whether it goes by the number of the suspend point at which it rests.
    pub is_suspend: Vec<bool>,
    /// How many numbers a section has; a power of two.
    pub block: usize,
}

impl Numbers {
    pub fn of(region: &Region, sections: &Sections) -> Self {
        let mut point_of = vec![None; region.suspends.len()];
        for (id, point) in region.points.iter().enumerate() {
            if let PointKind::Step { suspend, .. } = point.kind {
                point_of[suspend] = Some(id);
            }
        }
        if sections.is_one() {
            return Self::in_one(region);
        }
        let mut is_suspend = vec![false; region.points.len()];
        let mut in_section: Vec<Vec<Counted>> = vec![Vec::new(); sections.points.len()];
        let (mut section, mut next) = (0, 0);
        for (suspend, point) in point_of.iter().enumerate() {
            // In one order with the points, so that neighbours in the tree have neighbouring numbers.
            if let Some(point) = point.filter(|point| *point >= next) {
                (section, next) = (sections.of_point[point], point + 1);
                is_suspend[point] = true;
            }
            in_section[section].push(Counted::Suspend(suspend));
        }
        for (point, is_suspend) in is_suspend.iter().enumerate() {
            if !is_suspend {
                in_section[sections.of_point[point]].push(Counted::Point(point));
            }
        }
        // Nothing is 0 but the idle region, so the first section has a number less.
        let first = |section: usize| usize::from(section == 0);
        let sizes = in_section.iter().enumerate();
        let most = sizes.map(|(section, all)| first(section) + all.len()).max();
        let block = most.unwrap_or(1).next_power_of_two();
        let mut numbers = Self {
            suspends: vec![0; region.suspends.len()],
            points: vec![0; region.points.len()],
            is_suspend,
            block,
        };
        for (section, all) in in_section.iter().enumerate() {
            for (number, counted) in (section * block + first(section)..).zip(all) {
                match *counted {
                    Counted::Suspend(suspend) => numbers.suspends[suspend] = number,
                    Counted::Point(point) => numbers.points[point] = number,
                }
            }
        }
        numbers.share(&point_of);
        numbers
    }

    /// Suspend points, then points.
    fn in_one(region: &Region) -> Self {
        let first = region.suspends.len() + 1;
        let mut numbers = Self {
            suspends: (1..first).collect(),
            points: Vec::new(),
            is_suspend: Vec::new(),
            block: 0,
        };
        let mut others = first..;
        for point in &region.points {
            let suspend = match point.kind {
                PointKind::Step { suspend, .. } => Some(numbers.suspends[suspend]),
                _ => None,
            };
            numbers.is_suspend.push(suspend.is_some());
            numbers.points.extend(suspend.or_else(|| others.next()));
        }
        numbers
    }

    fn share(&mut self, point_of: &[Option<PointId>]) {
        for (suspend, point) in point_of.iter().enumerate() {
            if let Some(point) = point.filter(|point| self.is_suspend[*point]) {
                self.points[point] = self.suspends[suspend];
            }
        }
    }

    /// The largest.
    pub fn largest(&self) -> usize {
        let all = self.suspends.iter().chain(&self.points);
        all.copied().max().unwrap_or(0)
    }
}

#[derive(Debug, Clone, Copy)]
enum Counted {
    Suspend(SuspendId),
    Point(PointId),
}

#[cfg(test)]
mod tests;
