use quickbeam::{behavior_tree, Status};

struct Hero;

struct RoundRobin;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        RoundRobin< sleep, sleep >
      //^^^^^^^^^^ ERROR 2 times: `RoundRobin` is not a composite for the context `Hero`
      //^^^^^^^^^^ ERROR `RoundRobin` is not a composite for the context `_`
        // Once for each of `tick`, `halt` and `reset`: rustc checks methods one by one.
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
