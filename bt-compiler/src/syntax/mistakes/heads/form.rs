//! Which of the two forms an input has, and what is no head of either.

use crate::diagnostics::Diagnostics;
use crate::nodes;
use crate::syntax::mistakes::heads::head_slips::is_slip_before_tree;
use crate::tokens::tokens_text;
use crate::tokens::{is, is_ident, is_joint, Cursor};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Whether what follows `tree` and a token that is no name declares a tree: it takes a context, and has a body.
fn declares(token: &TokenTree, after: &[TokenTree]) -> bool {
    let groups = || {
        std::iter::once(token)
            .chain(after)
            .filter_map(|token| match token {
                TokenTree::Group(group) => Some(group),
                _ => None,
            })
    };
    let parameters = groups().find(|group| group.delimiter() == Delimiter::Parenthesis);
    parameters.is_some_and(takes_context)
        && groups().any(|group| group.delimiter() == Delimiter::Brace)
}

/// Whether `attrs vis const? tree NAME` starts here, or something that was meant so.
pub fn begins_item(mut tokens: &[TokenTree]) -> bool {
    loop {
        tokens = match tokens {
            [hash, TokenTree::Group(_), after @ ..] if is(hash, '#') => after,
            // `//!`, which documents nothing here.
            [hash, sign, TokenTree::Group(_), after @ ..] if is(hash, '#') && is(sign, '!') => {
                after
            }
            _ => break,
        };
    }
    if is_slip_before_tree(tokens) {
        return true;
    }
    if let [TokenTree::Group(group), after @ ..] = tokens {
        if is_captured_visibility(group) {
            tokens = after;
        }
    }
    match tokens {
        // `tree fallback< … >` has no head.
        [TokenTree::Ident(first), TokenTree::Ident(second), third, ..]
            if first == "tree" && is(third, '<') && nodes::find(&second.to_string()).is_some() =>
        {
            false
        }
        [TokenTree::Ident(first), TokenTree::Ident(second), ..] => {
            let name = first.to_string();
            // As in `async tree Night`.
            second == "tree"
                || second == "fn"
                || ["pub", "const"].contains(&name.as_str())
                || is_like_tree(&name)
                || is_head(third_and_on(tokens))
        }
        [first, TokenTree::Group(_), TokenTree::Ident(_), ..] if is_ident(first, "pub") => true,
        // `tree "Night"(hero: &mut Hero) { … }`
        [first, TokenTree::Literal(_), TokenTree::Group(_), ..] if is_ident(first, "tree") => true,
        // Without the word: `Night(hero: &mut Hero) { … }`.
        [TokenTree::Ident(name), TokenTree::Group(parameters), TokenTree::Group(body), ..]
            if parameters.delimiter() == Delimiter::Parenthesis
                && body.delimiter() == Delimiter::Brace
                && (takes_context(parameters) || nodes::suggest(&name.to_string()).is_none()) =>
        {
            true
        }
        // `tree & Night(hero: &mut Hero) { … }`, `tree <T: Clock>(hero: &mut T) { … }`
        [first, sign, after @ ..] if is_ident(first, "tree") && declares(sign, after) => true,
        // Without its name.
        [first, TokenTree::Group(parameters), TokenTree::Group(body), ..] => {
            is_ident(first, "tree")
                && parameters.delimiter() == Delimiter::Parenthesis
                && body.delimiter() == Delimiter::Brace
        }
        _ => false,
    }
}

/// `# a patrol`, `-- a patrol`, before a tree with a name: reported and left out, if it is so.
pub fn comment_before_item(tokens: &mut Cursor, diagnostics: &mut Diagnostics) {
    if is_slip_before_tree(tokens.rest()) {
        return;
    }
    let sign = match tokens.rest() {
        [hash, TokenTree::Ident(_), ..] if is(hash, '#') => "#",
        [minus, more, TokenTree::Ident(_), ..] if is(minus, '-') && is(more, '-') => "--",
        _ => return,
    };
    let length = tokens.rest().len();
    let begins = |token: &TokenTree| {
        let words = ["tree", "pub", "const"];
        is(token, '#') || words.iter().any(|word| is_ident(token, word))
    };
    let rest = tokens.rest();
    let item = (1..length).find(|&at| begins(&rest[at]) && begins_item(&rest[at..]));
    let Some(item) = item else {
        return;
    };
    diagnostics
        .error(
            tokens.span(),
            format!("a comment does not begin with `{sign}`"),
        )
        .help("write `// …`, or `/// …` for what the tree's documentation says");
    for _ in 0..item {
        tokens.next();
    }
}

/// What comes after two words.
fn third_and_on(tokens: &[TokenTree]) -> &[TokenTree] {
    tokens.get(2..).unwrap_or_default()
}

/// `(hero: &mut Hero) { … }`, after a name that is preceded by another word than `tree`.
fn is_head(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Group(parameters), TokenTree::Group(body), ..]
        if takes_context(parameters) && body.delimiter() == Delimiter::Brace)
}

/// `(hero: &mut Hero, …)`
pub fn takes_context(group: &Group) -> bool {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    group.delimiter() == Delimiter::Parenthesis
        && matches!(tokens.as_slice(), [TokenTree::Ident(_), colon, reference, ..] if is(colon, ':') && is(reference, '&'))
}

