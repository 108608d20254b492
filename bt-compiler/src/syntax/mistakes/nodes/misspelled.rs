//! Nodes of other frameworks and misspelled ones that read like calls of functions.

use crate::nodes::{
    find, has_children_elsewhere, instead, is_chance, is_everyday, misspelled, named_exactly,
    snake_case, suggest, without_class, ArgumentKind, Shape,
};
use crate::syntax::duration::is_duration;
use crate::syntax::expression::expressions;
use crate::syntax::mistakes::nodes::foreign::{is_text, may_be_node};
use crate::syntax::node::Parser;
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::{is, Cursor};
use proc_macro2::{Delimiter, Group, Ident, TokenTree};

/// Nodes elsewhere, whose names anybody's functions may have too.
const EVERYDAY: &[&str] = &[
    "pass",
    "once",
    "do_once",
    "when",
    "not",
    "inv",
    "forever",
    "repeat_until",
    "wait_until",
    "or",
    "any",
    "sel",
    "and",
    "all",
    "seq",
    "select",
    "par",
    "race",
    "concurrent",
    "concurrently",
    "sequential",
    "simultaneously",
    "join_all",
    "wait_all",
    "when_all",
    "when_any",
    "ternary",
    "either_or",
    "if_then",
    "if_else",
    "run_if",
    "match_case",
    "case_of",
    "while_all",
    "switch_case",
];

impl Parser<'_> {
    /// `probability(0.3, look)`, `RateController(3, look)`, `abort(tired, walk(1.0))`: reported, if it is so.
    pub fn absent_elsewhere(&mut self, path: &Path, name: &Ident) -> bool {
        let [TokenTree::Group(group), ..] = self.tokens.rest() else {
            return false;
        };
        let text = name.to_string();
        let is_call = path.tokens.len() == 1 && group.delimiter() == Delimiter::Parenthesis;
        let Some(help) = instead(&text).filter(|_| is_call && has_children_elsewhere(&text)) else {
            return false;
        };
        let parts = parts(group);
        let (first, last) = match parts.as_slice() {
            [first, .., last] => (Some(first), last),
            [only] => (None, only),
            [] => return false,
        };
        let is_lower = Case::of(name) == Case::Lower;
        let is_meant = if parts.iter().any(|part| is_of_nodes(part)) {
            true
        } else if is_everyday(&text) {
            false
        } else if is_chance(&text) || !is_lower {
            self.is_function(last)
        } else {
            // Functions may be called so that take one.
            let is_call = matches!(last.as_slice(), [TokenTree::Ident(_), TokenTree::Group(_)]);
            let begins = first.is_some_and(|first| self.is_function(first));
            begins && (is_call || self.is_function(last))
                || text.contains('_') && first.is_some() && self.is_function(last)
        };
        if !is_meant {
            return false;
        }
        let own = match Case::of(name) {
            Case::Lower => "function",
            _ => "type",
        };
        self.diagnostics
            .error(name.span(), format!("unknown node `{name}`"))
            .help(format!("{help}; a {own} of that name is `self::{name}(…)`"));
        true
    }

    /// `Sequence(look)`, `SetBlackboard(steps, 3)`, `time_limit(look)`: what is called like a node elsewhere and given a function,
    /// or a field, by its name.
    pub fn is_node_elsewhere(&self, path: &Path, name: &Ident, group: &Group) -> bool {
        let text = name.to_string();
        let parts = parts(group);
        if path.tokens.len() == 1 && is_decorator_misspelled(&text, parts.len()) {
            return parts.last().is_some_and(|last| self.may_be_function(last));
        }
        let Some(row) = named_exactly(&text).filter(|_| path.tokens.len() == 1) else {
            return false;
        };
        let is_lower = Case::of(name) == Case::Lower;
        // Functions in lower case may take another, whatever they are called.
        if is_lower && (row.shape != Shape::Field || !text.contains('_')) {
            return false;
        }
        match row.shape {
            Shape::Decorator(_) if row.children.max == Some(0) => false,
            Shape::Decorator(_) | Shape::Composite | Shape::Choice(..) => {
                parts.last().is_some_and(|last| self.is_function(last))
            }
            Shape::Field => {
                let is_key = matches!(parts.first().map(Vec::as_slice), Some([TokenTree::Literal(text)]) if is_text(text));
                parts.len() == 2 && (self.is_function(&parts[0]) || is_key && !is_lower)
            }
            Shape::Leaf => {
                !is_lower && matches!(parts.as_slice(), [only] if self.is_function(only))
            }
        }
    }

    /// Whether it can only be the name of a function, in a tree with a name: such a tree captures nothing.
    pub fn is_function(&self, part: &[TokenTree]) -> bool {
        !self.declared.trees.is_empty() && self.may_be_function(part)
    }

    /// Whether it can be one, or a variable around a tree without a name.
    fn may_be_function(&self, part: &[TokenTree]) -> bool {
        let [TokenTree::Ident(word)] = part else {
            return false;
        };
        let text = word.to_string();
        let is_value = self.declared.parameters.contains(&text)
            || self.declared.context.as_ref() == Some(&text)
            || ["true", "false", "self"].contains(&text.as_str());
        Case::of(word) == Case::Lower && !is_value
    }
}

