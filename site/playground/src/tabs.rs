//! What is shown below the tree, and what changes the text: format and import.

use std::fmt::Write;

use bt_compiler::Diagnostic;
use bt_tools::explore::{Exploration, MostCalls};
use bt_tools::source::File;
use bt_tools::{export, format, import, source, xml};
use proc_macro2::TokenStream;
use serde_json::{json, Value};

use crate::described::described;
use crate::input::{is_file, Input};

/// To find the most leaf calls.
const MOST_STATES: usize = 100_000;
const FRONT: &str = "behavior_tree! {";

/// The text as the formatter has it.
pub fn format(text: &str) -> Result<Value, String> {
    let formatted = format_file(&as_file(text))?;
    let formatted = if is_file(text) {
        formatted
    } else {
        unwrapped(&formatted).ok_or("this cannot be formatted")?
    };
    Ok(json!({ "text": formatted }))
}

fn format_file(text: &str) -> Result<String, String> {
    let formatted = format::format(&File::new("tree.rs", text));
    formatted.map_err(|problems| {
        problems
            .first()
            .map(ToString::to_string)
            .unwrap_or_default()
    })
}

/// The text as a file with macro calls.
fn as_file(text: &str) -> String {
    if is_file(text) {
        text.to_owned()
    } else {
        format!("{FRONT}\n{}\n}}\n", text.trim())
    }
}

/// What is in the call. Nothing but white space between tokens may be lost with the indentation.
fn unwrapped(file: &str) -> Option<String> {
    let inner = file.trim_end().strip_prefix(FRONT)?.strip_suffix('}')?;
    let lines = inner.trim().lines();
    let lines = lines.map(|line| line.strip_prefix("    ").unwrap_or(line).trim_end());
    let text = lines.collect::<Vec<_>>().join("\n") + "\n";
    let tokens = |text: &str| text.parse::<TokenStream>().ok().map(|it| it.to_string());
    (tokens(inner)? == tokens(&text)?).then_some(text)
}

/// The code of all trees.
pub fn expansion(text: &str) -> Result<Value, String> {
    of_calls(text, bt_compiler::source)
}

/// The jump graphs of all trees.
pub fn graph(text: &str) -> Result<Value, String> {
    of_calls(text, bt_compiler::graph)
}

fn of_calls(
    text: &str,
    tell: fn(TokenStream) -> Result<String, Vec<Diagnostic>>,
) -> Result<Value, String> {
    let input = Input::of(text).map_err(|problem| problem.message)?;
    let told = input.calls.iter().map(|call| tell(call.tokens.clone()));
    let told: Result<Vec<String>, _> = told.collect();
    let told = told.map_err(|_| "the tree has mistakes".to_owned())?;
    Ok(json!({ "text": told.join("\n\n") }))
}

/// What the trees keep between two ticks, and the most leaf calls in a tick of this one.
pub fn state(text: &str, tree: usize) -> Result<Value, String> {
    let code = expansion(text)?;
    let mut told = structs(code["text"].as_str().unwrap_or_default());
    told += &most_calls(text, tree)?;
    Ok(json!({ "text": told }))
}

/// The types of states as they are compiled, each with its size as far as it is known.
fn structs(code: &str) -> String {
    let mut told = String::new();
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let head = line.trim_start();
        if !head.starts_with("struct ") && !head.starts_with("pub struct ") {
            continue;
        }
        if !head.ends_with('{') {
            continue;
        }
        let indent = &line[..line.len() - head.len()];
        let end = format!("{indent}}}");
        let fields: Vec<&str> = lines.by_ref().take_while(|line| **line != end).collect();
        let fields = fields
            .iter()
            .map(|line| line.strip_prefix(indent).unwrap_or(line));
        let fields: Vec<&str> = fields.collect();
        let (size, fields) = (size(&fields), fields.join("\n"));
        let _ = write!(told, "// {size}\n{head}\n{fields}\n}}\n\n");
    }
    told
}

/// The size of the fields: alignment may add to it.
fn size(fields: &[&str]) -> String {
    let (mut bytes, mut instants, mut others) = (0, 0, 0);
    for field in fields.iter().map(|field| field.trim()) {
        if field.starts_with("///") || field.starts_with('#') {
            continue;
        }
        let Some((_, ty)) = field.split_once(": ") else {
            continue;
        };
        match ty.trim_end_matches(',') {
            "u8" | "bool" => bytes += 1,
            "u16" => bytes += 2,
            "u32" => bytes += 4,
            "u64" => bytes += 8,
            "u128" | "::core::time::Duration" => bytes += 16,
            ty if ty.ends_with("::Instant") => instants += 1,
            _ => others += 1,
        }
    }
    let plural = |count: usize| if count == 1 { "" } else { "s" };
    let mut told = format!("{bytes} byte{}", plural(bytes));
    if instants > 0 {
        let plural = plural(instants);
        let _ = write!(told, ", {instants} instant{plural} of the context's clock");
    }
    if others > 0 {
        let plural = plural(others);
        let _ = write!(told, ", {others} value{plural} of types of yours");
    }
    told
}

fn most_calls(text: &str, tree: usize) -> Result<String, String> {
    let described = described(text, tree)?;
    let mut exploration = Exploration::of(described.info).at_most_states(MOST_STATES);
    for (node, gives) in &described.gives {
        exploration = exploration.gives(&format!("#{node}"), gives);
    }
    let facts = exploration.facts();
    let whose = if described.name.is_empty() {
        "the tree"
    } else {
        &described.name
    };
    Ok(match facts.most_calls() {
        MostCalls::Bounded { calls, .. } if facts.is_complete() => {
            format!("// A tick of {whose} calls at most {calls} leaves.\n")
        }
        MostCalls::Bounded { .. } => format!(
            "// A tick of {whose}: the most leaf calls are not known, as it has more than {MOST_STATES} states.\n"
        ),
        MostCalls::Unbounded(_) => {
            format!("// A tick of {whose} may go round and round: leaf calls have no bound.\n")
        }
    })
}

/// For BehaviorTree.CPP and Groot2.
pub fn xml(text: &str) -> Result<Value, String> {
    let file = File::new("tree.rs", as_file(text));
    let named = source::described(&file);
    let named = named.map_err(|_| "the tree has mistakes".to_owned())?;
    let text = if named.is_empty() {
        export::to_xml(described(text, 0)?.info)
    } else {
        export::to_xml_in(&file, &named)
    };
    Ok(json!({ "text": text }))
}

/// Trees from XML of BehaviorTree.CPP, and what needs a person.
pub fn import(text: &str) -> Result<Value, String> {
    let project = xml::read_text("pasted.xml", text).map_err(|wrong| wrong.to_string())?;
    let imported = import::import(&project).map_err(|wrong| wrong.to_string())?;
    let notes = imported.notes.iter();
    let notes = notes.map(|note| format!("{}: {}", project.show(note.place), note.message));
    let notes: Vec<String> = notes.collect();
    let text = format_file(&imported.text).unwrap_or(imported.text);
    Ok(json!({ "text": text, "notes": notes }))
}
