use quickbeam::{behavior_tree, Clock, Status};
use std::time::Duration;

struct Hero;

impl Clock for Hero {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn elapsed(&self, since: Duration) -> Duration {
        since
    }
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        timeout(8min, sleep)
        //      ^^^^ ERROR unknown unit `min` in the duration `8min`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
