use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero|
        fallback< { let _ = hero; false }, timeout(8h, sleep) >
        //                                 ^^^^^^^ ERROR `Hero` has no clock
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
