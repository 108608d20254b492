//! Slips before the body of a tree: attributes and generics in others than their brackets, attributes and bars where they do not belong.

use crate::diagnostics::Diagnostics;
use crate::syntax::mistakes::heads::form::takes_context;
use crate::tokens::{is, is_ident, token_span};
use crate::tokens::{part_text, tokens_text};
use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

/// So many slips before one tree are looked through.
const MOST: usize = 8;

/// A slip before a tree with a name, and how many tokens it takes.
enum Slip {
    /// `derive(Clone)`, `[derive(Clone)]`, `@derive(Clone)`, `#derive(Clone)`, `#(derive(Clone))`
    Attribute(usize),
    /// `pub #[derive(Clone)] tree`: what stands before the attribute.
    AfterWord(usize),
    /// `|hero: &mut Hero| tree`
    Bars(usize),
}

/// Whether a slip is here, and a tree with a name comes after it.
pub fn is_slip_before_tree(tokens: &[TokenTree]) -> bool {
    slip(tokens, MOST).is_some()
}

fn slip(tokens: &[TokenTree], most: usize) -> Option<Slip> {
    let is_tree = |after: &[TokenTree]| follows(after, most);
    match tokens {
        [hash, TokenTree::Group(group), after @ ..]
            if is(hash, '#') && group.delimiter() != Delimiter::Bracket && is_tree(after) =>
        {
            Some(Slip::Attribute(2))
        }
        [sign, TokenTree::Ident(name), TokenTree::Group(group), after @ ..]
            if (is(sign, '#') || is(sign, '@'))
                && (is(sign, '#') || is_attribute(name))
                && group.delimiter() == Delimiter::Parenthesis
                && is_tree(after) =>
        {
            Some(Slip::Attribute(3))
        }
        [sign, TokenTree::Ident(name), after @ ..]
            if is(sign, '@') && is_attribute(name) && is_tree(after) =>
        {
            Some(Slip::Attribute(2))
        }
        [TokenTree::Ident(name), TokenTree::Group(group), after @ ..]
            if is_attribute(name)
                && group.delimiter() == Delimiter::Parenthesis
                && is_tree(after) =>
        {
            Some(Slip::Attribute(2))
        }
        [TokenTree::Group(group), after @ ..]
            if group.delimiter() == Delimiter::Bracket
                && matches!(group.stream().into_iter().next(), Some(TokenTree::Ident(name)) if is_attribute(&name))
                && is_tree(after) =>
        {
            Some(Slip::Attribute(1))
        }
        [first, ..] if is(first, '|') || is_ident(first, "move") => {
            let open = usize::from(!is(first, '|'));
            let rest = tokens.get(open + 1..)?;
            let close = rest.iter().position(|token| is(token, '|'))?;
            let length = open + close + 2;
            (is(&tokens[open], '|') && is_tree(&tokens[length..])).then_some(Slip::Bars(length))
        }
        _ => {
            let length = words_before(tokens);
            let after = &tokens[length..];
            let is_attribute = matches!(after, [hash, TokenTree::Group(group), ..]
                if is(hash, '#') && group.delimiter() == Delimiter::Bracket);
            (length > 0 && is_attribute && is_tree(after)).then_some(Slip::AfterWord(length))
        }
    }
}

/// How many tokens `pub(crate) const` has, or a part of it.
fn words_before(tokens: &[TokenTree]) -> usize {
    let mut length = 0;
    if tokens.first().is_some_and(|first| is_ident(first, "pub")) {
        let place = matches!(tokens.get(1), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis);
        length = 1 + usize::from(place);
    }
    let is_const = tokens
        .get(length)
        .is_some_and(|word| is_ident(word, "const"));
    length + usize::from(is_const)
}

/// Whether a tree with a name and a context comes here, perhaps after attributes or more slips.
fn follows(mut tokens: &[TokenTree], most: usize) -> bool {
    while let [hash, TokenTree::Group(group), after @ ..] = tokens {
        if !is(hash, '#') || group.delimiter() != Delimiter::Bracket {
            break;
        }
        tokens = after;
    }
    match &tokens[words_before(tokens)..] {
        [word, TokenTree::Ident(_), after @ ..] if is_ident(word, "tree") => {
            let groups = |token: &TokenTree| match token {
                TokenTree::Group(group) => takes_context(group),
                _ => false,
            };
            after.iter().any(groups)
        }
        _ => most > 0 && slip(tokens, most - 1).is_some(),
    }
}

