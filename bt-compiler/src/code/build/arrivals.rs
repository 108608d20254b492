//! Arrivals: where control goes by the stop that was running.

use super::layout::From;
use super::{at, was, RegionBuild};
use crate::code::{Arm, Block, Exit, Expr, Flow, Match, Number, Pattern, Statement};
use crate::lower::graph::{Arrival, Edge, Effect, Kept, PointId, PointKind, Step, StopId, Target};
use std::collections::BTreeSet;

impl RegionBuild<'_> {
    /// ```text
    /// match was {
    ///     At::SLEEP => …,      // a stop that goes on
    ///     _ => …,              // the start
    /// }
    /// ```
    pub fn arrival(&self, from: From, arrival: &Arrival) -> Block {
        let start = self.edge(from, &arrival.start);
        if self.region.kept != Kept::Place {
            return start;
        }
        let mut groups = groups(arrival);
        let mut code = Block::default();
        let mut ways = self.by_own_number(from, &mut groups);
        if !ways.is_empty() {
            if let ([way], [], Some(before)) = (&*ways, &*groups, self.all_before(&ways)) {
                let goes_on = Arm::new(Pattern::Rest, way.then.clone());
                let on = Expr::Variable(was(self.id));
                let arms = vec![Arm::new(before, start), goes_on];
                code.push(Statement::Match(Match { on, arms }));
                return code;
            }
            ways.extend(groups.iter().map(|group| self.way(from, group, arrival)));
            code.push(Statement::Match(self.by_was(ways, start)));
            return code;
        }
        if let [(stops, edge)] = groups.as_slice() {
            if let Some(retired) = only_retires(edge, &arrival.start) {
                let was_one = Expr::any(stops.iter().map(|&stop| self.was_at(stop)).collect());
                let retire = Statement::Store(Expr::Variable(was(self.id)), self.stop(retired));
                code.only_if(was_one, retire.into());
                code.extend(start);
                return code;
            }
        }
        match groups.as_slice() {
            [] => return start,
            [(stops, edge)] if stops.len() == 1 => {
                let (mut resumed, mut start) = (self.edge(from, edge), start);
                let can_run = self.condition(stops, edge, &arrival.start);
                let common = resumed.common_end(&mut start);
                if resumed.is_empty() && start.is_empty() {
                    return common;
                }
                let was_there = self.was_at(stops[0]);
                if resumed.is_empty() && can_run.is_none() {
                    code.only_if(was_there.negated(), start);
                } else {
                    let conditions = [was_there].into_iter().chain(can_run).collect();
                    code.branch(Expr::all(conditions), resumed, start);
                }
                code.extend(common);
            }
            groups => {
                let ways = groups.iter().map(|group| self.way(from, group, arrival));
                code.push(Statement::Match(self.by_was(ways.collect(), start)));
            }
        }
        code
    }

    fn way(&self, from: From, (stops, edge): &(Vec<StopId>, &Edge), arrival: &Arrival) -> Way {
        Way {
            stops: stops.clone(),
            condition: self.condition(stops, edge, &arrival.start),
            then: self.edge(from, edge),
        }
    }

    /// In a region of several sections, the stops from which control goes on to the very point of their
    /// number, all together: they take one arm where each would take one. They are taken out of the groups.
    ///
    /// ```text
    /// At::WALK..=At::SLEEP => {
    ///     self.resume = was;
    ///     at = was;
    /// }
    /// ```
    fn by_own_number(&self, from: From, groups: &mut Vec<(Vec<StopId>, &Edge)>) -> Vec<Way> {
        let Some(section) = self.section else {
            return Vec::new();
        };
        let mut merged: Vec<Merged> = Vec::new();
        for (stops, edge) in groups.iter() {
            let Some(found) = self.own_number(stops, edge) else {
                continue;
            };
            let is_far = self.plan.sections.is_far(section, edge.to);
            let same = merged
                .iter_mut()
                .find(|other| other.effects == edge.effects && other.is_far == is_far);
            match same {
                Some(same) => same.all.push(found),
                None => merged.push(Merged {
                    effects: &edge.effects,
                    is_far,
                    all: vec![found],
                }),
            }
        }
        merged.retain(|merged| merged.all.len() > 1);
        let all = merged.iter().flat_map(|merged| &merged.all);
        let taken: BTreeSet<StopId> = all.map(|(stop, _)| *stop).collect();
        groups.retain(|(stops, _)| !stops.iter().all(|stop| taken.contains(stop)));
        let ways = merged.iter().map(|merged| self.merged_way(from, merged));
        ways.collect()
    }

    /// All numbers of other stops, if those of these ways come after them: to compare with one number takes less than
    /// with the two ends of a range.
    fn all_before(&self, ways: &[Way]) -> Option<Pattern> {
        let numbers = &self.plan.numbers.stops;
        let resumed: BTreeSet<StopId> = ways.iter().flat_map(|way| &way.stops).copied().collect();
        let first = resumed.iter().map(|&stop| numbers[stop]).min()?;
        let others = (0..numbers.len()).filter(|stop| !resumed.contains(stop));
        let mut last = None;
        for stop in others {
            if numbers[stop] > first {
                return None;
            }
            last = last.max(Some((numbers[stop], stop)));
        }
        let last = last.map_or(Number::Idle, |(_, stop)| {
            self.body.stop_number(self.id, stop)
        });
        Some(Pattern::Numbers(vec![(Number::Idle, last)]))
    }

    fn merged_way(&self, from: From, merged: &Merged) -> Way {
        let mut then = Block::default();
        self.effects(merged.effects, &mut then);
        let (number, layout) = (Expr::Variable(was(self.id)), &self.plan.layout);
        let mut points = merged.all.iter().map(|(_, point)| *point);
        if merged.is_far {
            then.leave(Exit::Return(Expr::Flow(Flow::Continue, Box::new(number))));
        } else if points.any(|point| layout.passes_guards(from, point)) {
            then.store(Expr::Variable(at(self.id)), number);
        }
        Way {
            stops: merged.all.iter().map(|(stop, _)| *stop).collect(),
            condition: None,
            then,
        }
    }

    /// The stop and the point, if control goes on from one stop to the point that bears its number.
    fn own_number(&self, stops: &[StopId], edge: &Edge) -> Option<(StopId, PointId)> {
        let (&[stop], Target::Point(point)) = (stops, edge.to) else {
            return None;
        };
        let numbers = &self.plan.numbers;
        let is_its_own = numbers.is_stop[point] && numbers.points[point] == numbers.stops[stop];
        is_its_own.then_some((stop, point))
    }

    /// The same as an expression whose value says where control goes.
    pub fn arrival_value(&self, arrival: &Arrival) -> Expr {
        let start = self.edge_value(&arrival.start);
        let groups = groups(arrival);
        if self.region.kept != Kept::Place || groups.is_empty() {
            return match start.into_expression() {
                Ok(value) => value,
                Err(start) => Expr::Block(None, start),
            };
        }
        let mut ways: Vec<Way> = groups
            .iter()
            .map(|(stops, edge)| Way {
                stops: stops.clone(),
                condition: self.condition(stops, edge, &arrival.start),
                then: self.edge_value(edge),
            })
            .collect();
        if self.plan.sections.is_one() {
            return Expr::Match(Box::new(self.by_was(ways, start)));
        }
        // Most go on by the very number at which they rest.
        ways.retain(|way| match way.then.statements.as_slice() {
            [Statement::Value(Expr::Number(Number::Stop(_, stop)))] => way.stops != [*stop],
            _ => true,
        });
        let goes_on = Expr::Variable(was(self.id)).into();
        let mut all = self.by_was(ways, goes_on);
        let mut starts = vec![(Number::Idle, Number::Idle)];
        let resumed = groups.iter().flat_map(|(stops, _)| stops);
        let resumed: BTreeSet<StopId> = resumed.copied().collect();
        let others = (0..self.region.stops.len()).filter(|stop| !resumed.contains(stop));
        starts.extend(self.ranges(&others.collect::<Vec<_>>()));
        all.arms
            .insert(0, Arm::new(Pattern::Numbers(starts), start));
        Expr::Match(Box::new(all))
    }

    /// `match was { … }`: ranges where a few places follow each other, the last of them taking
    /// what is left, so that it comes down to a few comparisons; else one arm each.
    fn by_was(&self, mut ways: Vec<Way>, start: Block) -> Match {
        let on = Expr::Variable(was(self.id));
        if self.plan.sections.is_one() {
            if let Some(started) = self.prefix_of_start(&ways) {
                let idle = match started.checked_sub(1) {
                    Some(stop) => (Number::Idle, self.body.stop_number(self.id, stop)),
                    None => (Number::Idle, Number::Idle),
                };
                let last = ways.pop();
                let arms = [Arm::new(Pattern::Numbers(vec![idle]), start)].into_iter();
                let arms = arms.chain(ways.into_iter().map(|way| {
                    let range = self.ranges(&way.stops);
                    Arm::new(Pattern::Numbers(range), way.then)
                }));
                let last = last.map(|way| Arm::new(Pattern::Rest, way.then));
                let arms = arms.chain(last).collect();
                return Match { on, arms };
            }
        }
        let arms = ways.into_iter().map(|way| {
            let (pattern, condition) = if way.condition.is_some() && way.stops.len() > 1 {
                (Pattern::Rest, Some(self.any_reached(&way.stops)))
            } else if self.plan.sections.is_one() {
                let numbers = way.stops.iter().map(|&stop| {
                    let number = self.body.stop_number(self.id, stop);
                    (number, number)
                });
                (Pattern::Numbers(numbers.collect()), way.condition)
            } else {
                (Pattern::Numbers(self.ranges(&way.stops)), way.condition)
            };
            Arm {
                pattern,
                condition,
                then: way.then,
            }
        });
        let arms = arms.chain([Arm::new(Pattern::Rest, start)]).collect();
        Match { on, arms }
    }

    /// `was == At::A && a_type.can_run() || was == At::B && b_type.can_run()`: asked one by one, so that
    /// nothing is left of a place where nothing can have rested.
    fn any_reached(&self, stops: &[StopId]) -> Expr {
        let places = stops.iter().map(|stop| {
            let can_run = self.any_can_run(std::slice::from_ref(stop));
            Expr::all([self.was_at(*stop)].into_iter().chain(can_run).collect())
        });
        Expr::any(places.collect())
    }

    /// The numbers of these stops, those that follow each other as ranges.
    pub fn ranges(&self, stops: &[StopId]) -> Vec<(Number, Number)> {
        self.body.ranges(self.id, stops)
    }

    /// How many stops, from the first, lead to the start, if the few other ways take all the
    /// rest in order and without conditions.
    fn prefix_of_start(&self, ways: &[Way]) -> Option<StopId> {
        const TOO_MANY: usize = 6;
        let first = *ways.first()?.stops.first()?;
        let in_order = ways
            .iter()
            .flat_map(|way| &way.stops)
            .copied()
            .eq(first..self.region.stops.len());
        let plain = ways.iter().all(|way| way.condition.is_none());
        let a_few = (2..=TOO_MANY).contains(&ways.len());
        (in_order && plain && a_few).then_some(first)
    }

    /// What to ask besides the number, so that nothing is left of the arm if none of these
    /// leaves can run. Nothing where only the index tells the two ways apart: it is not
    /// touched for a leaf that cannot run.
    fn condition(&self, stops: &[StopId], resumed: &Edge, start: &Edge) -> Option<Expr> {
        let touches_index =
            |effect: &Effect| matches!(effect, Effect::Start(_) | Effect::Restore(_));
        let same = resumed.to == start.to
            && resumed
                .effects
                .iter()
                .chain(&start.effects)
                .all(touches_index);
        if same {
            None
        } else {
            self.any_can_run(stops)
        }
    }

    /// `a_type.can_run() || b_type.can_run()`, if it takes that to know whether one of these
    /// stops can ever have been reached; none if it is certain, or if asking takes more
    /// words than it is worth, or if they are called in other functions.
    pub fn any_can_run(&self, stops: &[StopId]) -> Option<Expr> {
        const TOO_MANY: usize = 8;
        let is_certain = |&stop: &StopId| self.region.stops[stop].certain;
        let many = stops.len() > TOO_MANY;
        if many || stops.iter().any(is_certain) || !self.calls_all(stops) {
            return None;
        }
        let nodes = stops.iter().map(|&stop| self.region.stops[stop].node);
        Some(Expr::any(nodes.map(Expr::CanRun).collect()))
    }

    /// Whether all that rests at these stops is called and started only in the function that is being made. Who starts
    /// a leaf of another section does not know whether it can run.
    fn calls_all(&self, stops: &[StopId]) -> bool {
        let Some(section) = self.section else {
            return self.plan.sections.is_one();
        };
        if self.plan.sections.prologue != Some(section) {
            return false;
        }
        let points = &self.region.points[self.plan.sections.points[section].clone()];
        let called = points.iter().filter_map(|point| match point.kind {
            PointKind::Step {
                step: Step::Call,
                stop,
                ..
            } => Some(stop),
            _ => None,
        });
        let called: BTreeSet<StopId> = called.collect();
        stops.iter().all(|stop| called.contains(stop))
    }
}

