//! Lists around children, as `sequence([a, b])` and `fallback(vec![a, b])`: part of the same mistake as their brackets.

use crate::syntax::tokens::{is, is_ident};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// What is inside of all brackets around the children.
pub fn innermost(group: &Group) -> Group {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let tokens = match tokens.as_slice() {
        [.., comma] if is(comma, ',') => &tokens[..tokens.len() - 1],
        all => all,
    };
    match tokens {
        [TokenTree::Group(list)] if is_list(list) => innermost(list),
        // `"root", memory = True, children = [a, b]`
        [before @ .., TokenTree::Group(list)]
            if list.delimiter() == Delimiter::Bracket && before.iter().all(is_setting) =>
        {
            innermost(list)
        }
        [sign, TokenTree::Group(list)] if is(sign, '&') && is_list(list) => innermost(list),
        [word, sign, TokenTree::Group(list)] if is_ident(word, "vec") && is(sign, '!') => {
            innermost(list)
        }
        _ => group.clone(),
    }
}

/// What other libraries have around a child, and a tree here has not.
pub const BOXES: &[&str] = &["Box", "Rc", "Arc"];

/// `look, sleep` of `Box::new(look), Box::new(sleep)`, and whether there was such a box.
pub fn without_boxes(group: &Group) -> (Group, bool) {
    let mut rest: &[TokenTree] = &group.stream().into_iter().collect::<Vec<_>>();
    let (mut children, mut boxed) = (TokenStream::new(), false);
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (TokenTree::Ident(name), [colon, _, new, TokenTree::Group(child), after @ ..])
                if BOXES.iter().any(|known| name == known)
                    && is(colon, ':')
                    && is_ident(new, "new") =>
            {
                children.extend(child.stream());
                (rest, boxed) = (after, true);
            }
            _ => children.extend([first.clone()]),
        }
    }
    if !boxed {
        return (group.clone(), false);
    }
    let mut inside = Group::new(group.delimiter(), children);
    inside.set_span(group.span());
    (inside, boxed)
}

fn is_list(group: &Group) -> bool {
    matches!(
        group.delimiter(),
        Delimiter::Bracket | Delimiter::Parenthesis
    )
}

/// Whether it may stand before the children: a text, a name, a sign between them.
fn is_setting(token: &TokenTree) -> bool {
    match token {
        TokenTree::Literal(_) | TokenTree::Ident(_) => true,
        TokenTree::Punct(sign) => matches!(sign.as_char(), ',' | ':' | '='),
        TokenTree::Group(_) => false,
    }
}
