//! Ways round that keep all assumptions.
//!
//! Strongly connected parts of the graph in which an assumption is broken are taken apart until each that is left keeps all of
//! them, or none is left (Emerson and Lei; Streett's condition).

use super::super::graph::{take, Graph, Step};
use super::super::trace::{trace, Trace};
use super::super::walker::Walker;
use super::super::Exploration;
use super::components::components;
use super::Waits;
use std::collections::{HashMap, VecDeque};

/// A way round.
pub struct Lasso {
    start: usize,
    steps: Vec<Step>,
}

/// Which assumptions a step is about: which it obliges, and which it keeps.
#[derive(Default, Clone)]
struct Marks {
    asks: Vec<usize>,
    keeps: Vec<usize>,
}

/// A part of the graph, and which of its steps do not count any more.
struct Part {
    states: Vec<usize>,
    without: Vec<usize>,
}

struct Finder<'a> {
    exploration: &'a Exploration,
    graph: &'a Graph<Waits>,
    waits: Vec<Waits>,
    walker: Walker<'a>,
    marks: HashMap<(usize, usize), Marks>,
}

impl Lasso {
    /// One on which the second moment never comes, and all assumptions are kept; the one that begins first.
    pub fn find(exploration: &Exploration, graph: &Graph<Waits>) -> Option<Self> {
        let mut walker = Walker::new(&exploration.plan);
        let waits = (0..graph.len()).map(|state| {
            let watched = graph.load(&mut walker, state);
            graph.watched[watched as usize]
        });
        let waits: Vec<Waits> = waits.collect();
        let mut finder = Finder {
            exploration,
            graph,
            waits,
            walker,
            marks: HashMap::new(),
        };
        let waiting = 0..graph.len();
        let waiting = waiting.filter(|&state| matches!(finder.waits[state], Waits::For { .. }));
        let mut parts = vec![Part {
            states: waiting.collect(),
            without: Vec::new(),
        }];
        let mut found: Option<Part> = None;
        while let Some(part) = parts.pop() {
            for mut connected in finder.components(&part) {
                connected.states.sort_unstable();
                let is_later = |found: &Part| found.states[0] <= connected.states[0];
                if found.as_ref().is_some_and(is_later) {
                    continue;
                }
                let broken = finder.broken(&connected);
                if broken.is_empty() {
                    found = Some(connected);
                } else {
                    connected.without.extend(broken);
                    parts.push(connected);
                }
            }
        }
        found.map(|part| finder.round(&part))
    }

    /// The way there, and round.
    pub fn trace(&self, exploration: &Exploration, graph: &Graph<Waits>, says: String) -> Trace {
        let mut steps = graph.way_to(self.start);
        let stem = trace(
            &exploration.plan,
            &exploration.assumptions,
            &steps,
            String::new(),
        );
        let is_resting = graph.is_resting(self.start);
        steps.extend(&self.steps);
        let mut whole = trace(&exploration.plan, &exploration.assumptions, &steps, says);
        whole.back_to = is_resting.then_some(stem.turns.len());
        whole
    }
}

