//! What comes from disk and wire, changed at random: it is read or refused, in bounded time and memory, and nothing panics.
//!
//! A target is a function of bytes. `cargo test` tries some changes of each seed, the same in every run; `cargo xtask long fuzz` tries more.

use crate::btlog::{Log, Replay};
use crate::format::format;
use crate::import::import;
use crate::record::{Encoder, Entry, Mark, Operation, Recorder, Recording};
use crate::source::File;
use crate::timeline::Fleet;
use crate::wire::Receiver;
use crate::xml::read_text;
use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
use bt_core::observe::{self, Answer, Observer};
use bt_core::wire::Wire;
use bt_core::Status;
use fastrand::Rng;
use quickbeam_proof::chance;

/// Tries changes of these inputs.
pub fn tries<I: AsRef<[u8]>>(usual: u64, seeds: &[I], mut target: impl FnMut(&[u8])) {
    for seed in seeds {
        target(seed.as_ref());
    }
    for number in chance::seeds(usual) {
        let mut random = Rng::with_seed(number);
        let mut bytes = seeds[random.usize(..seeds.len())].as_ref().to_vec();
        for _ in 0..random.usize(1..6) {
            change(
                &mut bytes,
                seeds[random.usize(..seeds.len())].as_ref(),
                &mut random,
            );
        }
        let tried = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| target(&bytes)));
        assert!(
            tried.is_ok(),
            "seed {number}: {:?}",
            String::from_utf8_lossy(&bytes)
        );
    }
}

fn change(bytes: &mut Vec<u8>, other: &[u8], random: &mut Rng) {
    let at = random.usize(..=bytes.len());
    let end = (at + random.usize(..32)).min(bytes.len());
    match random.u8(..8) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..end)),
        2 => {
            let again = bytes[at..end].to_vec();
            bytes.splice(at..at, again);
        }
        3 => {
            let from = random.usize(..=other.len());
            let to = (from + random.usize(..64)).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        4 => bytes.insert(at, random.u8(..)),
        5 => bytes[at..end].fill(0),
        kind => {
            if let Some(byte) = bytes.get_mut(at) {
                let edges = [0, 1, 0x7f, 0x80, 0xff, b'<', b'"', b'('];
                *byte = if kind == 6 {
                    *byte ^ 1 << random.u8(..8)
                } else {
                    edges[random.usize(..edges.len())]
                };
            }
        }
    }
}

static TREE: TreeInfo = TreeInfo::new(
    "Night",
    1,
    &[
        Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
        Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
        Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
    ],
);

fn entries() -> Vec<u8> {
    let (mut encoder, mut bytes) = (Encoder::default(), Vec::new());
    let name = "hero".to_owned();
    let answers = [
        (1, Answer::Status(Status::Failure)),
        (2, Answer::Status(Status::Running)),
    ];
    let operation = Operation::tick(answers)
        .gave(Status::Running)
        .with_context("Hero");
    for entry in [
        Entry::Begin,
        Entry::Tree {
            number: 0,
            info: &TREE,
        },
        Entry::Agent {
            number: 0,
            tree: 0,
            name,
        },
        Entry::Operation {
            agent: 0,
            operation,
        },
        Entry::Mark(Mark {
            agent: Some(0),
            text: "here".to_owned(),
            color: "red".to_owned(),
        }),
        Entry::Missing { agent: 0, count: 3 },
        Entry::Before { agent: 0, count: 9 },
        Entry::Gone { agent: 0 },
    ] {
        encoder.put(&entry, &mut bytes);
    }
    bytes
}

/// A recording, also one whose checksums are right and whose entries are not.
#[test]
fn recordings_are_read_or_refused() {
    let mut recorder = Recorder::new(Vec::new()).expect("memory");
    let agent = recorder.agent("hero", &TREE).expect("memory");
    for _ in 0..20 {
        recorder
            .operation(agent, &Operation::halt())
            .expect("memory");
        recorder.flush().expect("memory");
    }
    let file = recorder.finish().expect("memory");
    tries(1_000, &[file], |bytes| {
        let _ = Recording::read_within(bytes, 1 << 20);
    });
    tries(2_000, &[entries()], |bytes| {
        let mut file = crate::record::MAGIC.to_vec();
        file.extend(crate::record::wrap(bytes));
        let _ = Recording::read_within(&file, 1 << 20);
    });
}

#[test]
fn a_wire_is_heard_or_not() {
    let mut line = Vec::new();
    let mut wire = Wire::new(|bytes: &[u8]| {
        line.extend_from_slice(bytes);
        Ok::<(), ()>(())
    });
    let mut hero = wire.agent("hero", &TREE);
    for _ in 0..5 {
        let mut eyes = wire.of(&mut hero);
        eyes.begin(observe::Operation::Tick, &TREE);
        eyes.answer(1, Answer::Status(Status::Success));
        eyes.end(observe::Operation::Tick, Some(Status::Success));
    }
    let framed = |entries: &[u8]| {
        let sum = crc32fast::hash(entries).to_le_bytes();
        let mut frame = vec![0x7e];
        for byte in entries.iter().chain(&sum) {
            match byte {
                0x7e => frame.extend([0x7d, 0x5e]),
                0x7d => frame.extend([0x7d, 0x5d]),
                byte => frame.push(*byte),
            }
        }
        frame.push(0x7e);
        frame
    };
    let hear = |bytes: &[u8]| {
        let (mut receiver, mut fleet) = (Receiver::new(), Fleet::new(1 << 20));
        for piece in bytes.chunks(7) {
            let _ = receiver.push(piece, &mut fleet);
        }
    };
    tries(2_000, &[line], hear);
    tries(2_000, &[entries()], |entries| hear(&framed(entries)));
}

#[test]
fn xml_is_imported_or_refused() {
    let seeds = [
        &include_bytes!("../tests/vectors/everything.xml")[..],
        include_bytes!("../tests/vectors/door_source.xml"),
        include_bytes!("../tests/imported/robot.xml"),
    ];
    tries(300, &seeds, |bytes| {
        if let Ok(project) = read_text("x.xml", &String::from_utf8_lossy(bytes)) {
            let _ = import(&project);
        }
    });
}

#[test]
fn scripts_are_read_or_refused() {
    let seeds = [
        "a := 1; b = a + 2.5 * -c; d != 'text' && (e || !f)",
        "x ? y : z ? 1 : 2; s += 'ä'; n ^= 0xff << 3",
    ];
    tries(5_000, &seeds, |bytes| {
        let _ = crate::script::parse(&String::from_utf8_lossy(bytes));
    });
}

#[test]
fn logs_are_read_or_refused() {
    let seeds = [include_bytes!("../tests/vectors/door.btlog")];
    tries(1_000, &seeds, |bytes| {
        if let Ok(log) = Log::read(bytes) {
            let mut text = Vec::new();
            log.write_text(&mut text).expect("memory");
            if let Ok(replay) = Replay::new("x.btlog", log) {
                let _ = replay.at(replay.moments() / 2);
            }
        }
    });
}

#[test]
fn files_of_rust_are_formatted_or_refused() {
    let seeds = [
        &include_bytes!("../../examples/patrol.rs")[..],
        include_bytes!("../../examples/door.rs"),
    ];
    tries(200, &seeds, |bytes| {
        let _ = format(&File::new("x.rs", String::from_utf8_lossy(bytes)));
    });
}
