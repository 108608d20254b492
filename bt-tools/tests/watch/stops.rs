//! Pages that stop the program, and what they hold when they are slow, gone, or ask for nonsense.

use crate::play::GUARD;
use crate::server::{connect, get, json, open, post};
use bt_core::observe::{Observer, Operation};
use bt_core::Status;
use bt_tools::watch::{Watch, Watched};
use std::io::{BufRead, BufReader, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::mpsc::{channel, Receiver};
use std::time::{Duration, Instant};

const LONG: Duration = Duration::from_secs(30);
const STOP: &str = r#"{"agent":0,"node":2,"stops":true}"#;

fn ask_for(watch: &Watch, path: &str) -> TcpStream {
    let mut view = connect(watch);
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    view.write_all(request.as_bytes()).expect("it is there");
    view
}

/// Waits until so many views are open.
fn until_views(watch: &Watch, count: usize) {
    let end = Instant::now() + LONG;
    while watch.views() != count {
        assert!(Instant::now() < end, "{} views are open", watch.views());
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The program comes to a leaf. What is answered in place of the leaf, as soon as it goes on.
fn come_to_leaf(mut watched: Watched) -> Receiver<(Option<Status>, Watched)> {
    let (tell, told) = channel();
    std::thread::spawn(move || {
        watched.begin(Operation::Tick, &GUARD);
        let given = watched.before(2);
        watched.end(Operation::Tick, given);
        // Nobody waits for it any more if the test has failed.
        let _ = tell.send((given, watched));
    });
    told
}

/// A page that says that it is there as often as it is asked, so many times.
fn answer(watch: &Watch, view: TcpStream, times: usize) -> BufReader<TcpStream> {
    let mut view = BufReader::new(view);
    let mut asked = 0;
    let mut line = String::new();
    while asked < times {
        line.clear();
        let length = view.read_line(&mut line).expect("it goes on");
        assert!(length > 0, "it was closed");
        if line == "event: ask\n" {
            line.clear();
            view.read_line(&mut line).expect("it goes on");
            let page = line.trim_start_matches("data: ").trim_end();
            let body = format!(r#"{{"page":{page}}}"#);
            assert_eq!(post(watch, "/here", &watch.url(), &body), 200);
            asked += 1;
        }
    }
    view
}

#[test]
fn a_page_that_answers_holds_a_breakpoint_until_it_lets_go() {
    let watch = open();
    let watched = watch.agent("guard", &GUARD);
    let view = ask_for(&watch, "/live?agent=0");
    until_views(&watch, 1);
    assert_eq!(post(&watch, "/stand", &watch.url(), STOP), 200);
    let told = come_to_leaf(watched);
    // That takes longer than a page may be silent.
    let view = answer(&watch, view, 6);
    assert!(told.try_recv().is_err(), "it went on by itself");
    let release = r#"{"answer":"Failure"}"#;
    assert_eq!(post(&watch, "/release", &watch.url(), release), 200);
    let (given, watched) = told.recv_timeout(LONG).expect("it is still stopped");
    assert_eq!(given, Some(Status::Failure));

    let told = come_to_leaf(watched);
    drop(view);
    let (given, _) = told.recv_timeout(LONG).expect("it is still stopped");
    assert_eq!(given, None);
    until_views(&watch, 0);
    assert_eq!(json(&watch, "/tree?agent=0")["name"], "Guard");
}

/// The system takes what it is told, so that nothing blocks.
#[test]
fn a_page_that_reads_nothing_is_closed_and_holds_nothing() {
    let watch = open();
    let watched = watch.agent("guard", &GUARD);
    let silent = ask_for(&watch, "/live?agent=0");
    until_views(&watch, 1);
    assert_eq!(post(&watch, "/stand", &watch.url(), STOP), 200);
    let told = come_to_leaf(watched);
    let (given, watched) = told.recv_timeout(LONG).expect("it is still stopped");
    assert_eq!(given, None);
    until_views(&watch, 0);
    assert_eq!(watch.slow_views(), 1);
    // What it has left behind is gone, also when another page is opened.
    let _other = ask_for(&watch, "/live?agent=0");
    until_views(&watch, 1);
    let told = come_to_leaf(watched);
    assert_eq!(told.recv_timeout(LONG).expect("it stops").0, None);
    drop(silent);
}

/// Also more of them than connections are taken at a time.
#[test]
fn numbers_beyond_all_agents_are_answered_and_leave_nothing_behind() {
    let watch = open();
    let watched = watch.agent("guard", &GUARD);
    let numbers = [
        "1",
        "4294967294",
        "4294967295",
        "4294967296",
        "18446744073709551615",
        "-1",
        "x",
        "",
    ];
    for number in numbers {
        for path in ["tree", "drawing", "counts", "at", "change"] {
            for rest in [
                "number=0",
                "moment=18446744073709551615",
                "number=18446744073709551615",
            ] {
                let path = format!("/{path}?agent={number}&{rest}");
                assert_eq!(get(&watch, &path).0, 404, "{path}");
            }
        }
        let order = format!(r#"{{"agent":{number},"node":2,"stops":true}}"#);
        let status = post(&watch, "/stand", &watch.url(), &order);
        assert!(matches!(status, 400 | 403), "{number}: {status}");
        for page in ["18446744073709551615", "9"] {
            let body = format!(r#"{{"page":{page}}}"#);
            assert_eq!(post(&watch, "/here", &watch.url(), &body), 200);
        }
    }
    for round in 0..10 {
        let views: Vec<_> = numbers
            .iter()
            .map(|number| ask_for(&watch, &format!("/live?agent={number}")))
            .collect();
        for mut view in views {
            let mut line = String::new();
            BufReader::new(&mut view)
                .read_line(&mut line)
                .expect("an answer");
            assert!(line.starts_with("HTTP/1.1 "), "{round}: {line}");
        }
    }
    until_views(&watch, 0);
    assert_eq!(post(&watch, "/stand", &watch.url(), STOP), 200);
    let told = come_to_leaf(watched);
    assert_eq!(told.recv_timeout(LONG).expect("nobody looks").0, None);
}

#[test]
fn requests_that_end_badly_leave_no_reader_behind() {
    let watch = open();
    let watched = watch.agent("guard", &GUARD);
    let request = "GET /live?agent=0 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for number in 0..150 {
        let mut stream = connect(&watch);
        // As far as that, or all of it.
        let length = (number * 7) % (request.len() + 1);
        // Those beyond what is taken at a time are closed at once.
        let _ = stream.write_all(&request.as_bytes()[..length]);
        let _ = match number % 3 {
            0 => Ok(()),
            1 => stream.shutdown(Shutdown::Both),
            // What was said and not read is a reset.
            _ => stream.write_all(&[b'x'; 4096]),
        };
    }
    // Half a request is waited for as long as one may take.
    let end = Instant::now() + LONG;
    while get(&watch, "/tree?agent=0").0 != 200 {
        assert!(Instant::now() < end, "it does not answer any more");
        std::thread::sleep(Duration::from_millis(50));
    }
    until_views(&watch, 0);
    let told = come_to_leaf(watched);
    assert_eq!(told.recv_timeout(LONG).expect("nobody looks").0, None);
}
