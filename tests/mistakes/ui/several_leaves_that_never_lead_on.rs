use quickbeam::{behavior_tree, Status};

struct Hero;

fn log(_hero: &mut Hero) {}

fn sing(_hero: &mut Hero) {}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        sequence<
            fallback< log, sleep >,
            //        ^^^ ERROR this leaf never fails, so what comes after its failure is never reached
            reactive_fallback< sing, sleep >,
            //                 ^^^^ ERROR this leaf never fails, so what comes after its failure is never reached
            if_then_else< log, sing, sleep >,
            //            ^^^ ERROR this leaf never fails, so what comes after its failure is never reached
            while_do_else< sing, log, sleep >,
            //             ^^^^ ERROR this leaf never fails, so what comes after its failure is never reached
            async_fallback< invert(invert(log)), sleep >
            //                            ^^^ ERROR this leaf never fails, so what comes after its failure is never reached
        >
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
