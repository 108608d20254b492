//! A checked tree, and its leaves looked up in a table.

use super::plan::{chosen, name_of, Calls, Node, Plan};
use super::refused::needs;
use crate::source::{kind, Annotation, Call, Problem};
use bt_compiler::check::{model, Checked, Source};
use bt_compiler::live::refused;
use bt_compiler::syntax::ast::{Declaration, ItemTree, Leaf, PutIn};
use bt_compiler::{tokens_text, CheckedTree};
use bt_core::info::{Kind, Mode, Statuses};
use bt_model::Program;
use proc_macro2::{Span, TokenStream};
use std::sync::OnceLock;

/// Where leaves are looked up.
pub(super) trait Table {
    /// What is called.
    type Leaf;

    /// What a leaf calls, and what that can give. Of a leaf that is not there it is said why.
    fn find(
        &self,
        leaf: &Leaf,
        put_in: &PutIn,
        span: Span,
        said: &mut Said,
    ) -> Option<(Self::Leaf, Statuses)>;

    /// What to do where the context is no clock; nothing, if it is one.
    fn without_clock(&self) -> Option<&'static str>;

    /// Whether it gives this tree's parameters values.
    fn takes(&self, item: &ItemTree, said: &mut Said) -> bool;

    /// Whether values can be leaves, which keep a state of their own.
    fn has_values(&self) -> bool;
}

/// What is wrong.
#[derive(Default)]
pub(super) struct Said(pub Vec<Problem>);

impl Said {
    pub fn error(&mut self, span: Span, message: impl Into<String>) -> &mut Problem {
        self.0.push(Problem::new(message, span.byte_range()));
        let last = self.0.len() - 1;
        &mut self.0[last]
    }
}

impl Problem {
    pub(super) fn help(&mut self, help: impl Into<String>) {
        self.annotations.push(Annotation::Help(help.into()));
    }
}

/// The plan of a text around which there is no file.
pub(super) fn read_whole<T: Table>(
    text: &str,
    name: Option<&str>,
    table: &T,
) -> Result<Plan<T::Leaf>, Vec<Problem>> {
    let call = Call::whole(text).map_err(|problem| vec![problem])?;
    read(&call, text, name, table)
}

/// The plan of a call's tree of this name, or its first. The text is that of the call.
pub(super) fn read<T: Table>(
    call: &Call,
    text: &str,
    name: Option<&str>,
    table: &T,
) -> Result<Plan<T::Leaf>, Vec<Problem>> {
    let (trees, problems) = call.check();
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut reader = Reader {
        table,
        said: Said::default(),
        put_in: PutIn::default(),
    };
    let plan = chosen(trees, name).and_then(|tree| reader.plan(tree, text));
    let mut problems = reader.said.0;
    match plan {
        Some(plan) if problems.is_empty() => Ok(plan),
        _ => {
            for problem in &mut problems {
                problem.range = problem.range.start + call.base..problem.range.end + call.base;
            }
            Err(problems)
        }
    }
}

/// Finds the leaves of a checked tree.
struct Reader<'a, T> {
    table: &'a T,
    said: Said,
    /// What trees that were put in were given.
    put_in: PutIn,
}

