//! The times of a tree whose context is its clock.

use bt_core::{Clock, Instant};
use std::any::Any;
use std::time::Duration;

/// What asks the clock, by node.
pub(super) trait Timing<C>: Send + Sync {
    /// It begins to run. The context is told when it will have passed, as compiled trees tell it.
    fn begin(&mut self, node: usize, context: &C, time: Duration);

    /// Whether it has passed since then. If not, the context is told when it will have.
    fn has_elapsed(&self, node: usize, context: &C, time: Duration) -> bool;

    fn wake_at_once(&self, context: &C);

    /// Takes over when a node of another tree began.
    fn keep(&mut self, node: usize, of: &dyn Timing<C>, its_node: usize);

    fn as_any(&self) -> &dyn Any;

    fn copied(&self) -> Box<dyn Timing<C>>;
}

/// Makes the times of so many nodes.
pub(super) type MakeTiming<C> = fn(usize) -> Box<dyn Timing<C>>;

struct OfClock<I> {
    since: Vec<I>,
}

/// The times of so many nodes.
pub(super) fn timing<C>(nodes: usize) -> Box<dyn Timing<C>>
where
    C: Clock,
    C::Instant: Send + Sync + 'static,
{
    Box::new(OfClock::<C::Instant> {
        since: vec![Instant::IDLE; nodes],
    })
}

impl<C> Timing<C> for OfClock<C::Instant>
where
    C: Clock,
    C::Instant: Send + Sync + 'static,
{
    fn begin(&mut self, node: usize, context: &C, time: Duration) {
        let now = context.now();
        self.since[node] = now;
        context.wake_after(now, time);
    }

    fn has_elapsed(&self, node: usize, context: &C, time: Duration) -> bool {
        let since = self.since[node];
        let has_elapsed = context.has_elapsed(since, time);
        if !has_elapsed {
            context.wake_after(since, time);
        }
        has_elapsed
    }

    fn wake_at_once(&self, context: &C) {
        context.wake_at_once();
    }

    fn keep(&mut self, node: usize, of: &dyn Timing<C>, its_node: usize) {
        if let Some(of) = of.as_any().downcast_ref::<Self>() {
            self.since[node] = of.since[its_node];
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copied(&self) -> Box<dyn Timing<C>> {
        Box::new(Self {
            since: self.since.clone(),
        })
    }
}