impl crate::code::body::Body<'_> {
    /// The numbers of these stops of a region, those that follow each other as ranges.
    pub fn ranges(&self, region: usize, stops: &[StopId]) -> Vec<(Number, Number)> {
        let numbers = &self.plans[region].numbers.stops;
        let mut stops = stops.to_vec();
        stops.sort_unstable_by_key(|&stop| numbers[stop]);
        let mut ranges: Vec<(StopId, StopId)> = Vec::new();
        for stop in stops {
            match ranges.last_mut() {
                Some((_, last)) if stop == *last + 1 => *last = stop,
                _ => ranges.push((stop, stop)),
            }
        }
        let number = |stop| self.stop_number(region, stop);
        let ranges = ranges.into_iter();
        ranges
            .map(|(first, last)| (number(first), number(last)))
            .collect()
    }
}

/// Stops from which control goes on alike, each to the point of its number.
struct Merged<'a> {
    effects: &'a [Effect],
    is_far: bool,
    all: Vec<(StopId, PointId)>,
}

/// An arm by the stop that was running.
struct Way {
    stops: Vec<StopId>,
    condition: Option<Expr>,
    then: Block,
}

/// The stop to which a way retires, if that is all that sets it apart from the start.
fn only_retires(resumed: &Edge, start: &Edge) -> Option<StopId> {
    match resumed.effects.split_first() {
        Some((Effect::Retire(stop), rest)) if resumed.to == start.to && rest == start.effects => {
            Some(*stop)
        }
        _ => None,
    }
}

/// The ways on that differ from the start, each once.
fn groups(arrival: &Arrival) -> Vec<(Vec<StopId>, &Edge)> {
    let mut groups: Vec<(Vec<StopId>, &Edge)> = Vec::new();
    for (stops, edge) in arrival
        .resume
        .iter()
        .filter(|(_, edge)| *edge != arrival.start)
    {
        match groups.last_mut() {
            Some((known, same)) if *same == edge => known.extend(stops),
            _ => groups.push((stops.clone(), edge)),
        }
    }
    // Built from the end to the beginning.
    for (stops, _) in &mut groups {
        stops.sort_unstable();
    }
    groups.sort_by(|(a, _), (b, _)| a.cmp(b));
    groups
}
