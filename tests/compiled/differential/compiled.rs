//! One tree after the other, run beside the reference.
//!
//! After every op both have asked the same of the same leaves, in the same order, and gave the same
//! result; the same leaves run; each Fallback and Sequence would go on with the same child. A
//! started leaf is completed or halted once, nothing else is halted. An idle tree's state is that
//! of a new one, memory aside; a halted one's too, which is tried after every op on a copy. The
//! state has as many bytes as the storage plan says, and in closure form what its parts may end in.

use crate::observing;
use crate::sleeping;
use crate::world::{told, Stage};
use bt_compiler::check::model::{Kind, Leaf, NodeId, Tree};
use bt_tools::model::Follower;
use quickbeam::observe::Operation;
use quickbeam::Behavior;
use quickbeam_proof::audit::{running_after, visible};
use quickbeam_proof::chance;
use quickbeam_proof::compiled::EXACT;
use quickbeam_proof::generate::Play;
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::sketch::Sketch;
use quickbeam_proof::stage::{self, Event, Machine, Op, Status, What};
use std::fmt::{self, Debug, Formatter};
use std::ops::RangeInclusive;

const DEFAULT_SCRIPTS: u64 = 20;

/// What the two forms of a tree have in common.
pub trait Compiled: Debug {
    fn tick(&mut self, stage: &mut Stage) -> quickbeam::Status;
    fn halt(&mut self, stage: &mut Stage);
    fn reset(&mut self, stage: &mut Stage);
    /// The same observed; only trees in item form can be.
    fn perform_with(
        &mut self,
        operation: Operation,
        stage: &mut Stage,
        follower: &mut Follower,
    ) -> Option<quickbeam::Status>;
    fn is_running(&self) -> bool;
    /// The nodes that are known to be running.
    fn running(&self) -> Vec<u16>;
    fn duplicate(&self) -> Box<dyn Compiled>;
    /// How large its state is.
    fn bytes(&self) -> usize;
    /// Only trees in item form can tell, and compare themselves.
    fn item(&self) -> Option<Item>;
}

/// What only trees in item form know.
pub struct Item {
    pub resume_indices: Vec<Option<usize>>,
    pub is_as_new: bool,
}

/// A tree in both forms, and the test that runs them: its name, that of its type, its seed, the
/// bytes of its state, those that may be between its parts in closure form, the context, and the tree.
macro_rules! random_tree {
    ($test:ident, $Tree:ident, $seed:literal, $bytes:literal, $padding:literal, |$world:ident| $($node:tt)*) => {
        quickbeam::behavior_tree! {
            #[derive(Debug, Clone, PartialEq)]
            #[observe]
            tree $Tree($world: &mut Stage) { $($node)* }
        }

        impl crate::compiled::Compiled for $Tree {
            fn tick(&mut self, stage: &mut Stage) -> quickbeam::Status {
                $Tree::tick(self, stage)
            }

            fn halt(&mut self, stage: &mut Stage) {
                $Tree::halt(self, stage);
            }

            fn reset(&mut self, stage: &mut Stage) {
                $Tree::reset(self, stage);
            }

            fn perform_with(
                &mut self,
                operation: quickbeam::observe::Operation,
                stage: &mut Stage,
                follower: &mut bt_tools::model::Follower,
            ) -> Option<quickbeam::Status> {
                match operation {
                    quickbeam::observe::Operation::Tick => {
                        return Some(self.tick_with(stage, follower));
                    }
                    quickbeam::observe::Operation::Halt => self.halt_with(stage, follower),
                    quickbeam::observe::Operation::Reset => self.reset_with(stage, follower),
                }
                None
            }

            fn is_running(&self) -> bool {
                $Tree::is_running(self)
            }

            fn running(&self) -> Vec<u16> {
                $Tree::running(self).collect()
            }

            fn duplicate(&self) -> Box<dyn crate::compiled::Compiled> {
                Box::new(self.clone())
            }

            fn bytes(&self) -> usize {
                size_of::<$Tree>()
            }

            fn item(&self) -> Option<crate::compiled::Item> {
                let nodes = 0..crate::compiled::MOST_NODES;
                Some(crate::compiled::Item {
                    resume_indices: nodes.map(|node| self.resume_index(node)).collect(),
                    is_as_new: *self == $Tree::new(),
                })
            }
        }

        #[test]
        fn $test() {
            crate::compiled::run($seed, $bytes..=$bytes, &$Tree::new());
            let closure = quickbeam::behavior_tree! { |$world: &mut Stage| $($node)* };
            crate::compiled::run($seed, $bytes..=$bytes + $padding, &crate::compiled::Closure {
                tree: closure,
                is_running: |tree| tree.is_running(),
                reset: |tree, stage| tree.reset(stage),
            });
        }
    };
}

