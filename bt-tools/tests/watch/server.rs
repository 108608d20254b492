//! What the server says to the page, to strangers, and to those who read slowly.

use crate::play::{large, Play, GUARD};
use bt_tools::watch::{Watch, Watched};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

pub fn open() -> Watch {
    let settings = Watch::settings().address(([127, 0, 0, 1], 0));
    settings.open().expect("a free port")
}

pub fn connect(watch: &Watch) -> TcpStream {
    let url = watch.url();
    let stream = TcpStream::connect(url.trim_start_matches("http://")).expect("it is served");
    let patience = Some(Duration::from_secs(20));
    stream.set_read_timeout(patience).expect("a time limit");
    stream
}

/// The status and the body of what is answered. A refusal may come before all was said.
fn ask(watch: &Watch, request: &str) -> (u16, String) {
    let mut stream = connect(watch);
    let _ = stream.write_all(request.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8(answer).expect("text");
    let status = answer.get(9..12).and_then(|status| status.parse().ok());
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (status.unwrap_or(0), body.to_owned())
}

pub fn get(watch: &Watch, path: &str) -> (u16, String) {
    ask(
        watch,
        &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    )
}

pub fn json(watch: &Watch, path: &str) -> Value {
    let (status, body) = get(watch, path);
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).expect("JSON")
}

pub fn post(watch: &Watch, path: &str, origin: &str, body: &str) -> u16 {
    let host = watch.url();
    let host = host.trim_start_matches("http://");
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nX-Quickbeam: 1\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    ask(watch, &request).0
}

