//! Serves trees of several sizes that are played at random, for tests of the page and measurements of the server:
//! `serve [--nodes 5,60] [--agents 1] [--rate 60]`. It prints where the page is, and ends with its standard input.

// Some of it is for other tests.
#[allow(dead_code)]
#[path = "../watch/play.rs"]
mod play;

use bt_core::observe::{Observer, Operation};
use bt_core::Status;
use bt_tools::model::{Answer, Answers, Asked, Question};
use bt_tools::watch::{Watch, Watched};
use play::{large, Play, Thrown, GUARD};
use std::io::Read;
use std::time::{Duration, Instant};

/// A player who looks whether the page answers in place of a leaf.
struct Watching<'a> {
    thrown: Thrown<'a>,
    watched: &'a mut Watched,
}

impl Answers for Watching<'_> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let instead = match question.asked {
            Asked::Status { .. } => self.watched.before(question.node),
            _ => None,
        };
        let answer = match instead {
            Some(status) => Answer::Status(status),
            None => self.thrown.answer(question)?,
        };
        self.watched.answer(question.node, answer);
        Some(answer)
    }
}

fn tick(play: &mut Play, watched: &mut Watched) -> Status {
    let info = play.model.info();
    watched.begin(Operation::Tick, info);
    let thrown = Thrown::new(&mut play.dice, info);
    let given = play.model.tick(&mut Watching { thrown, watched });
    let status = given.expect("an answer to each question");
    watched.end(Operation::Tick, Some(status));
    status
}

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
                tick(play, watched);
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
