//! Logs: the recorded one is read, and written as it is; what is shown of logs at any moment.

use bt_tools::btlog::{Log, LogError, LogWriter, NodeStatus, Replay, Transition};
use bt_tools::draw::Kind;
use bt_tools::xml;

const RECORDED: &[u8] = include_bytes!("vectors/door.btlog");

#[test]
fn the_recorded_log_is_read_and_written_as_it_is() {
    let log = Log::read(RECORDED).unwrap();
    assert_eq!(log.transitions.len(), 43);
    let first: Vec<_> = log.transitions[..4]
        .iter()
        .map(|it| (it.time, it.node, it.status as u8))
        .collect();
    assert_eq!(first, [(73, 1, 1), (82, 2, 2), (82, 3, 1), (82, 4, 1)]);
    assert_eq!(log.to_bytes(), RECORDED);
    // The tree in it is one that is read.
    let project = xml::read_text("log.xml", &log.xml).unwrap();
    assert_eq!(project.trees[0].id, "MainTree");
}

#[test]
fn a_writer_writes_changes_only() {
    let log = Log::read(RECORDED).unwrap();
    let mut writer = LogWriter::new(Vec::new(), &log.xml, log.start).unwrap();
    for it in &log.transitions {
        for _ in 0..2 {
            writer.change(it.time, it.node, it.status).unwrap();
        }
    }
    assert_eq!(writer.into_inner(), RECORDED);
}

#[test]
fn a_torn_record_is_left_out_and_everything_else_is_refused_at_its_place() {
    let torn = Log::read(&RECORDED[..RECORDED.len() - 4]).unwrap();
    assert_eq!(torn.transitions.len(), 42);
    let error = |bytes: &[u8]| Log::read(bytes).unwrap_err();
    let at = |at, message| LogError { at, message };
    assert_eq!(error(b"BTCPP4"), at(0, "no log of FileLogger2, protocol 1"));
    assert_eq!(
        error(&RECORDED[..21]),
        at(19, "the length of the tree is missing")
    );
    assert_eq!(error(&RECORDED[..99]), at(23, "the tree breaks off"));
    let mut bytes = RECORDED.to_vec();
    *bytes.last_mut().unwrap() = 9;
    assert_eq!(
        error(&bytes),
        at(RECORDED.len() - 9, "a status that does not exist")
    );
    bytes[22] = 0xff;
    assert_eq!(
        error(&bytes),
        at(19, "the length of the tree is below zero")
    );
    assert_eq!(NodeStatus::of(3), Some(NodeStatus::Failure));
}

/// A log of this XML and these changes: time, number, status.
fn log(xml: &str, changes: &[(u64, u16, NodeStatus)]) -> Log {
    let transition =
        |&(time, node, status): &(u64, u16, NodeStatus)| Transition { time, node, status };
    Log {
        xml: xml.to_owned(),
        start: 0,
        transitions: changes.iter().map(transition).collect(),
    }
}

#[test]
fn no_status_of_the_recorded_log_is_passed_over() {
    let log = Log::read(RECORDED).unwrap();
    let replay = Replay::new("door.btlog", log.clone()).unwrap();
    assert_eq!(replay.moments(), 31);
    // The changes of all moments are those of the log, and after each moment the statuses are as they say.
    let mut statuses = [NodeStatus::Idle; 13];
    let mut transitions = log.transitions.iter();
    for number in 0..replay.moments() {
        let moment = replay.at(number).unwrap();
        for change in &moment.changes {
            let transition = transitions.next().unwrap();
            assert_eq!(u128::from(transition.time), moment.time.as_micros());
            assert_eq!(
                (transition.node, transition.status),
                (change.uid, change.is)
            );
            // Numbers go on in the subtree, as nodes do.
            let place = usize::from(change.uid) - 1;
            assert_eq!(change.place, Some(place));
            assert_eq!(change.was, statuses[place]);
            statuses[place] = change.is;
        }
        assert_eq!(moment.statuses, statuses);
    }
    assert_eq!(transitions.next(), None);
    assert_eq!(replay.at(31), None);
}

#[test]
fn a_moment_is_all_of_one_time_unless_a_node_changes_twice() {
    use NodeStatus::{Failure, Idle, Running, Skipped, Success};
    let xml = "<root><BehaviorTree ID='T'><Sequence _uid='1'><A _uid='2'/><B _uid='7'/></Sequence></BehaviorTree></root>";
    let changes = [
        (5, 1, Running),
        (5, 2, Success),
        (5, 7, Skipped),
        (5, 2, Idle),
        (6, 2, Running),
        (6, 9, Failure),
        (16, 9, Idle),
    ];
    let replay = Replay::new("t", log(xml, &changes)).unwrap();
    let shown: Vec<_> = (0..replay.moments())
        .map(|number| replay.at(number).unwrap())
        .map(|moment| {
            (
                moment.time.as_micros(),
                moment.statuses.clone(),
                replay.line(&moment),
            )
        })
        .collect();
    let shown: Vec<_> = shown
        .iter()
        .map(|(time, statuses, line)| (*time, &statuses[..], line.as_str()))
        .collect();
    let lost = "node 9, which is not in the tree, ";
    assert_eq!(
        shown,
        [
            (
                5,
                &[Running, Success, Skipped][..],
                "Sequence IDLE → RUNNING, A IDLE → SUCCESS, B IDLE → SKIPPED"
            ),
            (5, &[Running, Idle, Skipped], "A SUCCESS → IDLE"),
            (
                6,
                &[Running, Running, Skipped],
                &format!("A IDLE → RUNNING, {lost}IDLE → FAILURE")
            ),
            (
                16,
                &[Running, Running, Skipped],
                &format!("{lost}FAILURE → IDLE")
            ),
        ]
    );
    let counts = replay.counts();
    assert_eq!(
        (counts[2].skipped, counts[1].successes, counts[1].idle),
        (1, 1, 1)
    );
    // What runs at the end has run until then.
    assert_eq!(
        (counts[0].time.as_micros(), counts[1].time.as_micros()),
        (11, 10)
    );
    // Of a number that is in no node there is no place.
    assert_eq!(
        (replay.next_change(3, 0), replay.last_change(3, 3)),
        (None, None)
    );
    assert_eq!(
        (replay.next_change(1, 1), replay.last_change(1, 2)),
        (Some(2), Some(1))
    );
    let empty = Replay::new("t", log(xml, &[])).unwrap();
    assert_eq!((empty.moments(), empty.at(0)), (0, None));
    assert_eq!(
        (empty.next_change(0, 0), empty.last_change(0, 0)),
        (None, None)
    );
}

