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
        timeout(0s, sleep)
        //      ^^ ERROR the duration `0s` is zero
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
