use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        context(3, sleep)
      //^^^^^^^ ERROR `context(…)` cannot change the context `Hero`
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
