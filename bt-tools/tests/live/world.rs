//! Random trees as text, and leaves that play the scripts of the proof.

use bt_compiler::check::model::{Kind, Leaf, Mode, Outcome, Threshold, Time, Times};
use bt_core::{Clock, Status};
use bt_tools::live::{Leaves, Tree};
use quickbeam_proof::generate::Play;
use quickbeam_proof::layout::Layout;
use quickbeam_proof::sketch::Sketch;
use quickbeam_proof::stage::{self, Event, Script, Stage, What};
use std::time::Duration;

/// What leaves work on. A tree may be sent elsewhere, and what it works on need not be.
pub struct World(pub Stage);

impl Clock for World {
    type Instant = u64;

    fn now(&self) -> u64 {
        u64::try_from(self.0.now()).expect("a short time")
    }

    fn elapsed(&self, since: u64) -> Duration {
        Duration::from_nanos(self.now() - since)
    }
}

pub fn status(status: stage::Status) -> Status {
    match status {
        stage::Status::Success => Status::Success,
        stage::Status::Failure => Status::Failure,
        stage::Status::Running => Status::Running,
    }
}

pub fn leaves() -> Leaves<World> {
    Leaves::new()
        .with_clock()
        .leaf("play", |world: &mut World, node: usize| {
            status(world.0.play(node, What::Call))
        })
        .leaf("ask", |world: &mut World, node: usize| {
            world.0.play(node, What::Call) == stage::Status::Success
        })
        .leaf("handle", |world: &mut World, node: usize| {
            world.0.handle(node);
        })
}

/// A play with nothing in it that wants a build.
pub fn simple(seed: u64) -> Play {
    let mut play = Play::random(seed);
    simplify(&mut play.sketch);
    play
}

fn simplify(sketch: &mut Sketch) {
    if matches!(sketch.script, Script::Numbers(_) | Script::Turns(_)) {
        sketch.script = Script::Empty;
    }
    let literal = Time::Literal { nanoseconds: 3 };
    match &mut sketch.kind {
        Kind::Leaf(leaf @ Leaf::Value) => *leaf = Leaf::Call,
        Kind::Leaf(Leaf::Wait(time)) | Kind::Timed(_, time) if *time == Time::Computed => {
            *time = literal;
        }
        Kind::Repeat { times, .. } if *times == Times::Computed => *times = Times::Literal(2),
        Kind::Parallel {
            success, failure, ..
        } => {
            for quota in [success, failure] {
                if *quota == Threshold::Computed {
                    *quota = Threshold::All;
                }
            }
        }
        Kind::ParallelAll { failures } if *failures == Threshold::Computed => {
            *failures = Threshold::All;
        }
        kind @ (Kind::Custom
        | Kind::Switch
        | Kind::Priority { .. }
        | Kind::Utility { .. }
        | Kind::Context) => {
            *kind = Kind::Ordered {
                until: Outcome::Success,
                mode: Mode::Memory,
            };
        }
        _ => {}
    }
    sketch.children.iter_mut().for_each(simplify);
}

/// The tree as one writes it.
pub fn text(sketch: &Sketch) -> String {
    let (_, scripts) = sketch.plant();
    let leaf = |node: usize| match scripts[node] {
        Script::Leaf { can_run: true, .. } => format!("play({node})"),
        _ => format!("ask({node})"),
    };
    Layout::of(sketch, &leaf).lines(0)
}

/// The tree, if the compiler accepts it and it comes back from each tick.
pub fn tree(play: &Play, leaves: &Leaves<World>) -> Option<Tree<World>> {
    if play.spins() {
        return None;
    }
    leaves.tree(&text(&play.sketch)).ok()
}

/// What happened to leaves and handlers, without what functions are not told.
pub fn heard(record: &[Event]) -> Vec<Event> {
    let heard = record.iter().filter_map(|event| {
        let what = match event.what {
            What::Start(status) | What::Tick(status) => What::Call(status),
            What::Halt | What::Idle => return None,
            what => what,
        };
        Some(Event { what, ..*event })
    });
    heard.collect()
}
