//! Ticks all trees and machines that `cargo xtask measure sizes` has written.
//!
//! ```text
//! sizes first|middle|last TICKS
//! ```

use sizes::shapes;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [position, ticks] = &arguments[..] else {
        panic!("usage: sizes first|middle|last TICKS");
    };
    let ticks = ticks.parse().expect("a number of ticks");
    match position.as_str() {
        "first" => shapes::first(ticks),
        "middle" => shapes::middle(ticks),
        "last" => shapes::last(ticks),
        _ => panic!("no such position"),
    }
}
