use quickbeam::{behavior_tree, Status};
use std::convert::Infallible;

struct Hero;

fn complain(_hero: &mut Hero) -> Result<Infallible, &'static str> {
    Err("no bed")
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        sequence< complain, sleep >
        //        ^^^^^^^^ ERROR this leaf never succeeds, so what comes after its success is never reached
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
