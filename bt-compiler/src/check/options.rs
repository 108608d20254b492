//! Options: are they known, and are their values?

use super::Checker;
use crate::nodes::{
    all, closest, find, is_name_of_node, label_of, ArgumentKind, OptionValues, Row,
};
use crate::syntax::ast::{Control, NodeOption};
use crate::tokens::tokens_text;

/// An option by its name, as a word.
pub fn option<'a>(control: &'a Control, name: &str) -> Option<&'a NodeOption> {
    control.options.iter().find(|option| option.name == name)
}

/// Whether an option is given with this word as its value.
pub fn is_set(control: &Control, name: &str, word: &str) -> bool {
    option(control, name).is_some_and(|option| option.value.to_string() == word)
}

impl Checker<'_> {
    pub fn options(&mut self, control: &Control) {
        let mut is_unknown_told = false;
        for (n, option) in control.options.iter().enumerate() {
            let name = &option.name;
            let mut earlier = control.options[..n].iter();
            if earlier.any(|earlier| earlier.name == *name) {
                self.diagnostics
                    .error(name.span(), format!("the option `{name}` is given twice"))
                    .help("remove one of them");
                continue;
            }
            let known = control.row.options.iter().find(|(known, _)| name == known);
            match known {
                Some((_, values)) => self.option_value(option, *values),
                // `repeat(count = 3, child = look)`: the same mistake twice.
                None if is_unknown_told && own_option(control.row, &name.to_string()).is_none() => {
                }
                None => {
                    is_unknown_told = true;
                    self.unknown_option(control, option);
                }
            }
        }
    }

    fn option_value(&mut self, option: &NodeOption, values: OptionValues) {
        let value = option.value.to_string();
        let right = match values {
            OptionValues::Words(words) => words.contains(&value.as_str()),
            // Whether the count is right is seen later.
            OptionValues::Threshold => !value.is_empty(),
        };
        if right {
            return;
        }
        let name = &option.name;
        let message = if value.is_empty() {
            format!("the option `{name}` lacks its value")
        } else {
            format!(
                "the option `{name}` has no value `{}`",
                tokens_text(&option.value)
            )
        };
        let allowed = values.examples().iter();
        let allowed: Vec<String> = allowed.map(|value| format!("`{name} = {value}`")).collect();
        // With one value, what is meant may be what happens without the option.
        let meaning = match name.to_string().as_str() {
            "on_running" if !value.is_empty() => ", with which the children behind one that runs are ticked, too; without the option they are not, and are halted",
            _ => "",
        };
        self.diagnostics
            .error(option.value_span, message)
            .help(format!("write {}{meaning}", allowed.join(" or ")));
    }

    fn unknown_option(&mut self, control: &Control, option: &NodeOption) {
        let row = control.row;
        let name = option.name.to_string();
        let own = own_option(row, &name);
        let has_it = |row: &&Row| row.has_option(&name);
        let others: Vec<String> = all()
            .filter(has_it)
            .map(|row| format!("`{}`", row.keyword))
            .collect();
        let help = match (own, row.options) {
            (None, _) if is_name_of_node(&name) => {
                let label = label_of(&option.value.to_string());
                format!(
                    "a label stands before a node: write `{label}: {}`",
                    row.usage
                )
            }
            (Some(own), _) if option.value.is_empty() => format!("write `{own} = …`"),
            (Some(own), _) => format!("write `{own} = {}`", tokens_text(&option.value)),
            (None, _) if is_timed(&name) => format!("it is a node: write `{name}(1s, child)`"),
            (None, []) if others.is_empty() => {
                format!("`{}` has no options: write `{}`", row.keyword, row.usage)
            }
            (None, []) => format!("it is an option of {}", joined(&others)),
            (None, options) => {
                let all = options.iter().map(|(own, values)| {
                    let value = values.examples().first().unwrap_or(&"…");
                    format!("`{own} = {value}`")
                });
                let all: Vec<String> = all.collect();
                match all.as_slice() {
                    [only] => format!("the option of `{}` is {only}", row.keyword),
                    all => format!("the options of `{}` are {}", row.keyword, joined(all)),
                }
            }
        };
        self.diagnostics
            .error(
                option.name.span(),
                format!("`{}` has no option `{name}`", row.keyword),
            )
            .help(help);
    }
}

/// The option of the node that is meant.
fn own_option(row: &Row, name: &str) -> Option<&'static str> {
    let own = closest(name, row.options.iter().map(|(own, _)| *own));
    // `success_count`, `success_threshold`, as others have it.
    own.or_else(|| {
        let mut names = row.options.iter().map(|(own, _)| *own);
        names.find(|own| name.split('_').any(|part| part == *own))
    })
}

/// `delay = 1s`, `timeout = 5s`
fn is_timed(name: &str) -> bool {
    find(name).is_some_and(|row| row.arguments() == [ArgumentKind::Duration])
}

/// `a`, `b` and `c`
fn joined(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}
