use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero) {
    //         ^^^^ ERROR the context lacks its type
        sleep
    }
}

fn main() {}
