use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night {
    //   ^^^^^ ERROR the tree lacks its parameters
        sleep
    }
}

fn main() {}
