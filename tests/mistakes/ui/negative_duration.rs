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

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, timeout(-5s, sleep) >
        //                      ^ ERROR the duration `-5s` is negative
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
