use leaves::{charge, rest, sleep, walk, Walk};
//           ^^^^^^ ERROR warning: unused imports: `Walk`, `charge`, `rest`, `sleep`, and `walk`
//                   ^^^^ ERROR warning: unused imports: `Walk`, `charge`, `rest`, `sleep`, and `walk`
//                         ^^^^^ ERROR warning: unused imports: `Walk`, `charge`, `rest`, `sleep`, and `walk`
//                                ^^^^ ERROR warning: unused imports: `Walk`, `charge`, `rest`, `sleep`, and `walk`
//                                      ^^^^ ERROR warning: unused imports: `Walk`, `charge`, `rest`, `sleep`, and `walk`
use quickbeam::{behavior_tree, Behavior, Status};

mod leaves {
    use super::{Behavior, Hero, Robot, Status};

    pub struct Walk;

    impl Behavior<Hero> for Walk {
        fn tick(&mut self, _hero: &mut Hero) -> Status {
            Status::Success
        }
    }

    pub fn charge(_robot: &mut Robot) -> bool {
        true
    }

    pub fn rest(_hero: &mut Hero) -> bool {
        true
    }

    pub fn sleep(_hero: &mut Hero) -> Status {
        Status::Running
    }

    pub fn walk(_hero: &mut Hero, _to: i32) -> bool {
        true
    }
}

pub struct Hero;

pub struct Robot;

// What rustc finds wrong is said once there is no other mistake.
behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback<
            timeout(8, sleep),
            //      ^ ERROR the duration `8` lacks a unit
            fallbakc< walk(3), Walk, .snore(2) >,
         // ^^^^^^^^ ERROR unknown node `fallbakc`; did you mean `fallback`?
            charge,
            hero,
            walk(3, , 4),
            //  ^ ERROR argument 2 is empty
            { panic!() },
        >
    }
}

fn main() {
    let mut rested = 0;
    let mut tree = behavior_tree! {
        |hero: &mut Hero| fallback<
            delay(8, rest),
            //    ^ ERROR the duration `8` lacks a unit
            { rested += 1; rested > 3 },
            walk
        >
    };
    tree.tick(&mut Hero);
    Night::new().tick(&mut Hero);
}
