//! What trees ask of the tasks around them, and what they get.

use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_core::{
    AlarmClock, Asking, Awake, Behavior, Clock, Desk, IntoStatus, ManualClock, Request, Requests,
    Scheduled, Status, Tree,
};
use core::cell::{Cell, RefCell};
use core::future::{pending, poll_fn, ready, Future};
use core::mem::size_of_val;
use core::ops::ControlFlow::{self, Break, Continue};
use core::pin::{pin, Pin};
use core::task::{Context, Poll, Waker};
use core::time::Duration;
use Status::{Failure, Running, Success};

/// A desk, and what is done.
#[derive(Debug, Default)]
struct World {
    desk: Desk<u8>,
    done: Vec<&'static str>,
}

impl Asking for World {
    type Request = u8;

    fn desk(&mut self) -> &mut Desk<u8> {
        &mut self.desk
    }
}

#[test]
fn a_request_is_taken_once_and_replied_to_once() {
    let (mut world, mut leaf) = (World::default(), Request::new(7));
    assert_eq!((world.desk.take(), world.desk.is_taken()), (None, false));
    assert_eq!(leaf.start(&mut world), Running);
    assert!(!world.desk.is_taken());
    // Nobody has taken it yet.
    world.desk.reply(true);
    assert_eq!(leaf.tick(&mut world), Running);
    assert_eq!((world.desk.take(), world.desk.is_taken()), (Some(7), true));
    assert_eq!((world.desk.take(), world.desk.is_taken()), (None, true));
    assert_eq!(leaf.tick(&mut world), Running);
    world.desk.reply(true);
    assert_eq!((world.desk.take(), world.desk.is_taken()), (None, false));
    world.desk.reply(false);
    assert_eq!(leaf.tick(&mut world), Success);
    assert_eq!(world.desk, Desk::new());
}

#[test]
fn the_reply_is_the_status_of_the_leaf() {
    for (reply, expected) in [(Success, Success), (Failure, Failure), (Running, Failure)] {
        let (mut world, mut leaf) = (World::default(), Request::new(7));
        assert_eq!(leaf.start(&mut world), Running);
        world.desk.take();
        world.desk.reply(reply);
        assert_eq!(leaf.tick(&mut world), expected);
        assert_eq!(world.desk, Desk::new());
    }
}

#[test]
fn a_halt_withdraws_a_request() {
    for is_taken in [false, true] {
        let (mut world, mut leaf) = (World::default(), Request::new(7));
        assert_eq!(leaf.start(&mut world), Running);
        if is_taken {
            world.desk.take();
        }
        leaf.halt(&mut world);
        assert!(!world.desk.is_taken());
        // It comes too late.
        world.desk.reply(true);
        assert_eq!(world.desk, Desk::new());
        assert_eq!(
            (leaf.start(&mut world), world.desk.take()),
            (Running, Some(7))
        );
    }
}

#[test]
fn one_leaf_at_a_time_awaits_a_reply() {
    let (mut world, mut one, mut other) = (World::default(), Request::new(1), Request::new(2));
    assert_eq!(one.start(&mut world), Running);
    assert_eq!(other.start(&mut world), Failure);
    assert_eq!(world.desk.take(), Some(1));
    assert_eq!(other.start(&mut world), Failure);
    world.desk.reply(true);
    assert_eq!(other.start(&mut world), Failure);
    assert_eq!(one.tick(&mut world), Success);
    assert_eq!(
        (other.start(&mut world), world.desk.take()),
        (Running, Some(2))
    );
}

#[test]
fn contexts_around_a_context_have_its_desk() {
    fn ask(ctx: &mut impl Asking<Request = u8>) {
        assert_eq!(Request::new(7).start(ctx), Running);
    }
    let mut world = World::default();
    ask(&mut &mut world);
    assert_eq!(world.desk.take(), Some(7));
    world.desk = Desk::default();
    ask(&mut Awake::new(
        &ManualClock::new(),
        Waker::noop(),
        &mut world,
    ));
    assert_eq!(world.desk.take(), Some(7));
    let mut scheduled = Scheduled::new(ManualClock::new(), World::default());
    ask(&mut scheduled);
    assert_eq!(scheduled.desk.take(), Some(7));
}

/// A clock that is set from outside, and notes what it is asked for.
#[derive(Default)]
struct Time {
    now: Cell<u32>,
    alarms: RefCell<Vec<u64>>,
}

impl Clock for &Time {
    type Instant = u32;

    fn now(&self) -> u32 {
        self.now.get()
    }

    fn elapsed(&self, since: u32) -> Duration {
        Duration::from_secs((self.now.get() - since).into())
    }
}

