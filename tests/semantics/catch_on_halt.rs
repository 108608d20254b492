//! `try_catch(on_halt = handler)`: the handler is called on a halt, too, as by `catch_on_halt` of BehaviorTree.CPP.

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
