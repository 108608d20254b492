//! Names of nodes elsewhere, and misspelt ones, where a function or a value of the user's would be called so.

use super::Hint;
use crate::nodes::{
    find, has_children_elsewhere, instead, is_call_of_tree, is_chance, is_class_of_unreal,
    is_everyday, is_root, misspelled, named_exactly, nearly, snake_case, suggest, without_class,
    ArgumentKind, ArmKind, Keyword, Row, Shape,
};
use crate::syntax::duration::is_duration;
use crate::syntax::expression::expressions;
use crate::syntax::node::Declared;
use crate::syntax::path::{is_primitive, Case, Path};
use crate::tokens::{angle_length, is, is_joint, token_span, Cursor};
use proc_macro2::{Delimiter, Group, Ident, TokenTree};

/// Nodes elsewhere, whose names anybody's functions may have too.
const EVERYDAY: &str = "pass once do_once when not inv forever repeat_until wait_until or any sel and all seq select par race \
    concurrent concurrently sequential simultaneously join_all wait_all when_all when_any ternary either_or if_then if_else run_if \
    match_case case_of while_all switch_case";

/// Leaves elsewhere that always give the same.
const CONSTANTS: &str = "AlwaysSuccess AlwaysFailure AlwaysRunning AlwaysSucceed AlwaysFail Success Failure Running True False None \
    StatefulRunning WaitForever SUCCESS FAILURE RUNNING";

