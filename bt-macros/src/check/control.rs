//! Nodes with children: how many, which options, which arguments.

use super::model::{Kind, Mode, NodeId, Outcome, Time};
use super::reach::Outcomes;
use super::Checker;
use crate::nodes::{closest, ArgumentKind, Keyword, Row, Shape, NODES};
use crate::syntax::ast::{Argument, Control, Node, NodeOption};
use crate::syntax::duration::{duration, Duration};
use proc_macro2::Span;

impl Checker<'_> {
    pub fn control(&mut self, id: NodeId, control: Control) -> Outcomes {
        self.arity(&control);
        self.options(&control);
        let time = self.arguments(id, &control);
        let kind = kind(&control, time);
        self.tree.nodes[id].kind = kind.clone();
        self.sources[id].keyword = Some(control.keyword);
        self.children(id, &kind, control.children)
    }

    fn children(&mut self, id: NodeId, kind: &Kind, children: Vec<Node>) -> Outcomes {
        if children.is_empty() {
            // Reported; nothing follows from it.
            return Outcomes::ANY;
        }
        let mut so_far = Outcomes::start(kind);
        let mut reachable = true;
        for child in children {
            let span = child.span;
            if reachable && !so_far.goes_on(kind) {
                self.unreachable(id, kind, span);
                reachable = false;
            }
            let number = self.tree.nodes.len();
            let outcomes = self.node(child);
            self.tree.nodes[id].children.push(number);
            so_far = so_far.then(kind, outcomes);
        }
        so_far.result(kind)
    }

    /// A child after one that never lets control pass.
    fn unreachable(&mut self, id: NodeId, kind: &Kind, span: Span) {
        let before = self.tree.nodes[id].children.last();
        let before = before.map_or("", |child| &self.tree.nodes[*child].quote);
        let never = match kind {
            Kind::Ordered {
                until: Outcome::Success,
                ..
            } => "fails",
            _ => "succeeds",
        };
        self.diagnostics
            .error(
                span,
                format!("this child is never reached: `{before}` before it never {never}"),
            )
            .help("remove one of them")
            .note("`force_success(…)` and `force_failure(…)` may switch a branch off on purpose");
    }

    fn arity(&mut self, control: &Control) {
        let row = control.row;
        let arguments = match row.shape {
            Shape::Decorator(arguments) => arguments,
            Shape::Composite | Shape::Leaf => &[],
        };
        let children = control.children.len();
        let missing_argument = control.arguments.len() < arguments.len();
        if children < row.children.min || missing_argument {
            let lacks = match (missing_argument, children < row.children.min) {
                (true, true) => "a duration and a child",
                (true, false) => "a duration before its child",
                _ if !arguments.is_empty() => "a child after its duration",
                _ if row.children.max == Some(1) => "a child",
                _ => "at least one child",
            };
            self.diagnostics
                .error(
                    control.keyword.span(),
                    format!("`{}` needs {lacks}", row.keyword),
                )
                .help(format!("write `{}`", row.usage));
        }
        let Some(surplus) = row.children.max.and_then(|max| control.children.get(max)) else {
            return;
        };
        self.diagnostics
            .error(surplus.span, format!("`{}` takes one child", row.keyword))
            .help("join several nodes, as in `sequence< …, … >` or `fallback< …, … >`");
    }

    fn options(&mut self, control: &Control) {
        for (n, option) in control.options.iter().enumerate() {
            let name = &option.name;
            if control.options[..n]
                .iter()
                .any(|earlier| earlier.name == *name)
            {
                self.diagnostics
                    .error(name.span(), format!("the option `{name}` is given twice"))
                    .help("remove one of them");
                continue;
            }
            let known = control.row.options.iter().find(|(known, _)| name == known);
            match known {
                Some((_, values)) => self.option_value(option, values),
                None => self.unknown_option(control.row, option),
            }
        }
    }

    fn option_value(&mut self, option: &NodeOption, values: &[&str]) {
        let value = option.value.to_string();
        if values.contains(&value.as_str()) {
            return;
        }
        let name = &option.name;
        let message = if value.is_empty() {
            format!("the option `{name}` lacks its value")
        } else {
            format!("the option `{name}` has no value `{value}`")
        };
        let allowed: Vec<String> = values
            .iter()
            .map(|value| format!("`{name} = {value}`"))
            .collect();
        self.diagnostics
            .error(option.value_span, message)
            .help(format!("write {}", allowed.join(" or ")));
    }

    fn unknown_option(&mut self, row: &Row, option: &NodeOption) {
        let name = option.name.to_string();
        let own = closest(&name, row.options.iter().map(|(own, _)| *own));
        let has_it = |row: &&Row| row.options.iter().any(|(known, _)| *known == name);
        let others: Vec<String> = NODES
            .iter()
            .filter(has_it)
            .map(|row| format!("`{}`", row.keyword))
            .collect();
        let help = match (own, row.options) {
            (Some(own), _) => format!("did you mean `{own}`?"),
            (None, []) if others.is_empty() => {
                format!("`{}` has no options: write `{}`", row.keyword, row.usage)
            }
            (None, []) => format!("it is an option of {}", others.join(" and ")),
            (None, options) => {
                let all: Vec<String> = options.iter().map(|(own, _)| format!("`{own}`")).collect();
                format!("the options of `{}` are: {}", row.keyword, all.join(", "))
            }
        };
        self.diagnostics
            .error(
                option.name.span(),
                format!("`{}` has no option `{name}`", row.keyword),
            )
            .help(help);
    }

    /// The duration of a node that takes one.
    fn arguments(&mut self, id: NodeId, control: &Control) -> Option<Time> {
        let Shape::Decorator(kinds) = control.row.shape else {
            return None;
        };
        let mut time = None;
        for (kind, argument) in kinds.iter().zip(&control.arguments) {
            match kind {
                ArgumentKind::Duration => time = self.duration(id, argument),
            }
        }
        time
    }

    fn duration(&mut self, id: NodeId, argument: &Argument) -> Option<Time> {
        if argument.tokens.is_empty() {
            // The parser has complained.
            self.broken = true;
            return None;
        }
        match duration(&argument.tokens, argument.span) {
            Ok(Duration::Literal(nanoseconds)) => Some(Time::Literal { nanoseconds }),
            Ok(Duration::Expression) => {
                self.sources[id].duration = Some(argument.tokens.clone());
                Some(Time::Computed)
            }
            Err(mistake) => {
                self.diagnostics
                    .error(mistake.span, mistake.message)
                    .help(mistake.help);
                None
            }
        }
    }
}

/// What the node does.
fn kind(control: &Control, time: Option<Time>) -> Kind {
    let reactive = if control.options.is_empty() {
        Mode::Reactive
    } else {
        Mode::ReactiveContinue
    };
    let ordered = |until, mode| Kind::Ordered { until, mode };
    match control.row.node {
        Keyword::Fallback => ordered(Outcome::Success, Mode::Memory),
        Keyword::ReactiveFallback => ordered(Outcome::Success, reactive),
        Keyword::Sequence => ordered(Outcome::Failure, Mode::Memory),
        Keyword::ReactiveSequence => ordered(Outcome::Failure, reactive),
        Keyword::Invert => Kind::Invert,
        // Constants are leaves, and never come here.
        Keyword::ForceSuccess | Keyword::Success | Keyword::Running => {
            Kind::Force(Outcome::Success)
        }
        Keyword::ForceFailure | Keyword::Failure => Kind::Force(Outcome::Failure),
        // A missing time was reported, and the tree is not used.
        Keyword::Timeout => Kind::Timeout(time.unwrap_or(Time::Computed)),
    }
}
