use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree(hero: &mut Hero) {
  //^^^^ ERROR the tree lacks its name
        sleep
    }
}

fn main() {}
