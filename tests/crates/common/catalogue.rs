// Trees of the rest of the catalogue, included after `leaves.rs` and `trees.rs`.

/// How the hero feels.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
pub enum Mood {
    /// Rested.
    Fresh,
    /// Not quite.
    Tired,
    /// Not at all.
    Spent,
}

/// The number of steps is what the tree's nodes set.
impl api::Contextual for Hero {
    type Context = u32;

    fn set_context(&mut self, steps: u32) {
        self.steps = steps;
    }
}

impl Hero {
    fn mood(&self) -> Mood {
        match self.energy {
            0 => Mood::Spent,
            1..=5 => Mood::Tired,
            _ => Mood::Fresh,
        }
    }

    fn wants(&self, among: &[Mood]) -> ::core::option::Option<Mood> {
        let mood = self.mood();
        if among.contains(&mood) {
            ::core::option::Option::Some(mood)
        } else {
            ::core::option::Option::None
        }
    }
}

fn wants_rest(_: &mut Hero, among: &[u8]) -> u8 {
    if among.len() == 2 {
        among[1]
    } else {
        0
    }
}

fn tiredness(hero: &Hero) -> u32 {
    9_u32.saturating_sub(hero.energy)
}

fn noted(hero: &mut Hero, halts: u32) {
    hero.halts += halts;
}

/// A composite without fields: its children one after the other, whatever they give.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::default::Default,
)]
pub struct Every;

impl<C: ?::core::marker::Sized> api::Composite<C> for Every {
    fn tick(&mut self, children: &mut impl api::Children<C>, ctx: &mut C) -> api::Status {
        let mut last = api::Status::Failure;
        for child in 0..children.len() {
            last = children.tick(child, ctx);
        }
        last
    }
}

/// A generic composite: each activation is the next child's turn, so many times.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::default::Default,
)]
pub struct Turns<T> {
    turn: usize,
    /// What nobody asks for.
    pub unused: T,
}

impl Turns<u8> {
    /// The first child's turn.
    #[must_use]
    pub const fn new(unused: u8) -> Self {
        Turns { turn: 0, unused }
    }
}

impl<C: ?::core::marker::Sized, T> api::Composite<C> for Turns<T> {
    fn tick(&mut self, children: &mut impl api::Children<C>, ctx: &mut C) -> api::Status {
        let status = children.tick(self.turn, ctx);
        if status != api::Status::Running {
            self.turn += 1;
            if self.turn == children.len() {
                self.turn = 0;
            }
        }
        status
    }

    fn halt(&mut self, _: &mut C) {
        self.turn = 0;
    }
}

api::behavior_tree! {
    /// Several children at once.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub tree Together(hero: &mut Hero, quota: u32) {
        sequence<
            parallel<
                breathe,
                Nap(2),
                sequence< Nap(1), walk(1) >
            >,
            parallel(success = 2, failure = all)< door_open, Nap(2), .rest(1) >,
            parallel(success = quota, failure = hero.energy, each = tick)<
                breathe,
                force_success(listen)
            >,
            all: parallel_all(failures = { let most = hero.steps; most + 1 })< sleep, Nap(3) >
        >
    }

    /// Conditions and choices.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub tree Choosing(hero: &mut Hero) {
        reactive_fallback(on_running = continue)<
            if_then_else< door_open, walk(1), Nap(4) >,
            while_do_else<
                rested,
                Nap(5),
                sequence< sleep, Nap(1) >
            >,
            switch(hero.mood())<
                Mood::Fresh => walk(1),
                Mood::Tired | Mood::Spent => Nap(6)
            >,
            switch(hero.steps)<
                0..=3 => .rest(0),
                n if n > 100 => success,
                _ => { hero.steps += 1; }
            >,
            priority(.wants)<
                Mood::Tired => Nap(7),
                { Mood::Spent } => walk(0)
            >,
            priority(self::wants_rest)<
                1 => success,
                2 => Nap(8)
            >,
            utility<
                tiredness => Nap(9),
                .mood_score(2) => walk(2),
                { hero.steps } => walk(3)
            >,
            try_catch< knock, listen, Nap(2) >
        >
    }

    /// Controls, handlers, tests and writers.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub tree Controlled(hero: &mut Hero) {
        parallel<
            interrupter({ hero.energy < 40 }, Nap(3)),
            repeater(
                Nap(1),
                sequence< breathe, Nap(2) >
            ),
            repeater(yield = never, door_open, on_start({ hero.energy += 1; }, breathe)),
            on_halt(noted(1), on_success(noted(0), on_failure(.is_tired(), sleep))),
            fallback<
                test(energy > 1_000),
                test(halts == hero.steps, within = 2),
                sequence<
                    set(energy = hero.energy + 1),
                    set(steps = { 3 }),
                    context(hero.steps + 1, sleep)
                >
            >
        >
    }

    /// Composites of one's own.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub tree Own(hero: &mut Hero, limit: u32) {
        Every<
            walk(limit),
            Turns::<u8>::new(4)<
                breathe,
                sequence<
                    Nap(1),
                    self::Every< { hero.steps += limit; }, Nap(2) >
                >
            >,
            turns: Turns::<u8> { turn: 0, unused: 3 }< door_open, timeout(1h, sleep) >,
        >
    }
}

impl Hero {
    fn mood_score(&mut self, factor: u32) -> u32 {
        self.steps * factor
    }
}

/// The same in a closure, two children of which capture.
///
/// # Panics
///
/// If it does not do what it should.
pub fn exercise_own_closure(hero: &mut Hero) {
    let (mut asked, limit) = (0, 3);
    let mut tree = api::behavior_tree! {
        |hero: &mut Hero| Every<
            { asked += 1; hero.steps > limit },
            parallel(success = 1)<
                Every< { asked += 10; }, Nap(1) >,
                switch(hero.mood())<
                    Mood::Fresh => sleep,
                    _ => running
                >
            >
        >
    };
    ::core::assert!(tree.tick(hero) == api::Status::Running);
    ::core::assert!(tree.tick(hero) == api::Status::Success);
    tree.reset(hero);
    ::core::assert!(asked == 22);

    let mut frames = api::behavior_tree! {
        |frame: &mut Frame<'_>| Turns::<u8> { turn: 1, unused: 2 }< running, Every< .hero_sleeps > >
    };
    for _ in 0..2 {
        let mut frame = Frame { hero: &mut *hero };
        ::core::assert!(frames.tick(&mut frame) == api::Status::Running);
    }
    frames.halt(&mut Frame { hero });
}

/// Runs the trees.
///
/// # Panics
///
/// If one does not do what it should.
pub fn exercise_catalogue() {
    let mut hero = Hero::new();
    let mut together = Together::new(2);
    let mut choosing = Choosing::new();
    let mut controlled = Controlled::new();
    let mut own = Own::new(5);
    for _ in 0..9 {
        together.tick(&mut hero);
        choosing.tick(&mut hero);
        controlled.tick(&mut hero);
        own.tick(&mut hero);
        hero.pass_hours(1);
    }
    ::core::assert!((Together::ALL, Own::TURNS) == (15, 9));
    together.halt(&mut hero);
    choosing.reset(&mut hero);
    controlled.reset(&mut hero);
    ::core::assert!(hero.steps == 0);
    own.halt(&mut hero);
    ::core::assert!(together == Together::new(2));
    ::core::assert!(choosing == Choosing::new() && controlled == Controlled::new());
    ::core::assert!(!own.is_running());
    exercise_own_closure(&mut hero);
}
