//! Peers that say nothing, take nothing, or go.

use super::*;
use std::io::Read;
use std::time::Instant;

struct Leaf;

impl Watched for Leaf {
    fn full_tree(&self) -> String {
        "<root/>".to_owned()
    }

    fn nodes(&self) -> Vec<u16> {
        vec![1]
    }
}

fn impatient() -> Publisher {
    let patience = Patience {
        request: Duration::from_millis(20),
        silence: Duration::from_millis(20),
    };
    let address = (Ipv4Addr::LOCALHOST, 0).into();
    Publisher::patient(address, &Leaf, patience).expect("a port")
}

#[test]
fn who_says_nothing_is_hung_up_on() {
    let publisher = impatient();
    for port in [publisher.port(), publisher.port() + 1] {
        for said in [&b""[..], &[0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0x7f, 3]] {
            let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
            stream.write_all(said).expect("it is there");
            let limit = Some(Duration::from_secs(5));
            stream.set_read_timeout(limit).expect("it can");
            let mut rest = Vec::new();
            stream.read_to_end(&mut rest).expect("it is closed in time");
            assert_eq!(rest.len(), 64, "a greeting and nothing more");
        }
    }
}

/// Subscribers that do not take what is published: nothing waits for them, and when they go, nothing of them stays.
#[test]
fn no_tick_waits_for_a_subscriber() {
    let publisher = impatient();
    let shared = &publisher.shared;
    let (slow, _waiting) = sync_channel(NOTICES);
    shared.subscribers().insert(u64::MAX, slow);
    let (gone, waiting) = sync_channel(NOTICES);
    drop(waiting);
    shared.subscribers().insert(u64::MAX - 1, gone);
    for node in 0..2_000 {
        shared.publish(node);
    }
    assert_eq!(shared.subscribers().len(), 1);
}

#[test]
fn a_subscriber_that_goes_leaves_nothing_behind() {
    let publisher = impatient();
    for _ in 0..3 {
        let mut stream =
            TcpStream::connect(("127.0.0.1", publisher.port() + 1)).expect("it listens");
        let mut greeting = vec![0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0x7f, 3, 0];
        greeting.extend(b"NULL");
        greeting.resize(64, 0);
        stream.write_all(&greeting).expect("it is there");
        stream.write_all(b"\x04\x06\x05READY").expect("it is there");
        drop(stream);
    }
    let deadline = Instant::now() + Duration::from_secs(5);
    while !publisher.shared.subscribers().is_empty() && Instant::now() < deadline {
        thread::yield_now();
    }
    assert!(publisher.shared.subscribers().is_empty());
}
