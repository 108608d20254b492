use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) -> u32 {
    //                             ^^^ ERROR a tree cannot be declared to give this
        sleep
    }
}

fn main() {}
