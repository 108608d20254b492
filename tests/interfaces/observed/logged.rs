//! Observers that log with names.

use super::world::{open, walk, Hero, Nap, Running};
use quickbeam::behavior_tree;
use quickbeam::observe::{ToLog, ToTracing};
use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};
use tracing::field::{Field, Visit};
use tracing::span;

behavior_tree! {
    #[observe]
    tree Inner(hero: &mut Hero) {
        sequence< Nap("nap") >
    }
}

behavior_tree! {
    #[observe]
    tree Night(hero: &mut Hero) {
        fallback< open, feet: walk, call: { Err::<(), _>(Busy) }, Inner::new() >
    }
}

#[derive(Debug)]
struct Busy;

struct Lines(Mutex<Vec<String>>);

impl log::Log for Lines {
    fn enabled(&self, _: &log::Metadata) -> bool {
        true
    }

    fn log(&self, record: &log::Record) {
        if record.target() == "quickbeam" {
            let line = format!("{} {}", record.level(), record.args());
            self.0.lock().expect("no panic").push(line);
        }
    }

    fn flush(&self) {}
}

static LINES: Lines = Lines(Mutex::new(Vec::new()));

#[test]
fn answers_are_logged_with_names() {
    log::set_logger(&LINES).expect("the only logger");
    log::set_max_level(log::LevelFilter::Debug);
    let (mut tree, mut hero) = (Night::new(), Hero::giving([("nap", Running)]));
    tree.tick_with(&mut hero, &mut ToLog::new());
    tree.halt_with(&mut hero, &mut ToLog::new());
    let lines = std::mem::take(&mut *LINES.0.lock().expect("no panic"));
    let expected = [
        "DEBUG Night: open Failure",
        "DEBUG Night: feet Failure",
        "DEBUG Night: call Busy",
        "DEBUG Night: call Failure",
        "DEBUG Night: Nap(\"nap\") Running",
        "DEBUG Night gave Running",
        "DEBUG Night: Nap(\"nap\") is halted",
    ];
    assert_eq!(lines, expected);
}

/// Collects the fields of events.
struct Events(Arc<Mutex<Vec<String>>>);

#[derive(Default)]
struct Fields(String);

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, "{field}={value:?} ").expect("a text");
    }
}

impl tracing::Subscriber for Events {
    fn enabled(&self, metadata: &tracing::Metadata) -> bool {
        metadata.target() == "quickbeam"
    }

    fn new_span(&self, _: &span::Attributes) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &tracing::Event) {
        let mut fields = Fields::default();
        event.record(&mut fields);
        let line = fields.0.trim_end().to_owned();
        self.0.lock().expect("no panic").push(line);
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

#[test]
fn answers_are_traced_with_names() {
    let events = Arc::default();
    tracing::subscriber::with_default(Events(Arc::clone(&events)), || {
        let (mut tree, mut hero) = (Night::new(), Hero::giving([("nap", Running)]));
        tree.tick_with(&mut hero, &mut ToTracing::new());
        tree.halt_with(&mut hero, &mut ToTracing::new());
    });
    let expected = [
        r#"message=leaf tree="Night" node="open" status=Failure"#,
        r#"message=leaf tree="Night" node="feet" status=Failure"#,
        r#"message=error tree="Night" node="call" error=Busy"#,
        r#"message=leaf tree="Night" node="call" status=Failure"#,
        r#"message=leaf tree="Night" node="Nap(\"nap\")" status=Running"#,
        r#"message=tree tree="Night" status=Running"#,
        r#"message=halted tree="Night" node="Nap(\"nap\")""#,
    ];
    assert_eq!(*events.lock().expect("no panic"), expected);
}

#[test]
fn statuses_are_serialized_by_name() {
    for (status, text) in [
        (quickbeam::Status::Success, "\"Success\""),
        (Running, "\"Running\""),
    ] {
        let json = serde_json::to_string(&status).expect("it can be written");
        assert_eq!(json, text);
        assert_eq!(
            serde_json::from_str::<quickbeam::Status>(text).expect("a status"),
            status
        );
    }
    assert!(serde_json::from_str::<quickbeam::Status>("\"Idle\"").is_err());
}
