//! The random plays reach what they are made for.

use bt_compiler::check::model::{Kind, Threshold, Time, Times};
use bt_compiler::nodes::{self, Keyword};
use quickbeam_proof::generate::Play;
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::sketch::Sketch;
use quickbeam_proof::spelling::{keyword, Spelling};
use quickbeam_proof::stage::{Machine, Op, Script, Stage, Status, What};
use std::collections::{BTreeMap, BTreeSet};

const PLAYS: u64 = 5_000;
/// As many as are tried where nothing is said about their number.
const MANY_PLAYS: u64 = 20_000;
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

/// Every keyword with every option, in all ways to combine the options of one node, and
/// every kind of node below every other.
#[test]
fn random_plays_reach_every_combination() {
    let mut forms: BTreeMap<String, usize> = BTreeMap::new();
    let mut pairs: BTreeSet<(&str, &str)> = BTreeSet::new();
    for seed in 0..MANY_PLAYS {
        combinations(&Play::random(seed).sketch, &mut forms, &mut pairs);
    }
    let cycles = ["repeat", "retry"].iter().flat_map(|keyword| {
        let times = ["Forever", "Literal", "Computed"].iter();
        times.flat_map(move |times| {
            let yields = ["Sync", "Always", "Never"].iter();
            yields.map(move |yields| format!("{keyword} {times} {yields}"))
        })
    });
    let numbers = ["Literal", "All", "Computed"];
    let parallel = numbers.iter().flat_map(|success| {
        numbers.iter().flat_map(move |failure| {
            let each = ["", " each tick"].iter();
            each.map(move |each| format!("parallel {success} {failure}{each}"))
        })
    });
    for form in cycles.chain(parallel) {
        let found = forms.get(&form).copied().unwrap_or_default();
        assert!(found >= 10, "{form}: {found} times in {MANY_PLAYS} plays");
    }
    let parents: BTreeSet<&str> = pairs.iter().map(|(parent, _)| *parent).collect();
    let children: BTreeSet<&str> = pairs.iter().map(|(_, child)| *child).collect();
    assert_eq!(missing(&parents, true), [""; 0], "nodes that no play has");
    assert_eq!(missing(&children, false), [""; 0], "nodes that no play has");
    let all = parents
        .iter()
        .flat_map(|parent| children.iter().map(move |child| (*parent, *child)));
    // `instant` belongs below two of them.
    let right = |(parent, child): &(&str, &str)| *child != "instant" || parent.starts_with("async");
    let (right, wrong): (Vec<_>, Vec<_>) = all.partition(right);
    let missing: Vec<_> = right.iter().filter(|pair| !pairs.contains(pair)).collect();
    assert_eq!(missing, [&("", ""); 0], "pairs that no play has");
    assert!(!wrong.iter().any(|pair| pairs.contains(pair)));
}

/// The keywords that were not drawn: as the parents of others, or at all.
fn missing(drawn: &BTreeSet<&str>, as_parents: bool) -> Vec<&'static str> {
    let of_table = nodes::all().filter_map(|row| match row.node {
        // What they compile to is a call.
        Keyword::Test | Keyword::Set => None,
        _ if as_parents && row.children.max == Some(0) => None,
        _ => Some(row.keyword),
    });
    let own: &[&str] = if as_parents {
        &["Custom"]
    } else {
        &["Custom", "Value", "call"]
    };
    let all = of_table.chain(own.iter().copied());
    all.filter(|keyword| !drawn.contains(keyword)).collect()
}

/// Of each option of each node, each value; one of them may be what a node without the option has.
#[test]
fn random_plays_reach_every_option() {
    let mut spelled: BTreeSet<String> = BTreeSet::new();
    for seed in 0..PLAYS {
        spell(&Play::random(seed).sketch, &mut spelled);
    }
    let mut missing = Vec::new();
    for row in nodes::all() {
        let of_node = || {
            let head = |text: &&String| text.split(['(', '<']).next() == Some(row.keyword);
            spelled.iter().filter(head)
        };
        for (option, values) in row.options {
            let left_out = of_node().any(|text| !text.contains(&format!("{option} = ")));
            let values = values.examples().iter();
            let absent = values.filter(|value| {
                let written = format!("{option} = {value}");
                !of_node().any(|text| text.contains(&written))
            });
            let absent: Vec<String> = absent
                .map(|value| format!("{}({option} = {value})", row.keyword))
                .collect();
            if absent.len() > usize::from(left_out) {
                missing.extend(absent);
            }
        }
    }
    assert_eq!(missing, [""; 0], "options that no play has");
}