/// A name that is an attribute's, and no node's.
fn is_attribute(name: &Ident) -> bool {
    const OF_RUST: &[&str] = &[
        "derive",
        "cfg",
        "cfg_attr",
        "allow",
        "expect",
        "warn",
        "deny",
        "doc",
        "must_use",
        "repr",
        "budget",
        "observe",
        "serde",
        "deprecated",
    ];
    OF_RUST.iter().any(|known| name == known)
}

/// `#(derive(Clone))`, `derive(Clone)` before a tree, or behind its `pub`: each is reported, and taken for what it is.
pub fn slips_before_tree(head: &[TokenTree], diagnostics: &mut Diagnostics) -> Vec<TokenTree> {
    let mut kept = Vec::new();
    let mut words = Vec::new();
    let mut rest = head;
    loop {
        let attribute = matches!(rest, [hash, TokenTree::Group(group), ..]
            if is(hash, '#') && group.delimiter() == Delimiter::Bracket);
        if attribute {
            kept.extend(rest[..2].iter().cloned());
            rest = &rest[2..];
            continue;
        }
        match slip(rest, MOST) {
            Some(Slip::Attribute(length)) => {
                kept.extend(wrong_attribute(&rest[..length], diagnostics));
                rest = &rest[length..];
            }
            Some(Slip::AfterWord(length)) => {
                let (before, after) = rest.split_at(length);
                let word = part_text(before);
                let is_doc = matches!(&after[1], TokenTree::Group(group)
                    if group.stream().into_iter().next().is_some_and(|first| is_ident(&first, "doc")));
                let (what, attribute) = if is_doc {
                    ("doc comments", "/** … */".to_owned())
                } else {
                    ("attributes", part_text(&after[..2]))
                };
                diagnostics
                    .error(
                        token_span(&after[0]),
                        format!("{what} stand before `{word}`"),
                    )
                    .help(format!("write `{attribute} {word} tree`"));
                words.extend(before.iter().cloned());
                rest = after;
            }
            Some(Slip::Bars(length)) => {
                let (bars, after) = rest.split_at(length);
                let bars = part_text(bars);
                let tree = after.iter().find(|token| is_ident(token, "tree"));
                diagnostics
                    .error(
                        token_span(tree.unwrap_or(&after[0])),
                        "a tree with a name has no bars before it",
                    )
                    .help(format!(
                        "leave out `{bars}`: the context stands in the parentheses behind the name"
                    ));
                rest = after;
            }
            None => break,
        }
    }
    kept.extend(words);
    kept.extend(rest.iter().cloned());
    kept
}

/// An attribute without its brackets: reported, and given with them, if it is one.
fn wrong_attribute(written: &[TokenTree], diagnostics: &mut Diagnostics) -> TokenStream {
    let after_sign = match written {
        [sign, after @ ..] if is(sign, '#') || is(sign, '@') => after,
        _ => written,
    };
    let inside: TokenStream = match after_sign {
        [TokenTree::Group(group)] => group.stream(),
        tokens => tokens.iter().cloned().collect(),
    };
    let message = match written {
        [hash, ..] if is(hash, '#') => "an attribute stands in square brackets",
        _ => "an attribute stands in `#[ … ]`",
    };
    diagnostics
        .error(token_span(&after_sign[0]), message)
        .help(format!("write `#[{}]`", tokens_text(&inside)));
    if syn::parse2::<syn::Meta>(inside.clone()).is_err() {
        return TokenStream::new();
    }
    let mut group = Group::new(Delimiter::Bracket, inside);
    group.set_span(token_span(&after_sign[0]));
    let hash = TokenTree::Punct(Punct::new('#', Spacing::Alone));
    [hash, TokenTree::Group(group)].into_iter().collect()
}

/// `tree Of[T: Copy](hero: &mut Hero)`: reported, if it is so. The brackets were taken for those of the parameters.
pub fn generics_in_brackets(
    name: &Ident,
    brackets: Option<&Group>,
    after: &TokenStream,
    diagnostics: &mut Diagnostics,
) -> bool {
    let other = |group: &&Group| group.delimiter() != Delimiter::Parenthesis;
    let Some(brackets) = brackets.filter(other) else {
        return false;
    };
    let Some(TokenTree::Group(parameters)) = after.clone().into_iter().next() else {
        return false;
    };
    if parameters.delimiter() != Delimiter::Parenthesis {
        return false;
    }
    let generics = tokens_text(&brackets.stream());
    diagnostics
        .error(
            brackets.span_open(),
            "the generics of a tree stand between `<` and `>`",
        )
        .help(format!("write `tree {name}<{generics}>( … ) {{ node }}`"));
    true
}
