//! Records of two bits an answer: what random trees answered is written without numbers, and read with them.

use crate::replays::{perform, Done};
use bt_core::info::{Kind, Leaf, Mode, Node};
use bt_core::observe::{Mark, Observer, Operation, Packed};
use bt_core::{Status, TreeInfo};
use bt_tools::model::{Answer, Lost, Unpacker};
use bt_tools::source::describe;
use quickbeam_proof::chance::seeds;
use quickbeam_proof::generate::Play;

/// What an observed tree would tell.
fn pack(info: &'static TreeInfo, marks: &[Mark], packed: &mut impl Observer) {
    let (last, answers) = marks.split_last().expect("an end");
    let (operation, status) = match *last {
        Mark::Ticked(status) => (Operation::Tick, Some(status)),
        Mark::Halted => (Operation::Halt, None),
        _ => (Operation::Reset, None),
    };
    packed.begin(operation, info);
    for mark in answers {
        if let Mark::Answer(node, answer) = *mark {
            packed.answer(node, answer);
        }
    }
    packed.end(operation, status);
}

fn bytes(info: &'static TreeInfo, done: &[Done], flushes: impl Fn(usize) -> bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut packed = Packed::new(|byte| bytes.push(byte));
    for (number, done) in done.iter().enumerate() {
        pack(info, &done.marks, &mut packed);
        if flushes(number) {
            packed.flush();
        }
    }
    packed.flush();
    bytes
}

const CASES: u64 = 2_000;

#[test]
fn answers_are_found_by_their_order() {
    let (mut answers, mut bits) = (0, 0);
    for seed in seeds(CASES) {
        let play = Play::random(seed);
        let (tree, _) = play.sketch.plant();
        let info = describe("", &tree);
        let done = perform(&play, info);
        let record = bytes(info, &done, |number| seed % 4 == 0 && number % 3 == 0);
        if seed % 4 != 0 {
            bits += 8 * record.len();
            answers += done.iter().map(|done| done.marks.len()).sum::<usize>();
        }
        let mut unpacker = Unpacker::new(info, record);
        for (number, done) in done.iter().enumerate() {
            let at = || format!("seed {seed}, operation {number}: {play:?}");
            let found = unpacker.next().unwrap_or_else(|| panic!("{}", at()));
            let found = found.unwrap_or_else(|loss| panic!("{loss} {}", at()));
            assert_eq!(Some(&found.what), done.marks.last(), "{}", at());
            assert_eq!(found.events, done.events, "{}", at());
            let answers = unpacker.answers().iter();
            let answers = answers.map(|(node, answer)| Mark::Answer(*node, *answer));
            assert!(answers.eq(done.marks[..done.marks.len() - 1].iter().copied()));
            assert!(unpacker.model().running().eq(done.after.iter().copied()));
        }
        assert!(unpacker.next().is_none(), "seed {seed}: there is more");
    }
    // With what begins and ends a tick, and the last byte of each record.
    assert!(bits < 4 * answers, "{bits} bits for {answers} marks");
}

/// Damage is noticed, or makes another run of the tree; it is never a panic, and a record that is cut off has no tick that was not.
#[test]
fn what_is_damaged_is_noticed_or_makes_sense() {
    let (mut noticed, mut all) = (0, 0);
    for seed in 0..200 {
        let play = Play::random(seed);
        let (tree, _) = play.sketch.plant();
        let info = describe("", &tree);
        let done = perform(&play, info);
        let whole = bytes(info, &done, |_| false);
        for place in 0..whole.len() {
            let cut = Unpacker::new(info, whole[..place].iter().copied());
            for (number, found) in cut.enumerate() {
                let Ok(found) = found else { break };
                assert_eq!(found.events, done[number].events);
            }
            let mut changed = whole.clone();
            changed[place] ^= 1 << (seed % 8);
            all += 1;
            noticed += usize::from(Unpacker::new(info, changed).any(|found| found.is_err()));
        }
    }
    assert!(noticed * 2 > all, "{noticed} of {all}");
}

static INNER: TreeInfo = TreeInfo::new(
    "Inner",
    1,
    &[
        Node::root(Kind::Invert, "invert(…)").with_children(&[1]),
        Node::below(0, Kind::Leaf(Leaf::Success), "success"),
    ],
)
.observed();

static OUTER: TreeInfo = TreeInfo::new(
    "Outer",
    2,
    &[
        Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2, 3]),
        Node::below(0, Kind::Leaf(Leaf::Value), "Inner").with_tree(Some(&INNER)),
        Node::below(0, Kind::Leaf(Leaf::Value), "Inner").with_tree(Some(&INNER)),
        Node::below(0, Kind::Leaf(Leaf::Function), "walk"),
    ],
);

/// The trees below give no answers: nothing but its number tells which of them was answered for.
#[test]
fn an_answer_for_a_whole_tree_says_for_which() {
    let failed = Answer::Status(Status::Failure);
    let ran = (3, Answer::Status(Status::Running));
    for answers in [
        &[ran][..],
        &[(1, failed), ran],
        &[(2, failed), ran],
        &[(1, failed), (2, failed), ran],
    ] {
        let mut marks: Vec<Mark> = answers
            .iter()
            .map(|(node, answer)| Mark::Answer(*node, *answer))
            .collect();
        marks.push(Mark::Ticked(Status::Running));
        let mut bytes = Vec::new();
        let mut packed = Packed::new(|byte| bytes.push(byte));
        pack(&OUTER, &marks, &mut packed);
        packed.flush();
        let mut unpacker = Unpacker::new(&OUTER, bytes);
        assert!(unpacker.next().is_some_and(|tick| tick.is_ok()));
        assert_eq!(unpacker.answers(), answers);
    }
    // It ended otherwise, says the record.
    let mut lost = Unpacker::new(&OUTER, [0b00_10_00]);
    let expected = Lost::Otherwise {
        expected: Status::Running,
        found: Status::Success,
    };
    let loss = lost.next().expect("a tick").expect_err("it is not so");
    assert_eq!((loss.operation, loss.why), (1, expected));
    assert!(lost.model().is_lost() && lost.next().is_none());
}

#[test]
fn large_numbers_come_back() {
    static CHOOSING: TreeInfo = TreeInfo::new(
        "Choosing",
        1,
        &[
            Node::root(
                Kind::Parallel {
                    success: bt_core::info::Quota::Computed("n"),
                    failure: bt_core::info::Quota::Computed("m"),
                    each_tick: false,
                },
                "parallel(…)< … >",
            )
            .with_children(&[1]),
            Node::below(0, Kind::Leaf(Leaf::Function), "walk"),
        ],
    );
    for number in [1, 2, 5, 6, 17, 18, 257, 258, 65_535, u32::MAX] {
        let answers = [
            (0, Answer::Quota(number)),
            (0, Answer::Quota(number / 2 + 1)),
            (1, Answer::Status(Status::Running)),
        ];
        let mut marks: Vec<Mark> = answers
            .map(|(node, answer)| Mark::Answer(node, answer))
            .into();
        let ends = if number == 1 {
            Status::Running
        } else {
            Status::Failure
        };
        marks.push(Mark::Ticked(ends));
        let mut bytes = Vec::new();
        let mut packed = Packed::new(|byte| bytes.push(byte));
        pack(&CHOOSING, &marks, &mut packed);
        packed.flush();
        let mut unpacker = Unpacker::new(&CHOOSING, bytes);
        let _ = unpacker.next();
        assert_eq!(unpacker.answers(), answers, "{number}");
    }
}
