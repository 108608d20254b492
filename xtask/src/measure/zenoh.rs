//! Three processes of a hundred agents each over Zenoh, and one viewer that sees them all, also when one is killed and started again.
//!
//! All of it is on this machine: peers are given, and nobody is looked for on the network.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{channel, Receiver};
use std::time::{Duration, Instant};

use anyhow::{ensure, Context, Result};
use serde_json::Value;
use xshell::cmd;

use crate::shell::{shell_in, target};

const NAMES: [&str; 3] = ["north", "south", "gate"];
const DOING: [&str; 4] = ["walk_to(0)", "walk_to(30)", "sit_down", "idle"];
const PATIENCE: Duration = Duration::from_secs(30);

/// A process that ends with its owner.
struct Process(Child);

impl Process {
    fn start(program: &str, arguments: &[&str]) -> Result<Self> {
        let program = target().join("debug").join(program);
        let mut command = Command::new(program);
        Ok(Self(
            command.args(arguments).stdout(Stdio::piped()).spawn()?,
        ))
    }

    fn lives(&mut self) -> Result<bool> {
        Ok(self.0.try_wait()?.is_none())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Lints, builds, and looks.
pub fn check() -> Result<()> {
    let shell = shell_in("examples/zenoh")?;
    cmd!(
        shell,
        "cargo clippy --quiet --locked --all-targets -- -D warnings"
    )
    .run()?;
    cmd!(shell, "cargo build --quiet --locked").run()?;
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let endpoint = format!("tcp/127.0.0.1:{port}");
    let start = |name: &'static str| Process::start("robots", &[name, &endpoint]);
    // One of them is there before the viewer.
    let mut robots = BTreeMap::from([(NAMES[0], start(NAMES[0])?)]);
    let mut viewer = Viewer::start(&endpoint)?;
    for name in &NAMES[1..] {
        robots.insert(name, start(name)?);
    }
    let all = |said: &Said| [said["robots"], said["agents"], said["gone"]] == [3, 300, 0];
    viewer.until("three processes of 100 agents are seen", all)?;
    viewer.until("what each does is known", |said| said["lost"] == 0)?;
    let rows = viewer.listed()?;
    let names: BTreeSet<&str> = rows.iter().filter_map(|row| row[1].as_str()).collect();
    ensure!(
        rows.len() == 300 && names.len() == 300,
        "{} rows, {} names",
        rows.len(),
        names.len()
    );
    let doing: BTreeSet<&str> = rows.iter().filter_map(|row| row[2].as_str()).collect();
    ensure!(
        doing.len() > 1 && doing.iter().all(|does| DOING.contains(does)),
        "{doing:?}"
    );

    // Killed, not asked to end.
    robots.remove(NAMES[1]);
    let before = viewer.until("one that is killed is gone", |said| {
        [said["robots"], said["gone"]] == [2, 100]
    })?;
    let rows = viewer.listed()?;
    let gone = rows
        .iter()
        .filter(|row| row[3] == true)
        .filter_map(|row| row[1].as_str()?.split(' ').next());
    let gone: BTreeSet<&str> = gone.collect();
    ensure!(gone == BTreeSet::from([NAMES[1]]), "gone are {gone:?}");
    viewer.until("the others go on", |said| {
        said["ticks"] > before["ticks"] + 400
    })?;

    robots.insert(NAMES[1], start(NAMES[1])?);
    viewer.until(
        "it is started again, and its agents are those of before",
        |said| all(said) && said["lost"] == 0,
    )?;
    ensure!(viewer.process.lives()?, "the viewer has ended");
    for (name, robot) in &mut robots {
        ensure!(robot.lives()?, "{name} has ended");
    }
    Ok(())
}

/// What the viewer says each second.
type Said = BTreeMap<String, u64>;

struct Viewer {
    process: Process,
    lines: Receiver<String>,
    page: String,
}

impl Viewer {
    fn start(endpoint: &str) -> Result<Self> {
        let mut process = Process::start("viewer", &[endpoint, "--port", "0"])?;
        let output = process.0.stdout.take().context("its output")?;
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            let mut lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.all(|line| sender.send(line).is_ok())
        });
        let page = lines.recv_timeout(PATIENCE).context("the viewer's page")?;
        Ok(Self {
            process,
            lines,
            page,
        })
    }

    /// Waits until what it says is so, and gives it.
    fn until(&self, what: &str, holds: impl Fn(&Said) -> bool) -> Result<Said> {
        let begin = Instant::now();
        let mut said = Said::new();
        loop {
            let left = PATIENCE.saturating_sub(begin.elapsed());
            let line = self.lines.recv_timeout(left);
            let line = line.with_context(|| format!("never: {what}; the last was {said:?}"))?;
            let words: Vec<&str> = line.split_whitespace().collect();
            said.clear();
            for pair in words.chunks(2) {
                let [name, number] = pair else {
                    anyhow::bail!("not names and numbers: {line}");
                };
                said.insert((*name).to_owned(), number.parse()?);
            }
            if holds(&said) {
                println!("{what} ({:.1} s)", begin.elapsed().as_secs_f64());
                return Ok(said);
            }
        }
    }

    /// What the page is told first: the rows of its list of agents.
    fn listed(&self) -> Result<Vec<Value>> {
        let host = self
            .page
            .trim_start_matches("http://")
            .trim_end_matches('/');
        let mut stream = TcpStream::connect(host)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(stream, "GET /live?agent=0 HTTP/1.1\r\nHost: {host}\r\n\r\n")?;
        for line in BufReader::new(stream).lines() {
            if let Some(text) = line?.strip_prefix("data: ") {
                let told: Value = serde_json::from_str(text)?;
                return Ok(told["agents"].as_array().context("agents")?.clone());
            }
        }
        anyhow::bail!("the page is told nothing")
    }
}
