//! The items that an editor shows for keywords, options and their values: what it shows, and what it completes.

use bt_compiler::nodes::{all, ArgumentKind, ArmKind, OptionValues, Row, Shape};
use std::fmt::Write;

/// The files with the items of keywords, which a reader would look for there.
pub const FAMILIES: [&str; 4] = ["composites", "decorators", "hooks", "leaves"];

/// The file with a keyword's item.
fn family(row: &Row) -> &'static str {
    match row.shape {
        Shape::Composite | Shape::Choice(..) => "composites",
        Shape::Field | Shape::Leaf => "leaves",
        Shape::Decorator(_) if row.children.max == Some(0) => "leaves",
        Shape::Decorator([ArgumentKind::Handler | ArgumentKind::Value]) => "hooks",
        Shape::Decorator(_) => "decorators",
    }
}

/// The items of a family of keywords.
pub fn keywords(pages: &str, of: &str) -> String {
    let rows: Vec<_> = all().filter(|row| family(row) == of).collect();
    let items = rows.iter().map(|row| format!("\n{}", node(pages, row)));
    let items: String = items.collect();
    let time = if items.contains(": Duration") {
        "use core::time::Duration;\n"
    } else {
        ""
    };
    format!(
        "//! The keywords of {of}, in the order of the node table. Written from the pages beside it by the compiler's tests.\n\n\
         use super::Node;\n{time}{items}"
    )
}

/// The item of a keyword: a function where it takes something in parentheses.
///
/// Its page is copied: older editors do not show what a comment includes.
fn node(pages: &str, row: &Row) -> String {
    let keyword = row.keyword;
    let page = std::fs::read_to_string(format!("{pages}/{keyword}.md")).expect("a page");
    let doc = docs(page.trim_end(), 0);
    let Shape::Decorator(arguments) = row.shape else {
        return format!("{doc}pub const {keyword}: Node = Node(());\n");
    };
    let parameters = parameters(row, arguments);
    let declared: Vec<_> = parameters
        .iter()
        .map(|(name, ty)| format!("{name}: {ty}"))
        .collect();
    let names: Vec<_> = parameters.iter().map(|(name, _)| *name).collect();
    let (declared, names) = (declared.join(", "), names.join(", "));
    let used = match parameters.as_slice() {
        [_] => names,
        _ => format!("({names})"),
    };
    format!("{doc}pub fn {keyword}({declared}) -> Node {{\n    let _ = {used};\n    Node(())\n}}\n")
}

/// What stands in the parentheses, with a type for each.
fn parameters(row: &Row, arguments: &[ArgumentKind]) -> Vec<(&'static str, &'static str)> {
    let arguments = arguments.iter().map(|argument| match argument {
        ArgumentKind::Duration => ("duration", "Duration"),
        ArgumentKind::Count => ("count", "u32"),
        ArgumentKind::Value => ("value", "impl Copy"),
        ArgumentKind::Handler => ("handler", "Node"),
        ArgumentKind::Query => ("query", "Node"),
    });
    let children: &[&str] = match row.children.max {
        Some(0) => &[],
        Some(1) => &["child"],
        _ => &["control", "child"],
    };
    let children = children.iter().map(|child| (*child, "Node"));
    arguments.chain(children).collect()
}

/// Settings of rust-analyzer: each keyword with its brackets, and a place for all that goes into them.
pub fn snippets() -> String {
    let nodes = all().filter_map(|row| {
        let (before, of_child) = match row.shape {
            Shape::Decorator(arguments) => {
                let names = parameters(row, arguments).into_iter();
                let places = (1..)
                    .zip(names)
                    .map(|(n, (name, _))| format!("${{{n}:{name}}}"));
                let places: Vec<String> = places.collect();
                return Some((row, format!("{}({})", row.keyword, places.join(", "))));
            }
            Shape::Choice(arguments, arm) => {
                let before = arguments.iter().map(|_| "(${1:what})".to_owned()).collect();
                let of_child = match arm {
                    ArmKind::Pattern => "${2:pattern} => ",
                    ArmKind::Id => "${2:id} => ",
                    ArmKind::Score => "${2:score} => ",
                };
                (before, of_child)
            }
            Shape::Composite => (String::new(), ""),
            Shape::Field | Shape::Leaf => return None,
        };
        Some((row, format!("{}{before}< {of_child}$0 >", row.keyword)))
    });
    let head = "tree ${1:Name}(${2:context}: &mut ${3:Context}) {\\n    $0\\n}".to_owned();
    let nodes = nodes.map(|(row, body)| (row.keyword, row.summary, body));
    let all = [("tree", "a tree with a name", head)]
        .into_iter()
        .chain(nodes);
    let lines = all.map(|(keyword, summary, body)| {
        format!(
            "    \"{keyword}\": {{ \"prefix\": \"{keyword}\", \"scope\": \"expr\", \"body\": \"{body}\", \"description\": \"{summary}\" }}"
        )
    });
    let lines: Vec<String> = lines.collect();
    format!(
        "\"rust-analyzer.completion.snippets.custom\": {{\n{}\n}}\n",
        lines.join(",\n")
    )
}

