//! What happened, from the middle on: a random tree is joined while it runs, and its answers from there are followed.

use bt_compiler::check::model::NodeId;
use bt_compiler::lower::lower;
use bt_core::info::{Kind, Leaf, Mode, Node, Time, Times, Yield};
use bt_core::observe::Mark;
use bt_core::{Status, TreeInfo};
use bt_tools::model::{Answer, Answers, Event, Hooks, Model, Question, Replay};
use bt_tools::source::describe;
use quickbeam_proof::chance::seeds;
use quickbeam_proof::executor::Executor;
use quickbeam_proof::generate::Play;
use quickbeam_proof::machine::Oracle;
use quickbeam_proof::stage::{Machine, Op, Stage};
use std::time::Duration;

/// Writes down what is answered.
struct Recorded<'a, 'tree> {
    oracle: &'a mut Oracle<'tree>,
    marks: Vec<Mark>,
}

impl Hooks for Recorded<'_, '_> {
    fn told(&mut self, event: Event) {
        self.oracle.told(event);
    }
}

impl Answers for Recorded<'_, '_> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let answer = self.oracle.answer(question)?;
        self.marks.push(Mark::Answer(question.node, answer));
        Some(answer)
    }
}

/// An operation: what was told of it, what the nodes did, and what ran before and after it.
pub struct Done {
    pub marks: Vec<Mark>,
    pub events: Vec<Event>,
    pub before: Vec<u16>,
    /// What a compiled tree says to run before it.
    pub known: Vec<u16>,
    pub after: Vec<u16>,
}

pub fn perform(play: &Play, info: &'static TreeInfo) -> Vec<Done> {
    let (tree, scripts) = play.sketch.plant();
    let mut model = Model::of(info);
    let mut oracle = Oracle::new(&tree, Stage::new(&scripts));
    let graph = lower(&tree);
    let (mut compiled, mut stage) = (Executor::new(&tree, &graph), Stage::new(&scripts));
    let mut all = Vec::new();
    for op in &play.ops {
        let before: Vec<u16> = model.running().collect();
        let known = compiled.known_to_run();
        let marks = match *op {
            Op::Advance(nanoseconds) => {
                oracle.stage.advance(nanoseconds);
                stage.advance(nanoseconds);
                continue;
            }
            Op::Tick => {
                let mut recorded = Recorded {
                    oracle: &mut oracle,
                    marks: Vec::new(),
                };
                let status = model.tick(&mut recorded).expect("all answers");
                recorded.marks.push(Mark::Ticked(status));
                recorded.marks
            }
            Op::Halt | Op::Reset => {
                let mut recorded = Recorded {
                    oracle: &mut oracle,
                    marks: Vec::new(),
                };
                let (halted, mark) = if *op == Op::Halt {
                    (model.halt_with(&mut recorded), Mark::Halted)
                } else {
                    (model.reset_with(&mut recorded), Mark::Reset)
                };
                halted.expect("all answers");
                recorded.marks.push(mark);
                recorded.marks
            }
        };
        if *op == Op::Reset {
            oracle.forget();
        }
        compiled.perform(*op, &mut stage);
        all.push(Done {
            marks,
            events: model.events().to_vec(),
            before,
            known: known.into_iter().map(number).collect(),
            after: model.running().collect(),
        });
    }
    all
}

fn number(node: NodeId) -> u16 {
    u16::try_from(node).expect("a number of a node")
}

/// How many operations there were, how many are not certain, and how often the end was not.
#[derive(Debug, Default)]
struct Counts {
    operations: usize,
    uncertain: usize,
    ends: usize,
    uncertain_ends: usize,
}

