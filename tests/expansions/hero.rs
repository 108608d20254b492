//! The context of the trees, and their leaves. Each leaf answers what it was told to.

use crate::keep::word;
use quickbeam::{Behavior, Children, Clock, Composite, Contextual, ManualClock, Status};
use std::cell::{Cell, RefCell};
use std::time::Duration;

pub struct Hero {
    pub energy: u32,
    pub mood: Mood,
    pub target: Option<Target>,
    clock: ManualClock,
    answers: Vec<Answers>,
    deeds: RefCell<Vec<String>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mood {
    #[default]
    Calm,
    Angry,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Target {
    pub speed: f32,
}

/// Of one leaf.
struct Answers {
    leaf: &'static str,
    all: Vec<Status>,
    given: Cell<usize>,
}

impl Hero {
    /// `"a: F R S, b: S"`
    pub fn new(answers: &'static str) -> Self {
        let answers = answers.split(", ").filter(|answers| !answers.is_empty());
        let answers = answers.map(|answers| {
            let (leaf, all) = answers.split_once(": ").expect("a leaf and its answers");
            let all = all.split(' ').map(|letter| match letter {
                "S" => Status::Success,
                "F" => Status::Failure,
                "R" => Status::Running,
                _ => panic!("{letter} is no answer"),
            });
            Answers {
                leaf,
                all: all.collect(),
                given: Cell::new(0),
            }
        });
        Self {
            energy: 2,
            mood: Mood::Calm,
            target: None,
            clock: ManualClock::new(),
            answers: answers.collect(),
            deeds: RefCell::default(),
        }
    }

    /// What the leaf has to say.
    fn answer(&self, leaf: &str, deed: &str) -> Status {
        let answers = self.answers.iter().find(|answers| answers.leaf == leaf);
        let answers = answers.unwrap_or_else(|| panic!("what does {leaf} answer?"));
        let number = answers.given.replace(answers.given.get() + 1);
        let status = answers.all[number.min(answers.all.len() - 1)];
        self.note(format!("{deed} {}", word(status)));
        status
    }

    fn note(&self, deed: impl Into<String>) {
        self.deeds.borrow_mut().push(deed.into());
    }

    pub fn wait(&mut self, duration: Duration) {
        self.clock.advance(duration);
    }

    /// What was done since it was asked last.
    pub fn take_deeds(&mut self) -> Vec<String> {
        self.deeds.take()
    }

    /// An answer that no tree wants is a mistake of the test.
    pub fn assert_all_asked(&self, run: &str) {
        for Answers { leaf, all, given } in &self.answers {
            assert!(
                given.get() >= all.len(),
                "{leaf} is asked less often in\n{run}"
            );
        }
    }
}

impl Hero {
    pub fn rest(&mut self) -> Status {
        self.answer("rest", "rest")
    }

    pub fn stroll(&mut self, metres: u32) -> Status {
        self.answer("stroll", &format!("stroll {metres}"))
    }

    /// Which of the children comes first.
    pub fn most_urgent(&mut self, moods: &[Mood]) -> Option<Mood> {
        self.note("asks for the most urgent");
        moods.contains(&self.mood).then_some(self.mood)
    }
}

impl Clock for Hero {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.note("clock");
        self.clock.now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.note("clock");
        self.clock.elapsed(since)
    }
}

impl Contextual for Hero {
    type Context = Mood;

    fn set_context(&mut self, mood: Mood) {
        self.note(format!("mood {mood:?}"));
        self.mood = mood;
    }
}

macro_rules! actions {
    ($($name:ident)*) => {
        $(pub fn $name(hero: &mut Hero) -> Status {
            hero.answer(stringify!($name), stringify!($name))
        })*
    };
}
actions! { a b c d sleep eat }

macro_rules! conditions {
    ($($name:ident)*) => {
        $(pub fn $name(hero: &Hero) -> bool {
            hero.answer(stringify!($name), stringify!($name)) == Status::Success
        })*
    };
}
conditions! { door_open rested hungry danger }

/// Something that always succeeds.
pub fn say(hero: &mut Hero, words: &str) {
    hero.note(format!("says {words}"));
}

pub mod senses {
    use super::Hero;

    pub fn near(hero: &Hero, metres: u32) -> bool {
        hero.note(format!("near {metres}"));
        hero.energy > metres
    }
}

/// A leaf with state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Walk {
    pub to: u32,
    steps: u32,
}

impl Walk {
    pub const fn to(to: u32) -> Self {
        Self { to, steps: 0 }
    }
}

impl Behavior<Hero> for Walk {
    fn start(&mut self, hero: &mut Hero) -> Status {
        self.steps = 0;
        hero.answer("Walk", &format!("sets off for {}", self.to))
    }

    fn tick(&mut self, hero: &mut Hero) -> Status {
        self.steps += 1;
        hero.answer("Walk", &format!("step {} to {}", self.steps, self.to))
    }

    fn halt(&mut self, hero: &mut Hero) {
        hero.note("stops walking");
    }
}

/// Leaves with fields, without, and in parentheses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sleep;
pub struct Dig(pub u32);
pub struct Eat {
    pub meals: u32,
}

impl Behavior<Hero> for Sleep {
    fn tick(&mut self, hero: &mut Hero) -> Status {
        hero.answer("Sleep", "Sleep")
    }
}

impl Behavior<Hero> for Dig {
    fn tick(&mut self, hero: &mut Hero) -> Status {
        hero.answer("Dig", &format!("Dig {}", self.0))
    }
}

impl Behavior<Hero> for Eat {
    fn tick(&mut self, hero: &mut Hero) -> Status {
        hero.answer("Eat", &format!("Eat {}", self.meals))
    }
}

/// Each activation is the next child's turn.
pub struct RoundRobin {
    turn: usize,
}

impl RoundRobin {
    pub const fn new() -> Self {
        Self { turn: 0 }
    }
}

impl<C: ?Sized> Composite<C> for RoundRobin {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let status = children.tick(self.turn, ctx);
        if status != Status::Running {
            self.turn = (self.turn + 1) % children.len();
        }
        status
    }
}
