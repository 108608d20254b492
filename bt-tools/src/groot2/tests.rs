//! Peers that say nothing, take nothing, or go.

use super::*;
use crate::budgets::NOTICES;
use std::io::Read;
use std::sync::mpsc::sync_channel;
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

/// A greeting, and the beginning of what a requester says.
fn greeted() -> Vec<u8> {
    let mut said = vec![0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0x7f, 3, 0];
    said.extend(b"NULL");
    said.resize(64, 0);
    said.extend(b"\x04\x19\x05READY\x0bSocket-Type\0\0\0\x03REQ");
    said
}

/// Whatever peers say, the next one is answered.
#[test]
fn requests_are_answered_or_refused() {
    let publisher = impatient();
    let mut asked = greeted();
    asked.extend([1, 0, 0, 6, 2, b'S', 1, 2, 3, 4]);
    let mut hooked = greeted();
    hooked.extend([1, 0, 1, 6, 2, b'I', 1, 2, 3, 4, 0, 9]);
    hooked.extend(b"{\"uid\":1}");
    let said = |bytes: &[u8]| {
        let mut stream = TcpStream::connect(("127.0.0.1", publisher.port())).expect("it listens");
        // It may hang up in the middle.
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        answer
    };
    let seeds = [asked.clone(), hooked];
    quickbeam_proof::bytes::tries("zmtp", 60, &seeds, |bytes| {
        let answer = said(bytes);
        let error = answer.windows(5).position(|window| window == b"error");
        match error {
            Some(place) => answer[place..].escape_ascii().to_string(),
            None if answer.len() > 110 => "answered".to_owned(),
            None => "hung up".to_owned(),
        }
    });
    let answer = said(&asked);
    let statuses = [0, 3, 1, 0, 0];
    assert!(answer.ends_with(&statuses), "{answer:?}");
}

/// A blackboard that is asked for again and again is sent once, and never more than a reply may have.
#[test]
fn one_request_does_not_ask_for_much() {
    let publisher = impatient();
    publisher.set_blackboard("a", vec![0xc0; 1 << 20]);
    for number in 0..30 {
        publisher.set_blackboard(&number.to_string(), vec![0xc0; 1 << 20]);
    }
    let ask = |names: &str| {
        let header = vec![2, b'B', 1, 2, 3, 4];
        publisher
            .shared
            .state()
            .reply(&[header, names.as_bytes().to_vec()])
    };
    let once = ask(&"a;".repeat(100_000));
    assert!(once[1].len() < (1 << 20) + 100, "{}", once[1].len());
    let names: Vec<String> = (0..30).map(|number| number.to_string()).collect();
    let all = ask(&names.join(";"));
    assert_eq!(all[1], b"blackboards of more than 16 MiB");
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
