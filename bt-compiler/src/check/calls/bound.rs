//! The most calls in a tick of each node, for each status that the tick may give.

use crate::check::feasibility::Given;
use crate::check::model::{Kind, Leaf, Mode, NodeId, Threshold, Timed, Times, Tree, Yields};

const SUCCESS: Given = Given::Success;
const FAILURE: Given = Given::Failure;
const RUNNING: Given = Given::Running;
const ALL: [Given; 3] = [SUCCESS, FAILURE, RUNNING];

/// More leaves than this are not appended to a path.
const MOST_LEAVES: usize = 100_000;

/// By node and status.
pub struct Bounds<'a> {
    tree: &'a Tree,
    /// `None` if the node cannot give the status.
    calls: Vec<[Option<u64>; 3]>,
}

/// The ticks of children that make up a tick of their parent, in order: which child, what it gives, how often.
#[derive(Clone, Default)]
struct Path {
    calls: u64,
    ticks: Vec<(NodeId, Given, u32)>,
}

/// The one with more calls; the first of two alike.
fn longer(paths: impl IntoIterator<Item = Option<Path>>) -> Option<Path> {
    let paths = paths.into_iter().flatten();
    paths.reduce(|best, path| if path.calls > best.calls { path } else { best })
}

impl<'a> Bounds<'a> {
    pub fn of(tree: &'a Tree) -> Self {
        let mut bounds = Self {
            tree,
            calls: vec![[None; 3]; tree.nodes.len()],
        };
        for node in (0..tree.nodes.len()).rev() {
            for given in ALL {
                bounds.calls[node][given as usize] =
                    bounds.path(node, given).map(|path| path.calls);
            }
        }
        bounds
    }

    /// The most calls in a tick of a node. Appends the leaves that are called.
    pub fn longest(&self, node: NodeId, leaves: &mut Vec<NodeId>) -> u64 {
        let possible = ALL
            .into_iter()
            .filter(|&given| self.calls[node][given as usize].is_some());
        let longest =
            possible.max_by_key(|&given| (self.calls[node][given as usize], 2 - given as usize));
        longest.map_or(0, |given| {
            self.append(node, given, leaves);
            self.calls[node][given as usize].unwrap_or(0)
        })
    }

    /// Of a path that goes on and on, the beginning is enough.
    fn append(&self, node: NodeId, given: Given, leaves: &mut Vec<NodeId>) {
        if leaves.len() >= MOST_LEAVES {
            return;
        }
        if let Kind::Leaf(Leaf::Call | Leaf::Value) = self.tree.nodes[node].kind {
            leaves.push(node);
            return;
        }
        let path = self.path(node, given).unwrap_or_default();
        for (child, given, times) in path.ticks {
            for _ in 0..times.min(100_000) {
                if self.calls[child][given as usize].is_some_and(|calls| calls > 0) {
                    self.append(child, given, leaves);
                }
            }
        }
    }

    fn tick(&self, child: NodeId, given: Given) -> Option<Path> {
        Path::default().then(self, child, given, 1)
    }

    /// A tick of a child that completes, or that gives anything.
    fn any_of(&self, child: NodeId, allowed: &[Given]) -> Option<Path> {
        longer(allowed.iter().map(|&given| self.tick(child, given)))
    }

