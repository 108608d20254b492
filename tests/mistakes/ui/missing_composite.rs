use quickbeam::{behavior_tree, Status};

struct Hero;

struct RoundRobin;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        RoundRobin< sleep, sleep >
      //^^^^^^^^^^ ERROR `RoundRobin` is not a composite for the context `Hero`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
