//! What a wire sends, byte for byte: a viewer of another release has to read it.

use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_core::observe::{Answer, Observer, Operation};
use bt_core::wire::{put_tree, Wire};
use bt_core::Status::{Failure, Running, Success};
use core::time::Duration;

static NAP: TreeInfo = TreeInfo::new("Nap", 7, &[Node::root(Kind::Custom, "n")]);

static NIGHT: TreeInfo = TreeInfo::new("Night", 9, &NIGHT_NODES).observed();

static NIGHT_NODES: [Node; 4] = [
    Node::root(Kind::Utility { each_tick: false }, "u").with_children(&[1, 2, 3]),
    Node::below(0, Kind::Leaf(Leaf::Function), "f").with_label("bed"),
    Node::below(0, Kind::Leaf(Leaf::Value), "Nap").with_tree(Some(&NAP)),
    Node::below(0, Kind::Instant, "i"),
];

/// The text after its length.
fn text(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).expect("a short text");
    [&[length], text.as_bytes()].concat()
}

/// A node in bytes, without place, label and docs.
fn node(kind: &[u8], words: &str, label: &[u8], parent: u8, children: &[u8]) -> Vec<u8> {
    let count = u8::try_from(children.len()).expect("some");
    let after = [&[0, 0, parent, count][..], children].concat();
    [kind, &text(words), label, &after].concat()
}

/// Below 16,384.
fn number(number: u32) -> Vec<u8> {
    let low = u8::try_from(number & 127).expect("7 bits");
    match u8::try_from(number >> 7).expect("a small number") {
        0 => vec![low],
        high => vec![low | 128, high],
    }
}

/// Where a node is written: here.
fn place(node: &Node) -> Vec<u8> {
    [text(node.file), number(node.line), number(node.column)].concat()
}

fn night() -> Vec<u8> {
    let nap = [
        text("Nap"),
        NAP.own_shape().to_le_bytes().to_vec(),
        vec![0, 1],
        node(&[30], "n", &[0], 0, &[]),
        vec![0],
        place(&NAP.nodes[0]),
    ];
    [
        text("Night"),
        NIGHT.own_shape().to_le_bytes().to_vec(),
        vec![1, 4],
        node(&[11], "u", &[0], 0, &[1, 2, 3]),
        vec![0],
        place(&NIGHT_NODES[0]),
        node(&[0, 0], "f", &[1, 3, b'b', b'e', b'd'], 1, &[]),
        vec![0],
        place(&NIGHT_NODES[1]),
        node(&[0, 3], "Nap", &[0], 1, &[]),
        vec![1],
        nap.concat(),
        place(&NIGHT_NODES[2]),
        node(&[4], "i", &[0], 1, &[]),
        vec![0],
        place(&NIGHT_NODES[3]),
    ]
    .concat()
}

#[test]
fn a_description_holds_all_that_a_tree_says_of_itself() {
    let mut bytes = Vec::new();
    put_tree(&mut |byte| bytes.push(byte), &NIGHT);
    assert_eq!(bytes, night());
}

/// The contents of the frames, whose checksums are right. This reads them as RFC 1662 says it.
fn frames(sent: &[u8]) -> Vec<Vec<u8>> {
    let between = sent
        .split(|byte| *byte == 0x7e)
        .filter(|frame| !frame.is_empty());
    let contents = between.map(|frame| {
        let mut frame = frame.iter();
        let mut bytes = Vec::new();
        while let Some(byte) = frame.next() {
            bytes.push(match byte {
                0x7d => frame.next().expect("a byte after an escape") ^ 0x20,
                byte => *byte,
            });
        }
        let sum = bytes.split_off(bytes.len() - 4);
        assert_eq!(crc32(&bytes).to_le_bytes(), sum[..]);
        bytes
    });
    contents.collect()
}

fn crc32(bytes: &[u8]) -> u32 {
    let sum = bytes.iter().fold(!0, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum: u32, _| {
            sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 }
        })
    });
    !sum
}

fn introduced(agent: u8, name: &str) -> Vec<u8> {
    let tree = night();
    let length = number(u32::try_from(tree.len()).expect("a small tree"));
    [
        vec![0x1e, agent],
        length,
        tree,
        vec![0x2e, agent, agent],
        text(name),
    ]
    .concat()
}

fn tick(eyes: &mut impl Observer, answers: &[(u16, Answer)]) {
    eyes.begin(Operation::Tick, &NIGHT);
    for (node, answer) in answers {
        eyes.answer(*node, *answer);
    }
    eyes.end(Operation::Tick, Some(Running));
}

#[test]
fn an_agent_is_described_before_its_first_tick_and_again_every_so_often() {
    let mut sent = Vec::new();
    let mut wire = Wire::new(|bytes: &[u8]| {
        sent.extend_from_slice(bytes);
        Ok::<(), ()>(())
    })
    .again_every(2);
    let (mut first, mut second) = (wire.agent("a", &NIGHT), wire.agent("b", &NIGHT));
    for _ in 0..3 {
        tick(&mut wire.of(&mut first), &[]);
    }
    wire.at(Duration::new(1, 2_000));
    tick(&mut wire.of(&mut second), &[]);
    let begun = |content: Vec<u8>| [vec![0x0e], content].concat();
    let expected = [
        begun(introduced(0, "a")),
        vec![0x7e, 0, 0, 0x8c, 0, 0x3d],
        vec![0x7e, 0, 1, 0x8c, 0, 0x3d],
        introduced(0, "a"),
        vec![0x7e, 0, 2, 0x8c, 0, 0x3d],
        introduced(1, "b"),
        // A million and two microseconds.
        vec![0x7e, 1, 0, 0xcc, 1, 0xc2, 0x84, 0x3d, 0x3d],
    ];
    assert_eq!(frames(&sent), expected);
}

