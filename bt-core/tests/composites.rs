//! The ready composites, tick by tick.

use bt_core::composites::{
    Ask, Distance, ForEach, OnChange, Pipeline, Rate, Recovery, RoundRobin, SingleTrigger,
};
use bt_core::{Children, Clock, Composite, ManualClock, Status};
use std::time::Duration;

use Status::{Failure, Running, Success};

/// What nodes and children work on: the answers of children to come, and what was done.
#[derive(Default)]
struct World {
    clock: ManualClock,
    /// `(child, status)`, in order.
    answers: Vec<(usize, Status)>,
    ticked: String,
    queue: Vec<u32>,
    place: Option<f64>,
    goal: u32,
}

impl Clock for World {
    type Instant = Duration;
    fn now(&self) -> Duration {
        self.clock.now()
    }
    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

struct Scripted<const N: usize>([bool; N]);

impl<const N: usize> Children<World> for Scripted<N> {
    fn len(&self) -> usize {
        N
    }
    fn is_running(&self, index: usize) -> bool {
        self.0[index]
    }
    fn tick(&mut self, index: usize, world: &mut World) -> Status {
        let (child, status) = world.answers.remove(0);
        assert_eq!(index, child, "after {}", world.ticked);
        world.ticked += &index.to_string();
        self.0[index] = status == Running;
        status
    }
    fn halt(&mut self, index: usize, _world: &mut World) {
        self.0[index] = false;
    }
}

/// Ticks with these answers of children, all of which are asked for.
fn tick<const N: usize>(
    node: &mut impl Composite<World>,
    children: &mut Scripted<N>,
    world: &mut World,
    answers: &[(usize, Status)],
) -> Status {
    world.answers = answers.to_vec();
    let status = node.tick(children, world);
    assert!(world.answers.is_empty(), "{:?} left", world.answers);
    status
}

#[test]
fn recovery_tries_again_as_often_as_it_may() {
    let (mut children, mut world) = (Scripted([false; 2]), World::default());
    let mut node = Recovery::retries(2);
    let mut tick = |answers: &[_]| tick(&mut node, &mut children, &mut world, answers);
    assert_eq!(tick(&[(0, Running)]), Running);
    assert_eq!(tick(&[(0, Failure), (1, Running)]), Running);
    assert_eq!(
        tick(&[(1, Success), (0, Failure), (1, Success), (0, Failure)]),
        Failure
    );
    // Afresh.
    assert_eq!(tick(&[(0, Failure), (1, Failure)]), Failure);
    assert_eq!(tick(&[(0, Failure), (1, Success), (0, Success)]), Success);
    let mut once = Recovery::retries(0);
    assert_eq!(super_tick(&mut once, &[(0, Failure)]), Failure);
}

fn super_tick(node: &mut impl Composite<World>, answers: &[(usize, Status)]) -> Status {
    tick(
        node,
        &mut Scripted([false; 2]),
        &mut World::default(),
        answers,
    )
}

#[test]
fn recovery_forgets_its_count_when_it_is_halted() {
    let (mut children, mut world) = (Scripted([false; 2]), World::default());
    let mut node = Recovery::retries(1);
    assert_eq!(
        tick(
            &mut node,
            &mut children,
            &mut world,
            &[(0, Failure), (1, Running)]
        ),
        Running
    );
    Composite::<World>::halt(&mut node, &mut world);
    assert_eq!(node, Recovery::retries(1));
}

#[test]
fn a_pipeline_ticks_earlier_children_again() {
    let (mut children, mut world) = (Scripted([false; 3]), World::default());
    let mut node = Pipeline::new();
    let mut tick = |answers: &[_]| tick(&mut node, &mut children, &mut world, answers);
    assert_eq!(tick(&[(0, Success), (1, Running)]), Running);
    // An earlier one that runs does not hold up the one that was reached.
    assert_eq!(tick(&[(0, Running), (1, Success), (2, Running)]), Running);
    assert_eq!(tick(&[(0, Running), (1, Running), (2, Success)]), Success);
    assert_eq!(tick(&[(0, Running)]), Running);
    assert_eq!(tick(&[(0, Success), (1, Failure)]), Failure);
    assert_eq!(tick(&[(0, Success), (1, Running)]), Running);
    Composite::<World>::halt(&mut node, &mut World::default());
    assert_eq!(node, Pipeline::new());
}

#[test]
fn a_round_robin_passes_the_turn() {
    let (mut children, mut world) = (Scripted([false; 3]), World::default());
    let mut node = RoundRobin::wrapping();
    let mut ticks = |answers: &[_]| tick(&mut node, &mut children, &mut world, answers);
    assert_eq!(ticks(&[(0, Failure), (1, Running)]), Running);
    assert_eq!(ticks(&[(1, Success)]), Success);
    assert_eq!(ticks(&[(2, Failure), (0, Failure), (1, Failure)]), Failure);
    assert_eq!(ticks(&[(0, Success)]), Success);
    assert_eq!(ticks(&[(1, Running)]), Running);
    Composite::<World>::halt(&mut node, &mut World::default());
    assert_eq!(node, RoundRobin::wrapping());
}

#[test]
fn a_round_robin_that_does_not_wrap_ends_at_the_last_child() {
    let (mut children, mut world) = (Scripted([false; 2]), World::default());
    let mut node = RoundRobin::default();
    let mut tick = |answers: &[_]| tick(&mut node, &mut children, &mut world, answers);
    assert_eq!(tick(&[(0, Success)]), Success);
    assert_eq!(tick(&[(1, Failure)]), Failure);
    assert_eq!(tick(&[(0, Failure), (1, Success)]), Success);
    assert_eq!(tick(&[(0, Failure), (1, Failure)]), Failure);
}

/// The period begins anew where the child succeeds, however long it ran.
#[test]
fn rate_counts_from_the_last_success() {
    let (mut node, mut children) = (Rate::<Duration>::hz(2.0), Scripted([false]));
    let world = &mut World::default();
    let run = tick(&mut node, &mut children, world, &[(0, Running)]);
    assert_eq!(run, Running);
    world.clock.advance(Duration::from_secs(10));
    assert_eq!(
        tick(&mut node, &mut children, world, &[(0, Success)]),
        Success
    );
    world.clock.advance(Duration::from_millis(499));
    assert_eq!(tick(&mut node, &mut children, world, &[]), Running);
    world.clock.advance(Duration::from_millis(1));
    assert_eq!(
        tick(&mut node, &mut children, world, &[(0, Failure)]),
        Failure
    );
    // A failure is no success: it is tried again at once.
    assert_eq!(
        tick(&mut node, &mut children, world, &[(0, Success)]),
        Success
    );
}

#[test]
fn a_rate_starts_its_child_once_a_period() {
    let (mut children, mut world) = (Scripted([false]), World::default());
    let mut node = Rate::<Duration>::hz(2.0);
    let quarter = Duration::from_millis(250);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
    world.clock.advance(quarter);
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Running);
    world.clock.advance(quarter);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Running)]),
        Running
    );
    // A child that runs is ticked on.
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Running);
    Composite::<World>::idle(&mut node, &mut world);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Failure)]),
        Failure
    );
    // A failure does not begin the period anew.
    world.clock.advance(2 * quarter);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
    Composite::<World>::idle(&mut node, &mut world);
    assert_eq!(node, Rate::every(2 * quarter));
}