/// Waits until the server has followed so many operations.
fn until(watch: &Watch, agent: usize, operations: u64) {
    let end = Instant::now() + Duration::from_secs(20);
    while get(
        watch,
        &format!("/at?agent={agent}&number={}", operations - 1),
    )
    .0 != 200
    {
        assert!(Instant::now() < end, "it does not follow");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn run(play: &mut Play, watched: &mut Watched, ticks: usize) {
    for _ in 0..ticks {
        let operation = play.tick();
        watched.operation(operation);
    }
}

/// What a view is told first.
pub fn news(watch: &Watch) -> Value {
    news_to(&mut BufReader::new(connect(watch)))
}

/// And this view goes on.
fn news_to(view: &mut BufReader<TcpStream>) -> Value {
    let request = b"GET /live?agent=0 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    view.get_mut().write_all(request).expect("it is there");
    let mut line = String::new();
    while !line.starts_with("data: ") {
        line.clear();
        view.read_line(&mut line).expect("news");
    }
    serde_json::from_str(&line[6..]).expect("JSON")
}

#[test]
fn the_page_is_told_what_it_asks_for() {
    let watch = open();
    let mut watched = watch.agent("guard", &GUARD);
    let mut play = Play::new(&GUARD, 3);
    run(&mut play, &mut watched, 50);
    until(&watch, 0, 50);
    let (status, page) = get(&watch, "/");
    assert!(status == 200 && page.contains("<!doctype html>"));
    for outside in ["http://", "https://", "src=", "@import"] {
        let own = page.replace("http://www.w3.org/2000/svg", "");
        assert!(
            !own.contains(outside),
            "the page needs nothing from outside: {outside}"
        );
    }
    let tree = json(&watch, "/tree?agent=0");
    assert_eq!(tree["nodes"][3]["text"], "run(3)");
    assert_eq!(tree["nodes"][3]["doc"], "As fast as it can.");
    assert_eq!(tree["nodes"][5]["parent"], 4);
    assert_eq!(tree["control"], true);
    let (_, svg) = get(&watch, "/drawing?agent=0&direction=down&folded=1");
    assert!(svg.contains("▸ 2 more") && !svg.contains("run(3)"), "{svg}");
    let last = json(&watch, "/at?agent=0&number=49");
    assert_eq!(last["states"].as_str().map(str::len), Some(8));
    let counts = json(&watch, "/counts?agent=0");
    assert_eq!(counts[0][0], 50);
    drop(watched);
    for missing in [
        "/tree?agent=1",
        "/at?agent=0&number=50",
        "/at?agent=0",
        "/drawing",
        "/else?agent=0",
        "/favicon.ico",
    ] {
        assert_eq!(get(&watch, missing).0, 404, "{missing}");
    }
}

#[test]
fn strangers_are_refused_without_harm() {
    let watch = open();
    let _watched = watch.agent("guard", &GUARD);
    until_there(&watch);
    // Endless headers, one endless header, and a body without an end.
    let endless = format!("GET / HTTP/1.1\r\n{}", "A: b\r\n".repeat(5_000));
    assert_eq!(ask(&watch, &endless).0, 431);
    let long = format!("GET / HTTP/1.1\r\nA: {}", "b".repeat(40_000));
    assert_eq!(ask(&watch, &long).0, 431);
    let body = "POST /stand HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nX-Quickbeam: 1\r\nContent-Length: 999999999\r\n\r\n";
    assert_eq!(ask(&watch, body).0, 413);
    assert_eq!(ask(&watch, "\u{0}\u{1}\u{2}\r\n\r\n").0, 400);
    assert_eq!(
        ask(&watch, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").0,
        403
    );

    // A breakpoint from another page, and from ours.
    let order = r#"{"agent":0,"node":2,"stops":false,"answer":"Failure"}"#;
    let own = watch.url();
    assert_eq!(post(&watch, "/stand", "http://evil.example", order), 403);
    assert_eq!(post(&watch, "/stand", "null", order), 403);
    assert_eq!(post(&watch, "/stand", &own, order), 200);
    for wrong in [
        "",
        "{}",
        "[]",
        r#"{"agent":-1,"node":2,"stops":true}"#,
        r#"{"agent":0,"node":70000,"stops":true}"#,
    ] {
        assert_eq!(post(&watch, "/stand", &own, wrong), 400, "{wrong}");
    }
    assert_eq!(post(&watch, "/else", &own, "{}"), 404);
    // After all that it is as it was.
    assert_eq!(json(&watch, "/tree?agent=0")["name"], "Guard");
}

fn until_there(watch: &Watch) {
    let end = Instant::now() + Duration::from_secs(20);
    while get(watch, "/tree?agent=0").0 != 200 {
        assert!(Instant::now() < end, "it does not follow");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn idle_connections_do_not_keep_others_out() {
    let watch = open();
    let _watched = watch.agent("guard", &GUARD);
    until_there(&watch);
    let idle: Vec<TcpStream> = (0..200).map(|_| connect(&watch)).collect();
    // The 64 that were let in are put out after five seconds.
    let end = Instant::now() + Duration::from_secs(30);
    while get(&watch, "/").0 != 200 {
        assert!(Instant::now() < end, "it stays closed");
        std::thread::sleep(Duration::from_millis(200));
    }
    drop(idle);
}

#[test]
fn who_comes_late_sees_history_and_who_reads_slowly_is_put_out() {
    let watch = open();
    let info = large(1_000, 5);
    let mut watched = watch.agent("large", info);
    let mut play = Play::new(info, 5);
    run(&mut play, &mut watched, 500);
    until(&watch, 0, 500);
    let mut view = BufReader::new(connect(&watch));
    let news = news_to(&mut view);
    assert_eq!(
        (news["first"].as_u64(), news["end"].as_u64()),
        (Some(0), Some(500))
    );
    assert_eq!(json(&watch, "/at?agent=0&number=3")["number"], 3);

    // This one reads nothing any more, and each context is as long as can be.
    let long = "x".repeat(20_000);
    let begin = Instant::now();
    let mut longest = Duration::ZERO;
    while watch.slow_views() == 0 {
        assert!(
            begin.elapsed() < Duration::from_secs(60),
            "it is never put out"
        );
        watched.context(&long);
        let before = Instant::now();
        run(&mut play, &mut watched, 1);
        longest = longest.max(before.elapsed());
        std::thread::sleep(Duration::from_millis(5));
    }
    println!("the program waited for at most {longest:?}");
    let end = Instant::now() + Duration::from_secs(10);
    while watch.views() > 0 {
        assert!(Instant::now() < end, "it is still there");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_mark_stands_where_it_was_made() {
    let watch = open();
    let mut watched = watch.agent("guard", &GUARD);
    let mut play = Play::new(&GUARD, 3);
    run(&mut play, &mut watched, 10);
    watched.mark("goal", "gold");
    run(&mut play, &mut watched, 10);
    watch.mark("the end", "");
    until(&watch, 0, 20);
    let news = news(&watch);
    let expected = serde_json::json!([[19, "the end", ""], [9, "goal", "gold"]]);
    assert_eq!(news["marks"], expected);
}

#[test]
fn a_context_is_shown_as_debug_or_as_json_while_somebody_looks() {
    let watch = open();
    let mut watched = watch.agent("guard", &GUARD);
    let mut play = Play::new(&GUARD, 3);
    let context = std::collections::BTreeMap::from([("posts", vec![3, 4]), ("näme", vec![])]);
    let endless: Vec<u32> = (0..100_000).collect();
    // Nobody looks yet.
    watched.serialize(&context);
    run(&mut play, &mut watched, 1);
    let mut view = connect(&watch);
    let request = b"GET /live?agent=0 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    view.write_all(request).expect("it is there");
    let end = Instant::now() + Duration::from_secs(20);
    while !watched.is_looked_at() {
        assert!(Instant::now() < end, "nobody looks");
        std::thread::sleep(Duration::from_millis(10));
    }
    watched.serialize(&context);
    run(&mut play, &mut watched, 1);
    watched.context(&context);
    run(&mut play, &mut watched, 1);
    watched.serialize(&endless);
    run(&mut play, &mut watched, 1);
    until(&watch, 0, 4);
    let shown =
        |number: u32| json(&watch, &format!("/at?agent=0&number={number}"))["context"].clone();
    assert_eq!(shown(0), Value::Null);
    let text = shown(1);
    let found: Value = serde_json::from_str(text.as_str().expect("text")).expect("JSON");
    assert_eq!(found, serde_json::json!({ "posts": [3, 4], "näme": [] }));
    assert!(
        text.as_str()
            .is_some_and(|text| text.contains("\n  \"posts\": [\n")),
        "{text}"
    );
    assert_eq!(shown(2), Value::String(format!("{context:#?}")));
    let long = shown(3);
    let long = long.as_str().expect("text");
    assert!(long.starts_with("[\n  0,\n  1,") && (16_000..=16_384).contains(&long.len()));
}
