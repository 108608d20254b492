use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &'a mut Hero) {
    //                ^^ ERROR the context's reference has no lifetime of its own
        sleep
    }
}

fn main() {}
