//! What the editor completes, and the examples.

use bt_compiler::nodes::{all, OptionValues};
use serde_json::{json, Value};

macro_rules! examples {
    ($($name:literal: $title:literal,)*) => {
        /// Twelve trees, each with its title.
        pub const EXAMPLES: &[(&str, &str)] = &[$(
            ($title, include_str!(concat!("../trees/", $name, ".txt"))),
        )*];
    };
}

examples! {
    "door": "A door",
    "night": "A hero's night",
    "patrol": "A patrol that reacts",
    "robot": "A robot that charges",
    "retries": "Retries and time limits",
    "parallel": "Two things at once",
    "switch": "A switch by mood",
    "utility": "A choice by score",
    "recovery": "Try, and recover",
    "subtree": "A tree in a tree",
    "dead": "A branch that is never reached",
    "rests": "A tree that rests for ever",
}

/// Keywords with their options, and the examples.
pub fn words() -> Value {
    let words = all().map(|row| {
        let options = row.options.iter().map(|(name, values)| match values {
            OptionValues::Words(words) => json!({ "name": name, "values": words }),
            OptionValues::Threshold => json!({ "name": name, "values": ["all", "1", "2"] }),
        });
        json!({
            "keyword": row.keyword,
            "usage": row.usage,
            "summary": row.summary,
            "options": options.collect::<Vec<_>>(),
        })
    });
    let examples = EXAMPLES
        .iter()
        .map(|(title, text)| json!({ "title": title, "text": text }));
    json!({
        "words": words.collect::<Vec<_>>(),
        "examples": examples.collect::<Vec<_>>(),
    })
}
