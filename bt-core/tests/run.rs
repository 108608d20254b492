//! Trees as tasks: ticked when they are due, and halted when they are given up.

use bt_core::{run, Behavior, Clock, Deadline, Job, ManualClock, Scheduled, Status, Waking};
use core::cell::{Cell, RefCell};
use core::future::{pending, poll_fn, ready, Future};
use core::pin::{pin, Pin};
use core::task::{Context, Poll, Waker};
use core::time::Duration;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

/// Counts how often it is woken.
#[derive(Default)]
struct Bell(AtomicUsize);

impl std::task::Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

type World<'a> = Scheduled<Shared<'a>, Vec<&'static str>>;

/// A clock that is set from outside.
struct Shared<'a>(&'a Cell<ManualClock>);

impl Clock for Shared<'_> {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.get().now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.0.get().elapsed(since)
    }
}

impl Deadline for Shared<'_> {
    fn deadline(&self, since: Duration, duration: Duration) -> Option<Duration> {
        self.0.get().deadline(since, duration)
    }

    fn is_before(&self, a: Duration, b: Duration) -> bool {
        self.0.get().is_before(a, b)
    }
}

/// Waits, by its own account, for as many seconds.
struct Wait(u64, Option<Duration>);

impl Behavior<World<'_>> for Wait {
    fn start(&mut self, world: &mut World<'_>) -> Status {
        world.push("start");
        self.1 = Some(world.now());
        self.tick(world)
    }

    fn tick(&mut self, world: &mut World<'_>) -> Status {
        world.push("tick");
        let (since, duration) = (self.1.unwrap_or_default(), Duration::from_secs(self.0));
        if world.has_elapsed(since, duration) {
            return Status::Success;
        }
        world.wake_after(since, duration);
        Status::Running
    }

    fn halt(&mut self, world: &mut World<'_>) {
        world.push("halt");
    }
}

fn poll<F: Future>(task: Pin<&mut F>, bell: &Arc<Bell>) -> Poll<F::Output> {
    let waker = Waker::from(bell.clone());
    task.poll(&mut Context::from_waker(&waker))
}

#[test]
fn a_task_sleeps_until_the_instant_it_was_told() {
    let (clock, asked) = (Cell::new(ManualClock::new()), RefCell::new(Vec::new()));
    let mut world = World::new(Shared(&clock), Vec::new());
    let (mut tree, bell) = (Wait(5, None), Arc::new(Bell::default()));
    {
        let sleep = |until: Duration| {
            asked.borrow_mut().push(until);
            let clock = &clock;
            poll_fn(move |_| {
                if clock.get().now() >= until {
                    Poll::Ready(())
                } else {
                    Poll::Pending
                }
            })
        };
        let mut task = pin!(run(&mut tree, &mut world, sleep));
        assert!(poll(task.as_mut(), &bell).is_pending());
        clock.set(ManualClock::at(Duration::from_secs(5)));
        assert_eq!(poll(task.as_mut(), &bell), Poll::Ready(Status::Success));
    }
    assert_eq!(*asked.borrow(), [Duration::from_secs(5)]);
    assert_eq!(**world, ["start", "tick", "tick"]);
    assert_eq!(bell.0.load(Ordering::Relaxed), 0);
}

#[test]
fn a_task_that_is_dropped_halts_its_tree() {
    let clock = Cell::new(ManualClock::new());
    let mut world = World::new(Shared(&clock), Vec::new());
    let (mut tree, bell) = (Wait(5, None), Arc::new(Bell::default()));
    for ticks in 0..2 {
        let mut task = Box::pin(run(&mut tree, &mut world, |_| pending()));
        for _ in 0..ticks {
            assert!(poll(task.as_mut(), &bell).is_pending());
        }
    }
    assert_eq!(**world, ["start", "tick", "halt"]);
}

