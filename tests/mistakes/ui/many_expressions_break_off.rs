use quickbeam::{behavior_tree, Status};

struct Hero {
    health: u8,
}

impl Hero {
    fn far(&self, _steps: u8) -> bool {
        true
    }
}

struct Walk {
    _steps: u8,
}

impl quickbeam::Behavior<Hero> for Walk {
    fn tick(&mut self, _hero: &mut Hero) -> Status {
        Status::Success
    }
}

fn look(_hero: &Hero, _far: u8) -> bool {
    true
}

behavior_tree! {
    tree Watch(hero: &mut Hero) {
        fallback<
            look(2 +),
            //     ^ ERROR expected an expression after `+`
            .far(hero.),
            //       ^ ERROR expected a name after `.`
            { hero.health == },
            //            ^ ERROR expected an expression after `==`
            Walk { _steps: u8:: },
            //               ^ ERROR expected a name after `::`
            repeat(3 *, look(2)),
            //       ^ ERROR expected an expression after `*`
            timeout(!, look(2)),
            //      ^ ERROR expected an expression after `!`
            test(health > 2 as),
            //              ^^ ERROR expected a type after `as`
            parallel(success = -)< look(3), look(4) >,
            //                 ^ ERROR expected an expression after `-`
            utility< { 0.5 * } => look(5), { 1.0 } => look(6) >,
            //             ^ ERROR expected an expression after `*`
        >
    }
}

fn main() {
    let mut watch = Watch::new();
    watch.tick(&mut Hero { health: 3 });
}
