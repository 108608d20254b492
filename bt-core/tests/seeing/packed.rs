//! Answers in two bits, bit for bit.

use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_core::observe::{Answer, Observer, Operation, Packed};
use bt_core::Status::{self, Failure, Running, Success};

static SEEN: TreeInfo = TreeInfo::new("Seen", 1, &[Node::root(Kind::Custom, "s")]).observed();
static UNSEEN: TreeInfo = TreeInfo::new("Unseen", 1, &[Node::root(Kind::Custom, "u")]);

static NODES: [Node; 5] = [
    Node::root(Kind::Utility { each_tick: false }, "u").with_children(&[1, 2, 3, 4]),
    Node::below(0, Kind::Leaf(Leaf::Function), "f"),
    Node::below(0, Kind::Custom, "c"),
    Node::below(0, Kind::Leaf(Leaf::Value), "Seen").with_tree(Some(&SEEN)),
    Node::below(0, Kind::Leaf(Leaf::Value), "Unseen").with_tree(Some(&UNSEEN)),
];
static TREE: TreeInfo = TreeInfo::new("Tree", 1, &NODES);

/// Pairs of bits in the order in which they are written.
fn pairs(operation: Operation, answers: &[(u16, Answer)], gave: Option<Status>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut packed = Packed::new(|byte| bytes.push(byte));
    packed.begin(operation, &TREE);
    for (node, answer) in answers {
        packed.answer(*node, *answer);
    }
    packed.end(operation, gave);
    packed.flush();
    // There is nothing left to fill.
    packed.flush();
    let pairs = bytes
        .iter()
        .flat_map(|byte| [0, 2, 4, 6].map(|bit| byte >> bit & 3));
    pairs.collect()
}

#[test]
fn operations_take_two_bits_and_the_last_byte_is_filled() {
    assert_eq!(pairs(Operation::Tick, &[], Some(Running)), [0, 2, 3, 3]);
    assert_eq!(pairs(Operation::Halt, &[], None), [1, 3, 3, 3]);
    assert_eq!(pairs(Operation::Reset, &[], None), [2, 3, 3, 3]);
}

#[test]
fn answers_take_two_bits_as_a_rule() {
    let answers = [
        (1, Answer::Status(Failure)),
        (1, Answer::Elapsed(true)),
        (1, Answer::Elapsed(false)),
        (1, Answer::Finished(true)),
        (1, Answer::Status(Running)),
        (4, Answer::Status(Success)),
    ];
    let expected = [0, 1, 1, 0, 1, 2, 0, 0];
    assert_eq!(pairs(Operation::Tick, &answers, Some(Success)), expected);
}

#[test]
fn what_a_composite_and_a_whole_tree_give_is_marked() {
    let answers = [
        (2, Answer::Tick(0)),
        (2, Answer::Halt(1)),
        (2, Answer::Status(Running)),
        (3, Answer::Status(Failure)),
    ];
    // Tick 0; halt 1; its own status; of a whole tree, node 3.
    let expected = [0, 1, 0, 2, 1, 0, 2, 3, 2, 0, 1, 1, 0, 3, 3, 3];
    assert_eq!(pairs(Operation::Tick, &answers, Some(Success)), expected);
}

#[test]
fn numbers_take_as_much_as_they_need() {
    let number = |quota| {
        let bits = pairs(Operation::Halt, &[(0, Answer::Quota(quota))], None);
        bits[1..].to_vec()
    };
    assert_eq!(number(0), [0, 3, 3]);
    assert_eq!(number(1), [1, 3, 3]);
    assert_eq!(number(2), [2, 0, 0]);
    assert_eq!(number(5), [2, 0, 3]);
    assert_eq!(number(6), [2, 1, 0, 1, 3, 3, 3]);
    assert_eq!(number(17), [2, 1, 3, 3, 3, 3, 3]);
    assert_eq!(number(18), [2, 2, 0, 0, 1, 0, 3]);
    assert_eq!(number(257), [2, 2, 3, 3, 3, 3, 3]);
    let long = number(258);
    assert_eq!(long[..8], [2, 3, 0, 0, 0, 0, 1, 0]);
    assert_eq!(long.len(), 19);

    let chosen = |child| pairs(Operation::Halt, &[(0, Answer::Child(child))], None);
    assert_eq!(chosen(None), [1, 0, 3, 3]);
    assert_eq!(chosen(Some(0)), [1, 1, 3, 3]);
    assert_eq!(chosen(Some(1)), [1, 2, 0, 0]);
}
