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

fn main() {
    let words = String::from("good night");
    let mut night = behavior_tree! {
        move |hero: &mut Hero|
        sequence<
            reactive_fallback(on_runing = continue)< look, sleep >,
            //                ^^^^^^^^^ ERROR `reactive_fallback` has no option `on_runing`
            fallback< success, sleep >,
            //                 ^^^^^ ERROR this child is never reached: `success` before it never fails
            fallback< look, { println!("{words}"); hero.now() } sleep >,
            //                                                  ^^^^^ ERROR expected `,`, found `sleep`
            timeout(-8h, sleep),
            //      ^ ERROR the duration `-8h` is negative
            inverter(look),
         // ^^^^^^^^ ERROR unknown node `inverter`; did you mean `invert`?
            sequence
         // ^^^^^^^^ ERROR `sequence` lacks its children
        >
    };
    while night.tick(&mut Hero) == Status::Running {
        night.halt(&mut Hero);
    }
}
