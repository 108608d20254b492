use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) -> Status {
    //                          ^ ERROR a tree has no return type: its tick gives a `Status`
        sleep
    }
}

fn main() {}
