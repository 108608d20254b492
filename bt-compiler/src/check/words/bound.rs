//! Names that a pattern of `switch` binds: its `if` knows them, and the child behind it does not.

use crate::check::tokens_text;
use crate::syntax::ast::{Argument, Arm, Leaf, LeafKind, Node, NodeKind};
use crate::syntax::{is, is_joint};
use proc_macro2::{Ident, TokenStream, TokenTree};

/// A name that a pattern binds and its child uses.
pub struct Bound {
    /// Where it is used.
    pub used: Ident,
    /// How the leaf that uses it could be written.
    pub block: String,
}

/// The first use of a name that the pattern before a child binds; none of those that are known there by themselves.
pub fn used_in_child(
    child: &Node,
    (subject, context): (Option<&Argument>, &Ident),
    is_known: &dyn Fn(&str) -> bool,
) -> Option<Bound> {
    let Some(Arm::Pattern(tokens, _)) = &child.arm else {
        return None;
    };
    let pattern: TokenStream = tokens
        .clone()
        .into_iter()
        .take_while(|token| !matches!(token, TokenTree::Ident(word) if word == "if"))
        .collect();
    let mut names = Vec::new();
    bound_names(&pattern, &mut names);
    names.retain(|name| !is_known(name));
    let (used, code) = used_in(child, &names, context)?;
    let subject = subject.map_or("…".to_owned(), |subject| tokens_text(&subject.tokens));
    let fits_always = pattern.clone().into_iter().nth(1).is_none();
    let (pattern, otherwise) = match tokens_text(&pattern) {
        several if several.contains('|') => (format!("({several})"), " else { … }"),
        one if fits_always => (one, ""),
        one => (one, " else { … }"),
    };
    Some(Bound {
        used,
        block: format!("{{ let {pattern} = {subject}{otherwise}; {code} }}"),
    })
}

/// `steps`, `point` and `x` of `Motor::Turning(steps) | At(point @ Point { x, y: 3 })`.
fn bound_names(pattern: &TokenStream, names: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = pattern.clone().into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => bound_names(&group.stream(), names),
            TokenTree::Ident(word) => {
                let name = word.to_string();
                let is_of_path = at > 0 && is(&tokens[at - 1], ':') && is_second(&tokens[..at]);
                let ends = tokens.get(at + 1).is_none_or(|next| match next {
                    TokenTree::Group(_) => false,
                    sign => !is(sign, ':') && !is(sign, '!') && !is(sign, '.'),
                });
                if ends && !is_of_path && is_variable(&name) {
                    names.push(name);
                }
            }
            _ => {}
        }
    }
}

/// Whether the `:` at the end is the second of two.
fn is_second(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [.., first, _] if is(first, ':') && is_joint(first))
}

fn is_variable(name: &str) -> bool {
    let words = [
        "ref", "mut", "box", "true", "false", "self", "super", "crate", "const",
    ];
    name.starts_with(|first: char| first.is_lowercase()) && !words.contains(&name)
}

/// Where a name is used below a node, and the code of the leaf there.
fn used_in(node: &Node, names: &[String], context: &Ident) -> Option<(Ident, String)> {
    if names.is_empty() {
        return None;
    }
    let children: &[Node] = match &node.kind {
        NodeKind::Leaf(leaf) => return used_by(leaf, names, context),
        NodeKind::Control(control) => {
            let mut arguments = control.arguments.iter();
            let used = arguments.find_map(|argument| use_in(&argument.tokens, names));
            if let Some(used) = used {
                return Some((used, "…".to_owned()));
            }
            &control.children
        }
        NodeKind::Custom(value, children) => {
            if let Some(used) = used_by(value, names, context) {
                return Some(used);
            }
            children
        }
        NodeKind::Subtree(..) | NodeKind::Broken(_) => &[],
    };
    children
        .iter()
        .find_map(|child| used_in(child, names, context))
}

