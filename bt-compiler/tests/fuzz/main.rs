//! Whatever stands in a macro call, the compiler does not panic; it takes it or complains; each
//! complaint points into the call; and what comes out is Rust, as far as the user's own code is.
//!
//! [`chance`] says which inputs are tried, and how many of each kind. What fails is made smaller and printed; with `QUICKBEAM_KEEP_FAILURES` it is also put into
//! `failed.txt`, an input to a line, as a string of Rust, and tried in each later run.

#![cfg(feature = "source")]

mod complete;
mod input;
mod words;

use bt_compiler::check;
use bt_compiler::check::Checked;
use bt_compiler::parse;
use bt_compiler::Diagnostics;
use bt_compiler::{expand, expand_in_editor, Expansion};
use bt_compiler::{graph, source};
use complete::assert_complete;
use input::{mutated, soup, Input};
use proc_macro2::{LineColumn, Span, TokenStream, TokenTree};
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use quickbeam_proof::bytes::tries;
use quickbeam_proof::chance;
use quote::quote;
use std::cell::Cell;
use std::{env, fs, panic, thread};
use syn::parse::Parser;
use syn::LitStr;
use words::RIGHT;

const DEFAULT_CASES: u64 = 100;

const FAILED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fuzz/failed.txt");

/// Where tokens and brackets begin and end.
type Places = Vec<[LineColumn; 2]>;

#[test]
fn trees_without_mistakes_are_taken() {
    for text in RIGHT {
        assert_eq!(survive(&format!("\n{text}")), Some(0), "{text}");
    }
}

fn failed_once() -> String {
    fs::read_to_string(FAILED).expect("the inputs that failed once")
}

#[test]
fn what_failed_once_is_survived() {
    for line in failed_once().lines() {
        let text: LitStr = syn::parse_str(line).expect("a string");
        survive(&text.value());
    }
}

#[test]
fn survives_mutations() {
    let [accepted, rejected] = with_room(|| fuzz(mutated()));
    assert!(
        accepted > 0 && rejected > 0,
        "{accepted} taken, {rejected} not"
    );
}

#[test]
fn survives_soup() {
    let [_, rejected] = with_room(|| fuzz(soup()));
    assert!(rejected > 0, "soup is no tree");
}

#[test]
fn calls_are_taken_or_refused() {
    with_room(|| {
        tries("expand", 50, RIGHT, |bytes| {
            match survive(&String::from_utf8_lossy(bytes)) {
                Some(0) => "taken".to_owned(),
                Some(_) => "refused".to_owned(),
                None => "no tokens".to_owned(),
            }
        });
    });
}

#[test]
fn an_early_end_is_reported() {
    for text in RIGHT {
        let words: Vec<&str> = text.split(' ').collect();
        for end in 0..words.len() {
            survive(&format!("\n{}", words[..end].join(" ")));
        }
    }
}

/// What trees in closure form compile to stands in closures in one another, which `syn` reads by recursion: without optimization, of 25
/// composites in one another, with more than the two megabytes that a test has.
fn with_room<T: Send>(tries: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(64 << 20);
        let tried = thread.spawn_scoped(scope, tries);
        let tried = tried.expect("a thread").join();
        tried.unwrap_or_else(|panicked| panic::resume_unwind(panicked))
    })
}

/// Tries many inputs; gives how many were taken, and how many not.
fn fuzz(inputs: impl Strategy<Value = Input>) -> [u32; 2] {
    let cases = u32::try_from(chance::cases(DEFAULT_CASES));
    let config = Config {
        cases: cases.expect("a number of cases"),
        failure_persistence: None,
        ..Config::default()
    };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&chance::seed().to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let counts = [const { Cell::new(0) }; 3];
    let outcome = TestRunner::new_with_rng(config, rng).run(&inputs, |Input(text)| {
        let count = match survive(&text) {
            Some(0) => &counts[0],
            Some(_) => &counts[1],
            None => &counts[2],
        };
        count.set(count.get() + 1);
        Ok(())
    });
    if let Err(error) = outcome {
        if let TestError::Fail(_, Input(text)) = &error {
            println!("{text:?}");
            if env::var_os("QUICKBEAM_KEEP_FAILURES").is_some() {
                let kept = format!("{}{text:?}\n", failed_once());
                fs::write(FAILED, kept).expect("the input can be kept");
            }
        }
        panic!("{error}");
    }
    let [accepted, rejected, no_tokens] = counts.map(Cell::into_inner);
    println!("{accepted} inputs taken, {rejected} rejected, {no_tokens} of no Rust tokens");
    [accepted, rejected]
}

