//! A method is called on the context: `.climb()`.

use quickbeam::{behavior_tree, Status};

struct Hero;

impl Hero {
    fn climb(&mut self) -> Status {
        Status::Success
    }

    fn rest(&mut self, _hours: u32) -> Status {
        Status::Running
    }
}

fn look(_: &mut Hero) -> bool {
    true
}

behavior_tree! {
    tree Hike(hero: &mut Hero) {
        sequence< climb, look, rest(3) >
//                ^^^^^ ERROR cannot find function `climb` in this scope
//                             ^^^^ ERROR cannot find function `rest` in this scope
    }
}

fn main() {
    let mut tree = behavior_tree! { |hero: &mut Hero| sequence< look, climb > };
//                                                                    ^^^^^ ERROR cannot find function `climb` in this scope
    tree.tick(&mut Hero);
    Hike::new().tick(&mut Hero);
}