fn used_by(leaf: &Leaf, names: &[String], context: &Ident) -> Option<(Ident, String)> {
    let in_any = |arguments: &[TokenStream]| {
        let mut arguments = arguments.iter();
        arguments.find_map(|argument| use_in(argument, names))
    };
    let listed = |arguments: &[TokenStream]| {
        let texts: Vec<String> = arguments.iter().map(tokens_text).collect();
        texts.join(", ")
    };
    match &leaf.kind {
        LeafKind::Function {
            path, arguments, ..
        } => {
            let call = format!("{}({context}, {})", tokens_text(path), listed(arguments));
            in_any(arguments).map(|used| (used, call))
        }
        LeafKind::Method {
            method, arguments, ..
        } => {
            let call = format!("{context}.{}({})", tokens_text(method), listed(arguments));
            in_any(arguments).map(|used| (used, call))
        }
        LeafKind::Block { body, .. } => {
            let used = use_in(body, names)?;
            Some((used, tokens_text(body)))
        }
        LeafKind::Test { value, .. } => Some((use_in(value, names)?, "…".to_owned())),
        LeafKind::Set { field, value } => {
            let code = format!("{context}.{} = {}", field.text(), tokens_text(value));
            Some((use_in(value, names)?, code))
        }
        LeafKind::Value { init, .. } => Some((use_in(init, names)?, "…".to_owned())),
        LeafKind::Constant(..) | LeafKind::Running(_) => None,
    }
}

/// The first of these names as a variable. Of code that may bind some itself nothing is known.
fn use_in(code: &TokenStream, names: &[String]) -> Option<Ident> {
    if may_bind(code) {
        return None;
    }
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    tokens
        .iter()
        .enumerate()
        .find_map(|(at, token)| match token {
            TokenTree::Group(group) => use_in(&group.stream(), names),
            TokenTree::Ident(word) if names.iter().any(|name| word == name) => {
                let before = at.checked_sub(1).map(|before| &tokens[before]);
                let is_own = before.is_none_or(|before| !is(before, '.') && !is(before, ':'));
                let goes_on = tokens.get(at + 1).is_some_and(|next| {
                    is(next, ':') || is(next, '!') || matches!(next, TokenTree::Group(_))
                });
                (is_own && !goes_on).then(|| word.clone())
            }
            _ => None,
        })
}

/// Whether code has variables of its own.
pub fn may_bind(code: &TokenStream) -> bool {
    let words = [
        "let", "for", "match", "fn", "impl", "const", "static", "use",
    ];
    code.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => may_bind(&group.stream()),
        TokenTree::Ident(word) => words.iter().any(|binds| word == binds),
        TokenTree::Punct(sign) => sign.as_char() == '|',
        TokenTree::Literal(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_patterns_bind() {
        for (pattern, expected) in [
            ("Motor::Turning(steps)", "steps"),
            ("At(point @ Point { x, y: 3, z: depth })", "point x depth"),
            ("Some(ref mut target)", "target"),
            ("3 | LEAST..=MOST | Mood::Calm | true | _", ""),
            ("[first, .., last]", "first last"),
            ("levels::low | self::high", ""),
            ("rest", "rest"),
        ] {
            let mut names = Vec::new();
            bound_names(&pattern.parse().expect("tokens"), &mut names);
            assert_eq!(names.join(" "), expected, "{pattern}");
        }
    }

    #[test]
    fn where_they_are_used() {
        let names = ["steps".to_owned()];
        let used = |code: &str| use_in(&code.parse().expect("tokens"), &names).is_some();
        for code in [
            "steps",
            "steps + 1",
            "f(3, steps)",
            "*steps",
            "a.turn(steps.max(3))",
        ] {
            assert!(used(code), "{code}");
        }
        for code in [
            "hero.steps",
            "walk::steps",
            "steps(3)",
            "Walk { steps: 3 }",
            "let steps = 3; steps",
            "all(|steps| steps > 3)",
        ] {
            assert!(!used(code), "{code}");
        }
    }
}
