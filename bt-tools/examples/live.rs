//! A guard on patrol in the terminal, whose tree is a file: `cargo run -p bt-tools --example live`.
//!
//! It says which file. Change it while he walks, and he does otherwise from his next step on. A mistake is shown, and he goes on as
//! before. With `--tree guard.tree` it is a file of your own; with `--ticks 100` it ends after so many ticks, as fast as it can be.

use bt_tools::live::{Leaves, Tree};
use bt_tools::source::{File, Problem};
use quickbeam::{Clock, ManualClock, Status};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, io, thread};

const NIGHT: &str = r#"fallback<
    // A cup of tea, not more than one in three seconds.
    sequence< cold, cooldown(3s, say("Tea!")), warm_up >,
    sequence<
        walk_to(0), say("All is well at the gate."),
        walk_to(8), say("And at the tower."),
        wait(600ms)
    >
>
"#;

#[derive(Default)]
struct Guard {
    clock: ManualClock,
    at: u32,
    warmth: u32,
}

impl Clock for Guard {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.clock.now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

impl Guard {
    fn cold(&self) -> bool {
        self.warmth == 0
    }

    fn warm_up(&mut self) {
        self.warmth = 40;
    }

    fn say(&self, words: &str) {
        println!("{:1$}{words}", "", self.at as usize + 2);
    }

    fn walk_to(&mut self, post: u32) -> Status {
        if self.at == post {
            return Status::Success;
        }
        self.at = if self.at < post {
            self.at + 1
        } else {
            self.at - 1
        };
        println!("{:>1$}", '@', self.at as usize + 1);
        Status::Running
    }
}

fn leaves() -> Leaves<Guard> {
    Leaves::new()
        .with_clock()
        .leaf("cold", Guard::cold)
        .leaf("warm_up", Guard::warm_up)
        .leaf("say", Guard::say)
        .leaf("walk_to", Guard::walk_to)
}

fn show(path: &Path, text: &str, problems: &[Problem]) {
    let file = File::new(path, text);
    for problem in problems {
        let at = file.position(problem.range.start);
        println!("{}:{at}: {problem}", path.display());
        for annotation in &problem.annotations {
            println!("    {annotation}");
        }
    }
}

/// What stands behind this option.
fn option(name: &str) -> Option<String> {
    env::args().skip_while(|argument| argument != name).nth(1)
}

fn main() -> io::Result<()> {
    let path = option("--tree").map_or_else(|| env::temp_dir().join("guard.tree"), PathBuf::from);
    let ticks: Option<u32> = option("--ticks").and_then(|ticks| ticks.parse().ok());
    if option("--tree").is_none() {
        fs::write(&path, NIGHT)?;
    }
    println!(
        "The guard's tree is {}. Change it while he walks.",
        path.display()
    );

    let (leaves, mut guard) = (leaves(), Guard::default());
    let (mut text, mut night): (_, Option<Tree<Guard>>) = (String::new(), None);
    for tick in 0.. {
        if ticks == Some(tick) {
            break;
        }
        let found = fs::read_to_string(&path)?;
        if found != text {
            text = found;
            match (leaves.tree(&text), &mut night) {
                (Err(problems), _) => show(&path, &text, &problems),
                (Ok(tree), Some(night)) => night.replace(tree, &mut guard),
                (Ok(tree), none) => *none = Some(tree),
            }
        }
        if let Some(night) = &mut night {
            night.tick(&mut guard);
        }
        guard.warmth = guard.warmth.saturating_sub(1);
        guard.clock.advance(Duration::from_millis(200));
        if ticks.is_none() {
            thread::sleep(Duration::from_millis(200));
        }
    }
    Ok(())
}
