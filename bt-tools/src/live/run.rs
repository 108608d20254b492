//! One tick, halt or reset: the machine asks, the program's own leaves answer.

use super::plan::{Calls, Plan};
use super::timing::Timing;
use bt_compiler::check::model::When;
use bt_core::observe::{Observer, Operation};
use bt_core::Status;
use bt_model::{Answer, Asked, Event, Hooks, Question, State, Step, What};

/// Performs it; gives what a tick gave.
pub(super) fn perform<C, O: Observer>(
    operation: Operation,
    state: &mut State,
    world: &mut World<'_, C, O>,
) -> Option<Status> {
    let program = &world.plan.program;
    let status = match program.begin(state, operation, world) {
        Ok(Step::Done(status)) => status,
        // It goes round and round: whatever is asked is answered at once.
        Ok(_) | Err(_) => {
            program.halt(state, world);
            Some(Status::Failure)
        }
    };
    if world.plan.may_rest && status == Some(Status::Running) {
        if let Some(timing) = &world.timing {
            timing.wake_at_once(world.context);
        }
    }
    status
}

/// What the leaves of a tree work on, and who sees it.
pub(super) struct World<'a, C, O> {
    pub plan: &'a Plan<C>,
    pub timing: Option<&'a mut (dyn Timing<C> + 'static)>,
    pub context: &'a mut C,
    pub observer: &'a mut O,
}

impl<C, O: Observer> World<'_, C, O> {
    fn has_elapsed(&self, number: u16) -> bool {
        let node = usize::from(number);
        let time = self.plan.nodes[node].time;
        // A plan with times has a clock.
        let Some(timing) = &self.timing else {
            return true;
        };
        let has_elapsed = timing.has_elapsed(node, self.context, time);
        if !has_elapsed {
            timing.wake_after(node, self.context, time);
        }
        has_elapsed
    }

    fn handle(&mut self, event: Event) {
        let Calls::Handler(when, call) = &self.plan.nodes[usize::from(event.node)].calls else {
            return;
        };
        if is_due(*when, event.what) {
            call(self.context);
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

impl<C, O: Observer> Hooks for World<'_, C, O> {
    fn told(&mut self, event: Event) {
        if self.plan.has_handlers {
            self.handle(event);
        }
    }

    #[inline]
    fn listens(&self) -> bool {
        self.plan.has_handlers
    }

    #[inline]
    fn called(&mut self, number: u16, _: bool) -> Option<Status> {
        let node = &self.plan.nodes[usize::from(number)];
        // Others are asked for no status.
        let Calls::Leaf(call) = &node.calls else {
            return Some(Status::Failure);
        };
        self.observer.gives(number, node.gives);
        let instead = self.observer.before(number);
        let instead = instead.filter(|it| !it.is_running() || node.gives.running);
        let status = match instead {
            Some(instead) => instead,
            None => call(self.context),
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
        if let (true, Some(timing)) = (runs, &mut self.timing) {
            timing.begin(node, self.context);
            timing.wake_after(node, self.context, self.plan.nodes[node].time);
        }
    }
}
