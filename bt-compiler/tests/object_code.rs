//! The crate whose object code is inspected (`tests/object_code`) contains everything that can be written in a tree:
//! each keyword of the node table, each value of each option, each kind of argument and each kind of leaf.

use bt_compiler::nodes::{self, ArgumentKind, OptionValues, Row};
use bt_compiler::parse;
use bt_compiler::syntax::ast::{Arm, Control, Input, Leaf, LeafKind, Node, NodeKind};
use bt_compiler::syntax::count::{count, Count};
use bt_compiler::syntax::duration::{duration, Duration};
use bt_compiler::Diagnostics;
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use std::path::Path;
use syn::visit::Visit;

const CRATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/object_code/src");

#[test]
fn the_inspected_crate_contains_everything() {
    let mut found = Found::default();
    for file in std::fs::read_dir(CRATE).expect("the crate's source") {
        found.file(&file.expect("a file").path());
    }
    let missing: Vec<_> = expected().difference(&found.0).cloned().collect();
    assert!(missing.is_empty(), "missing: {missing:#?}");
}

#[test]
fn what_is_missing_is_noticed() {
    let mut found = Found::default();
    found.tree(
        "tree T(w: &mut W) { fallback< a, repeat(3, .b) > }"
            .parse()
            .expect("tokens"),
    );
    let all = [
        "fallback",
        "repeat",
        "repeat count literal",
        "leaf function",
        "leaf method",
        "item",
    ];
    assert_eq!(found.0, all.map(String::from).into());
    assert!(expected().len() > 100);
    assert!(expected().is_superset(&found.0), "{:?}", found.0);
}

/// A description of everything that can be written.
fn expected() -> BTreeSet<String> {
    let others = [
        "item",
        "closure",
        "const item",
        "labelled",
        "`!`",
        "leaf function",
        "leaf method",
        "leaf block",
        "leaf block that leaves early",
        "leaf value",
        "leaf value that is called",
        "custom",
        "test with within",
        "test through an option",
        "set through an option",
        "scored by function",
        "scored by method",
        "scored by block",
        "arm of several patterns",
        "handler function",
        "handler method",
        "handler block",
    ];
    let operators = ["<", ">", "<=", ">=", "==", "!="];
    let mut all: BTreeSet<String> = nodes::all().flat_map(of_row).collect();
    all.extend(others.map(String::from));
    all.extend(operators.map(|operator| format!("test {operator}")));
    all
}

fn of_row(row: &'static Row) -> Vec<String> {
    let keyword = row.keyword;
    let mut all = vec![keyword.to_owned()];
    for (name, values) in row.options {
        let values = match values {
            OptionValues::Words(words) => words,
            OptionValues::Threshold => &["literal", "all", "computed"][..],
        };
        all.extend(
            values
                .iter()
                .map(|value| format!("{keyword} {name} = {value}")),
        );
    }
    for kind in row.arguments() {
        let noun = kind.noun();
        let ways = match kind {
            ArgumentKind::Duration => &["literal", "computed"][..],
            ArgumentKind::Count => &["literal", "computed", "left out"],
            ArgumentKind::Value | ArgumentKind::Handler | ArgumentKind::Query => &[],
        };
        all.extend(ways.iter().map(|way| format!("{keyword} {noun} {way}")));
    }
    all
}

/// The same descriptions, of what was found.
#[derive(Default)]
struct Found(BTreeSet<String>);

impl Visit<'_> for Found {
    fn visit_macro(&mut self, call: &syn::Macro) {
        if call.path.is_ident("behavior_tree") {
            self.tree(call.tokens.clone());
        }
    }
}

impl Found {
    fn add(&mut self, what: impl Into<String>) {
        self.0.insert(what.into());
    }

    fn file(&mut self, path: &Path) {
        let source = std::fs::read_to_string(path).expect("a readable file");
        self.visit_file(&syn::parse_file(&source).expect("Rust"));
    }

    fn tree(&mut self, tokens: TokenStream) {
        let mut diagnostics = Diagnostics::default();
        let input = parse(tokens, &mut diagnostics).expect("a tree");
        assert!(diagnostics.into_errors().is_empty());
        match input {
            Input::Closure(closure) => {
                self.add("closure");
                self.node(&closure.root);
            }
            Input::Items(items) => {
                for item in items {
                    self.add(if item.constness.is_some() {
                        "const item"
                    } else {
                        "item"
                    });
                    self.node(&item.root);
                }
            }
        }
    }