#[test]
fn a_rest_of_one_tick_lets_others_have_their_turn() {
    struct Rest(bool);
    impl Behavior<World<'_>> for Rest {
        fn tick(&mut self, world: &mut World<'_>) -> Status {
            if self.0 {
                return Status::Failure;
            }
            self.0 = true;
            world.wake_at_once();
            Status::Running
        }
    }
    let clock = Cell::new(ManualClock::new());
    let mut world = World::new(Shared(&clock), Vec::new());
    let (mut tree, bell) = (Rest(false), Arc::new(Bell::default()));
    let mut task = pin!(run(&mut tree, &mut world, |_| ready(())));
    assert!(poll(task.as_mut(), &bell).is_pending());
    assert_eq!(bell.0.load(Ordering::Relaxed), 1);
    assert_eq!(poll(task.as_mut(), &bell), Poll::Ready(Status::Failure));
}

#[test]
fn a_job_is_started_polled_and_done() {
    let (mut polls, clock) = (0, Cell::new(ManualClock::new()));
    let mut world = World::new(Shared(&clock), Vec::new());
    let bell = Arc::new(Bell::default());
    world.set_waker(&Waker::from(bell.clone()));
    let slot = pin!(None);
    let mut starts = 0;
    let mut job = Job::new(slot, || {
        starts += 1;
        let mut left = 2;
        poll_fn(move |cx: &mut Context<'_>| {
            if left == 0 {
                return Poll::Ready(Err::<(), &str>("no sensor"));
            }
            left -= 1;
            cx.waker().wake_by_ref();
            Poll::Pending
        })
    });
    for expected in [
        Status::Running,
        Status::Running,
        Status::Failure,
        Status::Running,
    ] {
        assert_eq!(job.tick(&mut world), expected);
        polls += 1;
    }
    assert!(job.is_running());
    assert_eq!((starts, polls, bell.0.load(Ordering::Relaxed)), (2, 4, 3));
}

#[test]
fn halting_a_job_drops_its_future() {
    struct Guard<'a>(&'a Cell<u32>);
    impl Drop for Guard<'_> {
        fn drop(&mut self) {
            self.0.set(self.0.get() + 1);
        }
    }
    let (dropped, clock) = (Cell::new(0), Cell::new(ManualClock::new()));
    let mut world = World::new(Shared(&clock), Vec::new());
    let slot = pin!(None);
    let mut job = Job::new(slot, || async {
        let guard = Guard(&dropped);
        pending::<()>().await;
        drop(guard);
    });
    assert_eq!(job.tick(&mut world), Status::Running);
    assert_eq!(dropped.get(), 0);
    job.halt(&mut world);
    assert_eq!(dropped.get(), 1);
    assert!(!job.is_running());
    assert_eq!(job.tick(&mut world), Status::Running);
}

/// Runs for ever, and wakes whoever is to be woken.
struct Call;

impl Behavior<World<'_>> for Call {
    fn tick(&mut self, world: &mut World<'_>) -> Status {
        world.waker().wake_by_ref();
        Status::Running
    }
}

#[test]
fn leaves_wake_whoever_polls_the_task_now() {
    let clock = Cell::new(ManualClock::new());
    let mut world = World::new(Shared(&clock), Vec::new());
    let mut tree = Call;
    let mut task = pin!(run(&mut tree, &mut world, |_| pending()));
    // An executor may move a task to another waker.
    for _ in 0..2 {
        let bell = Arc::new(Bell::default());
        assert!(poll(task.as_mut(), &bell).is_pending());
        assert!(poll(task.as_mut(), &bell).is_pending());
        assert_eq!(bell.0.load(Ordering::Relaxed), 2);
    }
}

#[test]
fn a_scheduled_context_has_the_time_of_its_clock() {
    let clock = Cell::new(ManualClock::at(Duration::from_secs(9)));
    let world = World::new(Shared(&clock), Vec::new());
    let since = Duration::from_secs(2);
    assert_eq!(
        (world.now(), world.elapsed(since)),
        (Duration::from_secs(9), Duration::from_secs(7))
    );
    assert!(world.has_elapsed(since, Duration::from_secs(7)));
    assert!(!world.has_elapsed(since, Duration::from_secs(8)));
}

#[test]
fn a_scheduled_context_can_be_printed() {
    let hero = Scheduled::new(ManualClock::new(), 7);
    let text = format!("{hero:?}");
    assert!(
        text.starts_with("Scheduled { alarm: ") && text.ends_with("context: 7 }"),
        "{text}"
    );
}
