use quickbeam::{behavior_tree, Status};

struct Hero;

fn log(_hero: &mut Hero) {}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        sequence< !log, sleep >
        //         ^^^ ERROR this leaf never fails, so what comes after its failure is never reached
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
