//! One tick, halt or reset: the machine asks, the program's own leaves answer.

use super::plan::{Calls, Plan};
use bt_compiler::check::model::When;
use bt_core::info::TreeInfo;
use bt_core::observe::{Observer, Operation};
use bt_core::Status;
use bt_model::{Answer, Asked, Event, Hooks, Question, State, Step, What};
use std::sync::Arc;
use std::time::Duration;

/// What calls the leaves of a tree, and asks the clock.
pub(super) trait Player {
    /// What is called.
    type Leaf;

    fn call(&mut self, node: usize, leaf: &Self::Leaf, calling: Calling) -> Status;

    /// The time of a node begins to run.
    fn begin(&mut self, node: usize, time: Duration);

    /// Whether it has passed. If not, the context is told when it will have, as compiled trees tell it.
    fn has_elapsed(&mut self, node: usize, time: Duration) -> bool;

    fn wake_at_once(&mut self);
}

/// What a leaf is called for. A function is only started and ticked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Calling {
    Start,
    Tick,
    Halt,
    Forget,
}

/// A plan, and where it is.
pub(super) struct Running<L> {
    pub plan: Arc<Plan<L>>,
    pub state: State,
}

impl<L> Running<L> {
    pub fn of(plan: Arc<Plan<L>>) -> Self {
        Self {
            state: plan.program.idle(),
            plan,
        }
    }

    /// Performs it; gives what a tick gave.
    pub fn perform<O: Observer>(
        &mut self,
        operation: Operation,
        player: impl Player<Leaf = L>,
        observer: &mut O,
    ) -> Option<Status> {
        let mut world = World {
            plan: &self.plan,
            player,
            observer,
        };
        let program = &self.plan.program;
        let status = match program.begin(&mut self.state, operation, &mut world) {
            Ok(Step::Done(status)) => status,
            // It goes round and round: whatever is asked is answered at once.
            Ok(_) | Err(_) => {
                program.halt(&mut self.state, &mut world);
                Some(Status::Failure)
            }
        };
        if self.plan.may_rest && status == Some(Status::Running) {
            world.player.wake_at_once();
        }
        if self.plan.listens && operation == Operation::Reset {
            world.forget();
        }
        status
    }

    /// The same, in an observer's sight.
    pub fn observed(
        &mut self,
        operation: Operation,
        player: impl Player<Leaf = L>,
        observer: &mut impl Observer,
    ) -> Option<Status> {
        observer.begin(operation, self.info());
        let status = self.perform(operation, player, observer);
        observer.end(operation, status);
        status
    }

    pub fn is_running(&self) -> bool {
        self.state.is_running(0)
    }

    pub fn running(&self) -> impl Iterator<Item = u16> + '_ {
        // There are no more than `u16` counts.
        self.state
            .running()
            .filter_map(|place| u16::try_from(place).ok())
    }

    pub fn info(&self) -> &'static TreeInfo {
        self.plan.info()
    }

    /// The texts of the nodes that run.
    pub fn texts(&self) -> Vec<&str> {
        let running = self.state.running();
        running.map(|place| &*self.plan.nodes[place].text).collect()
    }
}

impl<L> Clone for Running<L> {
    fn clone(&self) -> Self {
        Self {
            plan: Arc::clone(&self.plan),
            state: self.state.clone(),
        }
    }
}

/// What the leaves of a tree work on, and who sees it.
struct World<'a, P: Player, O> {
    plan: &'a Plan<P::Leaf>,
    player: P,
    observer: &'a mut O,
}

impl<P: Player, O: Observer> World<'_, P, O> {
    fn has_elapsed(&mut self, number: u16) -> bool {
        let node = usize::from(number);
        self.player.has_elapsed(node, self.plan.nodes[node].time)
    }

    /// Values forget what they remember beyond a halt.
    fn forget(&mut self) {
        for (number, node) in self.plan.nodes.iter().enumerate() {
            if let Calls::Value(leaf) = &node.calls {
                self.player.call(number, leaf, Calling::Forget);
            }
        }
    }
}

/// Whether a handler is called then.
fn is_due(when: When, what: What) -> bool {
    match what {
        What::Start => when == When::Start,
        What::Done(Status::Success) => matches!(when, When::Success | When::End),
        What::Done(Status::Failure) => matches!(when, When::Failure | When::End),
        What::Halt => matches!(when, When::Halt | When::End),
        What::Resume | What::Done(Status::Running) => false,
    }
}

impl<P: Player, O: Observer> Hooks for World<'_, P, O> {
    fn told(&mut self, event: Event) {
        if !self.plan.listens {
            return;
        }
        let node = usize::from(event.node);
        match &self.plan.nodes[node].calls {
            Calls::Handler(when, leaf) if is_due(*when, event.what) => {
                self.player.call(node, leaf, Calling::Start);
            }
            Calls::Value(leaf) if event.what == What::Halt => {
                self.player.call(node, leaf, Calling::Halt);
            }
            _ => {}
        }
    }

    #[inline]
    fn listens(&self) -> bool {
        self.plan.listens
    }

    #[inline]
    fn called(&mut self, number: u16, starts: bool) -> Option<Status> {
        let place = usize::from(number);
        let node = &self.plan.nodes[place];
        // Others are asked for no status.
        let (Calls::Leaf(leaf) | Calls::Value(leaf)) = &node.calls else {
            return Some(Status::Failure);
        };
        self.observer.gives(number, node.gives);
        let instead = self.observer.before(number);
        let instead = instead.filter(|it| !it.is_running() || node.gives.running);
        let calling = if starts {
            Calling::Start
        } else {
            Calling::Tick
        };
        let status = match instead {
            Some(instead) => instead,
            None => self.player.call(place, leaf, calling),
        };
        self.observer.answer(number, Answer::Status(status));
        Some(status)
    }

    #[inline]
    fn at_once(&mut self, question: Question) -> Option<Answer> {
        let number = question.node;
        match question.asked {
            Asked::Status { starts } => self.called(number, starts).map(Answer::Status),
            // Nothing else is asked of the nodes that a plan has.
            _ => {
                let answer = Answer::Elapsed(self.has_elapsed(number));
                self.observer.answer(number, answer);
                Some(answer)
            }
        }
    }

    fn timer(&mut self, node: u16, runs: bool) {
        let node = usize::from(node);
        if runs {
            self.player.begin(node, self.plan.nodes[node].time);
        }
    }
}