    fn node(&mut self, node: &Node) {
        if node.label.is_some() {
            self.add("labelled");
        }
        match &node.arm {
            Some(Arm::Score(score)) => self.called("scored by", score),
            Some(Arm::Pattern(pattern, _)) if pattern.to_string().contains('|') => {
                self.add("arm of several patterns");
            }
            Some(Arm::Pattern(..) | Arm::Id(_)) | None => {}
        }
        match &node.kind {
            NodeKind::Control(control) => self.control(control),
            NodeKind::Leaf(leaf) => self.leaf(leaf),
            NodeKind::Custom(_, children) => {
                self.add("custom");
                self.nodes(children);
            }
            NodeKind::Broken(_) => panic!("a broken node"),
            NodeKind::Subtree(..) => panic!("trees are put in later"),
        }
    }

    fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            self.node(node);
        }
    }

    fn control(&mut self, control: &Control) {
        let keyword = control.row.keyword;
        self.add(keyword);
        if control.bang {
            self.add("`!`");
        }
        for option in &control.options {
            let values = control
                .row
                .options
                .iter()
                .find(|(name, _)| option.name == name);
            let value = match values.expect("an option of the node").1 {
                OptionValues::Words(_) => option.value.to_string(),
                OptionValues::Threshold if option.value.to_string() == "all" => "all".into(),
                OptionValues::Threshold => how_counted(&option.value).into(),
            };
            self.add(format!("{keyword} {} = {value}", option.name));
        }
        for (index, kind) in control.row.arguments().iter().enumerate() {
            let way = match (kind, control.arguments.get(index)) {
                (ArgumentKind::Duration, Some(argument)) => {
                    match duration(&argument.tokens, argument.span) {
                        Ok(Duration::Literal(_)) => "literal",
                        Ok(Duration::Expression) => "computed",
                        Err(mistake) => panic!("{}", mistake.message),
                    }
                }
                (ArgumentKind::Count, Some(argument)) => how_counted(&argument.tokens),
                (ArgumentKind::Count, None) => "left out",
                _ => continue,
            };
            self.add(format!("{keyword} {} {way}", kind.noun()));
        }
        if let Some(handler) = &control.handler {
            self.called("handler", handler);
        }
        self.nodes(&control.children);
    }

    fn leaf(&mut self, leaf: &Leaf) {
        match &leaf.kind {
            LeafKind::Value {
                calls_function: true,
                ..
            } => self.add("leaf value that is called"),
            LeafKind::Value { .. } => self.add("leaf value"),
            LeafKind::Constant(keyword, _) | LeafKind::Running(keyword) => {
                self.add(keyword.to_string());
            }
            LeafKind::Test {
                field,
                operator,
                within,
                ..
            } => {
                self.add("test");
                self.add(format!("test {operator}"));
                if within.is_some() {
                    self.add("test with within");
                }
                if field.steps.iter().any(|step| step.optional.is_some()) {
                    self.add("test through an option");
                }
            }
            LeafKind::Set { field, .. } => {
                self.add("set");
                if field.steps.iter().any(|step| step.optional.is_some()) {
                    self.add("set through an option");
                }
            }
            LeafKind::Block {
                leaves_early: true, ..
            } => self.add("leaf block that leaves early"),
            LeafKind::Function { .. } | LeafKind::Method { .. } | LeafKind::Block { .. } => {
                self.called("leaf", leaf);
            }
        }
    }

    /// What can be called wherever it stands.
    fn called(&mut self, place: &str, leaf: &Leaf) {
        let what = match leaf.kind {
            LeafKind::Function { .. } => "function",
            LeafKind::Method { .. } => "method",
            LeafKind::Block { .. } => "block",
            _ => panic!("not called: {}", leaf.tokens),
        };
        self.add(format!("{place} {what}"));
    }
}

fn how_counted(tokens: &TokenStream) -> &'static str {
    match count(tokens, proc_macro2::Span::call_site()) {
        Ok(Count::Literal(_)) => "literal",
        Ok(Count::Expression) => "computed",
        Err(mistake) => panic!("{tokens}: {}", mistake.message),
    }
}
