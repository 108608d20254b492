//! What libzmq sent and got, byte by byte.

use crate::client::bytes;
use crate::{after_a_tick, Door};
use bt_tools::groot2::Publisher;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// All that one side of a connection sent; a reading that was cut is as long as it was.
fn sent(connection: &str, sender: &str) -> Vec<u8> {
    let capture = include_str!("../vectors/zmtp_capture.tsv").lines();
    let mut all = Vec::new();
    for line in capture.filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        if fields[..2] != [connection, sender] {
            continue;
        }
        let (hex, length) = match fields[2].split_once("...(") {
            Some((hex, length)) => (hex, length.trim_end_matches(" bytes)").parse().unwrap()),
            None => (fields[2], fields[2].len() / 2),
        };
        let mut reading = bytes(hex);
        reading.resize(length, 0);
        all.extend(reading);
    }
    all
}

fn connect(port: u16) -> TcpStream {
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let patience = Some(Duration::from_secs(30));
    stream.set_read_timeout(patience).unwrap();
    stream
}

fn receive(stream: &mut TcpStream, count: usize) -> Vec<u8> {
    let mut bytes = vec![0; count];
    stream.read_exact(&mut bytes).unwrap();
    bytes
}

/// Where the id of the publisher stands in a reply.
const ID: std::ops::Range<usize> = 10..26;

/// A greeting has padding, into which libzmq writes a 1, and a minor version: libzmq speaks ZMTP 3.1, we 3.0.
fn alike(greeting: &mut [u8], expected: &[u8]) {
    const PADDING: std::ops::Range<usize> = 1..9;
    const MINOR: usize = 11;
    assert_eq!(greeting[MINOR], 0);
    greeting[PADDING].copy_from_slice(&expected[PADDING]);
    greeting[MINOR] = expected[MINOR];
}

#[test]
fn what_libzmq_sends_is_answered_as_behavior_tree_cpp_answers() {
    let publisher = Publisher::local(0, &Door).unwrap();
    after_a_tick(&publisher);
    let (theirs, mut expected) = (sent("rep", "client"), sent("rep", "server"));
    let mut stream = connect(publisher.port());
    stream.write_all(&theirs).unwrap();

    // The greeting and the command READY.
    let mut found = receive(&mut stream, 64 + 27);
    alike(&mut found, &expected);
    let mut rest = expected.split_off(64 + 27);
    assert_eq!(found, expected);

    // The statuses of all nodes.
    let status = 2 + 2 + 22 + 2 + 39;
    found = receive(&mut stream, status);
    let mut after = rest.split_off(status);
    assert_eq!(found[..ID.start], rest[..ID.start]);
    assert_eq!(found[ID.end..ID.end + 2], rest[ID.end..ID.end + 2]);
    let numbers =
        |reply: &[u8]| -> Vec<u8> { reply[ID.end + 2..].chunks(3).map(|it| it[0]).collect() };
    assert_eq!(numbers(&found), numbers(&rest));
    let id = found[ID].to_vec();

    // The tree, of the length of that recorded one.
    let head = 2 + 2 + 22 + 9;
    found = receive(&mut stream, head);
    assert_eq!(found[..ID.start], after[..ID.start]);
    assert_eq!(found[ID], id);
    assert_eq!(found[ID.end..], after[ID.end..head]);
    let length = u64::from_be_bytes(found[head - 8..].try_into().unwrap());
    let xml = receive(&mut stream, usize::try_from(length).unwrap());
    assert!(xml.starts_with(&after[head..head + 20]));

    // The hook is taken.
    let hook = after.split_off(after.len() - 26);
    found = receive(&mut stream, 26);
    assert_eq!(found[..ID.start], hook[..ID.start]);
    assert_eq!(found[ID], id);
}

#[test]
fn a_subscriber_of_libzmq_hears_of_a_breakpoint() {
    let publisher = Publisher::local(0, &Door).unwrap();
    let mut requests = connect(publisher.port());
    requests.write_all(&sent("rep", "client")).unwrap();
    let mut subscriber = connect(publisher.port() + 1);
    subscriber.write_all(&sent("pub", "client")).unwrap();

    let expected = sent("pub", "server");
    let mut greeting = receive(&mut subscriber, 64 + 27);
    alike(&mut greeting, &expected);
    assert_eq!(greeting, expected[..64 + 27]);
    // All requests are answered: the greetings, three replies with a body, one without.
    receive(&mut requests, 64 + 27 + 67 + 35 + 8797 + 26);
    // The subscription has arrived some time after the greeting; node 10 is replaced only once.
    std::thread::sleep(Duration::from_millis(200));
    assert!(publisher.before(10).is_some());
    let published = receive(&mut subscriber, 12);
    let recorded = &expected[64 + 27..];
    assert_eq!(published[..4], recorded[..4]);
    // Then comes a number of the publication.
    assert_eq!(published[8..], recorded[8..]);
}
