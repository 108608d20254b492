//! Names among the arguments and options of nodes that nothing here has: numbers, durations and what a `switch` is about.

use super::Words;
use crate::nodes::{ArgumentKind, Keyword, OptionValues};
use crate::syntax::ast::{Argument, Control, Node, NodeKind, NodeOption};
use crate::syntax::is;
use proc_macro2::Span;

impl Words<'_> {
    /// `parallel(success = needed)< … >`
    pub fn options(&mut self, control: &Control) {
        for option in &control.options {
            let mut known = control.row.options.iter();
            let is_count = known.any(|(name, values)| {
                option.name == name && matches!(values, OptionValues::Threshold)
            });
            if is_count {
                self.threshold(control, option);
            }
        }
    }

    fn threshold(&mut self, control: &Control, option: &NodeOption) {
        let NodeOption {
            name,
            value,
            value_span,
        } = option;
        let word = self.unknown(value);
        if let Some(word) = word.filter(|word| !OF_THRESHOLDS.contains(&word.as_str())) {
            let keyword = control.row.keyword;
            let written = |count: &str| format!("{keyword}({name} = {count})");
            self.nothing_called(&word, *value_span, "a count", &written);
        }
    }

    /// Of an argument that is a number or a duration.
    fn nothing_called(
        &mut self,
        word: &str,
        at: Span,
        due: &str,
        written: &dyn Fn(&str) -> String,
    ) {
        let message = format!("nothing that is {due} is called `{word}` here");
        if let Some(meant) = self.near_parameter(word) {
            self.diagnostics
                .error(at, format!("{message}; did you mean `{meant}`?"))
                .help(format!(
                    "write `{}`; a static of that name is `self::{word}`",
                    written(&meant)
                ));
            return;
        }
        let digits = word.trim_start_matches(|first: char| first.is_alphabetic());
        let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        if due == "a count" && is_number && word.len() == digits.len() + 1 {
            self.diagnostics.error(at, message).help(format!(
                "write `{}`; a static of that name is `self::{word}`",
                written(digits)
            ));
            return;
        }
        let field = written(&format!("{}.{word}", self.item.context));
        self.diagnostics.error(at, message).help(format!(
            "a field of the context is written with its name: `{field}`; a static of that name is `self::{word}`"
        ));
    }

    pub fn argument(&mut self, control: &Control, kind: ArgumentKind, argument: &Argument) {
        self.no_such_name(&argument.tokens);
        let (keyword, context) = (control.row.keyword, &self.item.context);
        let first = argument.tokens.clone().into_iter().next();
        if control.row.node == Keyword::Switch && first.is_some_and(|first| is(&first, '.')) {
            self.diagnostics
                .error(argument.span, "expected an expression, found `.`")
                .help(format!("write `switch({context}{})`", argument.tokens));
            return;
        }
        let Some(word) = self.unknown(&argument.tokens) else {
            return;
        };
        if kind == ArgumentKind::Count && FOR_EVER.contains(&word.as_str()) {
            self.diagnostics
                .error(argument.span, format!("expected a count, found `{word}`"))
                .help(format!(
                    "without a count it goes on for ever: write `{keyword}(child)`; a static of that name is `self::{word}`"
                ));
        } else if control.row.node == Keyword::Switch {
            self.diagnostics
                .error(argument.span, format!("nothing is called `{word}` here"))
                .help(format!(
                    "a field of the context is written with its name: `switch({context}.{word})`; a static of that name is `self::{word}`"
                ));
        } else if control.row.node == Keyword::Wait && FOR_EVER.contains(&word.as_str()) {
            self.diagnostics
                .error(argument.span, format!("expected a duration, found `{word}`"))
                .help(format!(
                    "a leaf that runs for ever is `running`; a static of that name is `self::{word}`"
                ));
        } else if matches!(kind, ArgumentKind::Duration | ArgumentKind::Count)
            && has_its_children(control)
        {
            let due = match kind {
                ArgumentKind::Count => "a count",
                _ => "a duration",
            };
            let child = if control.children.is_empty() {
                ""
            } else {
                ", child"
            };
            let written = |value: &str| format!("{keyword}({value}{child})");
            self.nothing_called(&word, argument.span, due, &written);
        }
    }
}

/// Whether it has as many as it needs, all of them read: else what stands in place of its number may be meant as a child.
fn has_its_children(control: &Control) -> bool {
    let is_broken = |child: &Node| matches!(child.kind, NodeKind::Broken(_));
    control.children.len() >= control.row.children.min && !control.children.iter().any(is_broken)
}

/// What is written for a threshold, which has been reported.
const OF_THRESHOLDS: &[&str] = &[
    "all", "any", "one", "some", "first", "every", "everyone", "each",
];

/// What is written for a count that never ends.
const FOR_EVER: &[&str] = &[
    "forever",
    "infinite",
    "infinity",
    "endless",
    "inf",
    "always",
    "unlimited",
];
