use quickbeam::{behavior_tree, Status};

struct Hero;
struct Sleep;
struct RoundRobin;

fn look(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| fallback< look, Sleep >
        //                                ^^^^^ ERROR `Sleep` is not a behaviour of the context `Hero`
    };
    night.tick(&mut Hero);
    night.reset(&mut Hero);
    let mut night = behavior_tree! {
        |hero: &mut Hero| RoundRobin {}< look, look >
        //                ^^^^^^^^^^ ERROR `RoundRobin` is not a composite for the context `Hero`
    };
    night.tick(&mut Hero);
    night.reset(&mut Hero);
}