impl AlarmClock for &Time {
    fn wake_task(&self, _: u32, duration: Duration, _: &Waker) {
        self.alarms.borrow_mut().push(duration.as_secs());
    }
}

type Ctx<'a, 't> = Awake<'a, &'t Time, World>;

/// By hand, the tree `sequence< timeout(10s, Request::new(1)), Request::new(2) >`, which says when it is ticked and halted.
struct Two {
    leaves: [Request<u8>; 2],
    running: Option<usize>,
}

impl Two {
    const fn new() -> Self {
        Self {
            leaves: [Request::new(1), Request::new(2)],
            running: None,
        }
    }
}

impl Tree for Two {
    const INFO: &'static TreeInfo =
        &TreeInfo::new("Two", 1, &[Node::root(Kind::Leaf(Leaf::Value), "Two")]);

    fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
}

impl Behavior<Ctx<'_, '_>> for Two {
    fn tick(&mut self, ctx: &mut Ctx<'_, '_>) -> Status {
        ctx.done.push("tick");
        let mut status = match self.running {
            None => self.leaves[0].start(ctx),
            Some(0) if ctx.has_elapsed(0, Duration::from_secs(10)) => {
                self.leaves[0].halt(ctx);
                ctx.done.push("late");
                Failure
            }
            Some(leaf) => self.leaves[leaf].tick(ctx),
        };
        if status == Success && self.running == Some(0) {
            status = self.leaves[1].start(ctx);
            self.running = Some(1);
        } else {
            self.running = self.running.or(Some(0));
        }
        if status != Running {
            self.running = None;
        } else if self.running == Some(0) {
            ctx.wake_after(0, Duration::from_secs(10));
        }
        status
    }

    fn halt(&mut self, ctx: &mut Ctx<'_, '_>) {
        if let Some(leaf) = self.running.take() {
            self.leaves[leaf].halt(ctx);
            ctx.done.push("halt");
        }
    }
}

/// Polls once.
fn poll<F: Future>(future: Pin<&mut F>) -> Poll<F::Output> {
    future.poll(&mut Context::from_waker(Waker::noop()))
}

/// Gives an answer when it is polled for the second time.
fn later<T: Copy>(answer: T) -> impl Future<Output = T> {
    let mut is_ready = false;
    poll_fn(move |_| {
        if core::mem::replace(&mut is_ready, true) {
            Poll::Ready(answer)
        } else {
            Poll::Pending
        }
    })
}

fn next(requests: &mut Requests<&Time, World, Two>) -> Poll<ControlFlow<Status, u8>> {
    poll(pin!(requests.next()))
}

/// Serves what was taken, and polls at these seconds: what the last poll gave. The others are pending.
fn serve<F: Future, S: IntoStatus>(
    requests: &mut Requests<&Time, World, Two>,
    time: &Time,
    future: F,
    done: impl FnMut(&mut World, F::Output) -> S,
    seconds: &[u32],
) -> Poll<bool> {
    let future = pin!(future);
    let mut serving = pin!(requests.serve(future, done));
    let mut last = Poll::Pending;
    for &now in seconds {
        assert_eq!(last, Poll::Pending);
        time.now.set(now);
        last = poll(serving.as_mut());
    }
    last
}

#[test]
fn a_tree_is_served_until_it_completes() {
    let time = Time::default();
    let mut requests = Requests::new(&time, Two::new(), World::default());
    assert_eq!(next(&mut requests), Poll::Ready(Continue(1)));
    let note = |world: &mut World, output: Result<_, ()>| output.map(|it| world.done.push(it));
    let served = serve(&mut requests, &time, later(Ok("measured")), note, &[0, 1]);
    assert_eq!(served, Poll::Ready(true));
    // The tree was ticked right before it was served, and after the first poll nobody woke the task for it.
    assert_eq!(requests.context().done, ["tick", "measured"]);
    assert_eq!(next(&mut requests), Poll::Ready(Continue(2)));
    let served = serve(&mut requests, &time, ready(false), |_, sent| sent, &[2]);
    assert_eq!(served, Poll::Ready(true));
    assert_eq!(next(&mut requests), Poll::Ready(Break(Failure)));
    requests.context_mut().done.push("again");
    assert_eq!(next(&mut requests), Poll::Ready(Continue(1)));
    let done = ["tick", "measured", "tick", "tick", "again", "tick"];
    assert_eq!(requests.context().done, done);
    assert_eq!(*time.alarms.borrow(), [10, 10]);
}