#[test]
fn each_answer_has_its_byte() {
    let mut sent = Vec::new();
    let mut wire = Wire::new(|bytes: &[u8]| {
        sent.extend_from_slice(bytes);
        Ok::<(), ()>(())
    });
    let mut hero = wire.agent("hero", &NIGHT);
    let answers = [
        (0, Answer::Status(Success)),
        (1, Answer::Status(Failure)),
        (18, Answer::Status(Running)),
        (3, Answer::Elapsed(false)),
        (3, Answer::Elapsed(true)),
        (3, Answer::Finished(false)),
        (3, Answer::Finished(true)),
        (0, Answer::Quota(300)),
        (0, Answer::Child(None)),
        (0, Answer::Child(Some(2))),
        (0, Answer::Tick(1)),
        (0, Answer::Halt(3)),
        // A tree that is not observed: a leaf like others.
        (2, Answer::Status(Success)),
    ];
    tick(&mut wire.of(&mut hero), &answers);
    for (operation, status) in [
        (Operation::Halt, None),
        (Operation::Reset, None),
        (Operation::Tick, Some(Success)),
        (Operation::Tick, Some(Failure)),
    ] {
        let mut eyes = wire.of(&mut hero);
        eyes.begin(operation, &NIGHT);
        eyes.end(operation, status);
    }
    let expected = [
        vec![
            0x7e, 0, 0, 0x8c, 0, 0x00, 0x11, 0x22, 0x33, 0x34, 0x35, 0x36, 0x07, 172, 2, 0x08,
            0x09, 2, 0x0a, 1, 0x0b, 3, 0x20, 0x3d,
        ],
        vec![0x7e, 0, 1, 0x9c, 0, 0x0d],
        vec![0x7e, 0, 2, 0xac, 0, 0x0d],
        vec![0x7e, 0, 3, 0x8c, 0, 0x1d],
        vec![0x7e, 0, 4, 0x8c, 0, 0x2d],
    ];
    assert_eq!(frames(&sent)[1..], expected);
}

#[test]
fn a_tree_that_tells_its_own_answers_and_is_answered_for_is_told_as_a_whole() {
    static SEEN: TreeInfo = TreeInfo::new("Seen", 3, &[Node::root(Kind::Custom, "n")]).observed();
    static NODES: [Node; 2] = [
        Node::root(Kind::Invert, "!…").with_children(&[1]),
        Node::below(0, Kind::Leaf(Leaf::Value), "Seen").with_tree(Some(&SEEN)),
    ];
    static OUTER: TreeInfo = TreeInfo::new("Outer", 4, &NODES);
    let mut sent = Vec::new();
    let mut wire = Wire::new(|bytes: &[u8]| {
        sent.extend_from_slice(bytes);
        Ok::<(), ()>(())
    });
    let mut hero = wire.agent("hero", &OUTER);
    let told = [Success, Failure, Running].map(|status| (1, Answer::Status(status)));
    tick(&mut wire.of(&mut hero), &told);
    assert_eq!(
        frames(&sent)[1],
        [0x7e, 0, 0, 0x8c, 0, 0x0f, 0x1f, 0x2f, 0x3d]
    );
}

#[test]
fn marks_and_contexts_are_frames_of_their_own() {
    let mut sent = Vec::new();
    let mut wire = Wire::new(|bytes: &[u8]| {
        sent.extend_from_slice(bytes);
        Ok::<(), ()>(())
    });
    let (_, hero) = (wire.agent("a", &NIGHT), wire.agent("b", &NIGHT));
    wire.mark(&hero, "goal", "red");
    wire.context(&hero, &Some(7));
    // It is cut off at 16 KiB, between two characters.
    wire.context(&hero, &"é".repeat(9_000));
    wire.introduce(&hero);
    wire.introduce(&hero);
    let frames = frames(&sent);
    assert_eq!(
        frames[0],
        [vec![0x3e, 2], text("goal"), text("red")].concat()
    );
    assert_eq!(
        frames[1],
        [vec![0x8e, 1], text("Some(\n    7,\n)")].concat()
    );
    assert_eq!(frames[2][..4], [0x8e, 1, 0xff, 0x7f]);
    assert_eq!(frames[2].len(), 4 + 16_383);
    assert_eq!(frames[3], [vec![0x0e], introduced(1, "b")].concat());
    assert_eq!(frames[4], introduced(1, "b"));
}

#[test]
fn what_cannot_be_sent_is_counted() {
    let is_open = core::cell::Cell::new(true);
    let mut wire = Wire::new(|_: &[u8]| is_open.get().then_some(()).ok_or("closed"));
    let mut hero = wire.agent("a", &NIGHT);
    for (open, expected) in [(true, 0), (false, 1), (false, 2), (true, 2)] {
        is_open.set(open);
        tick(&mut wire.of(&mut hero), &[]);
        assert_eq!(wire.failed(), expected);
    }
}

/// One that changes while it is formatted twice.
struct Fickle(core::cell::Cell<usize>);

impl core::fmt::Debug for Fickle {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let length = self.0.get();
        self.0.set(length / 2);
        f.write_str(&"x".repeat(length))
    }
}

#[test]
fn a_context_that_shrinks_between_is_filled_up() {
    let mut sent = Vec::new();
    let mut wire = Wire::new(|bytes: &[u8]| {
        sent.extend_from_slice(bytes);
        Ok::<(), ()>(())
    });
    let hero = wire.agent("a", &NIGHT);
    wire.context(&hero, &Fickle(core::cell::Cell::new(6)));
    assert_eq!(frames(&sent), [[vec![0x8e, 0], text("xxx   ")].concat()]);
}
