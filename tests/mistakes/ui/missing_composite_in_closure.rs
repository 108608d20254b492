use quickbeam::{behavior_tree, Status};

struct Hero;

struct RoundRobin;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| RoundRobin< sleep, sleep >
        //                ^^^^^^^^^^ ERROR `RoundRobin` is not a composite for the context `Hero`
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
