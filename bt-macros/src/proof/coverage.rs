//! The random plays reach what they are made for.

use super::generate::Play;
use super::reference::Interpreter;
use super::sketch::Sketch;
use super::stage::{Machine, Op, Stage, Status, What};
use crate::check::model::{Kind, Leaf, Mode, Outcome, Time};
use std::collections::BTreeMap;

const PLAYS: u64 = 2_000;
/// Everything that is counted happens at least so often.
const AT_LEAST: usize = 50;

#[test]
fn random_plays_reach_every_kind_and_every_event() {
    let mut count = Count::default();
    for seed in 0..PLAYS {
        let play = Play::random(seed);
        count.sketch(&play.sketch);
        count.run(&play);
        count.add_if(play.sketch.len() >= 50, "50 nodes");
        count.add_if(depth(&play.sketch) == 9, "8 levels below the root");
    }
    for what in EXPECTED {
        let found = count.0.get(what).copied().unwrap_or_default();
        assert!(
            found >= AT_LEAST,
            "{what}: {found} times in {PLAYS} plays: {:#?}",
            count.0
        );
    }
}

const EXPECTED: [&str; 27] = [
    "fallback",
    "reactive fallback",
    "continuing fallback",
    "sequence",
    "reactive sequence",
    "continuing sequence",
    "invert",
    "force success",
    "force failure",
    "literal timeout",
    "computed timeout",
    "call that can run",
    "call that never runs",
    "value",
    "constant success",
    "constant failure",
    "constant running",
    "start",
    "later tick",
    "halt within a tick",
    "halt from outside",
    "evaluation",
    "several leaves running",
    "root success",
    "root failure",
    "50 nodes",
    "8 levels below the root",
];

#[derive(Default)]
struct Count(BTreeMap<&'static str, usize>);

impl Count {
    fn add_if(&mut self, happens: bool, what: &'static str) {
        *self.0.entry(what).or_default() += usize::from(happens);
    }

    fn sketch(&mut self, sketch: &Sketch) {
        let can_run = matches!(
            sketch.script,
            super::stage::Script::Leaf { can_run: true, .. }
        );
        let name = match (&sketch.kind, can_run) {
            (
                Kind::Ordered {
                    until: Outcome::Success,
                    mode,
                },
                _,
            ) => match mode {
                Mode::Memory => "fallback",
                Mode::Reactive => "reactive fallback",
                Mode::ReactiveContinue => "continuing fallback",
            },
            (
                Kind::Ordered {
                    until: Outcome::Failure,
                    mode,
                },
                _,
            ) => match mode {
                Mode::Memory => "sequence",
                Mode::Reactive => "reactive sequence",
                Mode::ReactiveContinue => "continuing sequence",
            },
            (Kind::Invert, _) => "invert",
            (Kind::Force(Outcome::Success), _) => "force success",
            (Kind::Force(Outcome::Failure), _) => "force failure",
            (Kind::Timeout(Time::Literal { .. }), _) => "literal timeout",
            (Kind::Timeout(Time::Computed), _) => "computed timeout",
            (Kind::Leaf(Leaf::Call), true) => "call that can run",
            (Kind::Leaf(Leaf::Call), false) => "call that never runs",
            (Kind::Leaf(Leaf::Value), _) => "value",
            (Kind::Leaf(Leaf::Constant(Outcome::Success)), _) => "constant success",
            (Kind::Leaf(Leaf::Constant(Outcome::Failure)), _) => "constant failure",
            (Kind::Leaf(Leaf::Running), _) => "constant running",
        };
        self.add_if(true, name);
        sketch.children.iter().for_each(|child| self.sketch(child));
    }

    fn run(&mut self, play: &Play) {
        let (tree, scripts) = play.sketch.plant();
        let (mut machine, mut stage) = (Interpreter::new(&tree), Stage::new(&scripts));
        for op in &play.ops {
            let before = stage.record.len();
            match *op {
                Op::Tick => {
                    let status = machine.tick(&mut stage);
                    self.add_if(status == Status::Success, "root success");
                    self.add_if(status == Status::Failure, "root failure");
                    self.add_if(machine.running_leaves().len() > 1, "several leaves running");
                }
                Op::Halt => machine.halt(&mut stage),
                Op::Advance(nanoseconds) => stage.advance(nanoseconds),
            }
            for event in &stage.record[before..] {
                let name = match event.what {
                    What::Start(_) | What::Call(_) => "start",
                    What::Tick(_) => "later tick",
                    What::Halt if *op == Op::Halt => "halt from outside",
                    What::Halt => "halt within a tick",
                    What::Evaluate(_) => "evaluation",
                };
                self.add_if(true, name);
            }
        }
    }
}

fn depth(sketch: &Sketch) -> usize {
    1 + sketch.children.iter().map(depth).max().unwrap_or_default()
}
