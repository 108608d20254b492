//! The calls of `behavior_tree!` in a file.

use super::file::{File, Problem};
use bt_compiler::{check, parse, Annotation, CheckedTree, Diagnostic, Diagnostics};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::ops::Range;

/// One call of the macro. All ranges are bytes of the file.
#[derive(Debug, Clone)]
pub struct Call {
    /// The macro's name, as written: `behavior_tree`.
    pub name: Range<usize>,
    /// What stands between the brackets.
    pub input: Range<usize>,
    /// The same as tokens, whose spans count from the byte [`Call::base`].
    pub tokens: TokenStream,
    /// The byte of the file at which the spans of the tokens begin to count.
    pub base: usize,
    /// The brackets around the input.
    pub delimiter: Delimiter,
    /// What the call stands in.
    pub surroundings: Surroundings,
    /// Whether `#[rustfmt::skip]` stands before the item or statement that it is in.
    pub rustfmt_skip: bool,
}

/// What a call stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Surroundings {
    /// Code.
    Code,
    /// The input of another macro, which may do anything with it.
    Macro,
    /// The definition of a `macro_rules!`, where the input may be a pattern or a template.
    Definition,
}

impl Call {
    /// What stands between the braces of the macro, where no file is around it.
    ///
    /// # Errors
    ///
    /// Where the text is no tokens of Rust.
    pub fn whole(text: &str) -> Result<Self, Problem> {
        let tokens = text.parse();
        let tokens = tokens.map_err(|error| Problem::of_tokens(&error, 0))?;
        Ok(Self {
            name: 0..0,
            input: 0..text.len(),
            tokens,
            base: 0,
            delimiter: Delimiter::Brace,
            surroundings: Surroundings::Code,
            rustfmt_skip: false,
        })
    }

    /// The trees in the input, as far as they are right, and what the compiler finds wrong with them.
    pub fn check(&self) -> (Vec<CheckedTree>, Vec<Problem>) {
        let mut diagnostics = Diagnostics::default();
        let trees = check(
            parse(self.tokens.clone(), &mut diagnostics),
            &mut diagnostics,
        );
        let errors = diagnostics.into_errors();
        let problems = errors.iter().map(|error| self.problem(error)).collect();
        (trees, problems)
    }

    /// What the compiler says about the input, as a problem of the file.
    pub fn problem(&self, error: &Diagnostic) -> Problem {
        let range = error.span.byte_range();
        // Some messages of syn's errors carry their help with them.
        let (message, below) = error
            .message
            .split_once("\n\n")
            .unwrap_or((&error.message, ""));
        let below = below
            .lines()
            .map(|line| match line.trim_start_matches([' ', '=']) {
                line if line.starts_with("note: ") => Annotation::Note(line[6..].to_owned()),
                line => Annotation::Help(line.trim_start_matches("help: ").to_owned()),
            });
        Problem {
            message: message.to_owned(),
            range: range.start + self.base..range.end + self.base,
            annotations: below.chain(error.annotations.iter().cloned()).collect(),
        }
    }
}

/// The macros that take trees.
const NAMES: &[&str] = &["behavior_tree", "behavior_tree_source"];

impl File {
    /// The calls of `behavior_tree!` and `behavior_tree_source!` in this file, in order: by path, in nested modules
    /// and functions, inside other macros' input, and under the name that a `use … as name` gives them.
    /// What stands in comments is not among them.
    ///
    /// # Errors
    ///
    /// A token that is none of Rust's, or a bracket that is never closed, in a file that names one of the macros.
    pub fn calls(&self) -> Result<Vec<Call>, Problem> {
        if !NAMES.iter().any(|name| self.text().contains(name)) {
            return Ok(Vec::new());
        }
        let (base, text) = without_front(self.text());
        let tokens: TokenStream = text
            .parse()
            .map_err(|error| Problem::of_tokens(&error, base))?;
        let mut search = Search {
            names: NAMES.iter().map(|&name| name.to_owned()).collect(),
            base,
            calls: Vec::new(),
        };
        search.renamed(tokens.clone());
        search.level(tokens, Surroundings::Code, false);
        Ok(search.calls)
    }
}

/// Leaves out a byte order mark and a `#!` line, which are no tokens; and says how many bytes these are.
pub fn without_front(text: &str) -> (usize, &str) {
    let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
    if rest.starts_with("#!") && !rest[2..].trim_start().starts_with('[') {
        rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
    }
    (text.len() - rest.len(), rest)
}

struct Search {
    names: Vec<String>,
    base: usize,
    calls: Vec<Call>,
}

impl Search {
    /// Finds `behavior_tree as name`.
    fn renamed(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for window in tokens.windows(3) {
            if let [TokenTree::Ident(name), TokenTree::Ident(word), TokenTree::Ident(new)] = window
            {
                if word == "as" && new != "_" && NAMES.iter().any(|known| name == known) {
                    self.names.push(new.to_string());
                }
            }
        }
        for token in tokens {
            if let TokenTree::Group(group) = token {
                self.renamed(group.stream());
            }
        }
    }