pub(crate) use random_tree;

/// More than any of the trees has.
pub const MOST_NODES: u16 = 1000;

/// A tree in closure form.
#[derive(Clone)]
pub struct Closure<T> {
    pub tree: T,
    pub is_running: fn(&T) -> bool,
    pub reset: fn(&mut T, &mut Stage),
}

impl<T: Debug> Debug for Closure<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.tree.fmt(f)
    }
}

impl<T: Behavior<Stage> + quickbeam::Tree + Clone + Debug + 'static> Compiled for Closure<T> {
    fn tick(&mut self, stage: &mut Stage) -> quickbeam::Status {
        self.tree.tick(stage)
    }

    fn halt(&mut self, stage: &mut Stage) {
        self.tree.halt(stage);
    }

    fn reset(&mut self, stage: &mut Stage) {
        (self.reset)(&mut self.tree, stage);
    }

    fn perform_with(
        &mut self,
        _: Operation,
        _: &mut Stage,
        _: &mut Follower,
    ) -> Option<quickbeam::Status> {
        unreachable!("it names no observer")
    }

    fn is_running(&self) -> bool {
        (self.is_running)(&self.tree)
    }

    fn running(&self) -> Vec<u16> {
        self.tree.running().collect()
    }

    fn duplicate(&self) -> Box<dyn Compiled> {
        Box::new(self.clone())
    }

    fn bytes(&self) -> usize {
        size_of::<T>()
    }

    fn item(&self) -> Option<Item> {
        None
    }
}

/// Gives a new tree one script after the other.
pub fn run(seed: u64, bytes: RangeInclusive<usize>, new: &dyn Compiled) {
    let sketch = Play::random(seed).sketch;
    if sketch.len() > EXACT {
        let most = *bytes.end();
        assert!(new.bytes() <= most, "{} bytes of state", new.bytes());
    } else {
        assert!(
            bytes.contains(&new.bytes()),
            "{} bytes of state",
            new.bytes()
        );
    }
    let scripts = chance::cases(DEFAULT_SCRIPTS);
    for script in 0..scripts {
        let play = Play::recast(&sketch, chance::seed().wrapping_add(script));
        let (tree, scripts) = play.sketch.plant();
        let mut beside = Beside {
            remembers: play.sketch.any(&Sketch::remembers),
            reference: Interpreter::new(&tree),
            expected: stage::Stage::new(&scripts),
            stage: Stage::new(&scripts),
            compiled: new.duplicate(),
            new,
            tree: &tree,
        };
        for (number, op) in play.ops.iter().enumerate() {
            if let Err(report) = beside.perform(*op) {
                panic!("{play:?}\nop {number} ({op:?}): {report}");
            }
        }
        if let Err(report) = sleeping::check(&play, new) {
            panic!("{play:?}\n{report}");
        }
        // Slower than the others: it works out what each node does.
        if new.item().is_some() && script % 5 == 0 {
            if let Err(report) = observing::check(&play, new) {
                panic!("{play:?}\n{report}");
            }
        }
    }
}

/// A compiled tree and the reference, each on a stage of its own.
struct Beside<'play> {
    tree: &'play Tree,
    reference: Interpreter<'play>,
    expected: stage::Stage,
    new: &'play dyn Compiled,
    compiled: Box<dyn Compiled>,
    stage: Stage,
    remembers: bool,
}