/// The options of the nodes.
pub fn options(pages: &str) -> String {
    let mut text = String::from(
        "//! The options of the nodes, node by node: what stands before a `=` in parentheses.\n",
    );
    for row in all() {
        let names = named_options(row);
        if names.is_empty() {
            continue;
        }
        write!(
            text,
            "\n/// The options of `{0}`.\npub mod {0} {{\n    use super::super::Choice;\n",
            row.keyword
        )
        .expect("a string");
        for name in names {
            let doc = docs(&about(pages, row.keyword, name, None), 4);
            let name = raw(name);
            write!(text, "\n{doc}    pub const {name}: Choice = Choice(());\n").expect("a string");
        }
        text.push_str("}\n");
    }
    text
}

/// The values of the options.
pub fn values(pages: &str) -> String {
    let mut text =
        String::from("//! What stands after the `=` of an option, where that is a word.\n");
    for row in all().filter(|row| !row.options.is_empty()) {
        write!(
            text,
            "\n/// The values of the options of `{0}`.\npub mod {0} {{",
            row.keyword
        )
        .expect("a string");
        for (n, (option, values)) in row.options.iter().enumerate() {
            let gap = if n > 0 { "\n" } else { "" };
            write!(
                text,
                "{gap}\n    /// The values of the option `{option}`.\n    pub mod {} {{\n        use super::super::super::Choice;\n",
                raw(option)
            )
            .expect("a string");
            let words: &[&str] = match values {
                OptionValues::Words(words) => words,
                OptionValues::Threshold => &["all"],
            };
            for word in words {
                let doc = docs(&about(pages, row.keyword, option, Some(word)), 8);
                write!(
                    text,
                    "\n{doc}        pub const {}: Choice = Choice(());\n",
                    raw(word)
                )
                .expect("a string");
            }
            text.push_str("    }");
        }
        text.push_str("\n}\n");
    }
    text
}

/// `within` is read by `test` itself.
fn named_options(row: &Row) -> Vec<&'static str> {
    let own = row.options.iter().map(|(name, _)| *name);
    let of_test = (row.keyword == "test").then_some("within");
    own.chain(of_test).collect()
}

/// What the page says about an option, or about a value of it.
fn about(pages: &str, keyword: &str, option: &str, value: Option<&str>) -> String {
    let page = std::fs::read_to_string(format!("{pages}/{keyword}.md")).expect("a page");
    let paragraphs: Vec<&str> = page.split("\n\n").collect();
    let names = [format!("`{option}`"), format!("`{option} = ")];
    let names_it = |text: &str| names.iter().any(|name| text.contains(name.as_str()));
    let at = paragraphs
        .iter()
        .position(|text| !text.starts_with("```") && text.starts_with("Option") && names_it(text))
        .or_else(|| {
            paragraphs
                .iter()
                .position(|text| !text.starts_with("```") && text.contains(option))
        });
    let at = at.unwrap_or_else(|| panic!("the page of {keyword} says nothing of `{option}`"));
    let mut text = paragraphs[at].to_owned();
    if let Some(list) = paragraphs.get(at + 1).filter(|list| list.starts_with("* ")) {
        let given = value.map(|value| format!("* `{option} = {value}`"));
        let item = given.and_then(|given| list.split('\n').find(|item| item.starts_with(&given)));
        match item {
            Some(item) => {
                text = item
                    .trim_start_matches("* ")
                    .trim_end_matches([';', '.'])
                    .to_owned()
                    + ".";
            }
            None => write!(text, "\n\n{list}").expect("a string"),
        }
    }
    text
}

/// A doc comment.
fn docs(text: &str, spaces: usize) -> String {
    let lines = text
        .split('\n')
        .map(|line| format!("{:spaces$}/// {line}", "").trim_end().to_owned() + "\n");
    lines.collect()
}

/// A name in Rust.
fn raw(name: &str) -> String {
    if ["yield", "continue"].contains(&name) {
        format!("r#{name}")
    } else {
        name.to_owned()
    }
}
