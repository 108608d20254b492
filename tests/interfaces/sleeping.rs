//! Trees that sleep, leaves that await, and leaves that are borrowed.

use quickbeam::{
    behavior_tree, run, run_on, AlarmClock, Awake, Behavior, Clock, Job, ManualClock, Scheduled,
    SharedSlot, Status, Tree, Wake,
};
use std::cell::{Cell, RefCell};
use std::future::{pending, poll_fn, ready, Future};
use std::pin::pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::Arc;
use std::task::{Context, Poll, Wake as Woken, Waker};
use std::time::Duration;

/// A context that notes what leaves do.
type Robot = Scheduled<ManualClock, Vec<&'static str>>;

fn robot() -> Robot {
    Robot::new(ManualClock::new(), Vec::new())
}

/// Notes when it is dropped.
struct Guard<'a>(&'a Cell<u32>);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() + 1);
    }
}

/// A waker that counts.
#[derive(Default)]
struct Alarms(AtomicU32);

impl Woken for Alarms {
    fn wake(self: Arc<Self>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Runs for some ticks.
#[derive(Debug)]
struct CountDown(u32);

impl Behavior<Robot> for CountDown {
    fn tick(&mut self, _: &mut Robot) -> Status {
        self.0 -= 1;
        if self.0 == 0 {
            Status::Success
        } else {
            Status::Running
        }
    }

    fn halt(&mut self, robot: &mut Robot) {
        robot.push("halted");
    }
}

#[test]
fn a_borrowed_behaviour_is_a_leaf_of_the_closure_form() {
    let mut count = CountDown(3);
    let mut robot = robot();
    {
        let mut tree = behavior_tree! { |robot: &mut Robot| sequence< Some(&mut count), success > };
        assert_eq!(tree.tick(&mut robot), Status::Running);
        tree.halt(&mut robot);
    }
    assert_eq!((count.0, &robot[..]), (2, &["halted"][..]));
}

#[test]
fn a_moved_behaviour_is_a_leaf_of_the_closure_form() {
    let count = CountDown(2);
    let mut robot = robot();
    let mut tree = behavior_tree! { move |robot: &mut Robot| timeout(1s, Some(count)) };
    assert_eq!(tree.tick(&mut robot), Status::Running);
    assert_eq!(tree.tick(&mut robot), Status::Success);
}

#[test]
fn a_slot_is_used_again_by_the_next_tree() {
    let mut robot = robot();
    let mut slot = pin!(None);
    for expected in [Status::Success, Status::Failure] {
        let answer = expected == Status::Success;
        let mut tree = behavior_tree! {
            |robot: &mut Robot| sequence< Job::new(slot.as_mut(), || ready(answer)), success >
        };
        assert_eq!(tree.tick(&mut robot), expected);
    }
}

#[test]
fn halting_a_leaf_that_awaits_drops_its_future() {
    let dropped = Cell::new(0);
    let slot = pin!(None);
    let start = || async {
        let _guard = Guard(&dropped);
        pending::<()>().await;
    };
    let mut tree = behavior_tree! {
        |robot: &mut Robot| fallback< timeout(1s, Job::new(slot, start)), { robot.push("late") } >
    };
    let mut robot = robot();
    assert_eq!(tree.tick(&mut robot), Status::Running);
    assert_eq!(robot.alarm().due(), Wake::At(Duration::from_secs(1)));
    robot.alarm_mut().get_mut().advance(Duration::from_secs(1));
    assert_eq!(dropped.get(), 0);
    assert_eq!(tree.tick(&mut robot), Status::Success);
    assert_eq!((dropped.get(), &robot[..]), (1, &["late"][..]));
}

#[test]
fn a_leaf_that_awaits_starts_afresh_each_time() {
    let started = Cell::new(0);
    let slot = pin!(None);
    let start = || {
        started.set(started.get() + 1);
        let mut polls = 0;
        poll_fn(move |_| {
            polls += 1;
            if polls == 2 {
                Poll::Ready(())
            } else {
                Poll::Pending
            }
        })
    };
    let mut tree = behavior_tree! { |robot: &mut Robot| repeat(2, Job::new(slot, start)) };
    let mut robot = robot();
    let mut ticks = 0;
    while tree.tick(&mut robot) == Status::Running {
        ticks += 1;
    }
    assert_eq!((started.get(), ticks), (2, 2));
}

#[test]
fn a_task_that_is_dropped_halts_its_tree() {
    let mut robot = robot();
    let mut tree = behavior_tree! {
        |robot: &mut Robot| on_halt({ robot.push("switched off") }, running)
    };
    {
        let mut task = pin!(run(&mut tree, &mut robot, |_| ready(())));
        let mut cx = Context::from_waker(Waker::noop());
        assert!(task.as_mut().poll(&mut cx).is_pending());
    }
    assert_eq!(robot[..], ["switched off"]);
    assert!(!tree.is_running());
}

#[test]
fn a_task_that_completes_halts_nothing() {
    let mut robot = robot();
    let mut count = CountDown(2);
    {
        let mut task = pin!(run(&mut count, &mut robot, |_| ready(())));
        let mut cx = Context::from_waker(Waker::noop());
        assert!(task.as_mut().poll(&mut cx).is_pending());
        let done = task.as_mut().poll(&mut cx);
        assert_eq!(done, Poll::Ready(Status::Success));
    }
    assert!(robot.is_empty());
}

/// What a task sleeps for, and how often it wakes itself.
fn slept(tree: &mut impl Behavior<Robot>, polls: u32) -> (Vec<Duration>, u32) {
    let (alarms, slept) = (Arc::new(Alarms::default()), RefCell::new(Vec::new()));
    let mut robot = robot();
    {
        let sleep = |instant| {
            slept.borrow_mut().push(instant);
            pending()
        };
        let mut task = pin!(run(tree, &mut robot, sleep));
        let waker = Waker::from(Arc::clone(&alarms));
        for _ in 0..polls {
            let poll = task.as_mut().poll(&mut Context::from_waker(&waker));
            assert_eq!(poll, Poll::Pending);
        }
    }
    (slept.into_inner(), alarms.0.load(Ordering::Relaxed))
}

#[test]
fn a_task_sleeps_until_the_earliest_timer() {
    let mut tree = behavior_tree! {
        |robot: &mut Robot| parallel_all< timeout(3s, running), wait(2s), delay(5s, success) >
    };
    let two = Duration::from_secs(2);
    assert_eq!(slept(&mut tree, 2), (vec![two, two], 0));
}

#[test]
fn a_task_whose_tree_rests_wakes_itself() {
    fn running_once(_: &mut Robot) -> bool {
        true
    }
    let mut tree = behavior_tree! {
        |robot: &mut Robot| retry(9, sequence< running_once, failure >)
    };
    assert_eq!(slept(&mut tree, 3), (vec![], 3));
}

#[test]
fn a_task_that_waits_for_no_time_sleeps_until_it_is_woken() {
    let mut tree = behavior_tree! { |robot: &mut Robot| force_success(running) };
    assert_eq!(slept(&mut tree, 1), (vec![], 0));
}

#[test]
fn a_future_of_a_leaf_wakes_the_task() {
    let slot = pin!(None);
    let start = || {
        poll_fn(|cx| {
            cx.waker().wake_by_ref();
            Poll::<()>::Pending
        })
    };
    let mut tree =
        behavior_tree! { |robot: &mut Robot| sequence< Job::new(slot, start), success > };
    assert_eq!(slept(&mut tree, 2), (vec![], 2));
}

#[test]
fn a_leaf_says_when_it_wants_to_be_asked_again() {
    fn settles(robot: &mut Robot) -> Status {
        robot.wake_after(Duration::ZERO, Duration::from_millis(40));
        Status::Running
    }
    let mut tree = behavior_tree! { |robot: &mut Robot| timeout(1s, settles) };
    let mut robot = robot();
    tree.tick(&mut robot);
    assert_eq!(robot.alarm().due(), Wake::At(Duration::from_millis(40)));
}

behavior_tree! {
    tree Searching<F: Fn() -> bool + Copy>(robot: &mut Robot, is_found: F) {
        sequence<
            search: fallback< { is_found() }, running >,
            success
        >
    }
}

#[test]
fn labels_of_a_generic_tree_need_no_type_to_be_named() {
    fn search_of<T: Tree>(_: &T) -> Option<u16> {
        T::INFO.labelled("search")
    }
    let mut tree = Searching::new(|| false);
    let search = search_of(&tree).expect("it has that label");
    assert_eq!(tree.resume_index(search), Some(0));
    tree.tick(&mut robot());
    assert_eq!(tree.resume_index(search), Some(1));
    assert!(tree.is_running_at(search));
}

/// A clock that notes for when a task is to be woken.
#[derive(Default)]
struct Bedside {
    now: Cell<Duration>,
    alarms: RefCell<Vec<Duration>>,
}

impl Clock for &Bedside {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.now.get()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.now.get().saturating_sub(since)
    }
}

impl AlarmClock for &Bedside {
    fn wake_task(&self, since: Duration, duration: Duration, _: &Waker) {
        self.alarms.borrow_mut().push(since + duration);
    }
}

/// What leaves did. It borrows, and each tick's context borrows it.
type Notes<'n> = Vec<&'n str>;
type Sleeper<'a, 'c, 'n> = Awake<'a, &'c Bedside, Notes<'n>>;

#[test]
fn jobs_of_a_tree_share_a_slot_and_the_clock_wakes_its_task() {
    let (clock, late) = (Bedside::default(), String::from("late"));
    let (late, started, dropped) = (&*late, Cell::new(0), Cell::new(0));
    let errand = |answer: Option<bool>| {
        let (started, dropped) = (&started, &dropped);
        async move {
            started.set(started.get() + 1);
            let _guard = Guard(dropped);
            match answer {
                Some(answer) => answer,
                None => pending().await,
            }
        }
    };
    let slot = pin!(None);
    let slot = SharedSlot::new(slot);
    let tree = behavior_tree! {
        |sleeper: &mut Sleeper<'_, '_, '_>| sequence<
            fallback< timeout(1s, Job::new(&slot, || errand(None))), { sleeper.push("late") } >,
            wait(5s),
            !Job::new(&slot, || errand(Some(false))),
            // Both at once: the second finds the slot taken.
            parallel_all<
                timeout(2s, Job::new(&slot, || errand(None))),
                fallback< Job::new(&slot, || errand(Some(true))), { sleeper.push("taken") } >
            >
        >
    };
    let mut notes = vec![late];
    {
        let mut task = pin!(run_on(&clock, tree, &mut notes));
        let mut cx = Context::from_waker(Waker::noop());
        for seconds in [0, 1, 6] {
            clock.now.set(Duration::from_secs(seconds));
            assert_eq!(task.as_mut().poll(&mut cx), Poll::Pending);
        }
        assert_eq!((started.get(), dropped.get()), (3, 2));
        clock.now.set(Duration::from_secs(8));
        assert_eq!(task.as_mut().poll(&mut cx), Poll::Ready(Status::Failure));
    }
    assert_eq!((started.get(), dropped.get()), (3, 3));
    assert_eq!(*clock.alarms.borrow(), [1, 6, 8].map(Duration::from_secs));
    assert_eq!(notes, [late, "late", "taken"]);
}

#[test]
fn a_timer_whose_length_is_computed_tells_it() {
    let mut tree = behavior_tree! {
        |robot: &mut Robot| sequence<
            wait({ Duration::from_secs(robot.len() as u64) }),
            timeout({ Duration::from_secs(2 * robot.len() as u64) }, running)
        >
    };
    let mut robot = robot();
    robot.extend(["one", "two", "three"]);
    tree.tick(&mut robot);
    assert_eq!(robot.alarm().due(), Wake::At(Duration::from_secs(3)));
    robot.alarm_mut().get_mut().advance(Duration::from_secs(3));
    tree.tick(&mut robot);
    assert_eq!(robot.alarm().due(), Wake::At(Duration::from_secs(9)));
}

#[test]
fn a_cooldown_that_is_on_tells_when_it_is_over() {
    let mut tree = behavior_tree! {
        |robot: &mut Robot| reactive_fallback< cooldown(8s, { robot.push("shot") }), running >
    };
    let mut robot = robot();
    robot.alarm_mut().get_mut().advance(Duration::from_secs(1));
    assert_eq!(tree.tick(&mut robot), Status::Success);
    // The next tick goes otherwise.
    assert_eq!(robot.alarm().due(), Wake::AtOnce);
    assert_eq!(tree.tick(&mut robot), Status::Running);
    assert_eq!(robot.alarm().due(), Wake::At(Duration::from_secs(9)));
    robot.alarm_mut().get_mut().advance(Duration::from_secs(8));
    assert_eq!(tree.tick(&mut robot), Status::Success);
    assert_eq!(robot[..], ["shot", "shot"]);
}

/// A part that completes and is followed by one that runs starts again at the next tick, which may go otherwise: it is wanted at once.
#[test]
fn what_has_completed_before_another_runs_is_asked_again_at_once() {
    let [holds, runs] = [Cell::new(true), Cell::new(true)];
    let mut tree = behavior_tree! {
        |robot: &mut Robot| reactive_sequence<
            sequence<
                { holds.get() },
                { if runs.get() { Status::Running } else { Status::Success } }
            >,
            running
        >
    };
    let mut robot = robot();
    assert_eq!(tree.tick(&mut robot), Status::Running);
    assert_ne!(robot.alarm().due(), Wake::AtOnce);
    holds.set(false);
    runs.set(false);
    assert_eq!(tree.tick(&mut robot), Status::Running);
    assert_eq!(robot.alarm().due(), Wake::AtOnce);
    assert_eq!(tree.tick(&mut robot), Status::Failure);
}
