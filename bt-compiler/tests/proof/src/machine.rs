//! The machine of `bt-model` on a stage: answered out of the scripts of a play, as leaves, clocks and expressions would.

use crate::custom::Act;
use crate::stage::{self, Machine, Stage};
use bt_compiler::check::model::{Keeps, Kind, Leaf, NodeId, Time, Times, Tree, When};
use bt_core::Status;
use bt_core::TreeInfo;
use bt_model::{Answer, Answers, Asked, Event, Hooks, Model, Question, What};

/// A tree that is followed as it is described.
pub struct Followed<'tree> {
    model: Model,
    oracle: Oracle<'tree>,
}

impl<'tree> Followed<'tree> {
    /// `info` describes the tree.
    pub fn new(tree: &'tree Tree, info: &'static TreeInfo) -> Self {
        Self {
            model: Model::of(info),
            oracle: Oracle::new(tree, Stage::new(&[])),
        }
    }

    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Does it with the oracle on this stage.
    fn on<T>(&mut self, stage: &mut Stage, act: impl FnOnce(&mut Self) -> T) -> T {
        std::mem::swap(stage, &mut self.oracle.stage);
        let given = act(self);
        std::mem::swap(stage, &mut self.oracle.stage);
        given
    }
}

impl Machine for Followed<'_> {
    fn tick(&mut self, stage: &mut Stage) -> stage::Status {
        let given = self.on(stage, |this| this.model.tick(&mut this.oracle));
        match given.unwrap_or_else(|lost| panic!("the machine guesses: {lost}")) {
            Status::Success => stage::Status::Success,
            Status::Failure => stage::Status::Failure,
            Status::Running => stage::Status::Running,
        }
    }

    fn halt(&mut self, stage: &mut Stage) {
        let halted = self.on(stage, |this| this.model.halt_with(&mut this.oracle));
        halted.unwrap_or_else(|lost| panic!("the machine guesses: {lost}"));
    }

    fn reset(&mut self, stage: &mut Stage) {
        let reset = self.on(stage, |this| {
            let reset = this.model.reset_with(&mut this.oracle);
            this.oracle.forget();
            reset
        });
        reset.unwrap_or_else(|lost| panic!("the machine guesses: {lost}"));
    }

    fn resting_nodes(&self) -> Vec<NodeId> {
        let machine = self.model.machine();
        let state = self.model.state();
        let resting = state.running().filter(|&place| {
            let mut children = machine.places()[place].children.iter();
            !children.any(|&child| state.is_running(child))
        });
        let mut resting: Vec<NodeId> = resting
            .map(|place| machine.places()[place].number.into())
            .collect();
        resting.sort_unstable();
        resting
    }

    fn is_idle(&self) -> bool {
        self.model.running().next().is_none()
    }

    fn remembers(&self) -> bool {
        !self.model.state().is_new()
    }
}

/// A world that keeps its own times and counts.
pub struct Oracle<'tree> {
    tree: &'tree Tree,
    pub stage: Stage,
    nodes: Vec<Kept>,
}

#[derive(Clone)]
struct Kept {
    parent: Option<NodeId>,
    starts: bool,
    /// When its time began, and how long that is.
    since: u128,
    limit: u128,
    /// When the child of a `cooldown` completed.
    completed: u128,
    due: u128,
    /// What is left of the turn of a composite, the last first.
    acts: Option<Vec<Act>>,
    gives: Option<stage::Status>,
    /// What the last tick of a child gave.
    last: stage::Status,
    /// The child whose result it has yet to see.
    ticks: Option<usize>,
    /// Whether its last child was started in this activation, which is the handler of a `try_catch`.
    caught: bool,
}

