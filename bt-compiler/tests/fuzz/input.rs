//! Inputs for proptest: soup of words, and trees with a few mistakes.

use super::words::{RIGHT, WORDS};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use proptest::collection::vec;
use proptest::prelude::{any, Strategy};
use proptest::sample::select;
use quickbeam_proof::random_trees;
use std::fmt::{self, Debug, Formatter};
use std::sync::OnceLock;

/// The text of a macro call.
#[derive(Clone)]
pub struct Input(pub String);

impl Debug for Input {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Any words, with their brackets closed.
pub fn soup() -> impl Strategy<Value = Input> {
    vec(select(WORDS), 0..40).prop_map(|words| written(&words, " "))
}

/// A tree without mistakes, changed in a few places.
pub fn mutated() -> impl Strategy<Value = Input> {
    let change = (0..8_u8, any::<usize>(), any::<usize>(), select(WORDS));
    let glued = proptest::bool::weighted(0.2);
    (select(seeds()), vec(change, 1..5), glued).prop_map(|(words, changes, glued)| {
        let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
        for change in changes {
            mutate(&mut words, change);
        }
        written(&words, if glued { "" } else { " " })
    })
}

/// One change; places are counted round the tree.
fn mutate<'a>(words: &mut Vec<&'a str>, (what, from, to, word): (u8, usize, usize, &'a str)) {
    if words.is_empty() {
        return words.push(word);
    }
    let (from, to) = (from % words.len(), to % words.len());
    let part = from.min(to)..from.max(to).min(from.min(to) + 9) + 1;
    match what {
        0 => drop(words.remove(from)),
        1 => words.insert(from, word),
        2 => words[from] = word,
        3 => words.swap(from, to),
        4 => words.insert(to, words[from]),
        5 => drop(words.drain(part)),
        6 => {
            let copy = words[part].to_vec();
            words.splice(from..from, copy);
        }
        _ => words.truncate(from + 1),
    }
}

/// The words of trees that are right, in both forms.
fn seeds() -> &'static [Vec<String>] {
    static SEEDS: OnceLock<Vec<Vec<String>>> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let random = random_trees().iter().enumerate();
        let random = random.map(|(number, tree)| match number % 2 {
            0 => format!("|world: &mut World| {tree}"),
            _ => format!("pub tree Tree(world: &mut World) {{ {tree} }}"),
        });
        let right = RIGHT.iter().map(|text| (*text).to_owned());
        // The short ones, which hold everything, as often as the others.
        let right = std::iter::repeat_n(right.collect::<Vec<_>>(), 50).flatten();
        let texts = right.chain(random);
        let words = texts.map(|text| {
            let mut words = Vec::new();
            split(text.parse().expect("tokens"), &mut words);
            words
        });
        words.collect()
    })
}

/// Tokens as words: those that stand together, such as `=>` and `'a`, are one.
fn split(tokens: TokenStream, words: &mut Vec<String>) {
    let mut joint = false;
    for token in tokens {
        let mut word = |text: &str, joint: bool| match words.last_mut().filter(|_| joint) {
            Some(last) => last.push_str(text),
            None => words.push(text.to_owned()),
        };
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                word(open, false);
                split(group.stream(), words);
                words.push(close.to_owned());
                joint = false;
            }
            TokenTree::Punct(punct) => {
                word(&punct.as_char().to_string(), joint);
                joint = punct.spacing() == Spacing::Joint;
            }
            token => {
                word(&token.to_string(), joint);
                joint = false;
            }
        }
    }
}

/// The words as text, brackets without a partner left out, and those left open closed: others
/// never come to a macro.
fn written(words: &[&str], between: &str) -> Input {
    let mut open: Vec<&str> = Vec::new();
    let mut kept: Vec<&str> = Vec::new();
    for &word in words {
        let closes = match word {
            "(" => Some(")"),
            "[" => Some("]"),
            "{" => Some("}"),
            _ => None,
        };
        if let Some(close) = closes {
            open.push(close);
        } else if matches!(word, ")" | "]" | "}") {
            if !open.contains(&word) {
                continue;
            }
            while let Some(close) = open.pop().filter(|close| *close != word) {
                kept.push(close);
            }
        }
        kept.push(word);
    }
    open.reverse();
    kept.extend(open);
    // On a line of its own, so that no place in it is that of tokens from nowhere.
    Input(format!("\n{}", kept.join(between)))
}