/// What is called like a node of another library, or nearly like one of ours, and is written as that would be.
pub fn misnamed(
    path: &Path,
    name: &Ident,
    rest: &[TokenTree],
    declared: &Declared,
) -> Option<Hint> {
    if path.qualified {
        return None;
    }
    let group = match rest {
        [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Parenthesis => Some(group),
        _ => None,
    };
    let after = &rest[usize::from(group.is_some())..];
    let is_angle = match after {
        [open, next, ..] => {
            let is_shift = is_joint(open) && is(next, '<');
            let is_other = is_shift || is(next, '/') || matches!(next, TokenTree::Literal(_));
            is(open, '<') && !is_other
        }
        _ => false,
    };
    let is_single = path.tokens.len() == 1;
    if is_angle {
        return of_angles(name, is_single, group, after);
    }
    if !is_single {
        let parent = path
            .last_but(1)
            .map(ToString::to_string)
            .unwrap_or_default();
        let is_status = ["Status", "NodeStatus", "BehaviourStatus"].contains(&parent.as_str());
        let at = path
            .segments
            .first()
            .map_or(name.span(), |first| first.name.span());
        let is_value = group.is_none() && is_status && is_word_of(CONSTANTS, &name.to_string());
        let hint = is_value.then(|| constant(name, &format!("{parent}::{name}")))?;
        return hint.map(|hint| Hint { at, ..hint });
    }
    let text = name.to_string();
    match group {
        _ if is_class_of_unreal(&text) => {
            let row = named_exactly(&text);
            (row.is_some() || instead(&text).is_some()).then(|| unknown(name, row, true))
        }
        None if is_word_of(CONSTANTS, &text) => constant(name, &text),
        None => None,
        Some(group) => of_call(name, group, declared),
    }
}

fn is_word_of(words: &str, name: &str) -> bool {
    words.split_whitespace().any(|word| word == name)
}

/// `AlwaysSuccess`, `Status::Success`
fn constant(name: &Ident, written: &str) -> Option<Hint> {
    let row = named_exactly(&name.to_string())?;
    let message = format!("`{written}` is no node; did you mean `{}`?", row.keyword);
    Some(Hint::new(
        name.span(),
        message,
        format!("{}; a type of that name is `self::{name}`", row.to_write()),
    ))
}

/// What has children and is no keyword.
fn of_angles(
    name: &Ident,
    is_single: bool,
    group: Option<&Group>,
    after: &[TokenTree],
) -> Option<Hint> {
    let text = name.to_string();
    let is_lower = Case::of(name) == Case::Lower;
    let length = angle_length(after);
    let closed = length.unwrap_or(0);
    let is_called = matches!(after.get(closed), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis)
        || matches!(&after[closed..], [first, second, ..] if is(first, ':') && is(second, ':'));
    let meant = match (is_single, is_lower) {
        (false, _) => None,
        (true, true) => suggest(&text).or_else(|| misspelled(&text)),
        (true, false) => named_exactly(&text).or_else(|| nearly(&text)),
    };
    let is_type = matches!(after.get(1..closed), Some([TokenTree::Ident(ty), _]) if is_primitive(ty)
        || is_lower && Case::of(ty) == Case::UpperCamel && meant.is_none());
    if group.is_none() && closed > 0 && (is_called || is_type) {
        let at = if is_called {
            token_span(&after[0])
        } else {
            name.span()
        };
        let message = "generic arguments in an expression need `::`".to_owned();
        return Some(Hint::new(at, message, format!("write `{name}::< … >`")));
    }
    let has_arms = after[..closed]
        .windows(2)
        .any(|pair| is(&pair[0], '=') && is(&pair[1], '>'));
    // Where no child has an identifier, the first comes first: `Priority< a, b >`, as it is in the literature.
    let meant = match meant {
        Some(row) if row.node == Keyword::Priority && !has_arms => find("fallback"),
        meant => meant,
    };
    let is_class = without_class(&text).is_some() && instead(&text).is_some();
    // Anybody's types may be called as a node of another library that is none here.
    let is_known = meant.is_some()
        || is_single && (is_lower && instead(&text).is_some() || is_class || is_root(&text));
    if !is_known && (!is_lower || !is_single || length.is_none()) {
        return None;
    }
    let mut hint = unknown(name, meant, false);
    hint.children = Some(match meant {
        Some(row) => row.arm().filter(|_| has_arms),
        None => has_arms.then_some(ArmKind::Pattern),
    });
    Some(hint)
}

/// `unknown node`
fn unknown(name: &Ident, meant: Option<&'static Row>, is_call: bool) -> Hint {
    let own = if Case::of(name) == Case::Lower {
        "function"
    } else {
        "type"
    };
    let text = name.to_string();
    let help = match (meant, instead(&text)) {
        (Some(row), _) => row.to_write_for(&text),
        (None, Some(help)) => help.to_owned(),
        (None, None) => format!(
            "a function has no children: write `sequence< {name}, … >`; a comparison is written in braces: `{{ {name} < … }}`; a node of \
             your own is a type, such as `RoundRobin< … >`"
        ),
    };
    let message = match meant {
        Some(row) => format!("unknown node `{name}`; did you mean `{}`?", row.keyword),
        None => format!("unknown node `{name}`"),
    };
    let help = if is_call || own == "type" {
        format!("{help}; a {own} of that name is `self::{name}`")
    } else {
        help
    };
    Hint::new(name.span(), message, help)
}

/// What reads as the call of a function, and is given what only a node takes.
fn of_call(name: &Ident, group: &Group, declared: &Declared) -> Option<Hint> {
    let text = name.to_string();
    let is_lower = Case::of(name) == Case::Lower;
    let parts = parts(group);
    let of_nodes = parts.iter().any(|part| is_of_nodes(part));
    let is_function =
        |part: &[TokenTree]| !declared.trees.is_empty() && may_be_function(part, declared);
    let last = parts.last().map(Vec::as_slice).unwrap_or_default();
    if let Some(help) = of_tree(&text, group) {
        let message = format!("unknown node `{name}`");
        return Some(Hint::new(
            name.span(),
            message,
            format!("a tree is itself a leaf: write `{help}`"),
        ));
    }
    if parts.is_empty() {
        return None;
    }
    if ["Ok", "Err"].contains(&text.as_str()) {
        let result = if text == "Err" {
            "`failure`"
        } else {
            "`success`, or the node alone"
        };
        let help = format!("a node gives its result itself: write {result}");
        return Some(Hint::new(
            name.span(),
            format!("`{text}( … )` is no node"),
            help,
        ));
    }
    if let Some(row) = named_exactly(&text).or_else(|| suggest(&text).filter(|_| of_nodes)) {
        let is_called_so = text != row.keyword && row.keyword == snake_case(&text)
            || without_class(&text).is_some()
            || row.is_called(&snake_case(&text)) && !is_word_of(EVERYDAY, &text);
        let is_certain = is_given_as(row, name, group, &parts, declared);
        let is_not =
            text == "not" && matches!(parts.as_slice(), [only] if may_be_function(only, declared));
        if row.shape != Shape::Leaf && of_nodes || is_called_so && is_certain || is_not {
            return Some(unknown(name, Some(row), true));
        }
        return None;
    }
    if is_lower {
        // A letter or two away from a decorator, and given as much as that takes.
        let row = misspelled(&text).filter(|row| match row.shape {
            Shape::Decorator(kinds) => {
                let required = kinds
                    .iter()
                    .filter(|kind| **kind != ArgumentKind::Count)
                    .count();
                let most = kinds.len() + row.children.max.unwrap_or_default();
                row.children.min > 0 && (row.children.min + required..=most).contains(&parts.len())
            }
            _ => false,
        });
        if let Some(row) = row.filter(|_| may_be_function(last, declared)) {
            return Some(unknown(name, Some(row), true));
        }
    }
    instead(&text)?;
    let is_text = matches!(last, [TokenTree::Literal(text)] if !text.to_string().contains(' ') && text.to_string().starts_with('"'));
    if !has_children_elsewhere(&text) {
        // `Condition("IsDoorOpen")`
        let is_meant = !is_lower
            && parts.len() == 1
            && (is_function(last) || is_text && text != "Action" && text != "Task");
        return is_meant.then(|| unknown(name, None, true));
    }
    let is_call = matches!(last, [TokenTree::Ident(_), TokenTree::Group(_)]);
    let begins = parts.len() > 1 && is_function(&parts[0]);
    let is_meant = if of_nodes {
        true
    } else if is_everyday(&text) {
        false
    } else if is_chance(&text) || !is_lower {
        is_function(last)
    } else {
        begins && (is_call || is_function(last))
            || text.contains('_') && parts.len() > 1 && is_function(last)
    };
    is_meant.then(|| unknown(name, None, true))
}

/// Whether it is given what this node takes, and no function would be.
fn is_given_as(
    row: &Row,
    name: &Ident,
    group: &Group,
    parts: &[Vec<TokenTree>],
    declared: &Declared,
) -> bool {
    let is_lower = Case::of(name) == Case::Lower;
    let is_function =
        |part: &[TokenTree]| !declared.trees.is_empty() && may_be_function(part, declared);
    let last = parts.last().map(Vec::as_slice).unwrap_or_default();
    match row.shape {
        Shape::Decorator(arguments) if row.children.min > 0 => {
            let required = arguments
                .iter()
                .filter(|kind| **kind != ArgumentKind::Count)
                .count();
            may_be_node(last) && parts.len() >= row.children.min + required
                || !is_lower && is_function(last)
        }
        Shape::Field => {
            parts.iter().any(|part| compares(part))
                || parts.len() == 2
                    && is_function(&parts[0])
                    && (name.to_string().contains('_') || !is_lower)
                || !is_lower
                    && matches!(&parts[0][..], [TokenTree::Literal(_)])
                    && (parts.len() == 2 || parts[0][0].to_string().contains(['=', '<', '>']))
        }
        Shape::Composite | Shape::Choice(..) => {
            parts.len() > 1 && may_be_node(last)
                || !is_lower && (is_function(last) || is_list(group))
        }
        Shape::Leaf => !is_lower && is_function(last),
        Shape::Decorator(_) => false,
    }
}

/// `Patrol::new()` of `SubTree(Patrol)`
fn of_tree(name: &str, group: &Group) -> Option<String> {
    if !is_call_of_tree(name) {
        return None;
    }
    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
    let (first, rest) = inside.split_first()?;
    let tree = first.to_string();
    let tree = tree.trim_matches('"');
    let is_class = name.starts_with(char::is_uppercase);
    let is_name = tree.starts_with(char::is_uppercase) && tree.chars().all(char::is_alphanumeric);
    let is_alone = rest
        .first()
        .is_none_or(|next| is(next, ',') || is(next, ':'));
    if is_name && is_alone && (is_class || matches!(first, TokenTree::Ident(_))) {
        return Some(format!("{tree}::new( … )"));
    }
    is_class.then(|| "Patrol::new()".to_owned())
}

/// What stands between the commas of a bracket.
fn parts(group: &Group) -> Vec<Vec<TokenTree>> {
    let mut tokens = Cursor::new(group.stream(), group.span_close());
    let parts = expressions(&mut tokens).into_iter();
    parts.map(|part| part.into_iter().collect()).collect()
}

/// Whether it can be the name of a function.
fn may_be_function(part: &[TokenTree], declared: &Declared) -> bool {
    let [TokenTree::Ident(word)] = part else {
        return false;
    };
    let text = word.to_string();
    let is_value = declared.parameters.contains(&text)
        || declared.context.as_ref() == Some(&text)
        || ["true", "false", "self"].contains(&text.as_str());
    Case::of(word) == Case::Lower && !is_value
}

/// Whether an expression could be a node: what is no literal.
fn may_be_node(part: &[TokenTree]) -> bool {
    let is_literal = |token: &TokenTree| matches!(token, TokenTree::Literal(_));
    !part.is_empty() && !part.iter().any(is_literal)
        || matches!(
            part,
            [
                TokenTree::Ident(_) | TokenTree::Punct(_),
                ..,
                TokenTree::Group(_)
            ]
        )
}

/// Whether it can only be an argument of a node: a duration, an option, a `.method`, or another node.
fn is_of_nodes(part: &[TokenTree]) -> bool {
    match part {
        [TokenTree::Literal(literal)] => is_duration(literal),
        [TokenTree::Ident(_), equals, second, ..] if is(equals, '=') => !is(second, '='),
        [dot, TokenTree::Ident(_), ..] if is(dot, '.') => true,
        [TokenTree::Ident(name), inner @ TokenTree::Group(_)] => {
            find(&name.to_string()).is_some() && holds_duration(inner)
        }
        [TokenTree::Ident(name), next, ..] => is(next, '<') && find(&name.to_string()).is_some(),
        _ => false,
    }
}

/// Whether a bracket holds what only nodes take.
pub fn holds_duration(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => parts(group).iter().any(|part| is_of_nodes(part)),
        _ => false,
    }
}

fn compares(part: &[TokenTree]) -> bool {
    part.iter()
        .any(|token| "<>=".chars().any(|sign| is(token, sign)))
}

/// `(vec![a, b])`, `([a, b])`
fn is_list(group: &Group) -> bool {
    let last = group.stream().into_iter().last();
    matches!(last, Some(TokenTree::Group(list)) if list.delimiter() == Delimiter::Bracket)
}