struct Place;

impl Ask<World> for Place {
    type Answer = Option<[f64; 3]>;
    fn ask(&mut self, world: &mut World) -> Self::Answer {
        world.place.map(|at| [0.0, at, 0.0])
    }
}

/// Where the queue says, in three dimensions.
struct Queued;

impl Ask<World> for Queued {
    type Answer = Option<[f64; 3]>;
    fn ask(&mut self, world: &mut World) -> Self::Answer {
        let place: [u32; 3] = world.queue[..3].try_into().expect("three numbers");
        Some(place.map(f64::from))
    }
}

#[test]
fn a_distance_is_that_of_all_three_dimensions() {
    // 3, 4 and 12 in its directions: 13.
    for (metres, expected) in [(12.9, Success), (13.1, Running)] {
        for place in [[10, 20, 30], [16, 28, 54]] {
            let (mut children, mut world) = (Scripted([false]), World::default());
            let mut node = Distance::<Queued>::new(metres, Queued);
            world.queue = place.to_vec();
            assert_eq!(
                tick(&mut node, &mut children, &mut world, &[(0, Success)]),
                Success
            );
            world.queue = vec![13, 24, 42];
            let answers: &[_] = if expected == Success {
                &[(0, Success)]
            } else {
                &[]
            };
            assert_eq!(
                tick(&mut node, &mut children, &mut world, answers),
                expected
            );
        }
    }
}

