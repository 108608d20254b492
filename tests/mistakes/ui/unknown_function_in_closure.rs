use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! { fallback< lok, look, sleep > };
    //                                         ^^^ ERROR cannot find function `lok` in this scope
    night.tick(&mut Hero);
}
