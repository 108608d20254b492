//! What comes from disk and wire, changed at random: it is read or refused, in bounded time and memory, and nothing panics.
//!
//! A target is a function of bytes. `cargo test` tries some changes of each seed, the same in every run; `cargo xtask long fuzz` tries more.

use crate::btlog::{Log, Replay};
use crate::format::format;
use crate::import::import;
use crate::record::{Encoder, Entry, Mark, Operation, Recorder, Recording};
use crate::source::{File, Problem};
use crate::timeline::Fleet;
use crate::wire::Receiver;
use crate::xml::read_text;
use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
use bt_core::observe::{self, Answer, Observer};
use bt_core::wire::Wire;
use bt_core::Status;
use quickbeam_proof::bytes::tries;

/// What was done with an input.
fn outcome<T>(read: Result<T, impl ToString>) -> String {
    read.map_or_else(|error| error.to_string(), |_| "read".to_owned())
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
    let read = |file: &[u8]| match Recording::read_within(file, 1 << 20) {
        Ok(recording) => format!(
            "read; lost {}, {:?}",
            recording.lost().len(),
            recording.cut_off()
        ),
        Err(error) => error.to_string(),
    };
    tries("recordings", 1_000, &[file], read);
    tries("entries", 2_000, &[entries()], |bytes| {
        let mut file = crate::record::MAGIC.to_vec();
        file.extend(crate::record::wrap(bytes));
        read(&file)
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
        let pushed = bytes
            .chunks(7)
            .try_for_each(|piece| receiver.push(piece, &mut fleet));
        let is_damaged = receiver.damaged() > 0;
        let (agents, why) = (fleet.agents().len(), receiver.why());
        format!(
            "{}, damaged: {is_damaged}, heard: {}, {why:?}",
            outcome(pushed),
            agents > 0
        )
    };
    tries("wire", 2_000, &[line], hear);
    tries("frames", 2_000, &[entries()], |entries| {
        hear(&framed(entries))
    });
}

#[test]
fn xml_is_imported_or_refused() {
    let seeds = [
        &include_bytes!("../tests/vectors/everything.xml")[..],
        include_bytes!("../tests/vectors/door_source.xml"),
        include_bytes!("../tests/imported/robot.xml"),
    ];
    tries("xml", 300, &seeds, |bytes| {
        match read_text("x.xml", &String::from_utf8_lossy(bytes)) {
            Ok(project) => outcome(import(&project)),
            Err(mistakes) => mistakes.to_string(),
        }
    });
}

#[test]
fn scripts_are_read_or_refused() {
    let seeds = [
        "a := 1; b = a + 2.5 * -c; d != 'text' && (e || !f)",
        "x ? y : z ? 1 : 2; s += 'ä'; n ^= 0xff << 3",
    ];
    tries("scripts", 5_000, &seeds, |bytes| {
        let parsed = crate::script::parse(&String::from_utf8_lossy(bytes));
        outcome(parsed.map_err(|error| error.message))
    });
}

#[test]
fn logs_are_read_or_refused() {
    let seeds = [include_bytes!("../tests/vectors/door.btlog")];
    tries("btlog", 1_000, &seeds, |bytes| {
        let log = match Log::read(bytes) {
            Ok(log) => log,
            Err(error) => return error.to_string(),
        };
        let mut text = Vec::new();
        log.write_text(&mut text).expect("memory");
        let replay = Replay::new("x.btlog", log);
        outcome(replay.map(|replay| replay.at(replay.moments() / 2)))
    });
}

#[test]
fn files_of_rust_are_formatted_or_refused() {
    let seeds = [
        &include_bytes!("../../examples/patrol.rs")[..],
        include_bytes!("../../examples/door.rs"),
    ];
    tries("fmt", 200, &seeds, |bytes| {
        let file = File::new("x.rs", String::from_utf8_lossy(bytes));
        let refused = |problems: Vec<Problem>| {
            let messages = problems.into_iter().map(|problem| problem.message);
            messages.collect::<Vec<_>>().join("; ")
        };
        let refusal = format(&file).map_err(refused);
        // A refusal is no fault of ours.
        assert!(refusal
            .as_ref()
            .map_or_else(|said| !said.contains("bug"), |_| true));
        outcome(refusal)
    });
}
