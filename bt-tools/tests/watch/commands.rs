//! The commands that read recordings.

use crate::play::{Play, GUARD};
use bt_core::wire::{Agent, Wire};
use bt_tools::record::{Mark, Recorder};
use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{channel, Receiver};
use std::time::{Duration, Instant};

fn record(path: &Path, seed: u64, ticks: usize) {
    let mut recorder = Recorder::append(path).unwrap();
    let agent = recorder.agent("guard", &GUARD).unwrap();
    let mut play = Play::new(&GUARD, seed);
    for _ in 0..ticks {
        recorder.operation(agent, &play.next()).unwrap();
    }
    let text = "the end".to_owned();
    recorder
        .mark(Mark {
            text,
            ..Mark::default()
        })
        .unwrap();
    recorder.finish().unwrap();
}

pub fn run(arguments: &[&str], files: &[&Path]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"));
    let Output {
        status,
        stdout,
        stderr,
    } = command.args(arguments).args(files).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn events_are_printed_and_runs_compared() {
    let directory = tempfile::tempdir().unwrap();
    let [one, two, cut] = ["one.qb", "two.qb", "cut.qb"].map(|name| directory.path().join(name));
    record(&one, 3, 50);
    record(&two, 3, 60);
    let (code, out, _) = run(&["events"], &[&one]);
    assert_eq!(code, Some(0));
    assert_eq!(out.lines().count(), 51);
    assert_eq!(out.lines().last(), Some("-- the end"));
    assert!(out.contains("→ Running"), "{out}");
    let (_, out, _) = run(&["events", "--counts"], &[&one]);
    assert!(
        out.contains("chase: sequence< … >") && out.contains("50 operations"),
        "{out}"
    );
    let (_, out, _) = run(&["events", "--chrome"], &[&one]);
    assert!(
        serde_json::from_str::<serde_json::Value>(&out).is_ok(),
        "{out}"
    );
    let (_, out, _) = run(&["events", "--nodes"], &[&one]);
    assert!(out.contains("sees_thief started"), "{out}");

    assert_eq!(
        run(&["diff"], &[&one, &one]),
        (Some(0), String::new(), String::new())
    );
    let (code, out, _) = run(&["diff"], &[&one, &two]);
    assert_eq!(code, Some(1));
    assert!(
        out.contains("50 ticks in the first run and 60 in the second"),
        "{out}"
    );

    let mut bytes = std::fs::read(&one).unwrap();
    bytes.extend([0xb1, 0, 9]);
    std::fs::write(&cut, &bytes).unwrap();
    let (code, out, error) = run(&["events"], &[&cut]);
    assert_eq!((code, out.lines().count()), (Some(0), 51));
    assert!(error.contains("cut off; the last 3 bytes"), "{error}");
    bytes[40] ^= 1;
    std::fs::write(&cut, &bytes).unwrap();
    let (code, _, error) = run(&["events"], &[&cut]);
    assert_eq!(code, Some(2));
    assert!(
        error.contains("damaged at byte 8: the checksum of a block is another"),
        "{error}"
    );
}

/// `cargo quickbeam view`, until it is dropped.
pub struct View {
    child: Child,
    page: String,
    errors: Receiver<String>,
}

/// A machine with much else to do comes to everything in this time.
const PATIENCE: Duration = Duration::from_secs(120);

impl View {
    pub fn open(source: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"))
            .args(["view", source, "--port", "0"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut page = String::new();
        let out = child.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut page).unwrap();
        let page = page.trim().trim_start_matches("http://").to_owned();
        let (line, errors) = channel();
        let error = BufReader::new(child.stderr.take().unwrap());
        // Nobody may wait for the lines any more.
        std::thread::spawn(move || {
            for said in error.lines().map_while(Result::ok) {
                let _ = line.send(said);
            }
        });
        Self {
            child,
            page,
            errors,
        }
    }

    fn input(&mut self) -> ChildStdin {
        self.child.stdin.take().unwrap()
    }

    pub fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.page).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Waits until the page knows so many operations of the first agent.
    pub fn until(&self, operations: u64) {
        self.until_known(0, operations);
        let after = self.get(&format!("/at?agent=0&number={operations}"));
        assert!(after.contains("404"), "there are more");
    }

    fn until_known(&self, agent: u32, operations: u64) {
        let end = Instant::now() + PATIENCE;
        let path = format!("/at?agent={agent}&number={}", operations - 1);
        while !self.get(&path).contains("200 OK") {
            assert!(
                Instant::now() < end,
                "it does not show {operations} operations of agent {agent}"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits for the next line on standard error.
    pub fn says(&self) -> String {
        self.errors
            .recv_timeout(PATIENCE)
            .expect("it says something")
    }

    /// What is on standard error that nobody waited for.
    pub fn ends(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.errors.iter().collect()
    }
}

impl Drop for View {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Tells so many ticks.
fn tell<F>(wire: &mut Wire<F>, agent: &mut Agent, play: &mut Play, ticks: usize)
where
    F: FnMut(&[u8]) -> std::io::Result<()>,
{
    for _ in 0..ticks {
        play.tick_with(&mut wire.of(agent));
    }
    assert_eq!(wire.failed(), 0);
}

#[test]
fn a_recording_is_followed_while_it_grows() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.qb");
    let mut recorder = Recorder::append(&path).unwrap();
    let agent = recorder.agent("guard", &GUARD).unwrap();
    let mut play = Play::new(&GUARD, 3);
    let mut record = |recorder: &mut Recorder<_>, ticks| {
        for _ in 0..ticks {
            recorder.operation(agent, &play.next()).unwrap();
        }
        recorder.flush().unwrap();
    };
    record(&mut recorder, 20);
    let view = View::open(path.to_str().unwrap());
    view.until(20);
    record(&mut recorder, 30);
    view.until(50);
    drop(recorder);
    // Half a block, left by a crash, is cut off by who goes on; and another run has an agent of its own.
    let whole = append(&path, &[0xb1, 1, 9, 9]);
    // It sees the half block, if it comes to look.
    std::thread::sleep(Duration::from_millis(300));
    record_again(&path, 7);
    view.until_known(1, 7);
    view.until(50);
    // What is no block is noticed, and what is known stays.
    let from = append(&path, &[0x55; 40]);
    let said = view.says();
    assert!(
        whole < from
            && said.ends_with(&format!(
                "damaged at byte {from}: no block begins with this byte"
            )),
        "{said}"
    );
    view.until(50);
    assert_eq!(view.ends(), [""; 0]);
}

/// Puts bytes behind a file, which others may read meanwhile. How long it was.
fn append(path: &Path, bytes: &[u8]) -> u64 {
    let mut file = OpenOptions::new().append(true).open(path).unwrap();
    let length = file.metadata().unwrap().len();
    file.write_all(bytes).unwrap();
    length
}

fn record_again(path: &Path, ticks: usize) {
    let mut recorder = Recorder::append(path).unwrap();
    let agent = recorder.agent("guard", &GUARD).unwrap();
    let mut play = Play::new(&GUARD, 5);
    for _ in 0..ticks {
        recorder.operation(agent, &play.next()).unwrap();
    }
    recorder.finish().unwrap();
}

#[test]
fn a_program_is_connected_to_and_again_when_it_was_lost() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let view = View::open(&format!("tcp://{}", listener.local_addr().unwrap()));
    let (mut line, _) = listener.accept().unwrap();
    let mut wire = Wire::new(|bytes: &[u8]| line.write_all(bytes));
    let (mut agent, mut play) = (wire.agent("guard", &GUARD), Play::new(&GUARD, 3));
    tell(&mut wire, &mut agent, &mut play, 40);
    view.until(40);
    let tree = view.get("/tree?agent=0");
    assert!(
        tree.contains(r#""control":false"#),
        "it cannot be stopped from here: {tree}"
    );
    drop(line);
    // Another run of the program.
    let (mut line, _) = listener.accept().unwrap();
    line.write_all(b"noise").unwrap();
    let mut wire = Wire::new(|bytes: &[u8]| line.write_all(bytes));
    let (mut agent, mut play) = (wire.agent("guard", &GUARD), Play::new(&GUARD, 4));
    tell(&mut wire, &mut agent, &mut play, 5);
    view.until(45);
    assert!(
        view.get("/tree?agent=1").contains("404"),
        "it is the same agent"
    );
    line.write_all(&[1, 2, 3, 4, 5, 6, 0x7e]).unwrap();
    for expected in ["connected", "the end", "connected", "1 damaged frames"] {
        let said = view.says();
        assert!(said.ends_with(expected), "{said}");
    }
}

#[test]
fn programs_connect_to_the_viewer() {
    // A port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .port();
    let view = View::open(&format!("listen://127.0.0.1:{port}"));
    let mut lines = Vec::new();
    for program in 1..4 {
        let mut line = TcpStream::connect(("127.0.0.1", port)).unwrap();
        let mut wire = Wire::new(|bytes: &[u8]| line.write_all(bytes));
        let mut agent = wire.agent("guard", &GUARD);
        tell(&mut wire, &mut agent, &mut Play::new(&GUARD, program), 10);
        lines.push(line);
    }
    view.until(10);
    view.until_known(2, 10);
}

#[test]
fn standard_input_and_pipes_are_read() {
    let mut view = View::open("-");
    let mut input = view.input();
    let mut wire = Wire::new(|bytes: &[u8]| input.write_all(bytes));
    let (mut agent, mut play) = (wire.agent("guard", &GUARD), Play::new(&GUARD, 3));
    tell(&mut wire, &mut agent, &mut play, 40);
    input.flush().unwrap();
    view.until(40);
    drop(view);
    // A recording that comes through a pipe.
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.qb");
    record(&path, 3, 50);
    let mut view = View::open("-");
    view.input()
        .write_all(&std::fs::read(&path).unwrap())
        .unwrap();
    view.until(50);
    drop(view);
    // What a serial line said, in a file that still grows.
    let path = directory.path().join("line");
    let mut file = std::fs::File::create(&path).unwrap();
    let mut wire = Wire::new(|bytes: &[u8]| file.write_all(bytes));
    let (mut agent, mut play) = (wire.agent("guard", &GUARD), Play::new(&GUARD, 3));
    tell(&mut wire, &mut agent, &mut play, 10);
    let view = View::open(path.to_str().unwrap());
    view.until(10);
    tell(&mut wire, &mut agent, &mut play, 10);
    view.until(20);
    // And a file that is neither.
    let path = directory.path().join("else");
    std::fs::write(&path, "#!/bin/sh\n").unwrap();
    let (code, _, error) = run(&["view"], &[&path]);
    assert_eq!(code, Some(2));
    assert!(
        error.contains("this is no recording of quickbeam's"),
        "{error}"
    );
}