#[test]
fn a_tree_that_is_used_twice_stands_twice() {
    let xml = r#"<root BTCPP_format="4">
        <BehaviorTree ID="Nap" _fullpath="one"><Lie _uid="3"/></BehaviorTree>
        <BehaviorTree ID="Day" _fullpath="">
            <Parallel _uid="1" custom="any">
                <SubTree ID="Nap" name="one" _fullpath="one" _uid="2"/>
                <SubTree ID="Nap" name="two" _fullpath="two" _uid="4"/>
                <SubTree ID="Elsewhere" _uid="6"/>
            </Parallel>
        </BehaviorTree>
        <BehaviorTree ID="Nap" _fullpath="two"><Lie _uid="5"/></BehaviorTree>
        <TreeNodesModel><Action ID="Lie"/></TreeNodesModel>
    </root>"#;
    let replay = Replay::new("day", log(xml, &[(1, 5, NodeStatus::Running)])).unwrap();
    let tree = replay.tree();
    assert_eq!(tree.name.as_deref(), Some("Day"));
    let texts: Vec<_> = tree.nodes.iter().map(|node| node.text.as_str()).collect();
    let expected = [
        "Parallel custom=\"any\"",
        "SubTree Nap",
        "Lie",
        "SubTree Nap",
        "Lie",
        "SubTree Elsewhere",
    ];
    assert_eq!(texts, expected);
    let children: Vec<_> = tree
        .nodes
        .iter()
        .map(|node| node.children.as_slice())
        .collect();
    assert_eq!(children, [&[1, 3, 5][..], &[2], &[], &[4], &[], &[]]);
    let kinds: Vec<_> = tree.nodes.iter().map(|node| node.kind).collect();
    assert_eq!(kinds[..3], [Kind::Composite, Kind::Value, Kind::Leaf]);
    assert_eq!(replay.at(0).unwrap().changes[0].place, Some(4));
}

#[test]
fn what_is_wrong_with_the_tree_of_a_log_is_said_at_its_place() {
    let said = |xml: &str| {
        Replay::new("t.btlog", log(xml, &[]))
            .unwrap_err()
            .to_string()
    };
    for (xml, expected) in [
        (
            "<root>\n  <A></B></root>",
            "2:6: not well-formed XML: expected 'A' tag, not 'B'",
        ),
        ("\n<root/>", "2:1: there is no `<BehaviorTree>` in it"),
        (
            "<root><BehaviorTree ID='T'/></root>",
            "1:7: tree `T` has not one node at its top",
        ),
        (
            "<root><BehaviorTree ID='T'><A/><B/></BehaviorTree></root>",
            "1:7: tree `T` has not one node at its top",
        ),
        (
            "<root><BehaviorTree>\n<S _uid='1'>\n <A _uid='1'/></S></BehaviorTree></root>",
            "3:2: a second node has `_uid=\"1\"`",
        ),
        (
            "<root><BehaviorTree><A _uid='65536'/></BehaviorTree></root>",
            "1:21: `_uid=\"65536\"` is no number",
        ),
        (
            "<root><BehaviorTree ID='T'><SubTree ID='T'/></BehaviorTree></root>",
            "1:7: tree `T` holds itself",
        ),
    ] {
        assert_eq!(said(xml), format!("t.btlog (XML):{expected}\n"));
    }
    let deep = |depth: usize| {
        let (open, close) = ("<S>".repeat(depth - 1), "</S>".repeat(depth - 1));
        format!("<root><BehaviorTree>{open}<A/>{close}</BehaviorTree></root>")
    };
    assert!(Replay::new("t", log(&deep(256), &[])).is_ok());
    assert!(said(&deep(257)).ends_with("nodes inside one another, more than 256\n"));
    let wide = |width: usize| {
        let nodes = "<A/>".repeat(width - 1);
        format!("<root><BehaviorTree><S>{nodes}</S></BehaviorTree></root>")
    };
    assert!(Replay::new("t", log(&wide(65_535), &[])).is_ok());
    assert!(said(&wide(65_536)).ends_with("more than 65535 nodes\n"));
}