#[test]
fn a_distance_starts_its_child_after_each_metre() {
    let (mut children, mut world) = (Scripted([false]), World::default());
    let mut node = Distance::<Place>::new(1.0, Place);
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Failure);
    world.place = Some(5.0);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
    world.place = Some(4.5);
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Running);
    world.place = Some(4.0);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Running)]),
        Running
    );
    world.place = Some(3.5);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
    // From where it has succeeded, not from where it began, or has failed.
    world.place = Some(4.25);
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Running);
    world.place = Some(4.5);
    let failed = tick(&mut node, &mut children, &mut world, &[(0, Failure)]);
    assert_eq!(failed, Failure);
    Composite::<World>::idle(&mut node, &mut world);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Failure)]),
        Failure
    );
    Composite::<World>::idle(&mut node, &mut world);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
}

struct Goal;

impl Ask<World> for Goal {
    type Answer = u32;
    fn ask(&mut self, world: &mut World) -> u32 {
        world.goal
    }
}

#[test]
fn a_change_starts_the_child_and_is_not_lost_while_it_runs() {
    let (mut children, mut world) = (Scripted([false]), World::default());
    let mut node = OnChange::<Goal, u32>::new(Goal);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Running);
    world.goal = 1;
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Running)]),
        Running
    );
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Running);
    Composite::<World>::idle(&mut node, &mut world);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
}

#[test]
fn a_single_trigger_ticks_until_it_is_done_once() {
    let (mut children, mut world) = (Scripted([false]), World::default());
    let mut node = SingleTrigger::new();
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Running)]),
        Running
    );
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Success
    );
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Failure);
    Composite::<World>::idle(&mut node, &mut world);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Failure)]),
        Failure
    );
    Composite::<World>::idle(&mut node, &mut world);
    assert_eq!(node, SingleTrigger::default());
}

struct Queue;

impl Ask<World> for Queue {
    type Answer = bool;
    fn begin(&mut self, world: &mut World) {
        world.queue = vec![2, 1];
    }
    fn ask(&mut self, world: &mut World) -> bool {
        let next = world.queue.pop();
        world.goal = next.unwrap_or_default();
        next.is_some()
    }
}

#[test]
fn a_loop_takes_an_element_a_tick() {
    let (mut children, mut world) = (Scripted([false]), World::default());
    let mut node = ForEach::<Queue>::new(Queue);
    world.answers = vec![(0, Running)];
    assert_eq!(node.start(&mut children, &mut world), Running);
    assert_eq!(world.goal, 1);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Running
    );
    assert_eq!(world.goal, 1);
    assert_eq!(
        tick(&mut node, &mut children, &mut world, &[(0, Success)]),
        Running
    );
    assert_eq!(world.goal, 2);
    assert_eq!(tick(&mut node, &mut children, &mut world, &[]), Success);
    world.answers = vec![(0, Failure)];
    assert_eq!(node.start(&mut children, &mut world), Failure);
    let mut fails = ForEach::<Queue>::new(Queue).if_empty(Failure);
    assert_eq!(
        tick(&mut fails, &mut children, &mut world, &[(0, Success)]),
        Running
    );
    assert_eq!(tick(&mut fails, &mut children, &mut world, &[]), Failure);
}
