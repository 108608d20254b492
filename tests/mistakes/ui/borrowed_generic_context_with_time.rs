use quickbeam::{behavior_tree, Clock, Status};
use std::time::Duration;

struct World<'w, T>(&'w mut T);

impl<T> Clock for World<'_, T> {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn elapsed(&self, since: Duration) -> Duration {
        since
    }
}

fn walk<T>(_: &mut World<'_, T>) -> Status {
    Status::Running
}

behavior_tree! {
    tree Walk<T>(world: &mut World<'_, T>) {
        fallback< failure, walk >
    }

    tree Hurry<T>(world: &mut World<'_, T>) {
        timeout(3s, walk)
      //^^^^^^^ ERROR the parameter type `T` may not live long enough
    }
}

fn main() {
    Walk::new().tick(&mut World(&mut 3));
    Hurry::new().tick(&mut World(&mut 3));
}
