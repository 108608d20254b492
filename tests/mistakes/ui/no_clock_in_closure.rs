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
        fallback< look, timeout(8h, sleep) >
        //              ^^^^^^^ ERROR `Hero` has no clock
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
