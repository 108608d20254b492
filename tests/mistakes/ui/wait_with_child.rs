use quickbeam::{behavior_tree, ManualClock, Status};

fn sleep(_clock: &mut ManualClock) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(clock: &mut ManualClock) {
        wait(8h, sleep)
        //       ^^^^^ ERROR `wait` takes a duration and nothing else
    }
}

fn main() {
    let mut night = Night::new();
    let mut clock = ManualClock::new();
    night.tick(&mut clock);
    night.halt(&mut clock);
}
