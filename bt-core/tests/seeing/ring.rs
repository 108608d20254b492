//! What a ring holds is what was told, in trees of every size, and from a state on after it has gone round.

use bt_core::info::{Kind, Leaf, Node, Time, Times, TreeInfo, Yield};
use bt_core::observe::{Answer, Mark, Observed, Observer, Operation, Ring};
use bt_core::{Status, Tree};
use fastrand::Rng;
use Status::{Failure, Running, Success};

const LIMIT: Time = Time::Computed("limit");
const TIMES: Times = Times::Computed("times");
const YIELDS: Yield = Yield::Never;

/// One after the other.
const KINDS: [Kind; 9] = [
    Kind::Custom,
    Kind::Timeout(LIMIT),
    Kind::Delay(LIMIT),
    Kind::Cooldown(LIMIT),
    Kind::Leaf(Leaf::Wait(LIMIT)),
    Kind::Repeat {
        times: TIMES,
        yields: YIELDS,
    },
    Kind::Retry {
        times: TIMES,
        yields: YIELDS,
    },
    Kind::Utility { each_tick: false },
    Kind::Leaf(Leaf::Function),
];

/// A tree of so many nodes that answers what it is given. Its state is the number of its ticks.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Scripted<const NODES: usize> {
    ticks: u32,
}

impl<const NODES: usize> Scripted<NODES> {
    const ALL: [Node; NODES] = {
        let mut nodes = [Node::root(KINDS[0], ""); NODES];
        let mut node = 0;
        while node < NODES {
            nodes[node].kind = KINDS[node % KINDS.len()];
            node += 1;
        }
        // The last node of a tree is a leaf.
        nodes[NODES - 1].kind = Kind::Leaf(Leaf::Function);
        nodes
    };
}

impl<const NODES: usize> Tree for Scripted<NODES> {
    const INFO: &'static TreeInfo = &TreeInfo::new("Scripted", 1, &Self::ALL).observed();

    fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
}

/// The answers of a tick, and what it gives.
type Script = (Vec<(u16, Answer)>, Status);

impl<const NODES: usize, O: Observer> Observed<Script, O> for Scripted<NODES> {
    fn tick_with(&mut self, (answers, status): &mut Script, observer: &mut O) -> Status {
        observer.begin(Operation::Tick, Self::INFO);
        for (node, answer) in answers {
            observer.answer(*node, *answer);
        }
        self.ticks += 1;
        observer.end(Operation::Tick, Some(*status));
        *status
    }

    fn halt_with(&mut self, _: &mut Script, observer: &mut O) {
        observer.begin(Operation::Halt, Self::INFO);
        observer.halt(0);
        observer.end(Operation::Halt, None);
    }

    fn reset_with(&mut self, _: &mut Script, observer: &mut O) {
        observer.begin(Operation::Reset, Self::INFO);
        observer.end(Operation::Reset, None);
    }
}

/// Ticks a new tree once; what a ring of `BYTES` holds then. Nothing, if the tick was larger than the ring.
fn held<const NODES: usize, const BYTES: usize>(script: &mut Script) -> Option<Vec<Mark>> {
    let (mut ring, mut tree) = (Ring::<Scripted<NODES>, BYTES>::new(), Scripted { ticks: 0 });
    assert_eq!(ring.tick(&mut tree, script), script.1);
    let (_, place) = ring.begin()?;
    Some(ring.read(place).collect())
}

fn marks((answers, status): &Script) -> Vec<Mark> {
    let answers = answers
        .iter()
        .map(|(node, answer)| Mark::Answer(*node, *answer));
    answers.chain([Mark::Ticked(*status)]).collect()
}

/// Some numbers up to the largest, those at both ends among them; few under Miri, which takes a second for thirty of them.
fn numbers(most: u16) -> impl Iterator<Item = u16> {
    let few = if cfg!(miri) { 4 } else { 100 };
    let step = usize::from(most / few + 1);
    (0..=most)
        .step_by(step)
        .chain([most.saturating_sub(1), most])
}

