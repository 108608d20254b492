//! A tree for Groot2 to look at: `cargo run --package bt-tools --example groot2 [PORT]`.
//!
//! The tree runs in a model, whose leaves answer by a small generator, and is shown at the port and the next one (1667, unless another
//! is given; 0 is any free one). The first line that is printed is the port. It ends when the input does.

use bt_tools::groot2::{Publisher, PORT};
use bt_tools::model::{Answer, Asked, Model, Question};
use quickbeam::{behavior_tree, Status, Tree};
use std::io::{stdin, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

fn is_open(_: &mut u32) -> bool {
    true
}

fn act(_: &mut u32, _: &str) -> Status {
    Status::Success
}

behavior_tree! {
    /// Gets the door open.
    tree Open(door: &mut u32) {
        fallback< is_open, retry(5, pick_lock: act("pick the lock")), smash: act("smash the door") >
    }

    /// Goes through.
    tree Enter(door: &mut u32) {
        sequence< open: Open::new(), pass: act("pass through") >
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let port = match std::env::args().nth(1) {
        Some(port) => port.parse()?,
        None => PORT,
    };
    let publisher = Publisher::local(port, &Enter::INFO)?;
    println!("{}", publisher.port());
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut model = Model::of(Enter::INFO);
            let mut chance = 1_u64;
            let mut answers = |question: Question| leaf(question, &mut chance);
            while !is_over.load(Ordering::Relaxed) {
                if let Err(lost) = publisher.tick(&mut model, &mut answers) {
                    eprintln!("{lost}");
                    break;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        // Whatever is typed.
        let _ = stdin().read_to_end(&mut Vec::new());
        is_over.store(true, Ordering::Relaxed);
    });
    Ok(())
}

/// What a leaf gives: anything, and `Running` now and then. The first is a condition, which answers at once.
fn leaf(question: Question, chance: &mut u64) -> Option<Answer> {
    let Asked::Status { .. } = question.asked else {
        return None;
    };
    *chance ^= *chance << 13;
    *chance ^= *chance >> 7;
    *chance ^= *chance << 17;
    let node = Enter::INFO.node(question.node)?;
    Some(Answer::Status(match *chance % 4 {
        0 if node.text != "is_open" => Status::Running,
        1 => Status::Success,
        _ => Status::Failure,
    }))
}
