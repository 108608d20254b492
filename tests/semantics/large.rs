//! Trees of so many leaves that their code is cut into parts: 150 pairs of a condition and a job, beside the same
//! by a loop, or beside the same tree as a leaf of another.

use crate::chance::{holds, job, note, World};
use quickbeam::{behavior_tree, Children, Composite, Status};

const PAIRS: u32 = 150;

macro_rules! large {
    ($($number:literal)*) => {
        behavior_tree! {
            tree Large(world: &mut World) {
                fallback< $( sequence< holds($number), note($number), job($number) > ),* >
            }

            tree Reactive(world: &mut World) {
                reactive_fallback< $( sequence< holds($number), note($number), job($number) > ),* >
            }

            tree Repeated(world: &mut World) {
                sequence<
                    note(1000),
                    repeat(3, yield = never, fallback< $( sequence< holds($number), note($number), job($number) > ),* >),
                    note(1001),
                >
            }

            tree Shifted(world: &mut World, shift: u32) {
                fallback< $( sequence< holds($number + shift), note($number + shift), job($number) > ),* >
            }

            tree Within(world: &mut World) {
                Through< fallback< $( sequence< holds($number), note($number), job($number) > ),* > >
            }

            tree AllRepeated(world: &mut World) {
                retry(2, yield = never, fallback< $( sequence< holds($number), note($number), job($number) > ),* >)
            }

            tree Beside(world: &mut World) {
                parallel(success = all)<
                    fallback< $( sequence< holds($number), note($number), job($number) > ),* >,
                    job(1000),
                >
            }
        }
    };
}

large! {
        0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
        25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49
        50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74
        75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
        100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124
        125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149
}

/// Ticks its child.
#[derive(Debug, Clone, Copy)]
struct Through;

impl<C: ?Sized> Composite<C> for Through {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        children.tick(0, ctx)
    }
}

behavior_tree! {
    tree RepeatedLeaf(world: &mut World) {
        sequence< note(1000), repeat(3, yield = never, Large::new()), note(1001) >
    }

    tree AllRepeatedLeaf(world: &mut World) {
        retry(2, yield = never, Large::new())
    }

    tree BesideLeaf(world: &mut World) {
        parallel(success = all)< Large::new(), job(1000) >
    }
}

/// The first two trees by a loop: which job runs, if any.
struct ByLoop {
    is_reactive: bool,
    running: Option<u32>,
}

impl ByLoop {
    fn tick(&mut self, world: &mut World) -> Status {
        let first = if self.is_reactive {
            0
        } else {
            self.running.unwrap_or(0)
        };
        for number in first..PAIRS {
            if self.running != Some(number) {
                if !holds(world, number) {
                    continue;
                }
                note(world, number);
            }
            let status = job(world, number);
            if status != Status::Failure {
                self.running = status.is_running().then_some(number);
                return status;
            }
            if self.running == Some(number) {
                self.running = None;
            }
        }
        self.running = None;
        Status::Failure
    }
}

/// Ticks both a thousand times, halts them now and then, and compares.
macro_rules! compare {
    ($tree:expr, $is_reactive:literal) => {
        let mut tree = $tree;
        let mut by_loop = ByLoop {
            is_reactive: $is_reactive,
            running: None,
        };
        let mut world = World::new(7);
        let mut seen = [0; 3];
        for tick in 0..1_000 {
            world.calls.clear();
            let mut twin = world.clone();
            let status = tree.tick(&mut world);
            assert_eq!(status, by_loop.tick(&mut twin), "tick {tick}");
            assert_eq!(world, twin, "tick {tick}");
            assert_eq!(tree.is_running(), by_loop.running.is_some(), "tick {tick}");
            seen[status as usize] += 1;
            if world.random(9) == 0 {
                tree.halt(&mut world);
                by_loop.running = None;
            }
        }
        assert!(seen.iter().all(|times| *times > 5), "{seen:?}");
    };
}

#[test]
fn a_large_tree_is_what_a_loop_is() {
    compare!(Large::new(), false);
    compare!(Reactive::new(), true);
}

/// Ticks two trees a thousand times, halts them now and then, and compares.
macro_rules! compare_trees {
    ($cut:expr, $whole:expr) => {
        let (mut cut, mut whole) = ($cut, $whole);
        let mut world = World::new(11);
        let mut seen = [0; 3];
        for tick in 0..1_000 {
            world.calls.clear();
            let mut twin = world.clone();
            let status = cut.tick(&mut world);
            assert_eq!(status, whole.tick(&mut twin), "tick {tick}");
            assert_eq!(world, twin, "tick {tick}");
            assert_eq!(cut.is_running(), whole.is_running(), "tick {tick}");
            seen[status as usize] += 1;
            if world.random(20) == 0 {
                cut.halt(&mut world);
                whole.halt(&mut world);
            }
        }
        // Nearly always one of so many jobs succeeds at the second try.
        let often = seen.iter().filter(|times| **times > 5).count();
        assert!(often >= 2, "{seen:?}");
    };
}

#[test]
fn a_large_tree_does_the_same_within_a_loop_and_beside_others() {
    compare_trees!(Repeated::new(), RepeatedLeaf::new());
    compare_trees!(AllRepeated::new(), AllRepeatedLeaf::new());
    compare_trees!(Beside::new(), BesideLeaf::new());
    compare_trees!(Within::new(), Large::new());
    compare_trees!(Shifted::new(0), Large::new());
}

#[test]
fn in_closure_form_too() {
    macro_rules! closure {
        ($($number:literal)*) => {
            behavior_tree! {
                |world: &mut World| fallback< $( sequence< holds($number), note($number), job($number) > ),* >
            }
        };
    }
    let tree = closure! {
        0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
        25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49
        50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74
        75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
        100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124
        125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149
    };
    compare!(tree, false);
}