/// Compiles anything; gives how many errors there are, unless it is not made of Rust tokens.
fn survive(text: &str) -> Option<usize> {
    // Places of earlier inputs are of no use any more.
    proc_macro2::extra::invalidate_current_thread_spans();
    let tokens: TokenStream = text.parse().ok()?;
    let mut places = Places::new();
    collect_places(&tokens, &mut places);
    let count = assert_said(tokens.clone(), &places, text);

    let facade = quote! { ::quickbeam };
    let Expansion {
        code,
        is_expression,
        errors,
    } = expand(&facade, tokens.clone());
    assert_eq!(errors.len(), count, "{text}");
    assert_rust(&code, is_expression, &places, text);
    let expansion = Expansion {
        code,
        is_expression,
        errors,
    };
    assert_rust(
        &expansion.into_tokens(&facade),
        is_expression,
        &places,
        text,
    );
    let in_editor = expand_in_editor(&facade, tokens.clone());
    drop(in_editor);
    assert_shown(tokens, count > 0);
    Some(count)
}

/// There is a text just of trees without mistakes.
fn assert_shown(tree: TokenStream, has_mistakes: bool) {
    for shown in [source(tree.clone()), graph(tree)] {
        assert_eq!(shown.is_err(), has_mistakes);
        assert!(has_mistakes || shown.is_ok_and(|text| !text.is_empty()));
    }
}

/// Reads and checks; there is a tree or a complaint, and each complaint is about a token.
fn assert_said(tokens: TokenStream, places: &Places, text: &str) -> usize {
    let mut diagnostics = Diagnostics::default();
    let input = parse(tokens, &mut diagnostics);
    let trees = check(input, &mut diagnostics);
    let compiled: Vec<Checked> = trees.into_iter().filter_map(|tree| tree.checked).collect();
    for checked in &compiled {
        assert_complete(checked, text);
    }
    let errors = diagnostics.into_errors();
    assert!(
        !compiled.is_empty() || !errors.is_empty(),
        "no tree and no complaint: {text}"
    );
    for error in &errors {
        assert!(
            is_inside(error.span, places),
            "{error}\nnot on a token of: {text}"
        );
        assert!(!error.message.is_empty());
    }
    errors.len()
}

/// Where there are tokens at all.
fn is_inside(span: Span, places: &Places) -> bool {
    let within = |[start, end]: &[LineColumn; 2]| (*start..*end).contains(&span.start());
    places.is_empty() || places.iter().any(within)
}

/// It is Rust; or the code of the user is not.
fn assert_rust(code: &TokenStream, is_expression: bool, places: &Places, text: &str) {
    let parsed = if is_expression {
        syn::parse2::<syn::Expr>(code.clone()).map(drop)
    } else {
        syn::parse2::<syn::File>(code.clone()).map(drop)
    };
    if let Err(error) = parsed {
        let is_of_user = is_inside(error.span(), places) || holds_no_rust(code, places);
        assert!(is_of_user, "{error} in the expansion of {text}:\n{code}");
    }
}

/// Whether anything of the user's between two brackets of ours is not Rust by itself: then rustc
/// finds our closing bracket where more of it should be.
fn holds_no_rust(code: &TokenStream, places: &Places) -> bool {
    let mut parts = vec![TokenStream::new()];
    let mut holds = false;
    for token in code.clone() {
        let is_of_user = is_inside(token.span(), places);
        match (is_of_user, parts.last_mut()) {
            (true, Some(part)) => part.extend([token]),
            _ => {
                if let TokenTree::Group(group) = token {
                    holds |= holds_no_rust(&group.stream(), places);
                }
                parts.push(TokenStream::new());
            }
        }
    }
    let is_rust = |part: TokenStream| {
        syn::parse2::<syn::Expr>(part.clone()).is_ok()
            || syn::parse2::<syn::Type>(part.clone()).is_ok()
            || syn::Pat::parse_multi.parse2(part).is_ok()
    };
    let mut parts = parts.into_iter().filter(|part| !part.is_empty());
    holds || parts.any(|part| !is_rust(part))
}

fn collect_places(tokens: &TokenStream, places: &mut Places) {
    for token in tokens.clone() {
        let spans = match &token {
            TokenTree::Group(group) => vec![group.span_open(), group.span_close()],
            token => vec![token.span()],
        };
        places.extend(spans.iter().map(|span| [span.start(), span.end()]));
        if let TokenTree::Group(group) = token {
            collect_places(&group.stream(), places);
        }
    }
}
