//! What every tree in item form has alike is kept in one snapshot, `door_item`, and left out of the others.

const LEFT_OUT: &str = "// As in `door_item.snap`.\n";

/// The text of an expansion without the methods that are the same in every tree, and without `impl Behavior`.
pub fn abridged(name: &str, source: &str) -> String {
    if name == "door_item" {
        return source.to_owned();
    }
    let mut text = source.to_owned();
    let plain_reset = "{\n            Self::halt(self, ";
    cut(
        &mut text,
        "        /// Halts the tree and forgets",
        "        /// Whether the last tick",
        |part| part.contains(plain_reset),
    );
    cut(
        &mut text,
        "        /// Whether the last tick",
        "        /// The resume index of",
        |_| true,
    );
    cut(
        &mut text,
        "        /// The resume index of",
        "    }\n\n    impl ",
        |part| part.contains("_node: u16"),
    );
    cut(
        &mut text,
        "        /// What runs: ",
        "    }\n\n    impl ",
        |_| true,
    );
    cut(
        &mut text,
        "    impl Behavior<",
        "    #[automatically_derived]\n    impl",
        |_| true,
    );
    let twice = format!("        {LEFT_OUT}").repeat(2);
    while text.contains(&twice) {
        text = text.replace(&twice, &twice[twice.len() / 2..]);
    }
    text
}

/// Leaves out each part that goes from one line to another, if it is as it should be.
fn cut(text: &mut String, from: &str, to: &str, is_alike: impl Fn(&str) -> bool) {
    let mut at = 0;
    while let Some(start) = text[at..].find(from).map(|start| at + start) {
        let Some(end) = text[start..].find(to).map(|end| start + end) else {
            return;
        };
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
