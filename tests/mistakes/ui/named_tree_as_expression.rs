use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! { tree Night(hero: &mut Hero) { sleep } };
    //                               ^^^^ ERROR a tree with a name is an item, and a value is due here
    night.tick(&mut Hero);
}
