//! Trees that ask the task around them for what takes its time.

use quickbeam::{
    behavior_tree, AlarmClock, Asking, Awake, Clock, Desk, ManualClock, Request, Requests,
    Scheduled, Status, Wake,
};
use std::cell::{Cell, RefCell};
use std::future::{pending, poll_fn, Future};
use std::ops::ControlFlow::{Break, Continue};
use std::pin::{pin, Pin};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

/// What a robot's tree asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Errand {
    Drive(u32),
    Say(&'static str),
}

use Errand::{Drive, Say};

#[derive(Default)]
struct Robot {
    metres: u32,
    said: Vec<&'static str>,
    desk: Desk<Errand>,
}

impl Asking for Robot {
    type Request = Errand;

    fn desk(&mut self) -> &mut Desk<Errand> {
        &mut self.desk
    }
}

/// A clock that is set from outside, and notes for when a task is to be woken.
#[derive(Default)]
struct Time {
    now: Cell<Duration>,
    alarms: RefCell<Vec<u64>>,
}

impl Clock for &Time {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.now.get()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.now.get().saturating_sub(since)
    }
}

impl AlarmClock for &Time {
    fn wake_task(&self, since: Duration, duration: Duration, _: &Waker) {
        self.alarms.borrow_mut().push((since + duration).as_secs());
    }
}

type Ctx<'a, 't> = Awake<'a, &'t Time, Robot>;
type Ask = Request<Errand>;

behavior_tree! {
    /// The item form, in which a leaf's type has a name.
    tree Round(robot: &mut Ctx<'_, '_>, metres: u32) {
        sequence<
            fallback< timeout(10s, Ask::new(Drive(metres))), Ask::new(Say("stuck")) >,
            wait(5s),
            { robot.said.push("home") }
        >
    }
}

/// Polls once at each of these seconds: what the last poll gave.
fn polled<F: Future>(mut task: Pin<&mut F>, time: &Time, seconds: &[u64]) -> Poll<F::Output> {
    let mut last = Poll::Pending;
    for &now in seconds {
        assert!(last.is_pending());
        time.now.set(Duration::from_secs(now));
        last = task.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    }
    last
}

/// Drives until a time has come, or for ever.
async fn drive(time: &Time, until: Option<u64>) -> bool {
    let Some(until) = until else { pending().await };
    let is_there = || time.now.get() >= Duration::from_secs(until);
    poll_fn(|_| {
        if is_there() {
            Poll::Ready(true)
        } else {
            Poll::Pending
        }
    })
    .await
}

/// What a robot has done when its tree has completed. The task has no reference to what its futures use.
macro_rules! robot {
    ($time:expr, $tree:expr, $until:expr) => {
        async {
            let mut legs = 0;
            let mut errands = Requests::new($time, $tree, Robot::default());
            let status = loop {
                match errands.next().await {
                    Continue(Drive(metres)) => {
                        // A future that borrows what only the task has.
                        let driving = pin!(async {
                            legs += 1;
                            drive($time, $until).await
                        });
                        errands
                            .serve(driving, |robot, is_there| {
                                robot.metres += metres;
                                is_there
                            })
                            .await;
                    }
                    Continue(Say(word)) => {
                        let saying = pin!(async {});
                        errands
                            .serve(saying, |robot, ()| robot.said.push(word))
                            .await;
                    }
                    Break(status) => break status,
                }
            };
            let robot = errands.context();
            (status, legs, robot.metres, robot.said.clone())
        }
    };
}

#[test]
fn a_task_does_what_its_tree_asks_for() {
    let time = Time::default();
    let mut task = pin!(robot!(&time, Round::new(30), Some(8)));
    let done = polled(task.as_mut(), &time, &[0, 4, 8, 9, 13]);
    assert_eq!(done, Poll::Ready((Status::Success, 1, 30, vec!["home"])));
    // The timeout, while the robot drives; the wait, when it is there.
    assert_eq!(*time.alarms.borrow(), [10, 10, 13, 13]);
}

#[test]
fn a_timeout_withdraws_a_request_and_the_next_is_taken() {
    let time = Time::default();
    let mut task = pin!(robot!(&time, Round::new(30), None));
    let done = polled(task.as_mut(), &time, &[0, 4, 10, 15]);
    let said = vec!["stuck", "home"];
    assert_eq!(done, Poll::Ready((Status::Success, 1, 0, said)));
}

#[test]
fn leaves_of_the_closure_form_ask_too() {
    let time = Time::default();
    let greeting = "hello";
    let tree = behavior_tree! {
        |robot: &mut Ctx<'_, '_>| sequence<
            Request::new(Say(greeting)),
            // One at a time: the second fails.
            parallel_all<
                Request::new(Drive(3)),
                fallback< Request::new(Drive(4)), { robot.said.push("one at a time") } >
            >,
            reactive_sequence< { robot.metres < 20 }, repeat(2, Request::new(Drive(10))) >
        >
    };
    let mut task = pin!(robot!(&time, tree, Some(0)));
    let done = polled(task.as_mut(), &time, &[0]);
    // The second ten metres are driven, and the tree no longer wants to know.
    let said = vec!["hello", "one at a time"];
    assert_eq!(done, Poll::Ready((Status::Failure, 3, 23, said)));
}

#[test]
fn a_task_that_is_dropped_halts_its_tree() {
    let time = Time::default();
    let halted = Cell::new(0);
    {
        let tree = behavior_tree! {
            |robot: &mut Ctx<'_, '_>| on_halt(
                { halted.set(halted.get() + 1) },
                Request::new(Drive(1))
            )
        };
        let mut task = pin!(robot!(&time, tree, None));
        assert!(polled(task.as_mut(), &time, &[0, 1]).is_pending());
        assert_eq!(halted.get(), 0);
    }
    assert_eq!(halted.get(), 1);
}

#[test]
fn whoever_ticks_a_tree_can_reply() {
    type Manual = Scheduled<ManualClock, Robot>;
    let mut robot = Manual::new(ManualClock::new(), Robot::default());
    let mut tree = behavior_tree! {
        |robot: &mut Manual| timeout(3s, sequence<
            Request::new(Drive(5)),
            Request::new(Say("there"))
        >)
    };
    assert_eq!(tree.tick(&mut robot), Status::Running);
    assert_eq!(robot.desk.take(), Some(Drive(5)));
    assert_eq!(robot.alarm().due(), Wake::At(Duration::from_secs(3)));
    robot.desk.reply(Ok::<_, ()>(()));
    assert_eq!(tree.tick(&mut robot), Status::Running);
    assert_eq!(robot.desk.take(), Some(Say("there")));
    tree.halt(&mut robot);
    assert!(!robot.desk.is_taken());
}