impl Finder<'_> {
    /// The steps within a part: from where, which of the state's edges, and to where.
    fn inner<'p>(&'p self, part: &'p Part) -> impl Iterator<Item = (usize, usize, usize)> + 'p {
        part.states.iter().flat_map(move |&state| {
            let edges = self.graph.edges(state).iter().enumerate();
            edges.filter_map(move |(number, edge)| {
                let to = edge.to as usize;
                let is_inner = !edge.step.is_from_outside()
                    && self.waits[to] == self.waits[state]
                    && part.states.binary_search(&to).is_ok();
                is_inner.then_some((state, number, to))
            })
        })
    }

    /// The steps within a part that count: those about broken assumptions do not.
    fn counted(&mut self, part: &Part) -> Vec<(usize, usize, usize)> {
        let inner: Vec<_> = self.inner(part).collect();
        let mut counted = Vec::with_capacity(inner.len());
        for (state, number, to) in inner {
            let is_without = !part.without.is_empty() && {
                let marks = self.marks_of(state, number);
                marks.asks.iter().any(|fair| part.without.contains(fair))
            };
            if !is_without {
                counted.push((state, number, to));
            }
        }
        counted
    }

    /// Assumptions that are broken by going round there for ever.
    fn broken(&mut self, part: &Part) -> Vec<usize> {
        let mut asks = vec![false; self.exploration.fairness.len()];
        let mut keeps = asks.clone();
        for (state, number, _) in self.counted(part) {
            let marks = self.marks_of(state, number);
            for &fair in &marks.asks {
                asks[fair] = true;
            }
            for &fair in &marks.keeps {
                keeps[fair] = true;
            }
        }
        (0..asks.len())
            .filter(|&fair| asks[fair] && !keeps[fair])
            .collect()
    }

    fn marks_of(&mut self, state: usize, number: usize) -> &Marks {
        let (exploration, graph, walker) = (self.exploration, self.graph, &mut self.walker);
        self.marks.entry((state, number)).or_insert_with(|| {
            let step = graph.edges(state)[number].step;
            graph.load(walker, state);
            if walker.asks().is_none() && !step.is_from_outside() {
                walker.begin();
            }
            let asked = walker.asks().map(|ask| ask.place);
            graph.load(walker, state);
            take(walker, &exploration.assumptions, step);
            let mut marks = Marks::default();
            for (fair, fairness) in exploration.fairness.iter().enumerate() {
                let number = exploration.plan.places()[fairness.place].number;
                let (asks, keeps) = fairness.of(asked, step, walker.events(), number);
                if asks {
                    marks.asks.push(fair);
                }
                if keeps {
                    marks.keeps.push(fair);
                }
            }
            marks
        })
    }

    /// The strongly connected parts in which one can go round.
    fn components(&mut self, part: &Part) -> Vec<Part> {
        let mut next: HashMap<usize, Vec<usize>> = HashMap::new();
        for (state, _, to) in self.counted(part) {
            next.entry(state).or_default().push(to);
        }
        let parts = components(&part.states, &next).into_iter();
        let connected = parts.filter(|states| {
            let first = states[0];
            states.len() > 1 || next.get(&first).is_some_and(|to| to.contains(&first))
        });
        connected
            .map(|mut states| {
                states.sort_unstable();
                Part {
                    states,
                    without: part.without.clone(),
                }
            })
            .collect()
    }

    /// A way round in a part that keeps all assumptions.
    fn round(&mut self, part: &Part) -> Lasso {
        let mut resting = part.states.iter().copied();
        let start = resting.find(|&state| self.graph.is_resting(state));
        let start = start.unwrap_or(part.states[0]);
        let counted = self.counted(part);
        let mut next: HashMap<usize, Vec<(usize, usize)>> = HashMap::new();
        let mut wanted: Vec<bool> = vec![false; self.exploration.fairness.len()];
        for &(state, number, to) in &counted {
            next.entry(state).or_default().push((number, to));
            for &fair in &self.marks_of(state, number).asks.clone() {
                wanted[fair] = true;
            }
        }
        // Perhaps the shortest way round keeps them all by itself.
        let shortest = self.way(&next, start, &mut |_, _, _, to| to == start);
        if !shortest.is_empty() && self.is_fair(&shortest) {
            let steps = shortest.iter();
            let steps = steps.map(|&(state, number, _)| self.graph.edges(state)[number].step);
            return Lasso {
                start,
                steps: steps.collect(),
            };
        }
        let mut at = start;
        let mut steps: Vec<Step> = Vec::new();
        // To a step that keeps the next assumption, and so on; last to where it began.
        loop {
            let fair = wanted.iter().position(|&wanted| wanted);
            let mut is_goal = |finder: &mut Self, state: usize, number: usize, to: usize| match fair
            {
                Some(fair) => finder.marks_of(state, number).keeps.contains(&fair),
                None => to == start,
            };
            if fair.is_none() && at == start && !steps.is_empty() {
                break;
            }
            let way = self.way(&next, at, &mut is_goal);
            if way.is_empty() {
                break;
            }
            for (state, number, to) in way {
                for &kept in &self.marks_of(state, number).keeps.clone() {
                    wanted[kept] = false;
                }
                steps.push(self.graph.edges(state)[number].step);
                at = to;
            }
            if fair.is_none() {
                break;
            }
        }
        Lasso { start, steps }
    }

    /// Whether these steps, taken for ever, keep all assumptions.
    fn is_fair(&mut self, steps: &[(usize, usize, usize)]) -> bool {
        let (mut asks, mut keeps) = (Vec::new(), Vec::new());
        for &(state, number, _) in steps {
            let marks = self.marks_of(state, number);
            asks.extend(marks.asks.iter().copied());
            keeps.extend(marks.keeps.iter().copied());
        }
        asks.iter().all(|fair| keeps.contains(fair))
    }

    /// The shortest way whose last step is a goal.
    fn way(
        &mut self,
        next: &HashMap<usize, Vec<(usize, usize)>>,
        start: usize,
        is_goal: &mut impl FnMut(&mut Self, usize, usize, usize) -> bool,
    ) -> Vec<(usize, usize, usize)> {
        let mut from: HashMap<usize, (usize, usize)> = HashMap::new();
        let mut queue = VecDeque::from([start]);
        while let Some(state) = queue.pop_front() {
            for &(number, to) in next.get(&state).map_or(&[][..], Vec::as_slice) {
                if is_goal(self, state, number, to) {
                    let mut way = vec![(state, number, to)];
                    let mut at = state;
                    while at != start {
                        let (before, number) = from[&at];
                        way.push((before, number, at));
                        at = before;
                    }
                    way.reverse();
                    return way;
                }
                if to != start && !from.contains_key(&to) {
                    from.insert(to, (state, number));
                    queue.push_back(to);
                }
            }
        }
        Vec::new()
    }
}
