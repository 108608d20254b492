//! The formatter of trees: one style, whatever they looked like before.
//!
//! Only white space changes: all tokens and comments stay, and stay in order. That is compared each time, and a
//! file in which anything else would change is refused. The style is described in the guide of `quickbeam`.
//!
//! ```
//! use bt_tools::{format::format, source::File};
//!
//! let file = File::new("src/ai.rs", "fn f() {
//!     let tree = behavior_tree! { fallback<door_open,reactive_fallback<rested,timeout(8h,sleep)>> };
//! }
//! ");
//! let formatted = format(&file).map_err(|problems| problems[0].clone())?;
//! assert_eq!(formatted, "fn f() {
//!     let tree = behavior_tree! {
//!         fallback<
//!             door_open,
//!             reactive_fallback< rested, timeout(8h, sleep) >
//!         >
//!     };
//! }
//! ");
//! # Ok::<(), bt_tools::source::Problem>(())
//! ```

mod call;
mod cursor;
mod document;
mod items;
mod nodes;
mod rust;
mod tokens;
mod verify;

use crate::source::{Annotation, Call, File, Problem, Surroundings};

/// How often a file is gone through at most. Calls inside the code of others are formatted after these, and may be
/// moved by what those are moved by.
const ROUNDS: usize = 8;

/// The text of a file with its trees formatted; nothing outside of them is touched.
///
/// Trees in comments, templates of `macro_rules!` and whatever stands after `#[rustfmt::skip]` are left alone, and so are
/// calls in the input of other macros that are not right. A call in parentheses or square brackets is left to rustfmt
/// where that can read it.
///
/// # Errors
///
/// All mistakes in the syntax of trees, and the first token that is none of Rust's. The file is not formatted then.
pub fn format(file: &File) -> Result<String, Vec<Problem>> {
    // Trees may be nested a thousand deep.
    let stack = 512 * 1024 * 1024;
    std::thread::scope(|scope| {
        let worker = std::thread::Builder::new().stack_size(stack);
        let worker = worker.spawn_scoped(scope, || all_rounds(file));
        match worker.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(result)) => result,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(_) => all_rounds(file),
        }
    })
}

fn all_rounds(file: &File) -> Result<String, Vec<Problem>> {
    let mut text = file.text().to_owned();
    for round in 0..ROUNDS {
        let current = File::new(file.path(), text.as_str());
        let next = one_round(&current)?;
        if next == text {
            break;
        }
        if round + 1 == ROUNDS {
            return Err(vec![unsettled(file)]);
        }
        text = next;
    }
    if text != file.text() {
        verify::verify(file, &text).map_err(|problem| vec![problem])?;
    }
    Ok(text)
}

fn unsettled(file: &File) -> Problem {
    Problem {
        message: "formatting does not settle; the file is left as it is".to_owned(),
        range: 0..file.text().len().min(1),
        annotations: vec![left()],
    }
}

/// What is said of a tree that the formatter leaves alone, as it would not be the same.
fn left() -> Annotation {
    Annotation::Help(
        "the file stays as it is; `#[rustfmt::skip]` before the call leaves it out".to_owned(),
    )
}

/// Formats every call once.
fn one_round(file: &File) -> Result<String, Vec<Problem>> {
    let calls = file.calls().map_err(|problem| vec![problem])?;
    let tabs = call::uses_tabs(file, &calls);
    let mut problems = Vec::new();
    let mut out = String::new();
    let mut done = 0;
    for call in &calls {
        // What stands in the code of a tree comes in the next round, when the tree stands still.
        if call.input.start < done || call.rustfmt_skip {
            continue;
        }
        match call::formatted(file, call, tabs) {
            Ok(None) => {}
            Ok(Some(text)) => {
                out.push_str(&file.text()[done..call.name.end]);
                out.push_str(&text);
                done = call.input.end;
            }
            Err(_) if !is_plain_code(call) => {}
            Err(found) => problems.extend(found),
        }
    }
    out.push_str(&file.text()[done..]);
    if problems.is_empty() {
        Ok(out)
    } else {
        Err(problems)
    }
}

fn is_plain_code(call: &Call) -> bool {
    call.surroundings == Surroundings::Code
}
