//! Trees of another macro call that are written as a value without a constructor.

use quickbeam::{behavior_tree, Status};

struct Fox {
    speed: u32,
}

fn run(fox: &mut Fox, speed: u32) -> Status {
    fox.speed = speed;
    Status::Running
}

mod trees {
    use super::*;

    behavior_tree! {
        pub tree Rest(fox: &mut Fox) { run(0) }
        pub tree Hunt(fox: &mut Fox, speed: u32) { run(speed) }
    }
}

use trees::{Hunt, Rest};

behavior_tree! {
    tree Bare(fox: &mut Fox) { fallback< Hunt::new(3), Rest > }
    //                                                 ^^^^ ERROR cannot construct `Rest` with struct literal syntax due to private fields
}
behavior_tree! {
    tree WithFields(fox: &mut Fox) { fallback< Hunt { speed: 3 }, Rest::new() > }
    //                                         ^^^^ ERROR cannot construct `Hunt` with struct literal syntax due to private fields
}
behavior_tree! {
    tree Called(fox: &mut Fox) { fallback< trees::Hunt(3), Rest::new() > }
    //                                            ^^^^ ERROR struct `Hunt` has no field named `0`
}

fn main() {}
