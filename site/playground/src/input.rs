//! What is in the editor: the input of `behavior_tree!`, or a file of Rust with such calls.

use std::ops::Range;

use bt_compiler::CheckedTree;
use bt_tools::source::{Call, File, Problem, Surroundings};

/// The text, and the macro calls in it.
pub struct Input {
    pub file: File,
    pub calls: Vec<Call>,
    units: Units,
}

/// A call with what the compiler makes of it.
pub struct Checked<'a> {
    pub call: &'a Call,
    pub trees: Vec<CheckedTree>,
    pub problems: Vec<Problem>,
}

impl Input {
    /// # Errors
    ///
    /// Where the text is no Rust.
    pub fn of(text: &str) -> Result<Self, Problem> {
        let file = File::new("tree.rs", text);
        let calls = if is_file(text) {
            let calls = file.calls()?.into_iter();
            calls
                .filter(|call| call.surroundings == Surroundings::Code)
                .collect()
        } else {
            vec![Call::whole(text)?]
        };
        let units = Units::of(text);
        Ok(Self { file, calls, units })
    }

    pub fn check(&self) -> Vec<Checked<'_>> {
        let checked = self.calls.iter().map(|call| {
            let (trees, problems) = call.check();
            Checked {
                call,
                trees,
                problems,
            }
        });
        checked.collect()
    }

    /// Where these bytes are as editors count.
    pub fn units(&self, bytes: &Range<usize>) -> (usize, usize) {
        (self.units.at(bytes.start), self.units.at(bytes.end))
    }
}

/// The places of bytes in units of UTF-16, in which editors count.
pub struct Units(Vec<usize>);

impl Units {
    pub fn of(text: &str) -> Self {
        let mut units = Vec::with_capacity(text.len() + 1);
        let mut at = 0;
        for letter in text.chars() {
            units.extend(std::iter::repeat_n(at, letter.len_utf8()));
            at += letter.len_utf16();
        }
        units.push(at);
        Self(units)
    }

    pub fn at(&self, byte: usize) -> usize {
        self.0[byte.min(self.0.len() - 1)]
    }
}

/// Whether the trees are in macro calls.
pub fn is_file(text: &str) -> bool {
    ["behavior_tree!", "behavior_tree_source!"]
        .iter()
        .any(|call| text.contains(call))
}
