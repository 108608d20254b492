//! A tree for Groot2 to look at: `cargo run --package bt-tools --example groot2 [PORT [FILE.xml]]`: one of ours, or the main tree of a file.
//!
//! The tree runs in a model, whose leaves answer by a small generator, and is shown at the port and the next one (1667, unless another
//! is given; 0 is any free one). The first line that is printed is the port. It ends when the input does.

use bt_core::info::TreeInfo;
use bt_tools::groot2::{Publisher, PORT};
use bt_tools::import::import;
use bt_tools::model::{Answer, Asked, Model, Question};
use bt_tools::source::{described, File};
use bt_tools::xml;
use quickbeam::{behavior_tree, Status, Tree};
use std::error::Error;
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

/// The last tree of what is imported, which stands in no other.
fn of_file(file: &str) -> Result<&'static TreeInfo, Box<dyn Error>> {
    let imported = import(&xml::read_files(&[file.into()])?)?;
    let trees = described(&File::new("imported.rs", imported.text));
    let trees = trees.map_err(|problems| format!("{problems:?}"))?;
    trees.last().copied().ok_or_else(|| "no tree".into())
}

fn main() -> Result<(), Box<dyn Error>> {
    let port = match std::env::args().nth(1) {
        Some(port) => port.parse()?,
        None => PORT,
    };
    let tree = match std::env::args().nth(2) {
        Some(file) => of_file(&file)?,
        None => Enter::INFO,
    };
    let publisher = Publisher::local(port, &tree)?;
    println!("{}", publisher.port());
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut model = Model::of(tree);
            let mut chance = 1_u64;
            let mut answers = |question: Question| leaf(tree, question, &mut chance);
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

/// What a leaf gives, if it is no constant: anything, and `Running` now and then. The first is a condition, which answers at once.
fn leaf(tree: &'static TreeInfo, question: Question, chance: &mut u64) -> Option<Answer> {
    *chance ^= *chance << 13;
    *chance ^= *chance >> 7;
    *chance ^= *chance << 17;
    match question.asked {
        Asked::Status { .. } => {}
        Asked::Elapsed => return Some(Answer::Elapsed(*chance % 4 == 0)),
        _ => return None,
    }
    let node = tree.node(question.node)?;
    match node.text {
        "{ true }" => return Some(Answer::Status(Status::Success)),
        "{ false }" => return Some(Answer::Status(Status::Failure)),
        _ => {}
    }
    Some(Answer::Status(match *chance % 4 {
        0 if node.text != "is_open" => Status::Running,
        1 => Status::Success,
        _ => Status::Failure,
    }))
}
