//! A module of Rust with what its trees compile to in place of them: ordinary code, without the macro.
//!
//! ```
//! use bt_tools::{expand::expanded, source::File};
//!
//! let file = File::new("src/night.rs", "\
//! use quickbeam::{behavior_tree, Status};
//!
//! behavior_tree! { tree Night(hero: &mut Hero) { fallback< door_open, sleep > } }
//! ");
//! let text = expanded(&file).expect("a tree without mistakes");
//! assert!(text.contains("use bt_core::Status;"));
//! assert!(text.contains("// behavior_tree! { tree Night(hero: &mut Hero) { fallback< door_open, sleep > } }"));
//! assert!(text.contains("pub fn tick(&mut self, hero: &mut Hero) -> ::bt_core::Status"));
//! ```

use crate::source::{without_front, Call, File, Problem, Surroundings};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::ops::Range;
use syn::{ItemUse, UsePath, UseTree};

/// Before the hash in the first lines.
const HASH: &str = "// source: ";
const MACRO: &str = "behavior_tree";

/// The file with code in place of its trees, each of which stays as a comment. It names the crate `bt-core` where the file names
/// `quickbeam`.
///
/// # Errors
///
/// The mistakes in the trees, and trees that are input of another macro.
pub fn expanded(file: &File) -> Result<String, Vec<Problem>> {
    let calls = file.calls().map_err(|problem| vec![problem])?;
    let mut edits = Vec::new();
    let mut problems = Vec::new();
    for call in &calls {
        match expansion(file, call) {
            Ok(edit) => edits.push(edit),
            Err(found) => problems.extend(found),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    // It was read for the calls.
    let (base, text) = without_front(file.text());
    let tokens: TokenStream = text.parse().unwrap_or_default();
    names(tokens, base, &mut edits);
    edits.sort_by_key(|(range, _)| range.start);
    let name = file.path().file_name().unwrap_or_default();
    let mut output = format!(
        "// Written by `cargo quickbeam expand {}`, version {}. Change that file, and run it again.\n{HASH}{:016x}\n#![cfg_attr(rustfmt, rustfmt_skip)]\n// Lints look at the file that this is written from.\n#![allow(dead_code, non_camel_case_types, unused_braces, clippy::all, clippy::pedantic)]\n\n",
        name.to_string_lossy(),
        env!("CARGO_PKG_VERSION"),
        hash_of(file.text()),
    );
    let mut copied = base;
    for (range, new) in edits {
        // What is named within a tree has gone with it.
        if range.start >= copied {
            let before = &file.text()[copied..range.start];
            output += if new.starts_with('\n') {
                before.trim_end()
            } else {
                before
            };
            output += &new;
            copied = range.end;
        }
    }
    output += &file.text()[copied..];
    Ok(output)
}

/// Bytes of the file, and what stands in their place.
type Edit = (Range<usize>, String);

fn expansion(file: &File, call: &Call) -> Result<Edit, Vec<Problem>> {
    if call.surroundings != Surroundings::Code {
        return Err(vec![Problem::new(
            "a tree in the input of another macro cannot be expanded",
            call.name.clone(),
        )]);
    }
    let code = bt_compiler::source(call.tokens.clone());
    let code =
        code.map_err(|errors| errors.iter().map(|it| call.problem(it)).collect::<Vec<_>>())?;
    let code = plain_comments(&code.replace("::quickbeam::", "::bt_core::"));
    let is_item = !code.starts_with('{');
    let range = whole(file.text(), call, is_item);
    let tree = file.text()[range.clone()].lines();
    let tree: String = tree.flat_map(|line| ["// ", line, "\n"]).collect();
    // A comment begins a line.
    let line = file.text()[..range.start]
        .rsplit('\n')
        .next()
        .unwrap_or_default();
    let broken = if line.trim().is_empty() { "" } else { "\n" };
    Ok((range, format!("{broken}{tree}{}", code.trim_end())))
}

/// With `//` for comments on statements, which a macro can write as documentation alone.
fn plain_comments(code: &str) -> String {
    let lines: Vec<&str> = code.lines().collect();
    let is_documented = |line: &str| {
        let items = [
            "#[", "const ", "enum ", "fn ", "impl", "pub ", "struct ", "type ",
        ];
        let field = line.split_once(": ").map(|(name, _)| name);
        items.iter().any(|item| line.starts_with(item))
            || field.is_some_and(|name| syn::parse_str::<syn::Ident>(name).is_ok())
    };
    let written = lines.iter().enumerate().map(|(position, line)| {
        let behind = lines[position..].iter().map(|line| line.trim_start());
        let documented = behind.into_iter().find(|line| !line.starts_with("///"));
        match documented {
            Some(documented) if is_documented(documented) => (*line).to_owned(),
            _ => line.replacen(
                "///",
                "//",
                usize::from(line.trim_start().starts_with("///")),
            ),
        }
    });
    written.collect::<Vec<_>>().join("\n")
}

/// `quickbeam::behavior_tree! { … }`, and the `;` behind an item in other brackets.
fn whole(text: &str, call: &Call, is_item: bool) -> Range<usize> {
    let is_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let start = text[..call.name.start].trim_end_matches(is_path).len();
    let end = call.input.end + 1;
    let behind = text[end..].trim_start();
    if is_item && call.delimiter != Delimiter::Brace && behind.starts_with(';') {
        return start..text.len() - behind.len() + 1;
    }
    start..end
}

/// Where the crate `quickbeam` or its macro is named.
fn names(tokens: TokenStream, base: usize, edits: &mut Vec<Edit>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let range = |token: &TokenTree| {
        let bytes = token.span().byte_range();
        bytes.start + base..bytes.end + base
    };
    let is = |token: &TokenTree, text: &str| token.to_string() == text;
    let mut position = 0;
    while let Some(token) = tokens.get(position) {
        let rest = &tokens[position..];
        let end = rest.iter().position(|token| is(token, ";"));
        if let (true, Some(end)) = (is(token, "use"), end) {
            let imports: TokenStream = rest[..=end].iter().cloned().collect();
            if let Some(new) = without_macro(imports) {
                edits.push((range(token).start..range(&rest[end]).end, new));
                position += end + 1;
                continue;
            }
        }
        match token {
            TokenTree::Group(group) => names(group.stream(), base, edits),
            token if is(token, "quickbeam") => edits.push((range(token), "bt_core".to_owned())),
            _ => {}
        }
        position += 1;
    }
}

/// A `use` of the macro, without it.
fn without_macro(imports: TokenStream) -> Option<String> {
    let mut item: ItemUse = syn::parse2(imports).ok()?;
    let (tree, is_changed) = without(item.tree);
    if !is_changed {
        return None;
    }
    let Some(tree) = tree else {
        return Some(String::new());
    };
    item.tree = tree;
    let file = syn::File {
        shebang: None,
        attrs: Vec::new(),
        items: vec![item.into()],
    };
    let text = prettyplease::unparse(&file);
    Some(text.trim_end().replace("quickbeam::", "bt_core::"))
}

/// What is left of it, and whether something was taken out.
fn without(tree: UseTree) -> (Option<UseTree>, bool) {
    match tree {
        UseTree::Name(name) if name.ident == MACRO => (None, true),
        UseTree::Rename(name) if name.ident == MACRO => (None, true),
        UseTree::Path(path) => {
            let (tree, is_changed) = without(*path.tree);
            let left = tree.map(|tree| {
                UseTree::Path(UsePath {
                    ident: path.ident,
                    colon2_token: path.colon2_token,
                    tree: Box::new(tree),
                })
            });
            (left, is_changed)
        }
        UseTree::Group(mut group) => {
            let items = std::mem::take(&mut group.items).into_iter().map(without);
            let (items, are_changed): (Vec<_>, Vec<bool>) = items.unzip();
            let mut items: Vec<UseTree> = items.into_iter().flatten().collect();
            let left = if items.len() > 1 {
                group.items = items.into_iter().collect();
                Some(UseTree::Group(group))
            } else {
                items.pop()
            };
            (left, are_changed.contains(&true))
        }
        tree => (Some(tree), false),
    }
}

/// The hash in the first lines of what was written.
#[must_use]
pub fn hash_in(written: &str) -> Option<u64> {
    let hash = written.lines().find_map(|line| line.strip_prefix(HASH))?;
    u64::from_str_radix(hash, 16).ok()
}

/// FNV-1a of a file, its lines ended by `\n`.
#[must_use]
pub fn hash_of(text: &str) -> u64 {
    let bytes = text.bytes().filter(|byte| *byte != b'\r');
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
