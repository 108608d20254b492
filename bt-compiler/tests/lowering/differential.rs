//! The jump graph does what the reference says, on random trees.
//!
//! [`chance`] says which trees are tried, and how many. What fails is made smaller and printed as text; with
//! `QUICKBEAM_KEEP_FAILURES` it is also put into `failed.txt` (see [`stored`]), and tried in each later run. With
//! `QUICKBEAM_PROOF_BRIEF` a failure is neither made smaller nor kept: enough where it only matters whether there is one.

use crate::shrink::Plays;
use crate::stored;
use crate::structure::assert_sound;
use bt_compiler::check::model::{Kind, Leaf, NodeId, Tree};
use bt_compiler::lower::graph::{Graph, SuspendPoint};
use bt_compiler::lower::{draw, lower};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use quickbeam_proof::audit::{running_after, visible};
use quickbeam_proof::chance;
use quickbeam_proof::executor::Executor;
use quickbeam_proof::generate::{Play, DEEP, WIDE};
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::stage::{Event, Machine, Op, Script, Stage, Status, What};
use std::env;

/// Enough for a second without optimization: what is long is asked for.
const DEFAULT_CASES: u32 = 500;

#[test]
fn what_failed_once_does_what_the_reference_says() {
    for play in stored::failed() {
        check(&play).unwrap_or_else(|failure| panic!("{failure}\n{play:?}"));
    }
}

#[test]
fn the_graph_does_what_the_reference_says() {
    let default = DEFAULT_CASES;
    run(&Cases { default }, &check);
}

/// On both sides of every number of children at which something changes: what stands once and not often, sections, the widths of
/// integers, and the bits of a slot.
#[test]
fn wide_nodes_do_what_the_reference_says() {
    let numbers = [
        2, 3, 4, 6, 7, 8, 9, 16, 17, 63, 64, 65, 127, 128, 129, 255, 256, 257, 385, 1000,
    ];
    for leaves in numbers {
        // Of each node several, with other options.
        for number in 0..each(12, numbers.len()).min(0x1_0000) {
            let play = Play::random(WIDE | leaves << 32 | salt() << 16 | number);
            check(&play)
                .unwrap_or_else(|failure| panic!("{leaves}, {number}: {failure}\n{play:?}"));
        }
    }
}

/// Users' composites in one another: on both sides of where what is below them has a type, and slots, of its own, and far beyond; in each
/// tree with several scripts, since what one child leaves running is seldom met again.
#[test]
fn deep_composites_do_what_the_reference_says() {
    let numbers = [1, 2, 3, 4, 5, 6, 7, 8, 12, 24];
    for levels in numbers {
        let trees = each(6, numbers.len()) / if levels > 8 { 3 } else { 1 };
        for number in 0..trees {
            let number = salt() << 16 | number & 0xffff;
            let play = Play::random(DEEP | levels << 32 | number);
            for script in 0..3 {
                let play = Play::recast(&play.sketch, number << 8 | script);
                check(&play)
                    .unwrap_or_else(|failure| panic!("{levels}, {number}: {failure}\n{play:?}"));
            }
        }
    }
}

/// Trees of more nodes than one function has, with whatever chance puts into them.
#[test]
fn large_trees_do_what_the_reference_says() {
    let numbers = [60, 64, 65, 66, 70, 100, 200];
    for nodes in numbers {
        for number in 0..each(2, numbers.len()) {
            let number = salt() << 16 | number & 0xffff;
            let play = Play::random(nodes << 32 | number);
            for script in 0..3 {
                let play = Play::recast(&play.sketch, number << 8 | script);
                check(&play)
                    .unwrap_or_else(|failure| panic!("{nodes}, {number}: {failure}\n{play:?}"));
            }
        }
    }
}

/// How many trees are tried of each of so many sizes.
fn each(usual: u64, sizes: usize) -> u64 {
    let sizes = sizes as u64;
    chance::cases(usual * sizes).div_ceil(sizes)
}

/// What makes other trees of the same numbers.
fn salt() -> u64 {
    chance::seed() & 0xffff
}

/// How many trees are tried.
pub struct Cases {
    pub default: u32,
}

/// Checks random plays. What fails is made smaller and kept.
pub fn run(cases: &Cases, check: &dyn Fn(&Play) -> Result<(), String>) {
    let cases = u32::try_from(chance::cases(cases.default.into()));
    let cases = cases.expect("a number of cases");
    let thorough = env::var_os("QUICKBEAM_PROOF_BRIEF").is_none();
    let config = Config {
        cases,
        max_shrink_iters: if thorough { 100_000 } else { 0 },
        failure_persistence: None,
        ..Config::default()
    };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&chance::seed().to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let outcome = TestRunner::new_with_rng(config, rng)
        .run(&Plays, |play| check(&play).map_err(TestCaseError::fail));
    if let Err(error) = outcome {
        if let (true, TestError::Fail(_, play)) = (thorough, &error) {
            println!("{}", stored::written(play));
            if env::var_os("QUICKBEAM_KEEP_FAILURES").is_some() {
                stored::keep(play);
            }
        }
        panic!("{error}");
    }
}

