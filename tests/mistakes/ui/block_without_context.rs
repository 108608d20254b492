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
        fallback< look, { hero.sleep() } >
        //              ^^^^^^^^^^^^^^^^ ERROR a block needs the context named
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