#[test]
fn a_tree_is_ticked_while_it_is_served() {
    let time = Time::default();
    let mut requests = Requests::new(&time, Two::new(), World::default());
    assert_eq!(next(&mut requests), Poll::Ready(Continue(1)));
    let note = |world: &mut World, ()| world.done.push("never");
    // At ten, the tree withdraws its request.
    let served = serve(&mut requests, &time, pending(), note, &[0, 4, 9, 10]);
    assert_eq!(served, Poll::Ready(false));
    let done = ["tick", "tick", "tick", "tick", "late"];
    assert_eq!(requests.context().done, done);
    assert_eq!(*time.alarms.borrow(), [10, 10, 10]);
}

#[test]
fn a_request_after_another_is_not_mistaken_for_it() {
    let time = Time::default();
    let mut requests = Requests::new(&time, Two::new(), World::default());
    assert_eq!(next(&mut requests), Poll::Ready(Continue(1)));
    let nothing = |_: &mut World, ()| ();
    assert!(serve(&mut requests, &time, pending(), nothing, &[0]).is_pending());
    // Somebody else replies, and the tree asks for the next in the tick in which it finds that.
    requests.context_mut().desk.reply(true);
    let served = serve(&mut requests, &time, pending(), nothing, &[1]);
    assert_eq!(served, Poll::Ready(false));
    assert_eq!(next(&mut requests), Poll::Ready(Continue(2)));
    // No tick was needed for that.
    assert_eq!(requests.context().done, ["tick", "tick"]);
}

#[test]
fn a_request_that_is_forgotten_fails() {
    for polls in 0..3 {
        let time = Time::default();
        let mut requests = Requests::new(&time, Two::new(), World::default());
        assert_eq!(next(&mut requests), Poll::Ready(Continue(1)));
        let seconds = &[0, 1, 2][..polls];
        let served = serve(&mut requests, &time, pending(), |_, ()| (), seconds);
        assert_eq!(served, Poll::Pending);
        assert_eq!(next(&mut requests), Poll::Ready(Break(Failure)));
    }
}

#[test]
fn what_nobody_asked_for_is_no_reply() {
    let time = Time::default();
    let mut requests = Requests::new(&time, Two::new(), World::default());
    let served = serve(&mut requests, &time, ready(()), |_, ()| (), &[0]);
    assert_eq!(served, Poll::Ready(true));
    assert_eq!(requests.context().desk, Desk::new());
}

#[test]
fn a_tree_that_asks_for_nothing_sleeps() {
    struct Waits;

    impl Tree for Waits {
        const INFO: &'static TreeInfo =
            &TreeInfo::new("Waits", 1, &[Node::root(Kind::Leaf(Leaf::Value), "Waits")]);

        fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
    }

    impl Behavior<Ctx<'_, '_>> for Waits {
        fn tick(&mut self, ctx: &mut Ctx<'_, '_>) -> Status {
            ctx.done.push("tick");
            Running
        }
    }

    let time = Time::default();
    let mut requests = Requests::new(&time, Waits, World::default());
    {
        let mut next = pin!(requests.next());
        assert!(poll(next.as_mut()).is_pending());
        assert!(poll(next.as_mut()).is_pending());
    }
    assert_eq!(requests.context().done, ["tick", "tick"]);
}

#[test]
fn a_tree_is_halted_when_its_requests_are_dropped() {
    let time = Time::default();
    let mut world = World::default();
    {
        // As a context that is lent.
        struct Lent(Two);

        impl Tree for Lent {
            const INFO: &'static TreeInfo = Two::INFO;

            fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
        }

        impl Behavior<Awake<'_, &Time, &mut World>> for Lent {
            fn tick(&mut self, ctx: &mut Awake<'_, &Time, &mut World>) -> Status {
                self.0
                    .tick(&mut Awake::new(&&Time::default(), Waker::noop(), ctx))
            }

            fn halt(&mut self, ctx: &mut Awake<'_, &Time, &mut World>) {
                self.0
                    .halt(&mut Awake::new(&&Time::default(), Waker::noop(), ctx));
            }
        }

        drop(Requests::new(&time, Lent(Two::new()), &mut world));
        assert!(world.done.is_empty());
        let mut requests = Requests::new(&time, Lent(Two::new()), &mut world);
        assert!(poll(pin!(requests.next())).is_ready());
    }
    assert_eq!(world.done, ["tick", "halt"]);
    assert_eq!(world.desk, Desk::new());
}

#[test]
fn a_task_that_serves_keeps_little() {
    let time = Time::default();
    let mut requests = Requests::new(&time, Two::new(), World::default());
    let word = size_of::<usize>();
    assert_eq!(size_of_val(&requests.next()), word);
    let mut future = pin!(pending::<()>());
    assert_eq!(
        size_of_val(&requests.serve(future.as_mut(), |_, ()| ())),
        2 * word
    );
    // As small as what it asks for, where that leaves values free.
    assert_eq!(size_of::<Desk<bool>>(), 1);
}
