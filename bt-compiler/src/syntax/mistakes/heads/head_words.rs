//! Words too many, or others, before a tree's name, and attributes with no tree behind them: `let tree Night(…)`,
//! `struct Night(…)`, `tree fn Night(…)`.

use crate::diagnostics::Diagnostics;
use crate::syntax::item::EXAMPLE;
use crate::syntax::mistakes::heads::form::takes_context;
use crate::syntax::mistakes::heads::head::item_of_rust;
use crate::tokens::tokens_text;
use crate::tokens::{is, is_ident, token_span};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

/// Words that begin something of Rust, or of another language, in place of a tree.
const ITEMS: &[&str] = &[
    "struct",
    "enum",
    "mod",
    "type",
    "trait",
    "union",
    "impl",
    "class",
    "def",
    "func",
    "function",
    "void",
    "auto",
    "object",
    "proc",
    "sub",
    "record",
    "interface",
    "module",
    "node",
    "macro",
];

/// Words before `tree`.
const BEFORE: &[&str] = &[
    "let", "var", "static", "fn", "struct", "mod", "impl", "type", "enum", "trait", "class", "def",
    "func", "function", "async", "unsafe", "extern", "final", "auto", "mut", "default", "new",
    "abstract", "virtual", "override",
];

/// A head of a tree that is none, because of its words, where it is known what is meant: reported, if it is so.
pub fn slip_of_head(head: &[TokenTree], has_body: bool, diagnostics: &mut Diagnostics) -> bool {
    let start = attributes(head);
    let rest = &head[start..];
    let visible = visibility(rest);
    let (before, rest) = rest.split_at(visible);
    if rest.is_empty() && !has_body && !head.is_empty() {
        nothing_follows(head, start, diagnostics);
        return true;
    }
    let before = match text(before) {
        none if none.is_empty() => none,
        some => format!("{some} "),
    };
    let (word, help) = match rest {
        // `let tree Night(…)`
        [TokenTree::Ident(word), tree, TokenTree::Ident(_), ..]
            if is_ident(tree, "tree") && BEFORE.iter().any(|known| word == known) =>
        {
            let made = if word == "static" {
                "; one that can be made in a `static` is a `const tree`"
            } else {
                ""
            };
            (
                word,
                format!(
                    "leave it out: write `{before}{} {{ node }}`{made}",
                    head_text(&rest[1..])
                ),
            )
        }
        // `tree fn Night(…)`
        [tree, TokenTree::Ident(word), TokenTree::Ident(_), ..]
            if is_ident(tree, "tree")
                && syn::parse_str::<Ident>(&word.to_string()).is_err()
                && word != "pub" =>
        {
            let named: Vec<TokenTree> = std::iter::once(tree.clone())
                .chain(rest[2..].iter().cloned())
                .collect();
            diagnostics
                .error(
                    word.span(),
                    format!("expected the name of the tree, found `{word}`"),
                )
                .help(format!(
                    "leave it out: write `{before}{} {{ node }}`",
                    head_text(&named)
                ));
            return true;
        }
        // `struct Night(hero: &mut Hero) { … }`
        [TokenTree::Ident(word), TokenTree::Ident(_), TokenTree::Group(group), ..]
            if has_body && takes_context(group) && ITEMS.iter().any(|known| word == known) =>
        {
            (
                word,
                format!("write `{before}tree {} {{ node }}`", head_text(&rest[1..])),
            )
        }
        // `fn(hero: &mut Hero) { … }`
        [TokenTree::Ident(word), TokenTree::Group(group), ..]
            if has_body
                && takes_context(group)
                && ["tree", "fn", "func", "function", "lambda", "def", "closure"]
                    .iter()
                    .any(|known| word == known) =>
        {
            let parameters = tokens_text(&group.stream());
            let help = format!(
                "a tree without a name is `|{parameters}| node`, where an expression stands; as an item it has a name: \
                 `tree Name({parameters}) {{ node }}`"
            );
            if word == "tree" {
                diagnostics
                    .error(word.span(), "the tree lacks its name")
                    .help(help);
                return true;
            }
            (word, help)
        }
        _ => return is_item_of_rust(head, diagnostics),
    };
    diagnostics
        .error(word.span(), format!("expected `tree`, found `{word}`"))
        .help(help);
    true
}

/// How many tokens the attributes have.
fn attributes(head: &[TokenTree]) -> usize {
    let mut at = 0;
    while let [hash, TokenTree::Group(group), ..] = &head[at..] {
        if !is(hash, '#') || group.delimiter() != Delimiter::Bracket {
            break;
        }
        at += 2;
    }
    at
}

/// How many tokens `pub(crate) const` has, or a part of it.
fn visibility(tokens: &[TokenTree]) -> usize {
    let mut at = 0;
    if tokens.first().is_some_and(|first| is_ident(first, "pub")) {
        let place = matches!(tokens.get(1), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis);
        at = 1 + usize::from(place);
    }
    at + usize::from(tokens.get(at).is_some_and(|word| is_ident(word, "const")))
}

/// `#[budget(bytes = 8)]`, `pub`, with nothing behind it.
fn nothing_follows(head: &[TokenTree], attributes: usize, diagnostics: &mut Diagnostics) {
    let (what, help) = match head {
        [_, TokenTree::Group(group), ..] if attributes > 0 => {
            let first = group.stream().into_iter().next();
            if first.is_some_and(|first| is_ident(&first, "doc")) {
                (
                    "doc comment".to_owned(),
                    "a doc comment stands before its tree; any other comment is written `// text`"
                        .to_owned(),
                )
            } else {
                (
                    "attribute".to_owned(),
                    format!("an attribute stands before its tree: `{} tree Name(hero: &mut Hero) {{ node }}`", text(&head[..2])),
                )
            }
        }
        _ => (format!("`{}`", text(head)), EXAMPLE.to_owned()),
    };
    diagnostics
        .error(
            token_span(&head[0]),
            format!("no tree follows this {what}").replace("this `", "`"),
        )
        .help(help);
}

/// `tree Night(hero: &mut Hero)`, and what follows that before the braces.
fn head_text(tokens: &[TokenTree]) -> String {
    text(tokens).replace(")->", ") ->")
}

fn text(tokens: &[TokenTree]) -> String {
    tokens_text(&tokens.iter().cloned().collect::<TokenStream>())
}

/// `fn` and the like in place of a tree: reported, if it is so.
fn is_item_of_rust(head: &[TokenTree], diagnostics: &mut Diagnostics) -> bool {
    let Some(word) = item_of_rust(head) else {
        return false;
    };
    let message = format!("expected `tree`, found `{word}`");
    diagnostics.error(word.span(), message).help(format!(
        "only trees stand in the macro: move this out of it, or {EXAMPLE}"
    ));
    true
}