fn spell(sketch: &Sketch, spelled: &mut BTreeSet<String>) {
    spelled.insert(Spelling::of(&sketch.kind, "n").open);
    for child in &sketch.children {
        spell(child, spelled);
    }
}

fn combinations(
    sketch: &Sketch,
    forms: &mut BTreeMap<String, usize>,
    pairs: &mut BTreeSet<(&'static str, &'static str)>,
) {
    let parent = keyword(&sketch.kind);
    let form = match &sketch.kind {
        Kind::Repeat { times, yields, .. } => {
            let times = format!("{times:?}");
            let times = times.split('(').next().unwrap_or_default();
            format!("{parent} {times} {yields:?}")
        }
        Kind::Parallel {
            success,
            failure,
            each_tick,
        } => {
            let each = if *each_tick { " each tick" } else { "" };
            format!("{parent} {} {}{each}", word(*success), word(*failure))
        }
        _ => parent.to_owned(),
    };
    *forms.entry(form).or_default() += 1;
    for child in &sketch.children {
        pairs.insert((parent, keyword(&child.kind)));
        combinations(child, forms, pairs);
    }
}

const EXPECTED: [&str; 103] = [
    "fallback Memory",
    "sequence Memory",
    "reactive_fallback Reactive",
    "reactive_sequence Reactive",
    "reactive_fallback ReactiveContinue",
    "reactive_sequence ReactiveContinue",
    "async_fallback Async(Sync)",
    "async_sequence Async(Sync)",
    "async_fallback Async(Always)",
    "async_sequence Async(Always)",
    "sequence_with_memory",
    "instant",
    "invert",
    "force_success",
    "force_failure",
    "timeout literal",
    "timeout computed",
    "delay literal",
    "delay computed",
    "cooldown literal",
    "cooldown computed",
    "wait literal",
    "wait computed",
    "repeat Forever",
    "repeat Literal",
    "repeat Computed",
    "repeat Sync",
    "repeat Always",
    "repeat Never",
    "retry Forever",
    "retry Literal",
    "retry Computed",
    "retry Sync",
    "retry Always",
    "retry Never",
    "keep_running_until_failure",
    "run_once",
    "parallel success Literal",
    "parallel success All",
    "parallel success Computed",
    "parallel failure Literal",
    "parallel failure All",
    "parallel failure Computed",
    "parallel each tick success Literal",
    "parallel each tick success All",
    "parallel each tick success Computed",
    "parallel each tick failure Literal",
    "parallel each tick failure All",
    "parallel each tick failure Computed",
    "parallel_all Literal",
    "parallel_all All",
    "parallel_all Computed",
    "if_then_else of 2",
    "if_then_else of 3",
    "while_do_else of 2",
    "while_do_else of 3",
    "switch",
    "priority",
    "priority each tick",
    "utility",
    "utility each tick",
    "try_catch",
    "interrupter",
    "repeater Always",
    "repeater Never",
    "context",
    "on_start",
    "on_success",
    "on_failure",
    "on_halt",
    "on_end",
    "Custom",
    "call",
    "call that never runs",
    "Value",
    "success",
    "failure",
    "running",
    "start",
    "later tick",
    "halt within a tick",
    "halt from outside",
    "evaluation",
    "second evaluation",
    "context set",
    "context forgotten",
    "handler called",
    "act of a composite",
    "several leaves running",
    "at rest in a composite",
    "at rest in a repeat or retry",
    "at rest in a delay",
    "at rest in a keep_running_until_failure",
    "at rest in a wait",
    "at rest in a parallel",
    "at rest in a repeater",
    "at rest in a Custom",
    "memory kept",
    "memory forgotten",
    "root success",
    "root failure",
    "50 nodes",
    "8 levels below the root",
];

#[derive(Default)]
struct Count(BTreeMap<String, usize>);

