//! Options: are they known, and are their values?

use super::Checker;
use crate::nodes::{
    all, closest, is_name_of_node, label_of, named_exactly, Keyword, OptionValues, Row,
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
        if name == "on_halt" {
            // `on_halt = rest`
            let written = format!(
                "the word `handler` stands for the last child: write `try_catch({name} = handler)"
            );
            let help = if value.is_empty() {
                format!("{written}< child, …, handler >`")
            } else if is_yes_or_no(&value) {
                format!("{written}`, and the handler is ticked at a halt, too; without the option it is not")
            } else {
                format!("{written}< child, …, {} >`", tokens_text(&option.value))
            };
            self.diagnostics
                .error(option.value_span, message)
                .help(help);
            return;
        }
        let allowed = values.examples().iter();
        let allowed: Vec<String> = allowed.map(|value| format!("`{name} = {value}`")).collect();
        // With one value, what is meant may be what happens without the option.
        let meaning = match name.to_string().as_str() {
            _ if value.is_empty() => "",
            "on_running" => ", with which the children behind one that runs are ticked, too; without the option they are not, and are halted",
            "each" => ", with which each child is ticked at every tick; without the option one that has completed is not ticked again",
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
        let remembers = name == "memory" && own.is_none();
        let names_it = is_name_of_node(&name);
        let timed = timed_instead(control, option);
        let help = match (own, row.options) {
            (None, _) if remembers => {
                let base = if row.keyword.contains("fallback") {
                    "fallback"
                } else {
                    "sequence"
                };
                format!(
                    "a `{base}` goes on with the child that runs, `sequence_with_memory< child, … >` also with one that failed, and \
                     `reactive_{base}< child, … >` begins with its first at every tick"
                )
            }
            (None, _)
                if row.node == Keyword::TryCatch
                    && !names_it
                    && tokens_text(&option.value) != "handler" =>
            {
                format!(
                    "the last child is the handler: write `try_catch< child, …, {} >`",
                    tokens_text(&option.value)
                )
            }
            (None, _) if timed.is_some() => timed.unwrap_or_default(),
            (None, _) if name == "policy" && row.node == Keyword::Parallel => {
                "write `success = all` for success on all, `success = 1` for success on one"
                    .to_owned()
            }
            (None, _) if names_it => {
                let label = label_of(&option.value.to_string());
                format!(
                    "a label stands before a node: write `{label}: {}`",
                    shown(row)
                )
            }
            (Some(own), _) if option.value.is_empty() => format!("write `{own} = …`"),
            (Some(own), _) => format!("write `{own} = {}`", tokens_text(&option.value)),
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

/// What to write for `delay = 1s` and `timeout = 5s`, which are nodes.
fn timed_instead(control: &Control, option: &NodeOption) -> Option<String> {
    let row = control.row;
    let name = option.name.to_string();
    let loops = matches!(row.node, Keyword::Repeat | Keyword::Retry);
    let between = [
        "interval", "pause", "backoff", "gap", "every", "wait", "sleep", "period",
    ];
    let timed = match named_exactly(&name).map(|timed| timed.node) {
        _ if loops && between.contains(&name.as_str()) => "delay",
        Some(Keyword::Delay) => "delay",
        Some(Keyword::Timeout) => "timeout",
        Some(Keyword::Cooldown) => "cooldown",
        _ => return None,
    };
    let time = tokens_text(&option.value);
    if !time.starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    if loops && timed == "delay" {
        let keyword = row.keyword;
        let count = control.arguments.first().map(|count| &count.tokens);
        let count = count.filter(|count| !count.is_empty());
        let count = count.map(|count| format!("{}, ", tokens_text(count)));
        return Some(format!(
            "what waits before each cycle is a node: write `{keyword}({}{timed}({time}, child))`",
            count.unwrap_or_default()
        ));
    }
    Some(format!(
        "it is a node around this one: write `{timed}({time}, {})`",
        shown(row)
    ))
}

/// `sequence< … >`, `retry( … )`
fn shown(row: &Row) -> String {
    let brackets = if row.usage.contains('<') {
        "< … >"
    } else {
        "( … )"
    };
    format!("{}{brackets}", row.keyword)
}

/// `a`, `b` and `c`
fn joined(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

/// `true`, `off`, `3`, which is no node.
fn is_yes_or_no(value: &str) -> bool {
    let words = [
        "true", "false", "yes", "no", "on", "off", "always", "never", "continue", "all", "last",
    ];
    words.contains(&value)
        || value.starts_with(|first: char| first.is_ascii_digit() || first == '"')
}
