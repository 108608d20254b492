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
        sequence< look, !success, sleep >
        //                        ^^^^^ ERROR this child is never reached: `!…` before it never succeeds
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
