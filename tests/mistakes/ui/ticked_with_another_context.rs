use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

struct Robot;

fn main() {
    let mut night = behavior_tree! { fallback< look, sleep > };
    night.tick(&mut Robot);
    //         ^^^^^^^^^^ ERROR mismatched types
}
