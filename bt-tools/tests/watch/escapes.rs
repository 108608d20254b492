//! Names and texts in files, and what of them reaches a terminal: no control but the ends of lines and tabs.

use crate::commands::run;
use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
use bt_core::observe::Answer;
use bt_core::Status;
use bt_tools::btlog::{Log, NodeStatus, Transition};
use bt_tools::record::{Mark, Operation, Recorder};
use std::path::Path;

/// Clears the screen, sounds, overwrites the line, begins a sequence with one character, and turns text around.
const ORDERS: &str = "\u{1b}[2J\u{7}\rover\u{9b}31m\u{202e}\u{8}";

static NODES: [Node; 3] = [
    Node::root(Kind::Fallback(Mode::Memory), "fallback\u{1b}[2J< … >")
        .with_children(&[1, 2])
        .with_label("label\u{1b}[2J\u{9b}1m"),
    Node::below(0, Kind::Leaf(Leaf::Function), "door\u{1b}]0;title\u{7}")
        .with_docs("docs\u{1b}[2J"),
    Node::below(0, Kind::Leaf(Leaf::Block), "{ \u{202e}evil\r }"),
];
static TREE: TreeInfo = TreeInfo::new("Night\u{1b}[2J\u{7}", 1, &NODES);

fn record(path: &Path, statuses: [Status; 2]) {
    let mut recorder = Recorder::append(path).expect("it can be written");
    let agent = recorder.agent(ORDERS, &TREE).expect("it can be written");
    let mut answers = vec![(1, Answer::Status(Status::Failure))];
    for status in statuses {
        answers.push((2, Answer::Status(status)));
        let tick = Operation::tick(answers.drain(..)).gave(status);
        let tick = tick.with_context(ORDERS);
        recorder.operation(agent, &tick).expect("it can be written");
    }
    let (text, color) = (ORDERS.to_owned(), ORDERS.to_owned());
    let agent = Some(agent);
    recorder
        .mark(Mark { agent, text, color })
        .expect("it can be written");
    recorder.finish().expect("it can be written");
}

fn harmless(arguments: &[&str], files: &[&Path]) -> String {
    let (_, out, error) = run(arguments, files);
    for said in [&out, &error] {
        let order = said.chars().find(|letter| {
            let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
            (letter.is_control() && !matches!(letter, '\n' | '\t')) || turns
        });
        assert_eq!(order, None, "{arguments:?}: {said:?}");
    }
    out + &error
}

#[test]
fn what_a_recording_says_gives_no_orders_to_a_terminal() {
    let directory = tempfile::tempdir().expect("a directory");
    let [one, two, damaged] =
        ["one.qb", "two.qb", "dam\u{1b}[2Jaged.qb"].map(|name| directory.path().join(name));
    record(&one, [Status::Running, Status::Success]);
    record(&two, [Status::Running, Status::Failure]);
    for arguments in [
        &["events"][..],
        &["events", "--nodes"],
        &["events", "--counts"],
        &["events", "--chrome"],
    ] {
        let said = harmless(arguments, &[&one]);
        assert!(said.contains("door"), "{arguments:?}: {said}");
    }
    let said = harmless(&["diff"], &[&one, &two]);
    assert!(said.contains("in the first run"), "{said}");
    let mut bytes = std::fs::read(&one).expect("it is there");
    let end = bytes.len() - 5;
    bytes[end] ^= 1;
    std::fs::write(&damaged, &bytes).expect("it can be written");
    assert!(harmless(&["events"], &[&damaged]).contains("damaged"));
    assert!(harmless(&["events"], &[&directory.path().join("no\u{1b}[2Jne")]).contains("no"));
}

/// In XML there are fewer controls, and enough.
#[test]
fn what_xml_says_gives_no_orders_to_a_terminal() {
    let directory = tempfile::tempdir().expect("a directory");
    let [right, wrong, log] =
        ["right.xml", "wro\u{1b}[2Jng.xml", "log.btlog"].map(|name| directory.path().join(name));
    let name = "na\u{9b}2Jme\u{202e}";
    let text = |inner: &str| {
        format!(
            "<root BTCPP_format=\"4\"><BehaviorTree ID=\"T{name}\">{inner}</BehaviorTree></root>"
        )
    };
    let action = format!("<Action ID=\"A\" name=\"{name}\" _uid=\"1\"/>");
    std::fs::write(&right, text(&action)).expect("it can be written");
    let nonsense = format!(
        "<Sequence><No{name}/><SubTree ID=\"{name}\"/><Delay delay_msec=\"{name}\"/></Sequence>"
    );
    std::fs::write(&wrong, text(&nonsense)).expect("it can be written");
    // What is no terminal gets the very code.
    let (_, code, _) = run(&["import"], &[&right]);
    assert!(code.contains("pub struct"), "{code}");
    for arguments in [
        &["import"][..],
        &["import", "--summary"],
        &["check"],
        &["draw"],
        &["list"],
        &["export"],
    ] {
        harmless(arguments, &[&wrong]);
    }
    harmless(&["check"], &[&right]);
    let change = |time, status| Transition {
        time,
        node: 1,
        status,
    };
    let written = Log {
        xml: text(&action),
        start: 0,
        transitions: vec![
            change(1, NodeStatus::Running),
            change(2, NodeStatus::Success),
        ],
    };
    std::fs::write(&log, written.to_bytes()).expect("it can be written");
    let said = harmless(&["events"], &[&log]);
    assert!(said.contains("me"), "{said}");
}
