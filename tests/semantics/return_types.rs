//! Which results return types allow, where something depends on it.

use quickbeam::{behavior_tree, CanFail, CanSucceed, IntoStatus, NeverRuns, Status};
use std::convert::Infallible;
use std::task::Poll;

/// A type of one's own, which says in a line what it can give.
struct Always(Status);

impl CanFail for Always {}

impl IntoStatus for Always {
    const CAN_RUN: bool = true;

    fn into_status(self) -> Status {
        self.0
    }
}

fn own(_: &mut u32) -> Always {
    Always(Status::Failure)
}

// A leaf may well return a type that says more than it gives.
#[allow(clippy::unnecessary_wraps)]
fn own_inside(_: &mut u32) -> Option<Poll<Always>> {
    Some(Poll::Ready(Always(Status::Failure)))
}

fn opaque(_: &mut u32) -> impl CanFail {
    false
}

fn parameter<T: IntoStatus + Default>(_: &mut u32) -> T {
    T::default()
}

fn polled(_: &mut u32) -> Poll<bool> {
    Poll::Ready(false)
}

fn note(notes: &mut u32) {
    *notes += 1;
}

fn refuse(_: &mut u32) -> Result<Infallible, ()> {
    Err(())
}

fn late(ticks: &mut u32) -> Poll<()> {
    *ticks += 1;
    if *ticks % 3 == 0 {
        Poll::Ready(())
    } else {
        Poll::Pending
    }
}

#[test]
fn types_of_the_user_fail_if_they_say_so() {
    let mut tree = behavior_tree! {
        |notes: &mut u32| fallback<
            own,
            own_inside,
            opaque,
            parameter::<bool>,
            polled,
            refuse,
            { *notes > 9 },
            note
        >
    };
    let mut notes = 0;
    assert_eq!(tree.tick(&mut notes), Status::Success);
    assert_eq!(notes, 1);
}

#[test]
fn type_parameters_give_what_their_bounds_say() {
    trait Answers {
        type Answer: IntoStatus + CanFail + CanSucceed;
        fn answer(&mut self) -> Self::Answer;
        fn perhaps(&mut self) -> Option<Self::Answer>;
    }

    impl Answers for u32 {
        type Answer = bool;
        fn answer(&mut self) -> bool {
            *self > 0
        }
        fn perhaps(&mut self) -> Option<bool> {
            (*self > 0).then_some(false)
        }
    }

    behavior_tree! {
        tree Asking<A: Answers>(answers: &mut A) {
            sequence<
                fallback< A::answer, A::perhaps, success >,
                if_then_else< A::answer, A::answer, A::perhaps >,
                retry(2, yield = never, A::perhaps)
            >
        }
    }

    let mut tree = Asking::<u32>::new();
    assert_eq!(tree.tick(&mut 0), Status::Failure);
    assert_eq!(tree.tick(&mut 1), Status::Failure);
}

#[test]
fn loops_that_come_back() {
    let mut runs = behavior_tree! { repeat(yield = never, late) };
    let mut ticks = 0;
    assert_eq!(runs.tick(&mut ticks), Status::Running);
    assert_eq!(ticks, 1);
    assert_eq!(runs.tick(&mut ticks), Status::Running);
    // It was ready the third time, and began again.
    assert_eq!(runs.tick(&mut ticks), Status::Running);
    assert_eq!(ticks, 4);

    // Of several leaves, one is enough.
    let mut together = behavior_tree! { repeat(yield = never, sequence< note, late >) };
    let mut ticks = 0;
    assert_eq!(together.tick(&mut ticks), Status::Running);
    assert_eq!(ticks, 2);
    let mut ends = behavior_tree! { retry(yield = never, fallback< refuse, note >) };
    assert_eq!(ends.tick(&mut ticks), Status::Success);
    let mut ends = behavior_tree! { repeat(yield = never, sequence< note, refuse >) };
    assert_eq!(ends.tick(&mut ticks), Status::Failure);
}

/// What is done on purpose with `force_…` is not called unreachable.
#[test]
fn branches_switched_off() {
    let mut tree = behavior_tree! { fallback< force_success(note), refuse > };
    let mut notes = 0;
    assert_eq!(tree.tick(&mut notes), Status::Success);
    let mut tree = behavior_tree! { sequence< force_failure(note), refuse > };
    assert_eq!(tree.tick(&mut notes), Status::Failure);
    assert_eq!(notes, 2);
}

behavior_tree! {
    tree Sketch(ticks: &mut u32) {
        fallback<
            sequence< { *ticks > 3 }, { *ticks = 7; todo!("after the third tick") }, late >,
            if_then_else< { *ticks > 2 }, { unimplemented!() }, { loop { *ticks += 1; } } >,
            late
        >
    }

    tree OnlyLast(ticks: &mut u32) {
        fallback<
            sequence< { *ticks > 3 }, { unreachable!(); } >,
            !late,
            { panic!("no") }
        >
    }
}

#[test]
fn what_is_not_written_yet_may_give_anything() {
    let mut ticks = 0;
    let mut tree = OnlyLast::new();
    assert_eq!(tree.tick(&mut ticks), Status::Running);
    let mut bare = behavior_tree! {
        |ticks: &mut u32| sequence< late, !{ *ticks > 9 }, { todo!() } >
    };
    assert_eq!(bare.tick(&mut ticks), Status::Running);
    bare.halt(&mut ticks);
}

#[test]
#[should_panic(expected = "after the third tick")]
fn what_is_not_written_yet_panics_when_it_is_reached() {
    Sketch::new().tick(&mut 4);
}

/// A type of one's own in a tree that never runs.
#[test]
fn types_of_the_user_that_never_run() {
    struct Found(bool);

    impl IntoStatus for Found {
        const CAN_RUN: bool = false;

        fn into_status(self) -> Status {
            self.0.into_status()
        }
    }

    impl NeverRuns for Found {}

    fn look(notes: &mut u32) -> Found {
        Found(*notes > 2)
    }

    behavior_tree! {
        tree Looks(notes: &mut u32) -> bool {
            invert(look)
        }
    }

    assert_eq!((Looks(&mut 3), Looks(&mut 2)), (false, true));
}
