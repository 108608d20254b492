//! An older page "Fallback" of BehaviorTree.CPP 3, in Chinese: there the node with a memory is called
//! `FallbackStar`, and plain Fallback has none.
//!
//! Here they are `fallback` and `reactive_fallback`; that both old names are answered with the
//! new ones is tested in the compiler. The pseudocode of `Fallback` is that of the newer pages.

use super::lockstep::casts;
use super::pseudocode::{halt, tick};
use crate::catalogue::stage::{trees, Stage};
use crate::harness::{Act, World};
use quickbeam::Status;

trees! { |world|
    Star: { fallback< Act('a'), Act('b'), Act('c') > }
    Plain: { reactive_fallback< Act('a'), Act('b'), Act('c') > }
}

/// Rules: the next one after a failure; failure, and nothing left running, after that of the last; an
/// end, and nothing left running, after a success.
#[test]
fn the_rules_are_those_of_the_newer_pages() {
    Stage::<Star>::new()
        .tick("a+F b+F c+F => F")
        .tick("a+F b+S => S")
        .halt("");
    Stage::<Plain>::new()
        .tick("a+F b+F c+F => F")
        .tick("a+F b+R => R")
        .tick("a+S b! => S")
        .halt("");
}

/// `FallbackStar`: gives `Running`; the next tick ticks the child at which it stopped.
#[test]
fn fallback_star_goes_on_where_it_stopped() {
    Stage::<Star>::new()
        .tick("a+F b+F c+R => R")
        .tick("c.R => R")
        .tick("c.F => F");
}

/// Plain Fallback: gives `Running`; the index of the child to tick next is put back every time.
#[test]
fn plain_fallback_begins_anew() {
    Stage::<Plain>::new()
        .tick("a+F b+F c+R => R")
        .tick("a+F b+F c.R => R")
        .tick("a+F b+F c.F => F");
}

/// The example under "Fallback": whether the door is open is asked first, and once.
#[test]
fn the_first_child_is_asked_once() {
    Stage::<Star>::new()
        .tick("a+F b+R => R")
        .tick("b.R => R")
        .tick("b.F c+R => R")
        .tick("c.S => S");
}

/// The pseudocode under "`ReactiveFallback`" leaves out what the newer pages have: when a child
/// runs, its later siblings are halted. Where nothing runs behind a child that runs, both are one;
/// else the newer pages hold. (Its second increment of the index would pass over children: a slip
/// that its own comment contradicts.)
#[test]
fn where_it_leaves_something_running_the_newer_pages_hold() {
    let children = ['a', 'b', 'c'];
    let older = |world: &mut World| {
        for child in children {
            match tick(child, world) {
                Status::Running => return Status::Running,
                Status::Failure => {}
                Status::Success => {
                    halt(&children, world);
                    return Status::Success;
                }
            }
        }
        halt(&children, world);
        Status::Failure
    };
    let (mut same, mut other) = (0, 0);
    for cast in casts(&children, 2) {
        let (mut world, mut beside) = (World::new(&cast), World::new(&cast));
        let mut tree = Plain::default();
        for _ in 0..6 {
            let expected = (older(&mut world), world.take_events());
            let found = (tree.tick(&mut beside), beside.take_events());
            let left = world.running();
            if left.len() > 1 {
                // The older one leaves two running at once; the first of them is what runs here.
                assert_eq!(beside.running(), &left[..1], "{cast}");
                let halt = |halts: String, child: &char| halts + " " + &child.to_string() + "!";
                let halts = left[1..].iter().fold(String::new(), halt);
                assert_eq!(found, (Status::Running, expected.1 + &halts), "{cast}");
                other += 1;
                break;
            }
            assert_eq!(found, expected, "{cast}");
            same += 1;
        }
    }
    assert!(
        same > 1_000 && other > 50,
        "{same} ticks alike, {other} not"
    );
}
