use quickbeam::{behavior_tree, Status};
use std::task::Poll;

trait Sleeper {
    type Dream;
    fn dream(&mut self) -> Option<Self::Dream>;
}

fn log<S: Sleeper>(_sleeper: &mut S) {}

fn fall_asleep<S: Sleeper>(_sleeper: &mut S) -> Poll<()> {
    Poll::Pending
}

fn sleep<S: Sleeper>(sleeper: &mut S) -> Status {
    sleeper.dream();
    Status::Running
}

behavior_tree! {
    tree Night<S: Sleeper>(sleeper: &mut S) {
        sequence<
            fallback< log::<S>, sleep >,
            //        ^^^ ERROR this leaf never fails, so what comes after its failure is never reached
            if_then_else< fall_asleep, sleep, sleep >
            //            ^^^^^^^^^^^ ERROR this leaf never fails, so what comes after its failure is never reached
        >
    }
}

fn main() {}
