//! How long it takes from saving a file until its tree is ticked: `cargo run -p bt-tools --features live --example live_large`.
//!
//! It writes copies of itself with a tree of 500 nodes, and prints the longest of some times, in milliseconds.

use bt_tools::live::Live;
use quickbeam::{behavior_tree, Status};
use std::time::{Duration, Instant};
use std::{env, fs, io, process, thread};

fn step(at: &mut u32, to: u32, slowly: bool) -> Status {
    *at = to;
    if slowly {
        Status::Running
    } else {
        Status::Success
    }
}

behavior_tree! {
    #[live]
    tree Walk(at: &mut u32) {
        sequence< step(1, false), step(2, true) >
    }
}

/// A body of so many nodes, whose first step goes there.
fn nodes(count: u32, first: u32) -> String {
    let steps = (0..count / 5).map(|number| {
        format!(
            "fallback<
                invert(step({number}, false)),
                force_success(step(0, false))
            >"
        )
    });
    let steps: Vec<String> = steps.collect();
    format!("sequence< step({first}, true), {} >", steps.join(",\n"))
}

fn main() -> io::Result<()> {
    let text = include_str!("live_large.rs");
    let body = "sequence< step(1, false), step(2, true) >";
    let path = env::temp_dir().join(format!("live_large_{}.rs", process::id()));
    fs::write(&path, text.replacen(body, &nodes(500, 0), 1))?;
    let mut walk = Live::<Walk>::from_file(&path, ());
    let mut longest = Duration::ZERO;
    for first in 1..=10 {
        let mut at = 0;
        let text = text.replacen(body, &nodes(500, first), 1);
        let saved = Instant::now();
        fs::write(&path, text)?;
        while at != first {
            walk.tick(&mut at);
            thread::sleep(Duration::from_micros(200));
            assert!(saved.elapsed() < Duration::from_secs(60), "no change");
        }
        longest = longest.max(saved.elapsed());
    }
    fs::remove_file(path)?;
    println!("{}", longest.as_millis());
    Ok(())
}