impl<'tree> Oracle<'tree> {
    pub fn new(tree: &'tree Tree, stage: Stage) -> Self {
        let new = Kept {
            parent: None,
            starts: true,
            since: 0,
            limit: 0,
            completed: 0,
            due: 0,
            acts: None,
            gives: None,
            last: stage::Status::Success,
            ticks: None,
            caught: false,
        };
        let mut nodes = vec![new; tree.nodes.len()];
        for (parent, node) in tree.nodes.iter().enumerate() {
            for &child in &node.children {
                nodes[child].parent = Some(parent);
            }
        }
        Self { tree, stage, nodes }
    }

    /// A reset puts the context back.
    pub fn forget(&mut self) {
        let mut nodes = self.tree.nodes.iter();
        if nodes.any(|node| node.kind == Kind::Context) {
            self.stage.forget_context();
        }
    }

    fn duration(&mut self, node: NodeId, time: Time) -> u128 {
        match time {
            Time::Literal { nanoseconds } => nanoseconds,
            Time::Computed => self.stage.evaluate(node),
        }
    }

    fn choice(&mut self, node: NodeId) -> Option<u16> {
        let children = self.tree.nodes[node].children.len();
        let chosen = match self.tree.nodes[node].kind {
            Kind::Switch => {
                let choice = usize::try_from(self.stage.evaluate(node));
                Some(choice.map_or(children - 1, |choice| choice.min(children - 1)))
            }
            Kind::Priority { .. } => usize::try_from(self.stage.evaluate(node)).ok(),
            _ => {
                let (mut highest, mut chosen) = (None, None);
                for position in 0..children {
                    let score = self.stage.score(node);
                    if score.is_some() && score > highest {
                        highest = score;
                        chosen = Some(position);
                    }
                }
                chosen
            }
        };
        let chosen = chosen.filter(|chosen| *chosen < children);
        chosen.and_then(|chosen| u16::try_from(chosen).ok())
    }

    /// What the code of a composite does next.
    fn act(&mut self, node: NodeId) -> Answer {
        if self.nodes[node].acts.is_none() {
            let turn = self.stage.turn(node);
            let mut acts = turn.acts;
            acts.reverse();
            self.nodes[node].acts = Some(acts);
            self.nodes[node].gives = turn.gives;
            self.nodes[node].last = stage::Status::Success;
        }
        if let Some(child) = self.nodes[node].ticks.take() {
            let what = stage::What::Saw(child, self.nodes[node].last);
            self.stage.record.push(stage::Event { node, what });
        }
        loop {
            let next = self.nodes[node].acts.as_mut().and_then(Vec::pop);
            match next {
                Some(Act::Tick(child)) => {
                    self.nodes[node].ticks = Some(child);
                    // A child that there is gives something else.
                    self.nodes[node].last = stage::Status::Failure;
                    return Answer::Tick(u16::try_from(child).unwrap_or(u16::MAX));
                }
                // What has completed is idle for the model.
                Some(Act::Halt(child) | Act::Idle(child)) => {
                    return Answer::Halt(u16::try_from(child).unwrap_or(u16::MAX));
                }
                Some(Act::Ask(child)) => {
                    let known = self.tree.nodes[node].children.get(child);
                    let runs = known.is_some_and(|&child| self.runs(child));
                    let what = stage::What::Asked(child, runs);
                    self.stage.record.push(stage::Event { node, what });
                }
                None => break,
            }
        }
        let kept = &mut self.nodes[node];
        kept.acts = None;
        let given = kept.gives.unwrap_or(kept.last);
        let what = if kept.starts {
            stage::What::Start(given)
        } else {
            stage::What::Tick(given)
        };
        self.stage.record.push(stage::Event { node, what });
        Answer::Status(status(given))
    }

    /// A node that is not to start at its next tick runs.
    fn runs(&self, node: NodeId) -> bool {
        !self.nodes[node].starts
    }

