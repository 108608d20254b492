//! Names from elsewhere as names of Rust.

use std::collections::HashSet;

/// Words that cannot name anything, in any edition; and those of the trees' own language that would
/// be read as nodes.
const RESERVED: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield", "tree", "bool", "str", "u8",
    "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f32", "f64",
];

/// Types that generated code uses itself.
const TYPES: &[&str] = &[
    "Blackboard",
    "Robot",
    "Status",
    "Children",
    "Composite",
    "Clock",
    "StdClock",
    "Duration",
    "Instant",
    "String",
    "Vec",
    "Option",
    "Some",
    "None",
    "Ok",
    "Err",
    "Default",
    "Clone",
    "Copy",
    "Debug",
    "PartialEq",
    "Self",
    "Box",
    "Result",
    "Iterator",
    "Ask",
    "Recovery",
    "Pipeline",
    "RoundRobin",
    "Rate",
    "Distance",
    "OnChange",
    "SingleTrigger",
    "ForEach",
    "RepeatBy",
    "RetryBy",
];

/// The words of a name: `ComputePathToPose`, `compute_path_to_pose`, `HTTPGet 2` alike.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let letters: Vec<char> = name.chars().collect();
    let mut open = false;
    for (n, &letter) in letters.iter().enumerate() {
        if !letter.is_ascii_alphanumeric() {
            open = false;
            continue;
        }
        let before = n.checked_sub(1).map(|n| letters[n]);
        let after = letters.get(n + 1);
        let begins = letter.is_ascii_uppercase()
            && (before.is_some_and(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
                || before.is_some_and(|it| it.is_ascii_uppercase())
                    && after.is_some_and(char::is_ascii_lowercase));
        if !open || begins {
            words.push(String::new());
            open = true;
        }
        if let Some(word) = words.last_mut() {
            word.push(letter.to_ascii_lowercase());
        }
    }
    words
}

/// `compute_path_to_pose`
pub fn snake(name: &str) -> String {
    let mut snake = words(name).join("_");
    if snake.is_empty() {
        snake.push_str("unnamed");
    }
    if snake.starts_with(|it: char| it.is_ascii_digit()) {
        snake.insert(0, 'n');
    }
    if RESERVED.contains(&snake.as_str()) || bt_compiler::nodes::find(&snake).is_some() {
        snake.push('_');
    }
    snake
}

/// `ComputePathToPose`, as a name that generated code does not use itself.
pub fn camel(name: &str) -> String {
    let mut camel = plain_camel(name);
    if TYPES.contains(&camel.as_str()) {
        camel.push_str("Node");
    }
    camel
}

/// `ComputePathToPose`
pub fn plain_camel(name: &str) -> String {
    let mut camel = String::new();
    for word in words(name) {
        let mut letters = word.chars();
        camel.extend(letters.next().map(|it| it.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    if camel.is_empty() {
        camel.push_str("Unnamed");
    }
    if camel.starts_with(|it: char| it.is_ascii_digit()) {
        camel.insert(0, 'N');
    }
    camel
}

/// Names that are taken.
#[derive(Debug, Default)]
pub struct Taken(HashSet<String>);

impl Taken {
    /// The name itself if it is free, else the name with a number.
    pub fn take(&mut self, name: &str) -> String {
        let mut free = name.to_owned();
        let mut number = 2;
        while !self.0.insert(free.clone()) {
            let gap = if name.ends_with('_') { "" } else { "_" };
            let camel = name.starts_with(|it: char| it.is_ascii_uppercase());
            free = format!("{name}{}{number}", if camel { "" } else { gap });
            number += 1;
        }
        free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_names_of_rust() {
        assert_eq!(snake("ComputePathToPose"), "compute_path_to_pose");
        assert_eq!(snake("HTTPGet 2"), "http_get_2");
        assert_eq!(snake("joint-group.name"), "joint_group_name");
        assert_eq!(snake("loop"), "loop_");
        assert_eq!(snake("wait"), "wait_");
        assert_eq!(snake("3d"), "n3d");
        assert_eq!(snake("über"), "ber");
        assert_eq!(camel("move_to waypoint"), "MoveToWaypoint");
        assert_eq!(camel("Robot"), "RobotNode");
        assert_eq!(camel("2nd"), "N2nd");
        let mut taken = Taken::default();
        assert_eq!(
            (taken.take("a"), taken.take("a")),
            ("a".into(), "a_2".into())
        );
    }
}
