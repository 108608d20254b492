//! One tick, halt or reset: the machine asks, the program's own leaves answer.

use super::plan::{Calls, Plan};
use super::timing::Timing;
use bt_compiler::check::model::When;
use bt_core::observe::{Observer, Operation};
use bt_core::Status;
use bt_model::{Answer, Asked, Event, Hooks, Lost, Question, State, Step, What};

/// More leaves than any tick calls that comes to an end.
const MOST_ANSWERS: u32 = 1_000_000;

/// Performs it; gives what a tick gave.
pub(super) fn perform<C, O: Observer>(
    operation: Operation,
    state: &mut State,
    world: &mut World<'_, C>,
    observer: &mut O,
) -> Option<Status> {
    let status = steps(operation, state, world, observer).unwrap_or_else(|_| {
        world.plan.program.halt(state, world);
        Some(Status::Failure)
    });
    if world.plan.may_rest && status == Some(Status::Running) {
        if let Some(timing) = &world.timing {
            timing.wake_at_once(world.context);
        }
    }
    status
}

fn steps<C, O: Observer>(
    operation: Operation,
    state: &mut State,
    world: &mut World<'_, C>,
    observer: &mut O,
) -> Result<Option<Status>, Lost> {
    let program = &world.plan.program;
    let mut step = program.begin(state, operation, world)?;
    for _ in 0..MOST_ANSWERS {
        step = match step {
            Step::Done(status) => return Ok(status),
            Step::Asks(question) => {
                let answer = world.answer(question, observer);
                program.step(state, answer, world)?
            }
            // Only the machine of an observed tree comes to one before it enters it.
            Step::Comes(_) => program.enter(state, None, world)?,
        };
    }
    Err(Lost::Spins { node: 0 })
}

/// What the leaves of a tree work on.
pub(super) struct World<'a, C> {
    pub plan: &'a Plan<C>,
    pub timing: Option<&'a mut (dyn Timing<C> + 'static)>,
    pub context: &'a mut C,
}

impl<C> World<'_, C> {
    #[inline]
    fn answer(&mut self, question: Question, observer: &mut impl Observer) -> Answer {
        let number = question.node;
        let node = &self.plan.nodes[usize::from(number)];
        let answer = match (question.asked, &node.calls) {
            (Asked::Status { .. }, Calls::Leaf(call)) => {
                observer.gives(number, node.gives);
                let instead = observer.before(number);
                let instead = instead.filter(|it| !it.is_running() || node.gives.running);
                Answer::Status(instead.unwrap_or_else(|| call(self.context)))
            }
            (Asked::Elapsed, _) => Answer::Elapsed(self.has_elapsed(number)),
            // Nothing else is asked of the nodes that a plan has.
            _ => Answer::Status(Status::Failure),
        };
        observer.answer(number, answer);
        answer
    }

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

impl<C> Hooks for World<'_, C> {
    #[inline]
    fn told(&mut self, event: Event) {
        if self.plan.has_handlers {
            self.handle(event);
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
