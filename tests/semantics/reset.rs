//! What `reset` does, tick by tick.

use crate::harness::{Act, Run};
use quickbeam::Status::{Failure, Running};

#[test]
fn reset_of_a_running_tree_halts_it() {
    tree!(Plain: sequence< Act('a'), Act('b') >);
    let mut run = Run::<Plain>::new("a=S b=R");
    run.tick(Running, "a+S b+R").reset("b!").reset("");
    run.tick(Running, "a+S b+R");
}

#[test]
fn reset_forgets_all_memory_at_once() {
    tree!(All: fallback<
        cooldown(5ms, Act('a')),
        run_once(Act('b')),
        sequence_with_memory< Act('c'), Act('d') >
    >);
    let mut run = Run::<All>::new("a=F b=F c=S d=F");
    run.tick(Running, "a+F b+F c+S");
    run.tick(Failure, "d+F");
    run.tick(Failure, "d+F");
    run.reset("");
    run.tick(Running, "a+F b+F c+S").reset("");
}

#[test]
fn what_is_halted_may_read_nothing_of_the_memory() {
    tree!(Inside: run_once(sequence_with_memory< Act('a'), cooldown(5ms, Act('b')) >));
    let mut run = Run::<Inside>::new("a=S b=R");
    run.tick(Running, "a+S").tick(Running, "b+R").reset("b!");
}

#[test]
fn reset_puts_counters_and_times_back() {
    tree!(Counting: timeout(9ms, retry(3, sequence< delay(2ms, Act('a')), Act('b') >)));
    let mut run = Run::<Counting>::new("a=S b=FR");
    run.tick(Running, "").pass(2);
    run.tick(Running, "a+S b+F").pass(2).reset("");
    run.tick(Running, "")
        .pass(2)
        .tick(Running, "a+S b+R")
        .reset("b!");
}

#[test]
fn reset_reaches_the_memory_of_trees_that_are_leaves() {
    tree!(Once: run_once(Act('a')));
    tree!(Around: sequence< Once::new(), Act('b') >);
    let mut run = Run::<Around>::new("a=F b=S");
    run.tick(Failure, "a+F").tick(Failure, "").reset("");
    run.tick(Failure, "a+F");
}
