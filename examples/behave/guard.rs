//! The guard: the agent of the trees, with its actions and records; and what it is to give.

use quickbeam::{Behavior, Contextual, Status};

/// The agent.
#[derive(Debug, Default)]
pub struct Guard {
    /// The trees' context.
    pub mood: Mood,
    /// What `most_urgent` answers, if it is among what it is asked for.
    pub urgent: Option<Need>,
    pub hunger: f32,
    pub tiredness: f32,
    pub light: bool,
    /// How many more rounds are wanted.
    pub appetite: u32,
    pub needed: u32,
    /// The current collection of records, which may be missing.
    pub fort: Option<Fort>,
    progress: f32,
    place: Option<&'static str>,
    deeds: Vec<String>,
}

/// A collection of records.
#[derive(Debug)]
pub struct Fort {
    pub distance: f32,
    pub men: u32,
    pub alarm: bool,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    #[default]
    Unknown,
    Alarmed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    Food,
    Sleep,
    Company,
}

/// What `context(VALUE, …)` sets, and what a `reset` puts back to its default.
impl Contextual for Guard {
    type Context = Mood;

    fn set_context(&mut self, mood: Mood) {
        self.mood = mood;
    }
}

impl Guard {
    /// What was done since it was last asked.
    pub fn account(&mut self) -> String {
        std::mem::take(&mut self.deeds).join(", ")
    }

    /// Answers the query of a priority selector. `None` is Behave's Unknown.
    pub fn most_urgent(&mut self, among: &[Need]) -> Option<Need> {
        self.deeds.push(format!("is asked for {among:?}"));
        self.urgent
    }

    pub fn is_light(&self) -> bool {
        self.light
    }

    pub fn wants_more(&mut self) -> bool {
        let more = self.appetite > 0;
        self.appetite = self.appetite.saturating_sub(1);
        more
    }
}

pub fn hunger(guard: &Guard) -> f32 {
    guard.hunger
}

// Actions: the function is the action's name, the arguments are its parameters.

/// Succeeds at once.
pub fn tell(guard: &mut Guard, what: &'static str) {
    guard.deeds.push(what.to_owned());
}

/// Everything is locked.
pub fn open(guard: &mut Guard, what: &'static str) -> bool {
    guard.deeds.push(format!("tries the {what}"));
    false
}

pub fn greet(guard: &mut Guard) {
    let greeting = match guard.mood {
        Mood::Unknown => "says hello",
        Mood::Alarmed => "shouts halt",
    };
    tell(guard, greeting);
}

/// Walks three metres, at so many a tick.
pub fn go(guard: &mut Guard, place: &'static str, speed: f32) -> Status {
    guard.progress += speed;
    if guard.progress < 3.0 {
        guard.deeds.push(format!("goes to the {place}"));
        return Status::Running;
    }
    (guard.progress, guard.place) = (0.0, Some(place));
    guard.deeds.push(format!("is at the {place}"));
    Status::Success
}

pub fn look_around(guard: &mut Guard, place: &'static str) -> bool {
    guard.deeds.push(format!("looks around at the {place}"));
    guard.place == Some(place)
}

/// An action with a state of its own: takes so many ticks, and is told when it is interrupted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Work {
    what: &'static str,
    ticks: f32,
    worked: f32,
}

impl Work {
    pub const fn new(what: &'static str, ticks: f32) -> Self {
        Self {
            what,
            ticks,
            worked: 0.0,
        }
    }
}

impl Behavior<Guard> for Work {
    fn tick(&mut self, guard: &mut Guard) -> Status {
        self.worked += 1.0;
        let (worked, ticks) = (self.worked, self.ticks);
        guard.deeds.push(format!("{} {worked}/{ticks}", self.what));
        if worked < ticks {
            return Status::Running;
        }
        self.worked = 0.0;
        Status::Success
    }

    fn halt(&mut self, guard: &mut Guard) {
        self.worked = 0.0;
        guard.deeds.push(format!("no longer {}", self.what));
    }
}

pub const EXPECTED: &str = "\
Sequence: one child a tick.
  1  Running  stands up
  2  Running  stretches
  3  Success  goes out
Selector: so too; but after a child that is marked instant it goes on at once.
  1  Running  tries the door, tries the gate
  2  Success  tries the hatch, climbs over the wall
Invert, and a comment.
  1  Success  tries the door, is locked out
  2  Success  tries the door, is locked out
Priority, by query: asked again only when the chosen child is done.
  1  Running  is asked for [Food, Sleep], eats 1/2
  1  Success  eats 2/2
  2  Success  is asked for [Food, Sleep], sleeps 1/1
  … an unknown priority, and one that is not among the children:
  1  Failure  is asked for [Food, Sleep]
  1  Failure  is asked for [Food, Sleep]
Priority, by record: the highest value.
  1  Success  sleeps 1/1
  1  Running  eats 1/2
  2  Success  eats 2/2
Parallel: all children at every tick. One success completes it.
  1  Running  walks 1/3, sings 1/2
  2  Success  walks 2/3, sings 2/2, no longer walks
  … but not beside a failure:
  1  Failure  sings, tries the door
  … all must succeed, and in the same tick:
  1  Running  walks 1/3, sings
  2  Running  walks 2/3, sings
  3  Success  walks 3/3, sings
  … all must succeed or fail:
  1  Success  sings, tries the door
Interrupter: when its control fails, so does it, and its child is reset.
  1  Running  reads 1/9
  2  Running  reads 2/9
  1  Failure  no longer reads
  1  Running  reads 1/9
Repeater: as long as its control succeeds, the child goes another round.
  1  Running  eats an apple
  2  Running  eats an apple
  3  Success  eats an apple
  … an instant control:
  1  Success  eats an apple, eats an apple, eats an apple
Context: set by a node, kept by the tree, put back by its reset only.
  1  Running  says hello
  2  Running  shouts halt
  3  Success  shouts halt
  4  Running  shouts halt
  1  Running  says hello
Reference: one tree twice, with other parameters.
  1  Running  goes to the gate
  2  Running  is at the gate
  3  Running  looks around at the gate
  4  Running  goes to the tower
  5  Running  goes to the tower
  6  Running  is at the tower
  7  Success  looks around at the tower
Tester and writer: there is no collection, and so both fail.
  1  Failure  
  1  Failure  
  … there is one, and 1.95 is 2.0 with a precision of 0.1:
  1  Running  
  2  Success  is back in the fort
  … 1.8 is not:
  1  Failure  
";
