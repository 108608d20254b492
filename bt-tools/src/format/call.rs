//! One call of the macro, formatted where it stands.

use super::cursor::{indentation, Cursor, Mismatch};
use super::document::{lay_out, Doc, Page};
use super::items::input;
use super::left;
use super::rust::arguments;
use super::tokens::flatten;
use crate::source::{Call, File, Problem, Surroundings};
use bt_compiler::syntax::ast::Input;
use bt_compiler::{parse, Diagnostics};
use proc_macro2::Delimiter;
use unicode_width::UnicodeWidthStr;

/// What stands after the name of a call, as it should be up to the bracket that closes it; none if it is so already, or is
/// not for this formatter.
pub fn formatted(file: &File, call: &Call, tabs: bool) -> Result<Option<String>, Vec<Problem>> {
    let old = &file.text()[call.input.clone()];
    if call.surroundings == Surroundings::Definition && old.contains('$') {
        return Ok(None);
    }
    let mut diagnostics = Diagnostics::default();
    let tree = parse(call.tokens.clone(), &mut diagnostics);
    let errors = diagnostics.into_errors();
    let Some(tree) = tree.filter(|_| errors.is_empty()) else {
        return Err(errors.iter().map(|error| call.problem(error)).collect());
    };
    if call.delimiter != Delimiter::Brace && arguments(old).is_some() {
        // rustfmt can read it.
        return Ok(None);
    }
    let bracket = &file.text()[call.name.end..call.input.start];
    let new_bracket = match bracket.strip_suffix('{') {
        Some(bang) if bang.trim() == "!" => "! {",
        _ => bracket,
    };
    let by = new_bracket.width().wrapping_sub(bracket.width());
    let new = laid_out(file, call, &tree, (tabs, by));
    let new = new.map_err(|mismatch| mistakes(call).unwrap_or_else(|| vec![unknown(&mismatch)]))?;
    let changes = new != old || new_bracket != bracket;
    Ok(changes.then(|| format!("{new_bracket}{new}")))
}

fn laid_out(
    file: &File,
    call: &Call,
    tree: &Input,
    (tabs, by): (bool, usize),
) -> Result<String, Mismatch> {
    let (text, range) = (file.text(), &call.input);
    let tokens = flatten(text, call.tokens.clone(), range.start, call.base);
    let mut cursor = Cursor::new(text, tokens, range.start, range.end);
    let pad = match call.delimiter {
        Delimiter::Brace => Doc::line,
        _ => Doc::soft,
    };
    let doc = input(&mut cursor, call.base, tree, pad)?;
    let before = &text[text[..range.start]
        .rfind('\n')
        .map_or(0, |newline| newline + 1)..range.start];
    let after = text[range.end..].lines().next().unwrap_or_default();
    let indent = indentation(before);
    let page = Page {
        indent,
        column: (indent + before.trim_start().width()).wrapping_add(by),
        tail: after.width(),
        tabs,
        line_end: if text.contains("\r\n") { "\r\n" } else { "\n" },
    };
    Ok(lay_out(&doc, &page))
}

/// What is wrong with a tree beyond its syntax, if anything is: the parser keeps some of what stands in the wrong place, so
/// that all of it can be told at once.
fn mistakes(call: &Call) -> Option<Vec<Problem>> {
    let (_, problems) = call.check();
    (!problems.is_empty()).then_some(problems)
}

fn unknown(mismatch: &Mismatch) -> Problem {
    Problem {
        message: "the formatter does not know what stands here; the file is left as it is"
            .to_owned(),
        range: mismatch.0..mismatch.0 + 1,
        annotations: vec![left()],
    }
}

/// Whether a file is indented by tabs, as far as it is no tree.
pub fn uses_tabs(file: &File, calls: &[Call]) -> bool {
    let mut at = 0;
    let (mut tabs, mut spaces) = (0usize, 0usize);
    for line in file.text().split_inclusive('\n') {
        let in_call = calls
            .iter()
            .any(|call| call.input.start < at && at < call.input.end);
        if !in_call {
            tabs += usize::from(line.starts_with('\t'));
            spaces += usize::from(line.starts_with("  "));
        }
        at += line.len();
    }
    tabs > spaces
}
