use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! { tree Night(hero: &mut Hero) { sleep } };
    //                               ^^^^ ERROR expected expression, found keyword `struct`
    night.tick(&mut Hero);
}
