//! The publisher: the recorded session is replayed over sockets, and breakpoints hold a thread.

mod captured;
mod client;
mod live;
mod model;

use bt_tools::btlog::{Log, NodeStatus};
use bt_tools::groot2::{Publisher, Watched};
use client::{bytes, Client};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// The recorded tree.
struct Door;

impl Watched for Door {
    fn full_tree(&self) -> String {
        include_str!("../vectors/door_fulltree_builtin_models.xml").to_owned()
    }

    fn nodes(&self) -> Vec<u16> {
        include_str!("../vectors/door_nodes.tsv")
            .lines()
            .skip(1)
            .map(|line| line.split('\t').next().unwrap().parse().unwrap())
            .collect()
    }
}

fn texts(value: &Value) -> Vec<String> {
    let all = value.as_array().into_iter().flatten();
    all.map(|it| it.as_str().unwrap().to_owned()).collect()
}

/// The statuses that the recording found, by the recorded log's last full tick.
fn after_a_tick(publisher: &Publisher) {
    let log = Log::read(include_bytes!("../vectors/door.btlog")).unwrap();
    for transition in &log.transitions {
        publisher.change(transition.node, transition.status);
    }
}

#[test]
fn the_recorded_session_is_answered_as_it_was() {
    let publisher = Publisher::local(0, &Door).unwrap();
    after_a_tick(&publisher);
    let mut board = vec![0x81];
    board.extend(b"\xa9door_open\xca\x3f\x80\x00\x00");
    publisher.set_blackboard("MainTree", board);
    let mut client = Client::new(publisher.port(), "REQ");
    let session: Value =
        serde_json::from_str(include_str!("../vectors/groot2_session.json")).unwrap();
    let recorded_id = bytes(session["uuid"].as_str().unwrap());
    let mut answered = 0;
    let mut id = None;
    for exchange in session["exchange"].as_array().unwrap() {
        let note = exchange["note"].as_str().unwrap();
        let request: Vec<Vec<u8>> = texts(&exchange["request"])
            .iter()
            .map(|it| bytes(it))
            .collect();
        if request.is_empty() {
            continue; // Published: below.
        }
        let reply = client.request(&request);
        let recorded = texts(&exchange["reply"]);
        assert_eq!(reply.len(), recorded.len(), "{note}");
        answered += 1;
        if reply[0] == b"error" {
            assert_eq!(recorded[0], "6572726f72", "{note}");
            // What a library of JSON says is its own.
            if !note.contains("json") && !note.contains("without 'once'") {
                assert_eq!(reply[1], bytes(&recorded[1]), "{note}");
            }
            continue;
        }
        // The header: the same but for the publisher's own id, which stays.
        let header = bytes(&recorded[0]);
        assert_eq!(reply[0][..6], header[..6], "{note}");
        assert_eq!(header[6..], recorded_id);
        assert_eq!(
            *id.get_or_insert_with(|| reply[0][6..].to_vec()),
            reply[0][6..]
        );
        let Some(body) = recorded.get(1) else {
            continue;
        };
        match request[0][1] {
            b'T' => assert_eq!(reply[1].len(), 8797, "{note}"),
            b'S' if note == "status of all nodes" => assert_eq!(reply[1], bytes(body)),
            b'S' | b'r' => assert_eq!(reply[1].len() * 2, body.len(), "{note}"),
            b't' => assert_eq!(reply[1].len() % 9, 0, "{note}"),
            b'B' => assert!(reply[1][0] == 0x81 || reply[1] == [0xc0], "{note}"),
            b'D' if note == "hooks after removal" => {
                // Here no tick has come by to take it away.
                client.ask(b'A', "");
            }
            _ => assert_eq!(reply[1], bytes(body), "{note}"),
        }
    }
    // With the publication these are the 32 exchanges.
    assert_eq!(answered, 31);
}

const BREAKPOINT: &str = r#"{"enabled": true, "uid": 9, "mode": 0, "once": false, "desired_status": "SKIPPED", "position": 0}"#;

#[test]
fn a_breakpoint_is_published_and_holds_its_tick_until_it_is_unlocked() {
    let publisher = Publisher::local(0, &Door).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let mut published = Client::new(publisher.port() + 1, "SUB");
    // The subscription, as to a server of ZMTP 3.0.
    published.0.write_all(&[0, 1, 1]).unwrap();
    std::thread::sleep(Duration::from_millis(200));
    groot.ask(b'I', BREAKPOINT);
    std::thread::scope(|scope| {
        let tick = scope.spawn(|| {
            (
                publisher.before(9),
                publisher.before(9),
                publisher.before(9),
            )
        });
        let message = published.message();
        assert_eq!(
            (&message[0][..2], &message[1][..]),
            (&b"\x02N"[..], &b"9"[..])
        );
        assert!(!tick.is_finished());
        let unlock =
            r#"{"uid": 9, "position": 0, "desired_status": "FAILURE", "remove_when_done": false}"#;
        groot.ask(b'U', unlock);
        published.message();
        groot.ask(
            b'U',
            &unlock
                .replace("FAILURE", "SKIPPED")
                .replace("false", "true"),
        );
        let given = tick.join().unwrap();
        assert_eq!(given, (Some(NodeStatus::Failure), None, None));
    });
    assert_eq!(groot.ask(b'D', "")[1], b"[]");
}

#[test]
fn a_result_is_injected_and_no_breakpoint_outlives_the_publisher() {
    let publisher = Publisher::local(0, &Door).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let after = BREAKPOINT
        .replace("\"mode\": 0", "\"mode\": 1")
        .replace("SKIPPED", "SUCCESS")
        .replace("\"position\": 0", "\"position\": 1")
        .replace("\"once\": false", "\"once\": true");
    groot.ask(b'I', &after);
    assert_eq!(publisher.before(9), None);
    assert_eq!(publisher.after(9), Some(NodeStatus::Success));
    assert_eq!(publisher.after(9), None);
    groot.ask(b'I', BREAKPOINT);
    std::thread::scope(|scope| {
        let tick = scope.spawn(|| publisher.before(9));
        groot.ask(b'X', "");
        assert_eq!(tick.join().unwrap(), None);
    });
}

#[test]
fn recordings_hold_changes_and_the_last_thousand_of_them() {
    let publisher = Publisher::local(0, &Door).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    groot.ask(b'r', "start");
    for _ in 0..501 {
        publisher.change(9, NodeStatus::Running);
        publisher.change(9, NodeStatus::Running);
        publisher.change(9, NodeStatus::Idle);
    }
    let records = groot.ask(b't', "").remove(1);
    assert_eq!(records.len(), 9 * 1000);
    assert_eq!(records[6..9], [9, 0, 1]);
    assert_eq!(records[15..18], [9, 0, 0]);
    // Idle from running shows as 11.
    let statuses = groot.ask(b'S', "").remove(1);
    assert!(statuses.chunks(3).any(|it| it == [9, 0, 11]));
}

#[test]
fn what_is_no_zmtp_is_hung_up_on() {
    let publisher = Publisher::local(0, &Door).unwrap();
    let mut stream = TcpStream::connect(("127.0.0.1", publisher.port())).unwrap();
    stream.write_all(&[b'G'; 64]).unwrap();
    let mut rest = Vec::new();
    // Their greeting, and then nothing more, or a reset.
    let _ = stream.read_to_end(&mut rest);
    assert!(rest.len() <= 64);
    let mut groot = Client::new(publisher.port(), "REQ");
    assert_eq!(groot.ask(b'D', "")[1], b"[]");
}
