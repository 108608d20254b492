//! Logs: the recorded one is read, and written as it is.

use bt_tools::btlog::{Log, LogError, LogWriter, NodeStatus};
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
