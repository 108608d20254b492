//! Tasks whose clock wakes them, and slots that several jobs share.

use bt_core::{run_on, AlarmClock, Awake, Behavior, Clock, Job, SharedSlot, Status, Waking};
use core::cell::{Cell, RefCell};
use core::future::{pending, ready, Future};
use core::mem::size_of_val;
use core::pin::{pin, Pin};
use core::task::{Context, Poll, Waker};
use core::time::Duration;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

/// Counts how often it is woken.
#[derive(Default)]
struct Bell(AtomicUsize);

impl Bell {
    fn rang(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl std::task::Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Seconds that are set from outside, and what the clock was asked for: since when, how long, and whom to wake.
#[derive(Debug, Default)]
struct Time {
    now: Cell<u32>,
    alarms: RefCell<Vec<(u32, u64, Waker)>>,
}

impl Clock for &Time {
    type Instant = u32;

    const LONGEST: Duration = Duration::from_secs(u32::MAX as u64);

    fn now(&self) -> u32 {
        self.now.get()
    }

    fn elapsed(&self, since: u32) -> Duration {
        Duration::from_secs(self.now.get().saturating_sub(since).into())
    }

    fn has_elapsed(&self, since: u32, duration: Duration) -> bool {
        // Later than by default, so that it is seen who asks.
        self.elapsed(since) > duration
    }
}

impl AlarmClock for &Time {
    fn wake_task(&self, since: u32, duration: Duration, waker: &Waker) {
        let mut alarms = self.alarms.borrow_mut();
        alarms.push((since, duration.as_secs(), waker.clone()));
    }
}

type World<'w, 't> = Awake<'w, &'t Time, Vec<&'static str>>;

/// Waits for so many seconds, and says what is done with it.
struct Wait(u64);

impl Behavior<World<'_, '_>> for Wait {
    fn start(&mut self, world: &mut World<'_, '_>) -> Status {
        world.push("start");
        world.wake_after(7, Duration::from_secs(self.0));
        Status::Running
    }

    fn tick(&mut self, world: &mut World<'_, '_>) -> Status {
        world.push("tick");
        if world.now() < 9 {
            world.wake_at_once();
            return Status::Running;
        }
        Status::Failure
    }

    fn halt(&mut self, world: &mut World<'_, '_>) {
        world.push("halt");
        world.wake_at_once();
    }
}

fn poll<F: Future>(task: Pin<&mut F>, bell: &Arc<Bell>) -> Poll<F::Output> {
    let waker = Waker::from(Arc::clone(bell));
    task.poll(&mut Context::from_waker(&waker))
}

#[test]
fn a_task_is_woken_by_its_clock() {
    let (time, mut world, bell) = (Time::default(), Vec::new(), Arc::new(Bell::default()));
    {
        let mut task = pin!(run_on(&time, Wait(5), &mut world));
        assert_eq!(poll(task.as_mut(), &bell), Poll::Pending);
        {
            let alarms = time.alarms.borrow();
            let [(7, 5, waker)] = &alarms[..] else {
                panic!("{alarms:?}");
            };
            assert_eq!(bell.rang(), 0);
            waker.wake_by_ref();
            assert_eq!(bell.rang(), 1);
        }
        assert_eq!(poll(task.as_mut(), &bell), Poll::Pending);
        assert_eq!(bell.rang(), 2);
        time.now.set(9);
        assert_eq!(poll(task.as_mut(), &bell), Poll::Ready(Status::Failure));
    }
    assert_eq!(world, ["start", "tick", "tick"]);
}

#[test]
fn a_task_that_is_dropped_halts_its_tree() {
    let (time, mut world, bell) = (Time::default(), Vec::new(), Arc::new(Bell::default()));
    let mut tree = Wait(5);
    for polls in 0..3 {
        let mut task = Box::pin(run_on(&time, &mut tree, &mut world));
        for _ in 0..polls {
            assert!(poll(task.as_mut(), &bell).is_pending());
        }
    }
    assert_eq!(world, ["start", "halt", "start", "tick", "halt"]);
    // A task that is gone is not woken: once, in its second tick.
    assert_eq!(bell.rang(), 1);
}

#[test]
fn a_task_that_sleeps_keeps_little() {
    let (time, mut world) = (Time::default(), Vec::new());
    let mut tree = Wait(5);
    let word = size_of::<usize>();
    // The clock, the tree, the world, and whether the tree runs.
    let task = run_on(&time, &mut tree, &mut world);
    assert_eq!(size_of_val(&task), 4 * word);
}

#[test]
fn a_context_that_is_awake_has_the_time_of_its_clock() {
    let (time, mut context) = (Time::default(), vec!["one"]);
    time.now.set(9);
    let clock = &time;
    let bell = Arc::new(Bell::default());
    let waker = Waker::from(Arc::clone(&bell));
    let mut world = World::new(&clock, &waker, &mut context);
    assert_eq!(World::LONGEST, Duration::from_secs(u32::MAX.into()));
    assert_eq!((world.now(), world.elapsed(2)), (9, Duration::from_secs(7)));
    assert!(world.has_elapsed(2, Duration::from_secs(6)));
    assert!(!world.has_elapsed(2, Duration::from_secs(7)));
    world.set_waker(Waker::noop());
    world.waker().wake_by_ref();
    assert_eq!(bell.rang(), 1);
    world.push("two");
    let text = format!("{world:?}");
    assert!(
        text.starts_with("Awake { clock: ") && text.ends_with(r#"context: ["one", "two"] }"#),
        "{text}"
    );
}

/// A future that two jobs can have: it gives an answer, if there is one.
async fn answer(answer: Option<bool>) -> bool {
    match answer {
        Some(answer) => ready(answer).await,
        None => pending().await,
    }
}

/// Calls `play` with a context for leaves.
fn awake(play: impl FnOnce(&mut World<'_, '_>)) {
    let (time, mut context) = (Time::default(), Vec::new());
    play(&mut World::new(&&time, Waker::noop(), &mut context));
}

#[test]
fn jobs_have_a_slot_between_them() {
    let slot = pin!(None);
    let slot = SharedSlot::new(slot);
    let (first, second) = (Cell::new(None), Cell::new(Some(true)));
    let mut one = Job::new(&slot, || answer(first.take()));
    let mut other = Job::new(&slot, || answer(second.get()));
    awake(|world| {
        assert_eq!(one.start(world), Status::Running);
        // The other's future would take the place of one that is under way.
        assert_eq!(other.start(world), Status::Failure);
        assert_eq!(one.tick(world), Status::Running);
        one.halt(world);
        assert_eq!(other.start(world), Status::Success);
        // It has made room.
        first.set(Some(false));
        assert_eq!(one.start(world), Status::Failure);
        assert_eq!(other.tick(world), Status::Success);
        second.set(None);
        assert_eq!(other.start(world), Status::Running);
        assert_eq!(one.start(world), Status::Failure);
    });
}

#[test]
fn halting_a_job_drops_its_future_in_a_shared_slot() {
    struct Guard<'a>(&'a Cell<u32>);
    impl Drop for Guard<'_> {
        fn drop(&mut self) {
            self.0.set(self.0.get() + 1);
        }
    }
    let dropped = Cell::new(0);
    let slot = pin!(None);
    let slot = SharedSlot::new(slot);
    let mut job = Job::new(&slot, || async {
        let _guard = Guard(&dropped);
        pending::<()>().await;
    });
    awake(|world| {
        assert_eq!(job.tick(world), Status::Running);
        assert_eq!(job.tick(world), Status::Running);
        assert_eq!(dropped.get(), 0);
        job.halt(world);
        assert_eq!(dropped.get(), 1);
    });
}

#[test]
fn a_job_with_a_slot_of_its_own_goes_on_where_it_was() {
    let mut slot = pin!(None);
    let starts = Cell::new(0);
    for _ in 0..2 {
        let mut job = Job::new(slot.as_mut(), || {
            starts.set(starts.get() + 1);
            pending::<()>()
        });
        awake(|world| assert_eq!(job.start(world), Status::Running));
        assert!(job.is_running());
    }
    assert_eq!(starts.get(), 1);
}

#[test]
fn a_slot_is_taken_while_a_future_is_put_there() {
    let within = RefCell::new(Vec::new());
    let slot = pin!(None);
    let slot = SharedSlot::new(slot);
    let mut job = Job::new(&slot, || {
        let mut again = Job::new(&slot, || ready(true));
        awake(|world| {
            within.borrow_mut().push(again.start(world));
            within.borrow_mut().push(again.tick(world));
            again.halt(world);
        });
        ready(false)
    });
    for _ in 0..2 {
        awake(|world| assert_eq!(job.start(world), Status::Failure));
    }
    let twice = [Status::Failure, Status::Running].repeat(2);
    assert_eq!(within.take(), twice);
}

#[test]
fn a_shared_slot_can_be_printed() {
    let slot = pin!(None::<core::future::Ready<()>>);
    assert_eq!(format!("{:?}", SharedSlot::new(slot)), "SharedSlot { .. }");
}
