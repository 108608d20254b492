//! Seven weeks are more milliseconds than 32 bits can count.

use quickbeam::{behavior_tree, Clock, Status, Ticks};
use std::time::Duration;

type Milliseconds = Ticks<u32, 1_000>;

struct Board {
    count: u32,
}

impl Clock for Board {
    type Instant = Milliseconds;

    fn now(&self) -> Self::Instant {
        Milliseconds::at(self.count)
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        Milliseconds::at(self.count).elapsed(since)
    }
}

fn blink(_: &mut Board) -> Status {
    Status::Running
}

behavior_tree! {
    tree Blink(board: &mut Board) {
        timeout(1200h, blink)
     // ^^^^^^^ ERROR evaluation panicked: `timeout(1200h, …)` is longer than the clock of the context can measure
    }
}

fn main() {
    Blink::new().tick(&mut Board { count: 0 });
}