/// What is told in some operations is followed, from what is said to run before them; and what is told later, if all is known then.
fn follow(
    info: &'static TreeInfo,
    (done, later): (&[Done], &[Done]),
    running: &[u16],
    counts: &mut Counts,
) -> Result<(), String> {
    let marks = done.iter().flat_map(|done| done.marks.iter().copied());
    let replay = Replay::new(info, running.iter().copied(), marks);
    let replay = replay.map_err(|loss| loss.to_string())?;
    if replay.operations().len() != done.len() {
        return Err(format!("{} operations", replay.operations().len()));
    }
    for (number, (found, expected)) in replay.operations().iter().zip(done).enumerate() {
        counts.operations += 1;
        counts.uncertain += usize::from(!found.is_certain);
        if found.is_certain && found.events != expected.events {
            return Err(format!(
                "{number} after it: expected {:?}\nfound {:?}",
                expected.events, found.events
            ));
        }
    }
    counts.ends += 1;
    if !replay.is_certain() {
        counts.uncertain_ends += 1;
        return Ok(());
    }
    let runs: Vec<u16> = replay.model().running().collect();
    let last = done.last().expect("one at least");
    if runs != last.after {
        return Err(format!("at the end {runs:?} run, not {:?}", last.after));
    }
    goes_on(&replay, later)
}

/// Enough for some seconds.
const CASES: u64 = 600;

#[test]
fn what_happened_is_found_from_the_middle_on() {
    let (mut exact, mut all, mut rough) = (Counts::default(), Counts::default(), Counts::default());
    for seed in seeds(CASES) {
        let play = Play::random(seed);
        let (tree, _) = play.sketch.plant();
        let info = describe("", &tree);
        let done = perform(&play, info);
        for middle in 0..done.len() {
            // As far as to the half of what is left.
            let from = done[middle..].split_at((done.len() - middle).div_ceil(2));
            let running = &done[middle].before;
            // What a compiled tree says, all that runs, and the least that one can tell: whether it does.
            let least = &running[..running.len().min(1)];
            let known = &done[middle].known[..];
            for (running, counts) in [
                (known, &mut exact),
                (&running[..], &mut all),
                (least, &mut rough),
            ] {
                if let Err(report) = follow(info, from, running, counts) {
                    panic!("seed {seed}, from {middle}, {running:?}: {play:?}\n{report}");
                }
            }
        }
    }
    // What a count still wants or a tree remembers is not known until it is idle, or has begun anew.
    assert!(exact.uncertain * 4 < exact.operations, "{exact:?}");
    assert!(rough.uncertain * 5 < rough.operations * 2, "{rough:?}");
    assert!(
        exact.uncertain_ends * 10 < exact.ends * 3 && rough.uncertain_ends * 5 < rough.ends * 2,
        "{exact:?} {rough:?}"
    );
}

/// A model of which all is known goes on as the tree does.
fn goes_on(replay: &Replay, done: &[Done]) -> Result<(), String> {
    let mut model = replay.model().clone();
    for (number, done) in done.iter().enumerate() {
        let mut marks = done.marks.iter();
        let last = marks.next_back();
        let mut answers = |question: Question| match marks.next() {
            Some(Mark::Answer(node, answer)) if *node == question.node => Some(*answer),
            _ => None,
        };
        let given = match last {
            Some(Mark::Ticked(_)) => model.tick(&mut answers).map(Mark::Ticked),
            Some(Mark::Halted) => model.halt_with(&mut answers).map(|()| Mark::Halted),
            _ => model.reset_with(&mut answers).map(|()| Mark::Reset),
        };
        if given.as_ref().ok() != last {
            return Err(format!("{number} later: {given:?}"));
        }
        if model.events() != done.events {
            return Err(format!("{number} later: {:?}", model.events()));
        }
    }
    Ok(())
}