/// What the node with this number can answer.
fn answers(node: u16, nodes: u16) -> Vec<Answer> {
    let two = [false, true];
    if node + 1 == nodes {
        return [Success, Failure, Running].map(Answer::Status).into();
    }
    match KINDS[usize::from(node) % KINDS.len()] {
        Kind::Timeout(_) | Kind::Delay(_) | Kind::Cooldown(_) | Kind::Leaf(Leaf::Wait(_)) => {
            two.map(Answer::Elapsed).into()
        }
        Kind::Repeat { .. } | Kind::Retry { .. } => two.map(Answer::Finished).into(),
        Kind::Leaf(_) => [Success, Failure, Running].map(Answer::Status).into(),
        _ => {
            // All other nodes may be its children.
            let children = || numbers(nodes - 2);
            let mut answers: Vec<Answer> = [Success, Failure, Running].map(Answer::Status).into();
            answers.push(Answer::Child(None));
            answers.extend(children().map(|child| Answer::Child(Some(child))));
            answers.extend(children().map(Answer::Tick));
            answers.extend(children().map(Answer::Halt));
            answers.extend(numbers(nodes).map(u32::from).map(Answer::Quota));
            answers
        }
    }
}

/// Each answer of each node by itself, so that none is mistaken for another.
fn holds_every_answer<const NODES: usize>() {
    let nodes = Scripted::<NODES>::NODES;
    let mut statuses = [Success, Failure, Running].into_iter().cycle();
    for node in numbers(nodes - 1) {
        for answer in answers(node, nodes) {
            let mut script = (vec![(node, answer); 2], statuses.next().expect("one more"));
            let held = held::<NODES, 64>(&mut script).expect("it fits");
            assert_eq!(held, marks(&script), "of {nodes} nodes");
        }
    }
}

#[test]
fn every_answer_is_read_as_it_was_told() {
    holds_every_answer::<1>();
    holds_every_answer::<2>();
    holds_every_answer::<63>();
    holds_every_answer::<64>();
    holds_every_answer::<65>();
    // The largest tree that a ring takes. Miri looks at one of the same width.
    holds_every_answer::<
        {
            if cfg!(miri) {
                70
            } else {
                16_382
            }
        },
    >();
}

#[test]
fn a_quota_of_more_than_all_children_means_no_less() {
    for (quota, known) in [(64, 64), (65, 64), (1_000, 64), (u32::MAX, 64)] {
        let mut script = (vec![(0, Answer::Quota(quota))], Running);
        let held = held::<64, 64>(&mut script).expect("it fits");
        assert_eq!(held[0], Mark::Answer(0, Answer::Quota(known)));
    }
    for (quota, known) in [(0x3ffe, 0x3ffe), (0x3fff, 0x3ffe), (u32::MAX, 0x3ffe)] {
        let mut script = (vec![(0, Answer::Quota(quota))], Running);
        let held = held::<65, 64>(&mut script).expect("it fits");
        assert_eq!(held[0], Mark::Answer(0, Answer::Quota(known)));
    }
}

/// Whether a tick of so many answers fits in 64 bytes.
fn fits<const NODES: usize>(answer: Answer, count: usize, status: Status) -> bool {
    let mut script = (vec![(0, answer); count], status);
    let held = held::<NODES, 64>(&mut script);
    assert!(held.as_ref().is_none_or(|held| *held == marks(&script)));
    held.is_some()
}

#[test]
fn an_answer_takes_a_byte_up_to_64_nodes_and_two_in_larger_trees() {
    let status = Answer::Status(Success);
    // One is for the tick.
    assert!(fits::<1>(status, 63, Running) && !fits::<1>(status, 64, Running));
    assert!(fits::<64>(status, 63, Running) && !fits::<64>(status, 64, Running));
    assert!(fits::<65>(status, 31, Running) && !fits::<65>(status, 32, Running));
    for more in [
        Answer::Tick(0),
        Answer::Halt(0),
        Answer::Child(Some(0)),
        Answer::Child(None),
        Answer::Quota(2),
    ] {
        assert!(fits::<64>(more, 31, Running) && !fits::<64>(more, 32, Running));
        assert!(fits::<65>(more, 15, Running) && !fits::<65>(more, 16, Running));
    }
    // The end of a tick after which the tree is done takes twice as much as an answer.
    for done in [Success, Failure] {
        assert!(fits::<64>(status, 62, done) && !fits::<64>(status, 63, done));
        assert!(fits::<65>(status, 30, done) && !fits::<65>(status, 31, done));
    }
}

