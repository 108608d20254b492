//! The errors of leaves: told where they are known, and nothing else changes.

use super::world::{Failure, Hero, Log, Nap, Running, Success};
use quickbeam::{behavior_tree, CanFail, IntoStatus, Status};
use std::fmt::Debug;
use std::task::Poll;

#[derive(Debug)]
enum Lost {
    NoPath,
    /// So many millimetres.
    Rain(#[allow(dead_code)] u8),
}

/// It cannot be shown.
struct Secret;

/// A result of one's own.
struct Own(Result<(), Lost>);

impl IntoStatus for Own {
    const CAN_RUN: bool = false;

    fn into_status(self) -> Status {
        self.0.into_status()
    }
}

impl CanFail for Own {}

fn plan(hero: &mut Hero) -> Result<(), Lost> {
    if hero.number == 0 {
        return Err(Lost::NoPath);
    }
    Ok(())
}

impl Hero {
    fn dry(&self, at_most: u8) -> Result<bool, Lost> {
        match u8::try_from(self.number) {
            Ok(millimetres) if millimetres > at_most => Err(Lost::Rain(millimetres)),
            _ => Ok(true),
        }
    }
}

fn whisper(_: &mut Hero) -> Result<(), Secret> {
    Err(Secret)
}

fn own(_: &mut Hero) -> Own {
    Own(Err(Lost::NoPath))
}

fn polled(hero: &mut Hero) -> Poll<Result<(), Lost>> {
    match hero.number {
        0 => Poll::Pending,
        _ => Poll::Ready(plan(&mut Hero::default())),
    }
}

fn maybe(hero: &mut Hero) -> Option<Result<(), Lost>> {
    (hero.number > 0).then(|| plan(&mut Hero::default()))
}

fn shown<E: Debug + Default>(_: &mut Hero) -> Result<(), E> {
    Err(E::default())
}

fn hidden<E: Default>(_: &mut Hero) -> Result<(), E> {
    Err(E::default())
}

behavior_tree! {
    #[observe]
    tree Each(hero: &mut Hero) {
        fallback<
            plan,
            .dry(3),
            { Err::<(), _>("a text") },
            { plan(hero)?; Ok::<_, Lost>(()) },
            whisper,
            own,
            maybe,
            Nap("nap"),
            polled
        >
    }

    #[observe]
    tree Two<E: Debug + Default, F: Default>(hero: &mut Hero) {
        fallback< shown::<E>, hidden::<F>, .dry(3) >
    }

    #[observe]
    tree Outer(hero: &mut Hero) {
        sequence< force_success(plan), Two::<u8, u16>::new(), running >
    }
}

#[test]
fn an_error_is_told_before_the_answer() {
    let (mut tree, mut hero, mut log) = (Each::new(), Hero::default(), Log::default());
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    let expected = [
        "Tick Each",
        "1 NoPath",
        "1 Status(Failure)",
        "2 Status(Success)",
        "Tick gave Success",
    ];
    assert_eq!(log.take(), expected);

    hero.number = 4;
    hero.gives.insert("nap", Failure);
    let mut log = Log::instead([(1, Failure)]);
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    let expected = [
        "Tick Each",
        "1 Status(Failure)",
        "2 Rain(4)",
        "2 Status(Failure)",
        "3 \"a text\"",
        "3 Status(Failure)",
        "4 Status(Success)",
        "Tick gave Success",
    ];
    assert_eq!(log.take(), expected);
}

#[test]
fn errors_that_cannot_be_shown_and_those_within_types_of_ones_own_are_not_told() {
    let (mut tree, mut hero) = (Each::new(), Hero::default());
    hero.number = 4;
    let mut log = Log::instead([(1, Failure), (2, Failure), (3, Failure), (4, Failure)]);
    assert_eq!(tree.tick_with(&mut hero, &mut log), Failure);
    let expected = [
        "5 Status(Failure)",
        "6 Status(Failure)",
        "7 NoPath",
        "7 Status(Failure)",
        "8 Status(Failure)",
        "9 NoPath",
        "9 Status(Failure)",
        "Tick gave Failure",
    ];
    assert_eq!(log.take()[5..], expected);

    hero.number = 0;
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    assert_eq!(
        log.take()[7..],
        [
            "7 Status(Failure)",
            "8 Status(Failure)",
            "9 Status(Running)",
            "Tick gave Running"
        ]
    );
}

#[test]
fn type_parameters_are_shown_where_they_say_that_they_can_be() {
    let (mut tree, mut hero, mut log) = (Outer::new(), Hero::default(), Log::default());
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    let expected = [
        "Tick Outer",
        "2 NoPath",
        "2 Status(Failure)",
        "6 0",
        "6 Status(Failure)",
        "7 Status(Failure)",
        "8 Status(Success)",
        "Tick gave Running",
    ];
    assert_eq!(log.take(), expected);
}

#[test]
fn a_tree_in_closure_form_tells_them_too() {
    let mut hero = Hero::default();
    let mut log = Log::default();
    let mut tree = behavior_tree! { |hero: &mut Hero, log: &mut Log| fallback< plan, .dry(3) > };
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    assert_eq!(log.take()[1..3], ["1 NoPath", "1 Status(Failure)"]);
}
