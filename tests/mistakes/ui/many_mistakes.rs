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
    /// Five mistakes, one of them in a tree inside.
    #[derive(Debug, Clone, Copy, PartialEq, Default)]
    pub tree Night(hero: &mut Hero) {
        fallback<
            falback< look, sleep >,
         // ^^^^^^^ ERROR unknown node `falback`; did you mean `fallback`?
            timeout(8, sleep),
            //      ^ ERROR the duration `8` lacks a unit
            sequence< look sleep >,
            //             ^^^^^ ERROR expected `,`, found `sleep`
            invert(look, sleep),
            //           ^^^^^ ERROR `invert` takes one child
            #[cfg(test)] sleep
           // ^^^ ERROR the attribute `cfg` is not possible on a node
        >
    }

    tree Right(hero: &mut Hero) {
        fallback< look, Night::new() >
    }

    tree Wrong(hero: &mut Hero, low: u32) {
        sequence< look, search: timeout(0s, sleep), search: sequence<> >
        //                              ^^ ERROR the duration `0s` is zero
        //                                          ^^^^^^ ERROR the label `search` occurs twice
        //                                                  ^^^^^^^^ ERROR `sequence` needs at least one child
    }
}

fn main() {
    let mut night = Night::new();
    assert_eq!(night.tick(&mut Hero), Status::Running);
    assert_eq!(night, Night::default());
    println!("{night:?}");
    let mut wrong = Wrong::new(3);
    wrong.halt(&mut Hero);
    wrong.reset(&mut Hero);
    if wrong.resume_index(Wrong::SEARCH).is_some() || wrong.is_running() {
        Right::new().tick(&mut Hero);
    }
}
