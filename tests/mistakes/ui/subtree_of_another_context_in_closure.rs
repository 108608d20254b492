use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &mut Hero) -> Status {
    Status::Running
}

struct Robot;

behavior_tree! {
    tree Charge(_robot: &mut Robot) { running }
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| fallback< look, Charge::new() >
        //                                ^^^^^^ ERROR `Charge` is not a behaviour of the context `Hero`
    };
    night.tick(&mut Hero);
    night.reset(&mut Hero);
    let mut night = behavior_tree! {
        fallback< look, Charge::new() >
        //              ^^^^^^ ERROR `Charge` is not a behaviour of the context `Hero`
        // Where no type is written, rustc takes the only context that `Charge` is a behaviour of, before it
        // looks at the context that is passed. It says so for `start`, `tick`, `halt` and `forget`: each time it
        // shows another method.
    };
    night.tick(&mut Hero);
    night.reset(&mut Hero);
}