    fn path(&self, node: NodeId, given: Given) -> Option<Path> {
        let data = &self.tree.nodes[node];
        let children = &data.children;
        let child = children.first().copied().unwrap_or(node);
        match data.kind {
            Kind::Leaf(Leaf::Call | Leaf::Value) => Some(Path {
                calls: 1,
                ticks: Vec::new(),
            }),
            Kind::Leaf(Leaf::Constant(outcome)) if given == Given::of(outcome) => {
                Some(Path::default())
            }
            Kind::Leaf(Leaf::Running) if given == RUNNING => Some(Path::default()),
            Kind::Leaf(Leaf::Wait(_)) if given != FAILURE => Some(Path::default()),
            Kind::Leaf(_) => None,
            Kind::Ordered {
                until,
                mode: Mode::ReactiveContinue,
            } => self.continuing(children, Given::of(until), given),
            Kind::Ordered { until, mode } => self.in_turn(children, Given::of(until), mode, given),
            Kind::SequenceWithMemory => {
                self.in_turn(children, FAILURE, Mode::Async(Yields::Sync), given)
            }
            Kind::Invert => self.tick(child, given.opposite()),
            Kind::Force(outcome) if given == Given::of(outcome) => {
                self.any_of(child, &[SUCCESS, FAILURE])
            }
            Kind::Force(_) => (given == RUNNING)
                .then(|| self.tick(child, RUNNING))
                .flatten(),
            // Its time passes only while the child runs.
            Kind::Timed(Timed::Timeout, _) if given == FAILURE => {
                let passed = self.tick(child, RUNNING).map(|_| Path::default());
                longer([passed, self.tick(child, FAILURE)])
            }
            Kind::Timed(Timed::Cooldown, _) if given == FAILURE => {
                longer([Some(Path::default()), self.tick(child, FAILURE)])
            }
            Kind::Timed(Timed::Delay, _) if given == RUNNING => {
                longer([Some(Path::default()), self.tick(child, RUNNING)])
            }
            Kind::KeepRunningUntilFailure => match given {
                FAILURE => self.tick(child, FAILURE),
                RUNNING => self.any_of(child, &[SUCCESS, RUNNING]),
                _ => None,
            },
            Kind::Repeat { on, times, yields } => {
                self.cycles(child, (Given::of(on), times, yields), given)
            }
            Kind::Parallel {
                success,
                each_tick: false,
                ..
            } => self.parallel(children, success, given),
            Kind::ParallelAll { .. } if given == RUNNING => self.with_one(children, RUNNING),
            Kind::ParallelAll { .. } => self.each(children, &[SUCCESS, FAILURE], None),
            Kind::Parallel { .. } | Kind::Custom => self.each(children, &ALL, None),
            Kind::IfThenElse | Kind::WhileDoElse => self.conditional(children, given),
            Kind::Switch | Kind::Priority { .. } | Kind::Utility { .. } => {
                let none = (given == FAILURE && data.kind != Kind::Switch).then(Path::default);
                let chosen = children.iter().map(|&child| self.tick(child, given));
                longer(chosen.chain([none]))
            }
            Kind::TryCatch { .. } => self.try_catch(children, given),
            Kind::Interrupter => {
                let goes_on = self
                    .tick(children[0], SUCCESS)
                    .and_then(|path| path.then(self, children[1], given, 1));
                let control = (given != SUCCESS)
                    .then(|| self.tick(children[0], given))
                    .flatten();
                longer([goes_on, control])
            }
            Kind::Repeater(_) => self.repeater(children[0], children[1], given),
            _ => self.tick(child, given),
        }
    }

    /// Fallbacks and sequences that go from one child to the next, from wherever they rested.
    fn in_turn(&self, children: &[NodeId], until: Given, mode: Mode, given: Given) -> Option<Path> {
        let goes_on = until.opposite();
        let rests = |child: NodeId| match mode {
            Mode::Async(yields) if self.tree.nodes[child].kind != Kind::Instant => yields,
            _ => Yields::Never,
        };
        let mut longest = None;
        for first in 0..children.len() {
            // Those that never rest between two children are at their longest from the first on; and what stands behind a child
            // that never lets it go on is never come to.
            let can_begin_here = first == 0
                || matches!(mode, Mode::Async(_))
                    && self.tick(children[first - 1], goes_on).is_some();
            if !can_begin_here {
                break;
            }
            let mut so_far = Path::default();
            for (place, &child) in children.iter().enumerate().skip(first) {
                let is_last = place + 1 == children.len();
                let passed = so_far.clone().then(self, child, goes_on, 1);
                // Whether it rests after this child, and whether it may: one that was running before is not rested after.
                let (rests, may_rest) = match rests(child) {
                    Yields::Always => (true, true),
                    Yields::Sync => (place > first, true),
                    Yields::Never => (false, false),
                };
                let ends = match given {
                    _ if given == until => so_far.then(self, child, until, 1),
                    RUNNING if may_rest && !is_last => {
                        longer([so_far.then(self, child, RUNNING, 1), passed.clone()])
                    }
                    RUNNING => so_far.then(self, child, RUNNING, 1),
                    _ if is_last => passed.clone(),
                    _ => None,
                };
                longest = longer([longest, ends]);
                match passed {
                    Some(passed) if !rests => so_far = passed,
                    _ => break,
                }
            }
        }
        longest
    }

    /// `on_running = continue`: all in order, until one decides.
    fn continuing(&self, children: &[NodeId], until: Given, given: Given) -> Option<Path> {
        let goes_on = until.opposite();
        if given == goes_on {
            return self.each(children, &[goes_on], None);
        }
        if given == RUNNING {
            let one_runs = (0..children.len())
                .map(|place| self.each(children, &[goes_on, RUNNING], Some((place, RUNNING))));
            return longer(one_runs);
        }
        let decides = (0..children.len()).map(|place| {
            self.each(
                &children[..=place],
                &[goes_on, RUNNING],
                Some((place, until)),
            )
        });
        longer(decides)
    }

    /// A child that gives this decides, or one goes on running.
    fn parallel(&self, children: &[NodeId], success: Threshold, given: Given) -> Option<Path> {
        if given == RUNNING {
            return self.with_one(children, RUNNING);
        }
        let decides = (0..children.len())
            .map(|place| self.each(&children[..=place], &ALL, Some((place, given))));
        // More successes than there are children cannot be had, whatever the first one gives.
        let at_once = (given == FAILURE && success == Threshold::Computed)
            .then(|| self.each(&children[..1], &ALL, None))
            .flatten();
        longer(decides.chain([at_once]))
    }

