use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        |hero: Hero| fallback< look, sleep >
        //     ^^^^ ERROR the context is taken by `&mut` reference
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
