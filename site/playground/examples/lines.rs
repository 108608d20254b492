//! Answers requests as the playground does, a line each: what `check.py` compares the answers in a browser with.

use std::io::{stdin, stdout, Write};

fn main() -> std::io::Result<()> {
    for line in stdin().lines() {
        writeln!(stdout(), "{}", playground::answer(&line?))?;
    }
    Ok(())
}