#[test]
fn a_new_ring_is_empty() {
    let ring = Ring::<Scripted<3>, 16>::default();
    assert!(ring.begin().is_none());
    assert_eq!(ring.read(0).next(), None);
}

#[test]
fn halts_and_resets_are_kept() {
    let (mut ring, mut tree) = (Ring::<Scripted<3>, 16>::new(), Scripted { ticks: 0 });
    let mut script = (vec![(2, Answer::Status(Running))], Running);
    ring.tick(&mut tree, &mut script);
    ring.halt(&mut tree, &mut script);
    ring.reset(&mut tree, &mut script);
    let (state, place) = ring.begin().expect("all is still there");
    assert_eq!(*state, Scripted { ticks: 0 });
    let expected = [
        Mark::Answer(2, Answer::Status(Running)),
        Mark::Ticked(Running),
        Mark::Halted,
        Mark::Reset,
    ];
    assert_eq!(ring.read(place).collect::<Vec<_>>(), expected);
}

/// How many bytes hold this.
fn size(mark: Mark, width: usize) -> usize {
    let units = match mark {
        Mark::Answer(_, Answer::Status(_) | Answer::Elapsed(_) | Answer::Finished(_))
        | Mark::Ticked(Running) => 1,
        Mark::Answer(..) | Mark::Ticked(_) | Mark::Halted | Mark::Reset => 2,
    };
    units * width
}

/// Random ticks, halts and resets: after each, the ring begins at a state that the tree was in, and holds all that was
/// told since; what it no longer holds is a quarter of its size and an operation at most.
fn goes_round<const NODES: usize, const BYTES: usize>() {
    let nodes = Scripted::<NODES>::NODES;
    let width = if NODES > 64 { 2 } else { 1 };
    let (mut ring, mut tree) = (Ring::<Scripted<NODES>, BYTES>::new(), Scripted { ticks: 0 });
    let mut random = Rng::with_seed(1);
    // Of each operation: how many marks and bytes came before it, and the tree.
    let mut operations: Vec<(usize, usize, Scripted<NODES>)> = Vec::new();
    let (mut all, mut written, mut most) = (Vec::new(), 0, 0);
    for step in 0..if cfg!(miri) { 60 } else { 2_000 } {
        let mut script = (Vec::new(), Running);
        operations.push((all.len(), written, tree));
        match random.usize(..20) {
            0 => {
                ring.halt(&mut tree, &mut script);
                all.push(Mark::Halted);
            }
            1 => {
                ring.reset(&mut tree, &mut script);
                all.push(Mark::Reset);
            }
            kind => {
                for _ in 0..random.usize(..4) {
                    let node = u16::try_from(random.usize(..NODES)).expect("a node");
                    let answers = answers(node, nodes);
                    script
                        .0
                        .push((node, answers[random.usize(..answers.len())]));
                }
                script.1 = [Success, Failure, Running, Running][kind % 4];
                ring.tick(&mut tree, &mut script);
                all.extend(marks(&script));
            }
        }
        let (first, before, _) = operations[step];
        written = all[first..]
            .iter()
            .fold(before, |bytes, mark| bytes + size(*mark, width));
        most = most.max(written - before);

        let (state, place) = ring.begin().expect("nothing is as large as the ring");
        let held: Vec<Mark> = ring.read(place).collect();
        let since = all.len() - held.len();
        assert_eq!(held, all[since..], "step {step}");
        let operation = operations.iter().find(|(marks, ..)| *marks == since);
        let (_, before, tree) = operation.expect("it begins with a whole operation");
        assert_eq!(state, tree, "step {step}");
        // A state is kept at the first operation after a quarter of the ring.
        assert!(written - before <= BYTES, "step {step}");
        assert!(
            *before == 0 || written - before + BYTES / 4 + most > BYTES,
            "step {step}: {} bytes",
            written - before
        );
    }
}

#[test]
fn a_ring_that_has_gone_round_begins_at_a_state_the_tree_was_in() {
    goes_round::<3, 16>();
    goes_round::<64, 64>();
    goes_round::<64, 1_024>();
    goes_round::<65, 64>();
}
