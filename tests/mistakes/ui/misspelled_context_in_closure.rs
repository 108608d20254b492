use quickbeam::{behavior_tree, ManualClock, Status};

fn look(_clock: &mut ManualClock) -> Status {
    Status::Running
}

fn main() {
    let mut tree = behavior_tree!(|clock: &mut ManualClok| timeout(5s, look));
    //                                         ^^^^^^^^^^ ERROR cannot find type `ManualClok` in this scope
    tree.tick(&mut ManualClock::new());
}
