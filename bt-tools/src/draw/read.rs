//! Trees to draw, from source files.

use super::{Kind, Node, Tree};
use crate::source::{Call, File, Problem, Surroundings};
use bt_compiler::syntax::ast::{self, Arm, Control, Declaration, LeafKind, NodeKind};
use bt_compiler::{parse, Diagnostics};
use proc_macro2::{Span, TokenStream, TokenTree};

/// The trees in a file, in order. Those in the definitions of other macros are left out.
///
/// # Errors
///
/// All mistakes in the syntax of trees, and the first token that is none of Rust's. What is wrong in the input of another
/// macro is left out instead.
pub fn trees(file: &File) -> Result<Vec<Tree>, Vec<Problem>> {
    let calls = file.calls().map_err(|problem| vec![problem])?;
    let mut trees = Vec::new();
    let mut problems = Vec::new();
    for call in &calls {
        if call.surroundings == Surroundings::Definition {
            continue;
        }
        let mut diagnostics = Diagnostics::default();
        let input = parse(call.tokens.clone(), &mut diagnostics);
        let errors = diagnostics.into_errors();
        if !errors.is_empty() {
            if call.surroundings == Surroundings::Code {
                problems.extend(errors.iter().map(|error| call.problem(error)));
            }
            continue;
        }
        let declarations = input.map_or_else(Vec::new, ast::Input::into_trees);
        trees.extend(
            declarations
                .iter()
                .map(|declaration| read(file, call, declaration)),
        );
    }
    if problems.is_empty() {
        Ok(trees)
    } else {
        Err(problems)
    }
}

fn read(file: &File, call: &Call, declaration: &Declaration) -> Tree {
    let name = match declaration {
        Declaration::Item(tree) => Some(tree.name.to_string()),
        Declaration::Closure(_) => None,
    };
    let mut reader = Reader {
        text: file.text(),
        base: call.base,
        nodes: Vec::new(),
    };
    reader.node(declaration.root());
    Tree {
        name,
        nodes: reader.nodes,
    }
}

struct Reader<'a> {
    text: &'a str,
    base: usize,
    nodes: Vec<Node>,
}

impl Reader<'_> {
    fn node(&mut self, node: &ast::Node) -> usize {
        let (kind, text, children): (Kind, String, &[ast::Node]) = match &node.kind {
            NodeKind::Control(control) => {
                let (kind, text) = self.control(control);
                (kind, text, &control.children)
            }
            NodeKind::Custom(leaf, children) => {
                (Kind::Composite, self.written(&leaf.tokens), children)
            }
            NodeKind::Leaf(leaf) => {
                let kind = match leaf.kind {
                    LeafKind::Function { .. }
                    | LeafKind::Method { .. }
                    | LeafKind::Block { .. } => Kind::Leaf,
                    LeafKind::Value { .. } => Kind::Value,
                    _ => Kind::BuiltIn,
                };
                (kind, self.written(&leaf.tokens), &[])
            }
            // Trees are put into one another after they were read.
            NodeKind::Subtree(_, root) => {
                (Kind::BuiltIn, String::new(), std::slice::from_ref(&**root))
            }
            NodeKind::Broken(children) => (Kind::BuiltIn, String::new(), children),
        };
        let index = self.nodes.len();
        self.nodes.push(Node {
            kind,
            text,
            label: node.label.as_ref().map(ToString::to_string),
            doc: node.docs.join("\n").trim().to_owned(),
            arm: node.arm.as_ref().map(|arm| match arm {
                Arm::Pattern(tokens, _) | Arm::Id(tokens) => self.written(tokens),
                Arm::Score(leaf) => self.written(&leaf.tokens),
            }),
            children: Vec::new(),
            state: None,
        });
        let children = children.iter().map(|child| self.node(child)).collect();
        self.nodes[index].children = children;
        index
    }

    /// `timeout(8h)`, with arguments and options in the order in which they are written.
    fn control(&self, control: &Control) -> (Kind, String) {
        let mut parts: Vec<(usize, String)> = Vec::new();
        for argument in &control.arguments {
            parts.push((start(argument.span), self.written(&argument.tokens)));
        }
        for option in &control.options {
            let value = self.written(&option.value);
            parts.push((
                start(option.name.span()),
                format!("{} = {value}", option.name),
            ));
        }
        parts.sort_by_key(|part| part.0);
        let parts: Vec<String> = parts.into_iter().map(|part| part.1).collect();
        let word = &control.keyword;
        let text = if parts.is_empty() {
            word.to_string()
        } else {
            format!("{word}({})", parts.join(", "))
        };
        let angles = control.row.usage.contains('<');
        let kind = match (control.children.is_empty(), angles) {
            (true, _) => Kind::BuiltIn,
            (false, true) => Kind::Composite,
            (false, false) => Kind::Decorator,
        };
        (kind, text)
    }

    /// The text of some tokens, with one space where there are several or a line ends.
    fn written(&self, tokens: &TokenStream) -> String {
        let mut tokens = tokens.clone().into_iter();
        let Some(first) = tokens.next() else {
            return String::new();
        };
        let begin = start(first.span());
        let end = match tokens.last().unwrap_or(first) {
            TokenTree::Group(group) => group.span_close(),
            last => last.span(),
        };
        let end = end.byte_range().end;
        let text = &self.text[begin + self.base..end + self.base];
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn start(span: Span) -> usize {
    span.byte_range().start
}
