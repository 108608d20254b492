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

struct Robot;

struct Sleep;

fn charge(_robot: &mut Robot) -> bool {
    true
}

fn count(_hero: &Hero) -> u32 {
    3
}

fn walk(_hero: &mut Hero, _to: i32) -> bool {
    true
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback<
            charge,
         // ^^^^^^ ERROR mismatched types
            sequence< count, walk, timeout(8h, walk(1, 2)) >,
            //               ^^^^ ERROR this function takes 2 arguments but 1 argument was supplied
            //                                 ^^^^ ERROR this function takes 2 arguments but 3 arguments were supplied
            //        ^^^^^ ERROR this leaf never succeeds, so what comes after its success is never reached
            .rest(8),
          // ^^^^ ERROR no method named `rest` found for mutable reference `&mut Hero` in the current scope
            { hero.energy > 3 },
            //     ^^^^^^ ERROR no field `energy` on type `&mut Hero`
            Sleep,
         // ^^^^^ ERROR `Sleep` is not a behaviour of the context `Hero`
            sleep,
            look
        >
    }
}

fn main() {
    let mut night = Night::new();
    while night.tick(&mut Hero) == Status::Running {
        night.halt(&mut Hero);
    }
}
