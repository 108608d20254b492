//! Is everything there that a node needs, and nothing more?

use super::Checker;
use crate::nodes::{ArgumentKind, Keyword, Row, Shape};
use crate::syntax::ast::{self, Control, NodeKind};
use proc_macro2::TokenTree;

impl Checker<'_> {
    pub fn arity(&mut self, control: &Control) {
        let row = control.row;
        let broken = |child: &ast::Node| matches!(child.kind, NodeKind::Broken(_));
        if let Some(lacks) = lacks(control) {
            if control.children.iter().any(broken) {
                // Reported, and perhaps what is missing here.
                return;
            }
            self.diagnostics
                .error(
                    control.keyword.span(),
                    format!("`{}` needs {lacks}", row.keyword),
                )
                .help(help(control));
            return;
        }
        let Some(surplus) = row.children.max.and_then(|max| control.children.get(max)) else {
            return;
        };
        if control.children.iter().any(broken) {
            // Perhaps what is too much here.
            return;
        }
        self.diagnostics
            .error(
                surplus.span,
                format!("`{}` takes {}", row.keyword, most(row)),
            )
            .help("join several nodes, as in `sequence< …, … >` or `fallback< …, … >`");
    }
}

/// What to write instead. A call without a child may have meant a function.
fn help(control: &Control) -> String {
    let row = control.row;
    let either = either(control);
    let mut write = match &either {
        Some(name) => {
            let leaf = row.usage.replace("child)", &format!("{name})"));
            let keyword = row.keyword;
            format!("write `{leaf}`, or, if `{name}` is the duration, `{keyword}({name}, child)`")
        }
        None => format!("write `{}`", row.usage),
    };
    if let (Keyword::Delay, [duration]) = (row.node, control.arguments.as_slice()) {
        // Elsewhere a leaf is called so.
        write = format!(
            "{write}; to let that time pass, `wait({})`",
            duration.tokens
        );
    }
    if either.is_some() {
        return write;
    }
    if control.children.is_empty() && matches!(row.shape, Shape::Decorator(_)) {
        let keyword = row.keyword;
        return format!("{write}; a function of that name is `self::{keyword}`");
    }
    if row.node == Keyword::Repeater && control.children.len() == 1 {
        return format!("{write}; without a control it is `repeat(child)`, which ticks its child again and again until it fails");
    }
    let has_arms = control.children.iter().any(|child| child.arm.is_some());
    if row.node == Keyword::Priority && control.arguments.is_empty() && !has_arms {
        let fallback = Keyword::Fallback.row();
        return format!(
            "{write}; children in the order of their importance are `{}`, which {}",
            fallback.usage, fallback.summary
        );
    }
    write
}

/// `look` of `timeout(look)`, which may be the duration or the child.
fn either(control: &Control) -> Option<String> {
    let [argument] = control.arguments.as_slice() else {
        return None;
    };
    let written: Vec<TokenTree> = argument.tokens.clone().into_iter().collect();
    let is_duration = control.row.arguments() == [ArgumentKind::Duration];
    let is_alone = is_duration && control.children.is_empty() && control.row.children.min == 1;
    match written.as_slice() {
        [TokenTree::Ident(name)]
            if is_alone && name.to_string().starts_with(char::is_lowercase) =>
        {
            Some(name.to_string())
        }
        _ => None,
    }
}

/// What is missing: `a duration before its child`.
fn lacks(control: &Control) -> Option<String> {
    let row = control.row;
    if either(control).is_some() {
        return Some("a duration and a child".to_owned());
    }
    let mut missing = row.arguments().iter().skip(control.arguments.len());
    let missing = missing.find(|kind| **kind != ArgumentKind::Count);
    let child_missing = control.children.len() < row.children.min;
    let children = match (row.shape, row.children.min) {
        (Shape::Decorator(_), 0 | 1) => "a child",
        (Shape::Decorator(_), _) => "a control and a child",
        (_, 0 | 1) => "at least one child",
        (..) => "at least two children",
    };
    match (missing, child_missing) {
        (None, false) => None,
        (Some(kind), _) if row.arm().is_some() => Some(format!("a {} in parentheses", kind.noun())),
        (Some(kind), true) => Some(format!("a {} and {children}", kind.noun())),
        (Some(kind), false) if row.children.max == Some(0) => Some(format!("a {}", kind.noun())),
        (Some(kind), false) => Some(format!("a {} before its child", kind.noun())),
        (None, true) => Some(match row.arguments().first() {
            Some(kind) if row.arm().is_none() && !control.arguments.is_empty() => {
                format!("{children} after its {}", kind.noun())
            }
            _ => children.to_owned(),
        }),
    }
}

/// How many children it takes at most: `one child`.
fn most(row: &Row) -> String {
    let most = if row.children.max == Some(row.children.min) {
        ""
    } else {
        "at most "
    };
    match row.children.max {
        Some(0) => "no child".to_owned(),
        Some(1) => format!("{most}one child"),
        Some(2) => format!("{most}two children"),
        Some(3) => format!("{most}three children"),
        max => format!("{most}{} children", max.unwrap_or(usize::MAX)),
    }
}
