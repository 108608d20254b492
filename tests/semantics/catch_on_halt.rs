//! `try_catch(on_halt = handler)`: the handler is ticked on a halt, too, as by `catch_on_halt` of BehaviorTree.CPP.

use crate::harness::{act, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Stopped: try_catch(on_halt = handler)< Act('a'), Act('b'), act('h') >);
tree!(Within: reactive_fallback<
    act('g'),
    try_catch(on_halt = handler)< Act('a'), Act('b'), act('h') >
>);
tree!(Several: try_catch(on_halt = handler)< parallel< Act('a'), Act('b') >, act('h') >);
tree!(Nested: try_catch(on_halt = handler)<
    try_catch(on_halt = handler)< Act('a'), act('i') >,
    act('h')
>);
tree!(Tree: try_catch(on_halt = handler)< Act('a'), sequence< act('h'), Act('i'), act('j') > >);
tree!(Value: reactive_fallback< act('g'), try_catch(on_halt = handler)< Act('a'), Act('h') > >);
tree!(Remembering: try_catch(on_halt = handler)< Act('a'), sequence_with_memory< act('h'), Act('i'), act('j') > >);
tree!(InHandler: try_catch(on_halt = handler)<
    Act('a'),
    try_catch(on_halt = handler)< Act('b'), Act('c') >
>);
tree!(NeverFails: try_catch(on_halt = handler)< force_success(Act('a')), Act('h') >);
// Only a halt ticks the handler, and where it rests within that has a number of its own.
tree!(OnlyHalted: try_catch(on_halt = handler)<
    force_success(Act('a')),
    reactive_sequence< act('g'), fallback< act('h'), Act('i'), sequence< Act('j'), Act('k') > > >
>);

#[test]
fn a_handler_that_only_a_halt_ticks_may_rest_at_any_of_its_leaves() {
    Run::<OnlyHalted>::new("a=R g=S h=F i=FFR j=SR k=R")
        .tick(Running, "a+R")
        .halt("a! g:S h:F i+F j+S k+R k!")
        .fresh()
        .tick(Running, "a+R")
        .halt("a! g:S h:F i+F j+R j!")
        .tick(Running, "a+R")
        .halt("a! g:S h:F i+R i!")
        .fresh();
}

#[test]
fn a_handler_of_several_nodes_is_ticked_once_from_its_beginning() {
    Run::<Tree>::new("a=R h=SSF i=SR j=S")
        .tick(Running, "a+R")
        .halt("a! h:S i+S j:S")
        .fresh()
        .tick(Running, "a+R")
        .halt("a! h:S i+R i!")
        .tick(Running, "a+R")
        .halt("a! h:F")
        .fresh();
}

#[test]
fn a_handler_that_runs_on_a_halt_is_halted() {
    Run::<Value>::new("g=FSF a=R h=RS")
        .tick(Running, "g:F a+R")
        .tick(Success, "g:S a! h+R h!")
        .fresh()
        .tick(Running, "g:F a+R")
        .halt("a! h+S")
        .fresh();
}

#[test]
fn a_handler_that_runs_after_a_failure_is_only_halted() {
    Run::<Tree>::new("a=F h=S i=R")
        .tick(Running, "a+F h:S i+R")
        .tick(Running, "i.R")
        .halt("i!")
        .fresh();
}

#[test]
fn what_outlives_a_halt_is_left_of_a_handler() {
    Run::<Remembering>::new("a=R h=S i=RS j=S")
        .tick(Running, "a+R")
        .halt("a! h:S")
        .tick(Running, "a+R")
        .halt("a! i+R i!")
        .tick(Running, "a+R")
        .halt("a! i+S");
}

#[test]
fn a_handler_that_tries_is_halted_as_any_other() {
    Run::<InHandler>::new("a=R b=R c=R")
        .tick(Running, "a+R")
        .halt("a! b+R b! c+R c!")
        .fresh();
}

#[test]
fn a_handler_may_be_there_for_halts_alone() {
    Run::<NeverFails>::new("a=RF h=S")
        .tick(Running, "a+R")
        .halt("a! h+S")
        .tick(Success, "a+F")
        .fresh();
}

#[test]
fn a_halt_of_what_is_tried_calls_the_handler_once_after_it() {
    Run::<Stopped>::new("a=SR b=R h=S")
        .tick(Running, "a+S b+R")
        .halt("b! h:S")
        .halt("")
        .fresh();
    Run::<Within>::new("g=FS a=R h=S")
        .tick(Running, "g:F a+R")
        .tick(Success, "g:S a! h:S")
        .fresh();
}

#[test]
fn what_the_handler_gives_then_is_dropped() {
    Run::<Stopped>::new("a=R h=RF")
        .tick(Running, "a+R")
        .halt("a! h:R")
        .tick(Running, "a+R")
        .halt("a! h:F")
        .fresh();
}

#[test]
fn a_halt_of_the_handler_does_not_call_it_again() {
    Run::<Stopped>::new("a=F h=R")
        .tick(Running, "a+F h:R")
        .halt("")
        .fresh();
}

#[test]
fn without_a_halt_it_is_as_any_other() {
    Run::<Stopped>::new("a=S b=SF h=S")
        .tick(Success, "a+S b+S")
        .tick(Failure, "a+S b+F h:S")
        .fresh();
}

#[test]
fn it_is_called_once_after_all_that_ran() {
    Run::<Several>::new("a=R b=R h=S")
        .tick(Running, "a+R b+R")
        .halt("a! b! h:S")
        .fresh();
    // The inner one belongs to what is tried.
    Run::<Nested>::new("a=R i=S h=S")
        .tick(Running, "a+R")
        .halt("a! i:S h:S")
        .fresh();
    // While an inner handler runs, the outer node still tries.
    Run::<Nested>::new("a=F i=R h=S")
        .tick(Running, "a+F i:R")
        .halt("h:S")
        .fresh();
}
