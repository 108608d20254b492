//! The commands that read recordings.

use crate::play::{Play, GUARD};
use bt_tools::record::{Mark, Recorder};
use std::path::Path;
use std::process::{Command, Output};

fn record(path: &Path, seed: u64, ticks: usize) {
    let mut recorder = Recorder::append(path).unwrap();
    let agent = recorder.agent("guard", &GUARD).unwrap();
    let mut play = Play::new(&GUARD, seed);
    for _ in 0..ticks {
        recorder.operation(agent, &play.next()).unwrap();
    }
    let text = "the end".to_owned();
    recorder
        .mark(Mark {
            text,
            ..Mark::default()
        })
        .unwrap();
    recorder.finish().unwrap();
}

fn run(arguments: &[&str], files: &[&Path]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"));
    let Output {
        status,
        stdout,
        stderr,
    } = command.args(arguments).args(files).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn events_are_printed_and_runs_compared() {
    let directory = tempfile::tempdir().unwrap();
    let [one, two, cut] = ["one.qb", "two.qb", "cut.qb"].map(|name| directory.path().join(name));
    record(&one, 3, 50);
    record(&two, 3, 60);
    let (code, out, _) = run(&["events"], &[&one]);
    assert_eq!(code, Some(0));
    assert_eq!(out.lines().count(), 51);
    assert_eq!(out.lines().last(), Some("-- the end"));
    assert!(out.contains("→ Running"), "{out}");
    let (_, out, _) = run(&["events", "--counts"], &[&one]);
    assert!(
        out.contains("chase: sequence< … >") && out.contains("50 operations"),
        "{out}"
    );
    let (_, out, _) = run(&["events", "--chrome"], &[&one]);
    assert!(
        serde_json::from_str::<serde_json::Value>(&out).is_ok(),
        "{out}"
    );
    let (_, out, _) = run(&["events", "--nodes"], &[&one]);
    assert!(out.contains("sees_thief started"), "{out}");

    assert_eq!(
        run(&["diff"], &[&one, &one]),
        (Some(0), String::new(), String::new())
    );
    let (code, out, _) = run(&["diff"], &[&one, &two]);
    assert_eq!(code, Some(1));
    assert!(
        out.contains("50 ticks in the first run and 60 in the second"),
        "{out}"
    );

    let mut bytes = std::fs::read(&one).unwrap();
    bytes.extend([0xb1, 0, 9]);
    std::fs::write(&cut, &bytes).unwrap();
    let (code, out, error) = run(&["events"], &[&cut]);
    assert_eq!((code, out.lines().count()), (Some(0), 51));
    assert!(error.contains("cut off; the last 3 bytes"), "{error}");
    bytes[40] ^= 1;
    std::fs::write(&cut, &bytes).unwrap();
    let (code, _, error) = run(&["events"], &[&cut]);
    assert_eq!(code, Some(2));
    assert!(
        error.contains("damaged at byte 8: the checksum of a block is another"),
        "{error}"
    );
}