    /// All are ticked, and one of them gives this.
    fn with_one(&self, children: &[NodeId], given: Given) -> Option<Path> {
        let places = 0..children.len();
        longer(places.map(|place| self.each(children, &ALL, Some((place, given)))))
    }

    /// Every child gives one of these, but one may have to give something else.
    fn each(
        &self,
        children: &[NodeId],
        allowed: &[Given],
        one: Option<(usize, Given)>,
    ) -> Option<Path> {
        let mut path = Path::default();
        for (place, &child) in children.iter().enumerate() {
            let tick = match one {
                Some((at, given)) if at == place => self.tick(child, given),
                _ => self.any_of(child, allowed),
            };
            path = path.and(tick?);
        }
        Some(path)
    }

    fn cycles(
        &self,
        child: NodeId,
        (on, times, yields): (Given, Times, Yields),
        given: Given,
    ) -> Option<Path> {
        let most = match (yields, times) {
            (_, Times::Literal(1)) | (Yields::Always, _) => 1,
            (Yields::Sync, _) => 2,
            (Yields::Never, Times::Literal(times)) => times,
            // Only where there is nothing to call.
            (Yields::Never, _) => 1,
        };
        // So many cycles before the last.
        let before = self.tick(child, on).map_or(0, |_| most - 1);
        let rounds = |given: Given| {
            let rounds = Path::default().then(self, child, on, before);
            let longest = rounds.and_then(|path| path.then(self, child, given, 1));
            longer([longest, self.tick(child, given)])
        };
        match given {
            _ if given == on => match times {
                Times::Forever => None,
                Times::Literal(_) => rounds(on),
                Times::Computed => longer([Some(Path::default()), rounds(on)]),
            },
            RUNNING if yields == Yields::Never || times == Times::Literal(1) => rounds(RUNNING),
            RUNNING => longer([rounds(RUNNING), rounds(on)]),
            _ => rounds(given),
        }
    }

    fn conditional(&self, children: &[NodeId], given: Given) -> Option<Path> {
        let branch = |position: usize, condition: Given| {
            let path = self.tick(children[0], condition)?;
            match children.get(position) {
                Some(&child) => path.then(self, child, given, 1),
                None => (given == FAILURE).then_some(path),
            }
        };
        let condition = (given == RUNNING)
            .then(|| self.tick(children[0], RUNNING))
            .flatten();
        // A branch that runs goes on alone, if it is ever come to.
        let alone = [SUCCESS, FAILURE].into_iter().zip(&children[1..]);
        let alone = alone.map(|(condition, &child)| {
            self.tick(children[0], condition)
                .and_then(|_| self.tick(child, given))
        });
        longer(
            [branch(1, SUCCESS), branch(2, FAILURE), condition]
                .into_iter()
                .chain(alone),
        )
    }

    fn try_catch(&self, children: &[NodeId], given: Given) -> Option<Path> {
        let (&handler, tried) = children.split_last()?;
        let tried = |given: Given| {
            if tried.is_empty() {
                return (given == SUCCESS).then(Path::default);
            }
            self.in_turn(tried, FAILURE, Mode::Memory, given)
        };
        let handled = |given: &[Given]| {
            // One that runs goes on alone, if it is ever come to.
            let caught = longer([Some(tried(FAILURE)?), Some(Path::default())])?;
            Some(caught.and(self.any_of(handler, given)?))
        };
        match given {
            SUCCESS => tried(SUCCESS),
            FAILURE => handled(&[SUCCESS, FAILURE]),
            _ => longer([tried(RUNNING), handled(&[RUNNING])]),
        }
    }

    fn repeater(&self, control: NodeId, child: NodeId, given: Given) -> Option<Path> {
        if given != RUNNING {
            return self
                .tick(child, given)
                .and_then(|path| path.then(self, control, FAILURE, 1));
        }
        let again = self
            .any_of(child, &[SUCCESS, FAILURE])
            .and_then(|path| Some(path.and(self.any_of(control, &[SUCCESS, RUNNING])?)));
        longer([self.tick(child, RUNNING), again])
    }
}

impl Path {
    /// And then a child is ticked so often, and gives this each time.
    fn then(&self, bounds: &Bounds, child: NodeId, given: Given, times: u32) -> Option<Self> {
        let calls = match times {
            0 => 0,
            _ => bounds.calls[child][given as usize]?,
        };
        let mut path = self.clone();
        path.calls = path
            .calls
            .saturating_add(calls.saturating_mul(times.into()));
        path.ticks.push((child, given, times));
        Some(path)
    }

    fn and(mut self, other: Self) -> Self {
        self.calls = self.calls.saturating_add(other.calls);
        self.ticks.extend(other.ticks);
        self
    }
}
