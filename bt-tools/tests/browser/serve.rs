//! Serves trees of several sizes that are played at random, for tests of the page and measurements of the server:
//! `serve [--nodes 5,60] [--agents 1] [--rate 60]`. It prints where the page is, and ends with its standard input.

// Some of it is for other tests.
#[allow(dead_code)]
#[path = "../watch/play.rs"]
mod play;

use bt_tools::watch::Watch;
use play::{large, Play, GUARD};
use std::io::Read;
use std::time::{Duration, Instant};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value = |name: &str, default: &str| {
        let at = arguments.iter().position(|argument| argument == name);
        at.map_or(default.to_owned(), |at| arguments[at + 1].clone())
    };
    let rate: u64 = value("--rate", "60").parse().expect("ticks a second");
    let agents: u64 = value("--agents", "1")
        .parse()
        .expect("so many agents of each size");
    let sizes = value("--nodes", "5");
    let sizes = sizes.split(',').map(|size| size.parse().expect("nodes"));
    let watch = Watch::settings()
        .address(([127, 0, 0, 1], 0))
        .open()
        .expect("a free port");
    let mut played = Vec::new();
    for size in sizes {
        let info = if size == 5 { &GUARD } else { large(size, 9) };
        for agent in 0..agents {
            let seed = agent + 1 + size as u64;
            let name = format!("{size} nodes, {}", agent + 1);
            played.push((Play::new(info, seed), watch.agent(&name, info)));
        }
    }
    println!("{}", watch.url());
    std::thread::spawn(move || {
        let period = Duration::from_nanos(1_000_000_000 / rate.max(1));
        let mut due = Instant::now();
        for number in 0u64.. {
            for (play, watched) in &mut played {
                watched.context(&(number, "the context as Debug prints it"));
                play.tick_with(watched);
            }
            if number % 300 == 100 {
                if let Some((_, watched)) = played.first_mut() {
                    watched.mark("goal", "royalblue");
                }
            }
            due += period;
            std::thread::sleep(due.saturating_duration_since(Instant::now()));
        }
    });
    // It ends with whoever started it.
    let mut nothing = Vec::new();
    let _ = std::io::stdin().read_to_end(&mut nothing);
}
