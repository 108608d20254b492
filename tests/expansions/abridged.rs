//! What every tree in item form has alike is kept in one snapshot, `door_item`, and left out of the others.

const LEFT_OUT: &str = "// As in `door_item.snap`.\n";

/// The text of an expansion without the methods that are the same in every tree.
pub fn abridged(name: &str, source: &str) -> String {
    if name == "door_item" {
        return source.to_owned();
    }
    let mut text = source.to_owned();
    // What users call: the tree does it as `Behavior`.
    cut(
        &mut text,
        "    /// Ticks the tree once.\n",
        "    /// The resume index of",
        |part| part.contains("::Behavior::tick(self, "),
    );
    cut(
        &mut text,
        "    /// The resume index of",
        "    /// What runs: ",
        |part| part.contains("Self::__resume_index(self, node)") || part.contains("_node: u16"),
    );
    cut(
        &mut text,
        "    /// What runs: ",
        "    /// Ticks the tree once, as",
        |part| !part.contains("\n}\n"),
    );
    cut(&mut text, "    /// What runs: ", "\n}\n", |_| true);
    cut(
        &mut text,
        "    /// Ticks the tree once, as",
        "\n}\n",
        |part| part.contains("::Observed::tick_with(self, "),
    );
    // The same once more, with what is told; one snapshot shows it.
    if name != "observed" {
        let end = "\n    }\n";
        cut(
            &mut text,
            "        #[inline]\n        fn __observed_tick<",
            end,
            |_| true,
        );
    }
    let plain_reset = "{\n            Self::halt(self, ";
    let is_plain = |part: &str| part.contains(plain_reset) && part.matches(';').count() == 1;
    cut(
        &mut text,
        "        #[inline]\n        fn forget(",
        "        fn described()",
        is_plain,
    );
    cut(&mut text, "        fn described()", "\n    }\n", |_| true);
    for indent in ["    ", "        "] {
        let note = format!("\n{indent}{LEFT_OUT}");
        let twice = format!("{note}{}", &note[1..]);
        while text.contains(&twice) {
            text = text.replace(&twice, &note);
        }
    }
    text
}

/// Leaves out each part that goes from one line to another, or to the end of the lines before it, if it is as it should be.
fn cut(text: &mut String, from: &str, to: &str, is_alike: impl Fn(&str) -> bool) {
    let mut at = 0;
    while let Some(start) = text[at..].find(from).map(|start| at + start) {
        let Some(end) = text[start..].find(to).map(|end| start + end) else {
            return;
        };
        let end = end + usize::from(to.starts_with('\n'));
        if is_alike(&text[start..end]) {
            let indent = &from[..from.len() - from.trim_start().len()];
            let note = format!("{indent}{LEFT_OUT}");
            text.replace_range(start..end, &note);
            at = start + note.len();
        } else {
            at = end;
        }
    }
}