impl Beside<'_> {
    fn perform(&mut self, op: Op) -> Result<(), String> {
        let (expected_before, before) = (self.expected.record.len(), self.stage.record.len());
        let expected = self.reference.perform(op, &mut self.expected);
        let found = perform(&mut *self.compiled, op, &mut self.stage);
        equal("the result", &expected, &found)?;
        equal(
            "what was asked",
            &in_order(&self.expected.record[expected_before..], self.tree),
            &in_order(&self.stage.record[before..], self.tree),
        )?;
        equal("the clock", &self.expected.now(), &self.stage.now())?;
        let runs = !self.reference.is_idle();
        equal("is running", &runs, &self.compiled.is_running())?;
        let running = running_after(&self.stage.record, self.tree.nodes.len())?;
        let expected = running_after(&self.expected.record, self.tree.nodes.len())?;
        let is_told = |node: &NodeId| self.tree.nodes[*node].kind != Kind::Leaf(Leaf::Call);
        let expected: Vec<NodeId> = expected.into_iter().filter(is_told).collect();
        equal("the leaves that run", &expected, &running)?;
        self.assert_known_to_run(runs)?;
        if let Some(item) = self.compiled.item() {
            for (node, index) in item.resume_indices.into_iter().enumerate() {
                let known = (node < self.tree.nodes.len()).then_some(node);
                let expected = known.and_then(|node| self.reference.resume_index(node));
                equal(&format!("the resume index of {node}"), &expected, &index)?;
            }
        }
        if !runs {
            self.assert_idle(&*self.compiled)?;
        }
        if op == Op::Reset {
            assert_new(&*self.compiled, self.new)?;
        }
        self.assert_can_be_halted()
    }

    /// What the tree says is running is; and it says so of something, if anything is.
    fn assert_known_to_run(&self, runs: bool) -> Result<(), String> {
        let known = self.compiled.running();
        equal("something is known to run", &runs, &!known.is_empty())?;
        let resting = self.reference.resting_nodes();
        for node in known {
            let part = self.tree.subtree(node.into());
            let runs = resting.iter().any(|node| part.contains(node));
            equal(&format!("node {node} runs"), &runs, &true)?;
        }
        Ok(())
    }

    /// An idle tree's state is that of a new one, memory aside.
    fn assert_idle(&self, tree: &dyn Compiled) -> Result<(), String> {
        if !self.remembers {
            return assert_new(tree, self.new);
        }
        let transient = |tree: &dyn Compiled| -> String {
            let text = format!("{tree:#?}");
            let fields = text.lines().filter(|line| !is_memory(line));
            fields.collect::<Vec<_>>().join("\n")
        };
        equal("what is left", &transient(self.new), &transient(tree))
    }

    /// At any time a copy can be halted, or reset, for good: each running leaf is halted once, in
    /// order, as the reference does it, and nothing is left.
    fn assert_can_be_halted(&self) -> Result<(), String> {
        for op in [Op::Halt, Op::Reset] {
            let (mut tree, mut stage) = (self.compiled.duplicate(), self.stage.clone());
            perform(&mut *tree, op, &mut stage);
            let running = running_after(&stage.record, self.tree.nodes.len())?;
            equal("what runs after a halt", &Vec::new(), &running)?;
            self.assert_idle(&*tree)?;
            let before = stage.record.len();
            perform(&mut *tree, Op::Halt, &mut stage);
            equal("events of an idle tree", &before, &stage.record.len())?;
            if op == Op::Reset {
                assert_new(&*tree, self.new)?;
            }
        }
        Ok(())
    }
}

fn perform(tree: &mut dyn Compiled, op: Op, stage: &mut Stage) -> Option<Status> {
    match op {
        Op::Tick => return Some(told(tree.tick(stage))),
        Op::Halt => tree.halt(stage),
        Op::Reset => tree.reset(stage),
        Op::Advance(nanoseconds) => stage.advance(nanoseconds),
    }
    None
}

/// What can be seen of a record; which of its numbers a node computes, its expressions cannot tell.
fn in_order(record: &[Event], tree: &Tree) -> Vec<Event> {
    let mut events = visible(record, tree);
    for event in &mut events {
        if let What::EvaluateSecond(value) = event.what {
            event.what = What::Evaluate(value);
        }
    }
    events
}

fn assert_new(tree: &dyn Compiled, new: &dyn Compiled) -> Result<(), String> {
    let is_as_new = tree.item().is_none_or(|item| item.is_as_new);
    equal("as new", &true, &is_as_new)?;
    equal("the state", &format!("{new:?}"), &format!("{tree:?}"))
}

/// Whether a line of a state is a field that outlives activations: `run_once_memory: 1`, or
/// `cooldown_since_2: 7`.
fn is_memory(line: &str) -> bool {
    let name = line.split(':').next().unwrap_or_default();
    let name = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '_');
    name.ends_with("_memory") || name.ends_with("_since")
}

fn equal<V: PartialEq + Debug>(what: &str, expected: &V, found: &V) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(format!("{what}\nexpected {expected:?}\nfound    {found:?}"))
    }
}
