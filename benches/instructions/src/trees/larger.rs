//! Larger trees: many children, subtrees with parameters, forty steps.

use crate::world::{job, lucky, World};
use quickbeam::{behavior_tree, Behavior};

in_both_forms! {
    ParallelEight parallel_eight |world| {
        parallel(success = 4, failure = 4)< job(0), job(1), job(2), job(3), job(4), job(5), job(6), job(7) >
    }
    NeverOfThree never_of_three |world| { repeat(3, yield = never, sequence< job(0), job(1), job(2) >) }
    FewConditions few_conditions |world| {
        fallback<
            { lucky(world) && !lucky(world) },
            { lucky(world) && !lucky(world) },
            { lucky(world) && !lucky(world) }
        >
    }
    FortySteps forty_steps |world| {
        sequence<
            job(0), job(1), job(2), job(3), job(4), job(5), job(6), job(7), job(8), job(9),
            job(10), job(11), job(12), job(13), job(14), job(15), job(16), job(17), job(18), job(19),
            job(20), job(21), job(22), job(23), job(24), job(25), job(26), job(27), job(28), job(29),
            job(30), job(31), job(32), job(33), job(34), job(35), job(36), job(37), job(38), job(39)
        >
    }
}

// Subtrees of another macro call: what they are made with is known by their types.
in_both_forms! {
    FiveElsewhere five_elsewhere |world| {
        sequence< Two::<0>::new(), Two::<2>::new(), Two::<4>::new(), Two::<6>::new(), Two::<8>::new() >
    }
    BossElsewhere boss_elsewhere |world| {
        fallback<
            Stage::<0>::new(),
            Stage::<2>::new(),
            Stage::<4>::new(),
            Stage::<6>::new(),
            Stage::<8>::new(),
            Stage::<10>::new()
        >
    }
}

behavior_tree! {
    tree Two<const NUMBER: u64>(world: &mut World) {
        sequence< job(NUMBER), job(NUMBER + 1) >
    }

    tree Stage<const NUMBER: u64>(world: &mut World) {
        sequence< lucky, job(NUMBER), job(NUMBER + 1) >
    }
}

// Subtrees: one macro call puts them into one another.
behavior_tree! {
    pub tree FiveSubtrees(world: &mut World) {
        sequence< Pair::new(0), Pair::new(2), Pair::new(4), Pair::new(6), Pair::new(8) >
    }

    tree Pair(world: &mut World, number: u64) {
        sequence< job(number), job(number + 1) >
    }

    pub tree Boss(world: &mut World) {
        fallback<
            Phase::new(0),
            Phase::new(2),
            Phase::new(4),
            Phase::new(6),
            Phase::new(8),
            Phase::new(10)
        >
    }

    tree Phase(world: &mut World, number: u64) {
        sequence< lucky, job(number), job(number + 1) >
    }

    pub tree Careful(world: &mut World) {
        sequence< Attempts::new(0), Attempts::new(1), Attempts::new(2), Attempts::new(3) >
    }

    tree Attempts(world: &mut World, number: u64) {
        timeout(5ms, retry(3, yield = never, job(number)))
    }

    pub tree Conditions(world: &mut World) {
        fallback<
            Both::new(),
            sequence< Either::new(), lucky >,
            Both::new()
        >
    }

    tree Both(world: &mut World) {
        sequence< lucky, lucky >
    }

    tree Either(world: &mut World) {
        fallback< !lucky, lucky >
    }
}