/// `fallback< a, sequence< b, c > >`, of which `c` runs.
#[test]
fn a_record_with_an_answer_missing_is_noticed() {
    let marks = [
        Mark::Answer(4, Answer::Status(Status::Success)),
        Mark::Ticked(Status::Success),
        Mark::Answer(1, Answer::Status(Status::Failure)),
        Mark::Answer(3, Answer::Status(Status::Success)),
        Mark::Answer(4, Answer::Status(Status::Running)),
        Mark::Ticked(Status::Running),
    ];
    let info: &TreeInfo = &FALLBACK;
    let whole = Replay::new(info, [4], marks).expect("all is there");
    assert!(whole.is_certain() && whole.operations().iter().all(|tick| tick.is_certain));
    assert!(whole.model().running().eq([0, 2, 4]));
    for missing in [0, 2, 3, 4] {
        let marks = marks.iter().enumerate();
        let marks = marks
            .filter(|(number, _)| *number != missing)
            .map(|(_, mark)| *mark);
        let loss = Replay::new(info, [4], marks).expect_err("an answer is missing");
        assert_eq!(loss.operation, if missing == 0 { 1 } else { 2 });
    }
}

static FALLBACK: TreeInfo = TreeInfo::new(
    "",
    1,
    &[
        Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
        Node::below(0, Kind::Leaf(Leaf::Function), "a"),
        Node::below(0, Kind::Sequence(Mode::Memory), "sequence< … >").with_children(&[3, 4]),
        Node::below(2, Kind::Leaf(Leaf::Function), "b"),
        Node::below(2, Kind::Leaf(Leaf::Function), "c"),
    ],
);

/// Of a count that nothing tells, nothing is known until the tree is idle.
#[test]
fn what_nothing_tells_is_not_certain() {
    static REPEAT: TreeInfo = TreeInfo::new(
        "",
        1,
        &[
            Node::root(REPEATED, "repeat(3, …)").with_children(&[1]),
            Node::below(0, Kind::Leaf(Leaf::Function), "walk"),
        ],
    );
    const REPEATED: Kind = Kind::Repeat {
        times: Times::Literal(3),
        yields: Yield::Always,
    };
    let cycle = |status| {
        let walked = Mark::Answer(1, Answer::Status(Status::Success));
        [walked, Mark::Ticked(status)]
    };
    let first = Replay::new(&REPEAT, [0], cycle(Status::Running)).expect("it fits");
    assert!(!first.is_certain(), "one or two cycles are left");
    let done = [cycle(Status::Running), cycle(Status::Success)].concat();
    let both = Replay::new(&REPEAT, [0], done.iter().copied()).expect("it fits");
    assert!(both.is_certain() && both.model().running().next().is_none());
    assert!(both.operations().iter().all(|tick| !tick.is_certain));
    let again = [&done[..], &cycle(Status::Running)].concat();
    let again = Replay::new(&REPEAT, [0], again).expect("it fits");
    assert!(again.is_certain() && again.operations()[2].is_certain);
}

/// A `run_once` that is ticked without a question may have begun to wait, or given what it remembers: its composite tells neither.
#[test]
fn what_is_guessed_is_not_certain() {
    static ONCE: TreeInfo = TreeInfo::new(
        "",
        1,
        &[
            Node::root(Kind::Custom, "either< … >").with_children(&[1]),
            Node::below(0, Kind::RunOnce, "run_once(…)").with_children(&[2]),
            Node::below(
                1,
                Kind::Delay(Time::Literal(Duration::from_nanos(4))),
                "delay(4ns, …)",
            )
            .with_children(&[3]),
            Node::below(2, Kind::Leaf(Leaf::Function), "walk"),
        ],
    );
    let gives = |status| {
        let acts = [Answer::Tick(0), Answer::Status(status)];
        let [ticked, given] = acts.map(|act| Mark::Answer(0, act));
        [ticked, given, Mark::Ticked(status)]
    };
    let marks = [gives(Status::Running), gives(Status::Failure)].concat();
    let replay = Replay::new(&ONCE, [], marks).expect("it fits a remembered failure");
    assert!(replay.operations().iter().all(|tick| !tick.is_certain));
    assert!(!replay.is_certain());
}
