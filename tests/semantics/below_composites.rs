//! Children of a composite are live together: none keeps its number where another does, however many composites stand around them,
//! and however many nodes below.

use quickbeam::{behavior_tree, Behavior, Children, Composite, Status};

/// How often each leaf was called, and each repetition was complete.
#[derive(Debug, Default, Clone, PartialEq)]
struct World {
    calls: [u32; 3],
    complete: [u32; 3],
}

fn call(world: &mut World, leaf: usize) {
    world.calls[leaf] += 1;
}

fn complete(world: &mut World, leaf: usize) {
    world.complete[leaf] += 1;
}

fn times(_: &mut World, times: u32) -> u32 {
    times
}

/// Ticks each child once a tick, and never completes.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Each;

impl Composite<World> for Each {
    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        for child in 0..children.len() {
            children.tick(child, world);
        }
        Status::Running
    }
}

/// The leaves go round every 2, 3 and 7 ticks.
fn goes_round(name: &str, mut tree: impl Behavior<World>) {
    let mut world = World::default();
    for _ in 0..42 {
        tree.tick(&mut world);
    }
    let expected = World {
        calls: [42; 3],
        complete: [42 / 2, 42 / 3, 42 / 7],
    };
    assert_eq!(world, expected, "{name}");
}

/// Three repetitions, one of them with a number that is computed, and a further child, in both forms.
macro_rules! beside {
    ($name:ident, $world:ident, $($further:tt)*) => {
        #[test]
        fn $name() {
            behavior_tree! {
                tree Rounds($world: &mut World) {
                    Each<
                        on_success(complete(0), repeat(2, yield = always, call(0))),
                        $($further)*,
                        on_success(complete(1), repeat(times($world, 3), yield = always, call(1))),
                        on_success(complete(2), repeat(7, yield = always, call(2)))
                    >
                }
            }
            goes_round("item", Rounds::new());
            let closure = behavior_tree! {
                |$world: &mut World| Each<
                    on_success(complete(0), repeat(2, yield = always, call(0))),
                    $($further)*,
                    on_success(complete(1), repeat(times($world, 3), yield = always, call(1))),
                    on_success(complete(2), repeat(7, yield = always, call(2)))
                >
            };
            goes_round("closure", closure);
        }
    };
}

beside!(alone, world, success);
beside!(four_levels, world, Each<Each<Each<running>>>);
beside!(five_levels, world, Each<Each<Each<Each<running>>>>);
beside!(
    five_levels_of_repetitions,
    world,
    Each<
        repeat(5, yield = always, success),
        Each<
            repeat(times(world, 11), yield = always, success),
            Each< Each< repeat(4, yield = always, success) >, repeat(9, yield = always, success) >
        >
    >
);
beside!(
    more_nodes_than_a_function_has,
    world,
    sequence<
        success, success, success, success, success, success, success, success, success, success,
        success, success, success, success, success, success, success, success, success, success,
        success, success, success, success, success, success, success, success, success, success,
        success, success, success, success, success, success, success, success, success, success,
        success, success, success, success, success, success, success, success, success, success,
        success, success, success, success, success, success, success, success, success, success,
        success, success, success, success, success, success, success, success, success, success,
        repeat(5, yield = always, success)
    >
);