/// Says where the reference and the graph part, or where either breaks a rule.
pub fn check(play: &Play) -> Result<(), String> {
    let (tree, scripts) = play.sketch.plant();
    let (drawn, merged) = (draw(&tree), lower(&tree));
    assert_eq!(merged, lower(&tree), "the same tree, the same graph");
    assert_sound(&tree, &drawn);
    assert_sound(&tree, &merged);

    let mut reference = Run::new(&tree, &scripts, Interpreter::new(&tree));
    let mut graphs = [&drawn, &merged].map(|graph| {
        let run = Run::new(&tree, &scripts, Executor::new(&tree, graph));
        (run, graph)
    });
    for (number, op) in play.ops.iter().enumerate() {
        let seen = reference
            .perform(*op)
            .map_err(|report| format!("reference: {report}"))?;
        for (run, graph) in &mut graphs {
            let found = run
                .perform(*op)
                .map_err(|report| format!("graph: {report}"))?;
            let expected = seen.as_merged(graph, &found.resting);
            if expected != found {
                return Err(format!(
                    "op {number} ({op:?})\nexpected {expected:?}\nfound    {found:?}"
                ));
            }
        }
    }
    Ok(())
}

/// What can be seen of one op.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Seen {
    /// The result of a tick.
    root: Option<Status>,
    events: Vec<Event>,
    resting: Vec<NodeId>,
    clock: u128,
    idle: bool,
    remembers: bool,
}

impl Seen {
    /// The same where a graph says of a node that yields that the call after it is running.
    fn as_merged(&self, graph: &Graph, said: &[NodeId]) -> Self {
        let mut seen = self.clone();
        let suspends: Vec<&SuspendPoint> = graph
            .regions
            .iter()
            .flat_map(|region| &region.suspends)
            .collect();
        for node in seen.resting.iter_mut().filter(|node| !said.contains(node)) {
            if let Some(suspend) = suspends
                .iter()
                .find(|suspend| suspend.also.contains(node) && said.contains(&suspend.node))
            {
                *node = suspend.node;
            }
        }
        seen.resting.sort_unstable();
        seen
    }
}

/// One way to run a tree, in a world of its own.
struct Run<'play, M> {
    tree: &'play Tree,
    stage: Stage,
    machine: M,
}

impl<'play, M: Machine> Run<'play, M> {
    fn new(tree: &'play Tree, scripts: &[Script], machine: M) -> Self {
        Self {
            tree,
            stage: Stage::new(scripts),
            machine,
        }
    }

    fn perform(&mut self, op: Op) -> Result<Seen, String> {
        let before = self.stage.record.len();
        let ran_before = !self.machine.is_idle();
        let root = self.machine.perform(op, &mut self.stage);
        if self.stage.spins() {
            return Err(format!("{op:?} goes round and round"));
        }
        let ends = matches!(op, Op::Halt | Op::Reset);
        let mut events = self.stage.record[before..].iter();
        let happened = events.any(|event| event.what != What::ForgetContext);
        if ends && happened && !ran_before {
            return Err("halting an idle tree does nothing".to_owned());
        }
        let resting = self.machine.resting_nodes();
        let idle = self.machine.is_idle();
        let should_be_idle = match root {
            Some(status) => status != Status::Running,
            None => ends || !ran_before,
        };
        if idle != should_be_idle || idle != resting.is_empty() {
            return Err(format!(
                "after {op:?} gave {root:?}: idle {idle}, resting at {resting:?}"
            ));
        }
        let remembers = self.machine.remembers();
        if op == Op::Reset && remembers {
            return Err("a reset forgets everything".to_owned());
        }
        self.audit(&resting)?;
        let events = visible(&self.stage.record[before..], self.tree);
        Ok(Seen {
            root,
            events,
            resting,
            clock: self.stage.now(),
            idle,
            remembers,
        })
    }

    /// The record agrees with what the machine says is running.
    fn audit(&self, resting: &[NodeId]) -> Result<(), String> {
        let by_record = running_after(&self.stage.record, self.tree.nodes.len())?;
        let runs = |node: &NodeId| match self.tree.nodes[*node].kind {
            Kind::Leaf(Leaf::Value) => resting.contains(node),
            // Of a function, only the reference puts starts and halts on record.
            Kind::Leaf(Leaf::Call) => resting.contains(node) && by_record.contains(node),
            Kind::Custom => {
                let nodes = self.tree.subtree(*node);
                resting.iter().any(|rest| nodes.contains(rest))
            }
            _ => false,
        };
        let by_machine: Vec<NodeId> = (0..self.tree.nodes.len()).filter(runs).collect();
        if by_machine == by_record {
            Ok(())
        } else {
            Err(format!(
                "running by the record {by_record:?}, by the state {by_machine:?}"
            ))
        }
    }
}