impl Count {
    fn add_if(&mut self, happens: bool, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += usize::from(happens);
    }

    fn sketch(&mut self, sketch: &Sketch) {
        let keyword = keyword(&sketch.kind);
        match &sketch.kind {
            kind if kind.time().is_some() => {
                let time = kind.time();
                let literal = matches!(time, Some(Time::Literal { .. }));
                self.add_if(literal, format!("{keyword} literal"));
                self.add_if(!literal, format!("{keyword} computed"));
            }
            Kind::Ordered { mode, .. } => self.add_if(true, format!("{keyword} {mode:?}")),
            Kind::Parallel {
                success,
                failure,
                each_tick,
            } => {
                let each = if *each_tick { " each tick" } else { "" };
                self.add_if(true, format!("{keyword}{each} success {}", word(*success)));
                self.add_if(true, format!("{keyword}{each} failure {}", word(*failure)));
            }
            Kind::Priority { each_tick } | Kind::Utility { each_tick } => {
                let each = if *each_tick { " each tick" } else { "" };
                self.add_if(true, format!("{keyword}{each}"));
            }
            Kind::ParallelAll { failures } => {
                self.add_if(true, format!("{keyword} {}", word(*failures)));
            }
            Kind::IfThenElse | Kind::WhileDoElse => {
                self.add_if(true, format!("{keyword} of {}", sketch.children.len()));
            }
            Kind::Repeater(yields) => self.add_if(true, format!("{keyword} {yields:?}")),
            Kind::Repeat { times, yields, .. } => {
                let times = match times {
                    Times::Literal(_) => "Literal".to_owned(),
                    times => format!("{times:?}"),
                };
                self.add_if(true, format!("{keyword} {times}"));
                self.add_if(true, format!("{keyword} {yields:?}"));
            }
            _ => {
                let never = matches!(&sketch.script, Script::Leaf { can_run: false, .. });
                let suffix = if never { " that never runs" } else { "" };
                self.add_if(true, format!("{keyword}{suffix}"));
            }
        }
        sketch.children.iter().for_each(|child| self.sketch(child));
    }

    fn run(&mut self, play: &Play) {
        let (tree, scripts) = play.sketch.plant();
        let (mut machine, mut stage) = (Interpreter::new(&tree), Stage::new(&scripts));
        for op in &play.ops {
            let before = stage.record.len();
            let remembered = machine.remembers();
            let root = machine.perform(*op, &mut stage);
            self.add_if(remembered && machine.remembers(), "memory kept");
            self.add_if(remembered && !machine.remembers(), "memory forgotten");
            for node in machine.resting_nodes() {
                self.rest(&tree.nodes[node].kind);
            }
            self.add_if(root == Some(Status::Success), "root success");
            self.add_if(root == Some(Status::Failure), "root failure");
            self.add_if(machine.resting_nodes().len() > 1, "several leaves running");
            for event in &stage.record[before..] {
                let name = match event.what {
                    What::Start(_) | What::Call(_) => "start",
                    What::Tick(_) => "later tick",
                    What::Halt if *op != Op::Tick => "halt from outside",
                    What::Halt => "halt within a tick",
                    What::Idle => "idle again",
                    What::Evaluate(_) => "evaluation",
                    What::EvaluateSecond(_) => "second evaluation",
                    What::SetContext(_) => "context set",
                    What::ForgetContext => "context forgotten",
                    What::Handle => "handler called",
                    What::Saw(..) | What::Asked(..) => "act of a composite",
                };
                self.add_if(true, name);
            }
        }
    }

    fn rest(&mut self, kind: &Kind) {
        let node = match kind {
            Kind::Ordered { .. } | Kind::SequenceWithMemory => "composite",
            Kind::Parallel { .. } => "parallel",
            Kind::Repeat { .. } => "repeat or retry",
            kind => keyword(kind),
        };
        self.add_if(true, format!("at rest in a {node}"));
    }
}

fn word(threshold: Threshold) -> String {
    match threshold {
        Threshold::Literal(_) => "Literal".to_owned(),
        threshold => format!("{threshold:?}"),
    }
}

fn depth(sketch: &Sketch) -> usize {
    1 + sketch.children.iter().map(depth).max().unwrap_or_default()
}