impl<T: Table> Reader<'_, T> {
    fn plan(&mut self, tree: CheckedTree, text: &str) -> Option<Plan<T::Leaf>> {
        let name = name_of(&tree.declaration);
        let Checked {
            tree: nodes,
            sources,
        } = tree.checked?;
        if let Declaration::Item(item) = tree.declaration {
            if !self.table.takes(&item, &mut self.said) {
                return None;
            }
            self.put_in = item.put_in;
        }
        let parents = nodes.parents();
        let kinds: Vec<Kind> = nodes
            .nodes
            .iter()
            .map(|node| kind(&node.kind, None))
            .collect();
        let with_parents = kinds.iter().copied().zip(parents.iter().copied());
        let program = Program::of(with_parents);
        let mut found = Vec::with_capacity(kinds.len());
        for (number, (node, source)) in nodes.nodes.iter().zip(&sources).enumerate() {
            let (calls, gives) = self.calls(node, source);
            if kinds[number].time().is_some() {
                self.check_clock(source);
            }
            // That it is computed was refused.
            let time = program.literal_duration(number).unwrap_or_default();
            found.push(Node {
                calls,
                gives,
                time,
                text: source
                    .leaf
                    .as_ref()
                    .map_or_else(|| node.quote.clone(), |leaf| tokens_text(&leaf.tokens)),
                label: node.label.clone(),
                parent: parents[number],
            });
        }
        self.check_needs(&found, &sources);
        Some(Plan {
            program,
            listens: found
                .iter()
                .any(|node| matches!(node.calls, Calls::Handler(..) | Calls::Value(_))),
            may_rest: kinds.iter().any(|kind| may_rest(*kind)),
            nodes: found,
            text: text.to_owned(),
            name,
            info: OnceLock::new(),
        })
    }

    /// What a node calls, and what it can give where that is known.
    fn calls(&mut self, node: &model::Node, source: &Source) -> (Calls<T::Leaf>, Statuses) {
        let nothing = (Calls::Nothing, Statuses::ALL);
        if let Some((message, help)) = refused(&node.kind, source) {
            self.said.error(source.span, message).help(help);
            return nothing;
        }
        match (&node.kind, &source.leaf, &source.handler) {
            (model::Kind::Leaf(leaf @ (model::Leaf::Call | model::Leaf::Value)), Some(it), _) => {
                let is_value = *leaf == model::Leaf::Value && self.table.has_values();
                match self.found(it, source.span) {
                    Some((call, gives)) if is_value => (Calls::Value(call), gives),
                    Some((call, gives)) => (Calls::Leaf(call), gives),
                    None => nothing,
                }
            }
            (model::Kind::Handler(when), _, Some(handler)) => {
                let span = span_of(&handler.tokens, source.span);
                let Some((call, gives)) = self.found(handler, span) else {
                    return nothing;
                };
                if gives.running {
                    let message = "this leaf can run, and would never be ticked again";
                    let help = "a handler is called once: let it return `()` or `bool`";
                    self.said.error(span, message).help(help);
                }
                (Calls::Handler(*when, call), Statuses::ALL)
            }
            _ => nothing,
        }
    }

    fn found(&mut self, leaf: &Leaf, span: Span) -> Option<(T::Leaf, Statuses)> {
        self.table.find(leaf, &self.put_in, span, &mut self.said)
    }

    /// Of a node that measures time.
    fn check_clock(&mut self, source: &Source) {
        if let Some(help) = self.table.without_clock() {
            let message = "the leaves have no clock, and this node measures time";
            self.said.error(source.span, message).help(help);
        }
    }

    /// What rustc would say of what leaves return.
    fn check_needs(&mut self, nodes: &[Node<T::Leaf>], sources: &[Source]) {
        for (number, source) in sources.iter().enumerate() {
            if let Some((message, help)) =
                needs(source, nodes[number].gives, &|leaf| nodes[leaf].gives)
            {
                self.said.error(source.span, message).help(help);
            }
        }
    }
}

/// Where these tokens begin.
pub(super) fn span_of(tokens: &TokenStream, otherwise: Span) -> Span {
    let mut tokens = tokens.clone().into_iter();
    tokens.next().map_or(otherwise, |token| token.span())
}

/// Whether a node of this kind may give `Running` though the next tick goes otherwise at once.
fn may_rest(kind: Kind) -> bool {
    !matches!(
        kind,
        Kind::Leaf(_)
            | Kind::Fallback(Mode::Memory | Mode::Reactive)
            | Kind::Sequence(Mode::Memory | Mode::Reactive)
            | Kind::IfThenElse
            | Kind::TryCatch { .. }
            | Kind::Invert
            | Kind::ForceSuccess
            | Kind::ForceFailure
            | Kind::RunOnce
            | Kind::OnStart { .. }
            | Kind::OnSuccess { .. }
            | Kind::OnFailure { .. }
            | Kind::OnHalt { .. }
            | Kind::OnEnd { .. }
    ) && kind.time().is_none()
}