    fn level(&mut self, tokens: TokenStream, surroundings: Surroundings, skip: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let skip_all = skip || starts_with_inner_skip(&tokens);
        let mut skip = skip_all;
        for (n, token) in tokens.iter().enumerate() {
            let group = match token {
                TokenTree::Group(group) => group,
                // The end of an item or a statement.
                token if is(token, ';') => {
                    skip = skip_all;
                    continue;
                }
                _ => continue,
            };
            match &tokens[..n] {
                [.., hash] if is(hash, '#') => skip |= is_skip(group),
                [.., TokenTree::Ident(name), bang] if is(bang, '!') => {
                    if self.names.iter().any(|known| name == known) {
                        let name = name.span().byte_range();
                        self.call(name, group, surroundings, skip);
                    }
                    self.level(group.stream(), surroundings.max(Surroundings::Macro), skip);
                }
                [.., TokenTree::Ident(macro_rules), bang, TokenTree::Ident(_)]
                    if macro_rules == "macro_rules" && is(bang, '!') =>
                {
                    self.level(group.stream(), Surroundings::Definition, skip);
                }
                _ => self.level(group.stream(), surroundings, skip),
            }
            if group.delimiter() == Delimiter::Brace {
                skip = skip_all;
            }
        }
    }

    fn call(&mut self, name: Range<usize>, group: &Group, surroundings: Surroundings, skip: bool) {
        let open = group.span_open().byte_range();
        let close = group.span_close().byte_range();
        self.calls.push(Call {
            name: name.start + self.base..name.end + self.base,
            input: open.end + self.base..close.start + self.base,
            tokens: group.stream(),
            base: self.base,
            delimiter: group.delimiter(),
            surroundings,
            rustfmt_skip: skip,
        });
    }
}

impl Surroundings {
    fn max(self, other: Self) -> Self {
        if self == Self::Definition {
            self
        } else {
            other
        }
    }
}

/// `#![rustfmt::skip]` before anything else.
fn starts_with_inner_skip(tokens: &[TokenTree]) -> bool {
    let mut rest = tokens;
    while let [hash, bang, TokenTree::Group(group), after @ ..] = rest {
        if !is(hash, '#') || !is(bang, '!') {
            break;
        }
        if is_skip(group) {
            return true;
        }
        rest = after;
    }
    false
}

/// `[rustfmt::skip]`
fn is_skip(group: &Group) -> bool {
    group.stream().to_string().replace(' ', "") == "rustfmt::skip"
}

fn is(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(text: &str) -> Vec<(String, Surroundings)> {
        let file = File::new("x.rs", text);
        let calls = file.calls().unwrap();
        calls
            .into_iter()
            .map(|call| (file.text()[call.input].to_owned(), call.surroundings))
            .collect()
    }

    #[test]
    fn finds_calls_wherever_they_stand() {
        use Surroundings::{Code, Definition, Macro};
        let text = r##"#!/usr/bin/env run
            use quickbeam::{behavior_tree as bt, Status as Other};
            // behavior_tree! { comment }
            /// behavior_tree! { doc }
            mod a { mod b { quickbeam::behavior_tree! {ä} } }
            const TEXT: &str = r#"behavior_tree! { text }"#;
            fn f() { let x = bt!(b); assert!(behavior_tree![c].is_running()); }
            macro_rules! twice { () => { quickbeam::behavior_tree_source! { d } } }
            macro_rules! behavior_tree { () => {} }
            struct behavior_tree;
        "##;
        let expected = [("ä", Code), ("b", Code), ("c", Macro), (" d ", Definition)];
        let expected = expected.map(|(text, place)| (text.to_owned(), place));
        assert_eq!(inputs(text), expected);
    }

    #[test]
    fn what_rustfmt_is_to_skip_is_marked() {
        let text = "
            #[rustfmt::skip] fn f() { behavior_tree! { a } }
            fn g() { behavior_tree! { b } }
            mod m {
                #![rustfmt::skip]
                behavior_tree! { c }
                fn h() { behavior_tree! { d } }
            }
            fn i() {
                #[rustfmt::skip]
                let x = behavior_tree! { e };
                let y = behavior_tree! { f };
            }
            #[rustfmt::skip] mod tests;
            #[must_use] fn j() { behavior_tree! { g } }
        ";
        let calls = File::new("x.rs", text).calls().unwrap();
        let skipped: String = calls
            .iter()
            .filter(|call| call.rustfmt_skip)
            .map(|call| text[call.input.clone()].trim())
            .collect();
        assert_eq!(skipped, "acde");
        assert_eq!(calls.len(), 7);
    }

    #[test]
    fn a_byte_order_mark_and_windows_line_ends_move_nothing() {
        let text = "\u{feff}fn f() {\r\n    behavior_tree! {\r\n x }\r\n}\r\n";
        assert_eq!(inputs(text), [("\r\n x ".to_owned(), Surroundings::Code)]);
    }

    #[test]
    fn an_inner_attribute_is_no_hash_bang() {
        let text = "#![allow(unused)]\nbehavior_tree! { x }";
        assert_eq!(inputs(text).len(), 1);
    }

    #[test]
    fn says_where_a_file_is_no_rust() {
        let file = File::new("x.rs", "#!x\nfn f() {\n    ) behavior_tree!{}}\n");
        let problem = file.calls().unwrap_err();
        assert_eq!(file.position(problem.range.start).to_string(), "3:5");
    }
}