    fn started(&mut self, node: NodeId) {
        self.nodes[node].caught = false;
        if let Some(parent) = self.nodes[node].parent {
            self.nodes[parent].caught = self.tree.nodes[parent].children.last() == Some(&node);
        }
        match &self.tree.nodes[node].kind {
            kind if kind.facts().keeps == Keeps::Start => {
                let time = kind.time().expect("a time since it started");
                self.nodes[node].limit = self.duration(node, time);
                self.nodes[node].since = self.stage.now();
            }
            Kind::Repeat {
                times: Times::Computed,
                ..
            } => {
                // It is not one less before the first cycle.
                self.nodes[node].due = self.stage.evaluate(node) + 1;
            }
            Kind::Handler(When::Start) => self.stage.handle(node),
            _ => {}
        }
    }

    fn done(&mut self, node: NodeId, given: Status) {
        match (&self.tree.nodes[node].kind, given) {
            (Kind::Handler(When::Success | When::End), Status::Success)
            | (Kind::Handler(When::Failure | When::End), Status::Failure) => {
                self.stage.handle(node);
            }
            _ => {}
        }
        let Some(parent) = self.nodes[node].parent else {
            return;
        };
        self.nodes[parent].last = match given {
            Status::Success => stage::Status::Success,
            Status::Failure => stage::Status::Failure,
            Status::Running => stage::Status::Running,
        };
        if given != Status::Running {
            self.nodes[parent].completed = self.stage.now();
        }
    }
}

impl Hooks for Oracle<'_> {
    fn told(&mut self, event: Event) {
        let Event { node, what } = event;
        let node = NodeId::from(node);
        let kind = &self.tree.nodes[node].kind;
        match what {
            What::Start | What::Resume => {
                if *kind == Kind::Context {
                    self.stage.set_context(node);
                }
                if what == What::Start {
                    self.started(node);
                }
            }
            What::Done(given) => self.done(node, given),
            What::Halt => match kind {
                Kind::Leaf(Leaf::Call | Leaf::Value) | Kind::Custom => self.stage.halt(node),
                Kind::Handler(When::Halt | When::End) => self.stage.handle(node),
                _ => {}
            },
        }
        self.nodes[node].starts = match what {
            What::Start | What::Halt => true,
            What::Resume => false,
            What::Done(given) => given != Status::Running,
        };
    }
}

impl Answers for Oracle<'_> {
    fn answer(&mut self, Question { node, asked }: Question) -> Option<Answer> {
        let node = NodeId::from(node);
        Some(match asked {
            Asked::Status { starts: true } => {
                Answer::Status(status(self.stage.play(node, stage::What::Start)))
            }
            Asked::Status { starts: false } => {
                Answer::Status(status(self.stage.play(node, stage::What::Tick)))
            }
            Asked::Elapsed => {
                let kind = &self.tree.nodes[node].kind;
                if kind.facts().keeps == Keeps::Completion {
                    let time = kind.time().expect("a time since its child completed");
                    let limit = self.duration(node, time);
                    return Some(Answer::Elapsed(
                        self.stage.now() - self.nodes[node].completed >= limit,
                    ));
                }
                let Kept { since, limit, .. } = self.nodes[node];
                let now = self.stage.now();
                let has_passed = now - since >= limit;
                if has_passed {
                    // Whoever asks again measures from here.
                    self.nodes[node].since = now;
                }
                Answer::Elapsed(has_passed)
            }
            Asked::Finished => {
                self.nodes[node].due -= 1;
                Answer::Finished(self.nodes[node].due == 0)
            }
            Asked::Successes => Answer::Quota(number(self.stage.evaluate(node))),
            Asked::Failures => Answer::Quota(number(match self.tree.nodes[node].kind {
                Kind::Parallel { .. } => self.stage.evaluate_second(node),
                _ => self.stage.evaluate(node),
            })),
            Asked::Choice => Answer::Child(self.choice(node)),
            Asked::Act => self.act(node),
        })
    }
}

pub fn status(status: stage::Status) -> Status {
    match status {
        stage::Status::Success => Status::Success,
        stage::Status::Failure => Status::Failure,
        stage::Status::Running => Status::Running,
    }
}

/// Larger ones than this are never drawn; they would mean the same.
fn number(number: u128) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
