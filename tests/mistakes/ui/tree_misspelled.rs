use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tre Night(hero: &mut Hero) {
  //^^^ ERROR expected `tree`, found `tre`
        sleep
    }
}

fn main() {}
