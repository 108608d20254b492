//! Is everything there that a node needs, and nothing more?

use super::Checker;
use crate::nodes::{ArgumentKind, Row, Shape};
use crate::syntax::ast::{self, Control, NodeKind};

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
    if control.children.is_empty() && row.is_decorator() {
        row.to_write_or_call()
    } else {
        format!("write `{}`", row.usage)
    }
}

/// What is missing: `a duration before its child`.
fn lacks(control: &Control) -> Option<String> {
    let row = control.row;
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