/// `inverter(x)`, `timeuot(8h, x)`: reads as a function's call, but cannot be meant so.
pub fn is_misspelled_decorator(path: &Path, group: &Group) -> bool {
    let [segment] = path.segments.as_slice() else {
        return false;
    };
    if path.tokens.len() > 1 || group.stream().is_empty() {
        return false;
    }
    let name = segment.name.to_string();
    let parts = parts(group);
    let is_of_nodes = parts.iter().any(|part| is_of_nodes(part)) || is_negation(&name, &parts);
    // What looks like a function's arguments stands after a function's name, unless that is exactly
    // a node's elsewhere. This is asked about each leaf with arguments, and resemblance is dear.
    let row = if is_of_nodes {
        suggest(&name)
    } else {
        named_exactly(&name)
    };
    let Some(row) = row.filter(|row| row.shape != Shape::Leaf) else {
        return false;
    };
    // `forceSuccess` is no name of Rust.
    let is_node_there = name != row.keyword && row.keyword == snake_case(&name);
    let called_so = is_node_there
        || without_class(&name).is_some()
        || row.is_called(&snake_case(&name)) && !EVERYDAY.contains(&name.as_str());
    let ends_in_node = parts.last().is_some_and(|last| may_be_node(last));
    let sure = match row.shape {
        Shape::Decorator(arguments) => {
            let required = arguments
                .iter()
                .filter(|kind| **kind != ArgumentKind::Count);
            row.children.min > 0
                && ends_in_node
                && parts.len() >= row.children.min + required.count()
        }
        Shape::Field => parts.iter().any(|part| holds_comparison(part)),
        Shape::Composite | Shape::Choice(..) => parts.len() > 1 && ends_in_node,
        Shape::Leaf => false,
    };
    called_so && sure || is_of_nodes
}

/// `force_sucess`, with as many arguments as the node takes, its child included: a letter or two away from it.
fn is_decorator_misspelled(name: &str, arguments: usize) -> bool {
    let Some(row) = misspelled(name) else {
        return false;
    };
    let Shape::Decorator(kinds) = row.shape else {
        return false;
    };
    let required = kinds
        .iter()
        .filter(|kind| **kind != ArgumentKind::Count)
        .count();
    let most = kinds.len() + row.children.max.unwrap_or_default();
    row.children.min > 0 && (row.children.min + required..=most).contains(&arguments)
}

/// What stands between the commas of a bracket.
pub fn parts(group: &Group) -> Vec<Vec<TokenTree>> {
    let mut tokens = Cursor::new(group.stream(), group.span_close());
    let parts = expressions(&mut tokens).into_iter();
    parts.map(|part| part.into_iter().collect()).collect()
}

/// `not(look)`; what is called with a number is a function.
fn is_negation(name: &str, parts: &[Vec<TokenTree>]) -> bool {
    name == "not" && matches!(parts, [only] if matches!(only.as_slice(), [TokenTree::Ident(_)]))
}

/// Whether it can only be an argument of a node: a duration, an option, a `.method`, or another node.
pub fn is_of_nodes(part: &[TokenTree]) -> bool {
    match part {
        [TokenTree::Literal(literal)] => is_duration(literal),
        [TokenTree::Ident(_), equals, second, ..] if is(equals, '=') => !is(second, '='),
        [dot, TokenTree::Ident(_), ..] if is(dot, '.') => true,
        [TokenTree::Ident(name), TokenTree::Group(inner)] => {
            // `timeout(3s, sleep)`
            find(&name.to_string()).is_some()
                && self::parts(inner).iter().any(|part| is_of_nodes(part))
        }
        [TokenTree::Ident(name), next, ..] => is(next, '<') && find(&name.to_string()).is_some(),
        _ => false,
    }
}

fn holds_comparison(part: &[TokenTree]) -> bool {
    let sign = |token: &TokenTree| ['<', '>', '='].iter().any(|sign| is(token, *sign));
    part.iter().any(sign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::path::path;
    use proc_macro2::Span;

    fn misspelled(text: &str) -> bool {
        let mut tokens = Cursor::new(text.parse().unwrap(), Span::call_site());
        let (path, _) = path(&mut tokens);
        let group = tokens
            .eat_group(proc_macro2::Delimiter::Parenthesis)
            .unwrap();
        is_misspelled_decorator(&path, &group)
    }

    #[test]
    fn functions_are_left_alone() {
        for text in [
            "sleep(3)",
            "invrt(x)",
            "timeuot(3, x)",
            "self::inverter(x)",
            "inverter()",
            "or(a, b)",
            "sleep(hours)",
            "wait_for(door)",
            "on_fail(3)",
            "on_fail(x)",
            "tester(x)",
            "set_blackboard(\"key\", 3)",
            "Repeater(3)",
            "pass(ball)",
            "BTRepeat(3)",
            "GuardDecorator(look)",
            "repeat_until(dark, 3)",
            "not(3)",
            "not(a, b)",
            "range(..near)",
        ] {
            assert!(!misspelled(text), "{text}");
        }
    }

    #[test]
    fn nodes_are_not() {
        for text in [
            "inverter(x)",
            "Succeeder(x)",
            "timeuot(8h, x)",
            "sleep(8h)",
            "on_fail(x, y)",
            "tester(x < 3)",
            "writer(x = 3)",
            "repeeter(yield = never, x, y)",
            "RetryUntilSuccessful(3, x)",
            "invrt(fallback< a, b >)",
            "pass(timeout(8h, x), on_running = x)",
            "BTSequence(a, b)",
            "InverterDecorator(a)",
            "not(look)",
            "not(.door_open())",
            "dock_at(x, 8h)",
        ] {
            assert_eq!(misspelled(text), text != "dock_at(x, 8h)", "{text}");
        }
    }
}