/// What `$vis:vis` of a user's own macro has matched: perhaps nothing.
fn is_captured_visibility(group: &Group) -> bool {
    let first = group.stream().into_iter().next();
    group.delimiter() == Delimiter::None && first.is_none_or(|first| is_ident(&first, "pub"))
}

/// `tree` itself, its misspellings, and the words that begin an item of Rust.
fn is_like_tree(name: &str) -> bool {
    const ITEMS: &[&str] = &[
        "fn", "struct", "enum", "mod", "type", "trait", "static", "union", "use", "impl",
    ];
    nodes::closest(&nodes::snake_case(name), ["tree"].into_iter()).is_some()
        || ITEMS.contains(&name)
}

/// `hero => node`, `|hero| -> Status node`: what stands there in place of a context between bars, and what to write.
fn wrong_bars(tokens: &[TokenTree], after_bars: bool) -> Option<(&'static str, String)> {
    const BARS: &str = "the context stands between bars before the node";
    match tokens {
        [TokenTree::Ident(name), equals, more, ..]
            if is(equals, '=') && is_joint(equals) && is(more, '>') =>
        {
            Some((BARS, format!("write `|{name}: &mut Hero| node`")))
        }
        // `(hero: &mut Hero) => node`
        [TokenTree::Group(group), ..] if !after_bars && takes_context(group) => {
            Some((BARS, format!("write `|{}| node`", tokens_text(&group.stream()))))
        }
        [word, TokenTree::Group(group), ..]
            if !after_bars && is_ident(word, "fn") && takes_context(group) =>
        {
            Some((BARS, format!("write `|{}| node`", tokens_text(&group.stream()))))
        }
        // `hero, sequence< … >`
        [TokenTree::Ident(name), comma, TokenTree::Ident(keyword), open, ..]
            if !after_bars
                && is(comma, ',')
                && is(open, '<')
                && nodes::find(&name.to_string()).is_none()
                && nodes::find(&keyword.to_string()).is_some()
                && tokens.last().is_some_and(|last| is(last, '>')) =>
        {
            Some((
                "a tree has one root, and this is not a part of it",
                format!(
                    "a context is written between bars: `|{name}: &mut Hero| {keyword}< … >`; several nodes are joined: \
                     `sequence< {name}, … >`"
                ),
            ))
        }
        // `hero: &mut Hero, node`
        [TokenTree::Ident(name), colon, reference, ..]
            if !after_bars && is(colon, ':') && is(reference, '&') =>
        {
            let ty = tokens[2..].iter().take_while(|token| {
                matches!(token, TokenTree::Ident(_)) || ['&', '\'', ':'].iter().any(|sign| is(token, *sign))
            });
            let ty: Vec<TokenTree> = ty.cloned().collect();
            // Of `&mut Hero look`, where no sign is between, the last word is the node.
            let length = ty.iter().take_while(|token| !matches!(token, TokenTree::Ident(word) if nodes::find(&word.to_string()).is_some()));
            let ty = tokens_text(&length.cloned().collect());
            Some((BARS, format!("write `|{name}: {ty}| node`")))
        }
        [equals, more, ..] if is(equals, '=') && is_joint(equals) && is(more, '>') => Some((
            "nothing stands between the context and the node",
            "leave it out: write `|hero: &mut Hero| node`".to_owned(),
        )),
        [comma, ..] if after_bars && (is(comma, ',') || is(comma, ':') && !is_joint(comma) || is(comma, ';')) => Some((
            "nothing stands between the context and the node",
            "leave it out: write `|hero: &mut Hero| node`".to_owned(),
        )),
        [word, next, ..] if after_bars && is_ident(word, "move") && !is(next, ':') => Some((
            "`move` stands before the bars",
            "write `move |hero: &mut Hero| node`".to_owned(),
        )),
        [minus, more, ..] if is(minus, '-') && is_joint(minus) && is(more, '>') => Some((
            "what a tree without a name gives is not written",
            "leave it out; a tree with a name may say it: `tree Name(hero: &mut Hero) -> bool { node }`"
                .to_owned(),
        )),
        _ => None,
    }
}

/// `hero => node`, `|hero| -> Status node`: reported, if it is so.
pub fn is_without_bars(tokens: &Cursor, after_bars: bool, diagnostics: &mut Diagnostics) -> bool {
    let Some((message, help)) = wrong_bars(tokens.rest(), after_bars) else {
        return false;
    };
    // In drawings, `-> < a, b >` is a sequence.
    if tokens.is_punct(0, '-') && tokens.is_punct(2, '<') {
        return false;
    }
    diagnostics.error(tokens.span(), message).help(help);
    true
}

/// `|hero: &mut Hero, speed: f32|`
pub fn has_parameter(inner: &TokenStream) -> bool {
    let tokens: Vec<TokenTree> = inner.clone().into_iter().collect();
    let mut windows = tokens.windows(4);
    windows.any(|part| {
        is(&part[0], ',')
            && matches!(part[1], TokenTree::Ident(_))
            && is(&part[2], ':')
            && is_value(&part[3])
    })
}

/// Whether a type begins so that nobody means an observer by it: `f32`, `bool`.
pub fn is_value(first: &TokenTree) -> bool {
    matches!(first, TokenTree::Ident(word) if word.to_string().starts_with(char::is_lowercase))
}
