//! A checked tree, and its leaves looked up in the table.

use super::functions::{Call, Mismatch};
use super::leaves::{Function, Leaves};
use super::literal::literal;
use super::plan::{chosen, name_of, Calls, Node, Plan};
use super::refused::{needs, refused};
use crate::source::{kind, Annotation, Problem};
use bt_compiler::check::{model, Checked, Source};
use bt_compiler::syntax::ast::{Bound, Declaration, Leaf, LeafKind};
use bt_compiler::{tokens_text, CheckedTree};
use bt_core::info::{Kind, Mode, Statuses};
use bt_model::Program;
use proc_macro2::{Span, TokenStream};
use std::sync::OnceLock;

/// What a leaf is taken to call: a name, and what stands in its parentheses.
pub(super) type Named = (String, Vec<TokenStream>);

/// Reads another form of leaves than the language's own.
pub(super) type Reads<'a> = &'a (dyn Fn(&Leaf) -> Option<Named> + Sync);

/// Finds the leaves of a checked tree.
pub(super) struct Reader<'a, C> {
    leaves: &'a Leaves<C>,
    reads: Option<Reads<'a>>,
    problems: Vec<Problem>,
    /// The arguments of trees that were put in.
    constants: Vec<Bound>,
}

impl<'a, C: 'static> Reader<'a, C> {
    pub fn read(
        text: &str,
        name: Option<&str>,
        leaves: &'a Leaves<C>,
        reads: Option<Reads<'a>>,
    ) -> Result<Plan<C>, Vec<Problem>> {
        let input = crate::source::Call::whole(text).map_err(|problem| vec![problem])?;
        let (trees, problems) = input.check();
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut reader = Self {
            leaves,
            reads,
            problems: Vec::new(),
            constants: Vec::new(),
        };
        let tree = chosen(trees, name);
        let plan = tree.and_then(|tree| reader.plan(tree, text));
        match plan {
            Some(plan) if reader.problems.is_empty() => Ok(plan),
            _ => Err(reader.problems),
        }
    }

    fn plan(&mut self, tree: CheckedTree, text: &str) -> Option<Plan<C>> {
        let name = name_of(&tree.declaration);
        let Checked {
            tree: nodes,
            sources,
        } = tree.checked?;
        if let Declaration::Item(item) = tree.declaration {
            if let Some(param) = item.params.first() {
                let help = "write the value where it is used, or keep it in the context";
                let message = format!("nothing gives the parameter `{}` a value", param.name);
                self.error(param.name.span(), message).help(help);
            }
            self.constants = item.put_in.constants;
            self.constants.extend(item.put_in.stored);
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
            has_handlers: found
                .iter()
                .any(|node| matches!(node.calls, Calls::Handler(..))),
            may_rest: kinds.iter().any(|kind| may_rest(*kind)),
            nodes: found,
            text: text.to_owned(),
            name,
            info: OnceLock::new(),
        })
    }

    fn error(&mut self, span: Span, message: impl Into<String>) -> Said<'_> {
        self.problems.push(Problem::new(message, span.byte_range()));
        Said(self.problems.last_mut())
    }

    /// What a node calls, and what it can give where that is known.
    fn calls(&mut self, node: &model::Node, source: &Source) -> (Calls<C>, Statuses) {
        let nothing = (Calls::Nothing, Statuses::ALL);
        if let Some((message, help)) = refused(&node.kind, source) {
            self.error(source.span, message).help(help);
            return nothing;
        }
        match (&node.kind, &source.leaf, &source.handler) {
            (model::Kind::Leaf(model::Leaf::Call | model::Leaf::Value), Some(leaf), _) => {
                match self.found(leaf, source.span) {
                    Some((call, gives)) => (Calls::Leaf(call), gives),
                    None => nothing,
                }
            }
            (model::Kind::Handler(when), _, Some(handler)) => {
                let Some((call, gives)) = self.found(handler, span_of(handler, source.span)) else {
                    return nothing;
                };
                if gives.running {
                    let span = span_of(handler, source.span);
                    let message = "this leaf can run, and would never be ticked again";
                    let help = "a handler is called once: let it return `()` or `bool`";
                    self.error(span, message).help(help);
                }
                (Calls::Handler(*when, call), Statuses::ALL)
            }
            _ => nothing,
        }
    }

    /// The function of a leaf, with its arguments.
    fn found(&mut self, leaf: &Leaf, span: Span) -> Option<(Call<C>, Statuses)> {
        let whole = tokens_text(&leaf.tokens);
        if let Some(function) = self.leaves.functions.get(&whole) {
            if let Ok(call) = (function.bind)(&[]) {
                return Some((call, function.gives));
            }
        }
        let named = match &leaf.kind {
            LeafKind::Function { path, arguments } => Some((tokens_text(path), arguments.clone())),
            LeafKind::Method {
                method, arguments, ..
            } => Some((tokens_text(method), arguments.clone())),
            _ => None,
        };
        let reads = self.reads;
        let named = named.or_else(|| reads.and_then(|reads| reads(leaf)));
        let Some((name, arguments)) = named else {
            self.error(span, format!("there is no leaf `{whole}`"))
                .help("this is code, which wants a build; give the table a leaf with this text");
            return None;
        };
        let Some(function) = self.leaves.functions.get(&name) else {
            let known: Vec<String> = self
                .leaves
                .functions
                .keys()
                .map(|it| format!("`{it}`"))
                .collect();
            let help = match known.as_slice() {
                [] => "there are none".to_owned(),
                known => format!("the leaves are {}", known.join(", ")),
            };
            self.error(span, format!("there is no leaf `{name}`"))
                .help(help);
            return None;
        };
        let call = self.bound(function, &name, &arguments, span)?;
        Some((call, function.gives))
    }

    fn bound(
        &mut self,
        function: &Function<C>,
        name: &str,
        arguments: &[TokenStream],
        span: Span,
    ) -> Option<Call<C>> {
        let mut literals = Vec::with_capacity(arguments.len());
        for argument in arguments {
            match literal(&self.value(argument)) {
                Some(literal) => literals.push(literal),
                None => {
                    self.error(span_of_tokens(argument, span), "this argument is no literal").help(
                        "a leaf that is found at run time takes numbers, `true` and `false`, characters, strings, and `Duration::from_secs(3)` and the like",
                    );
                    return None;
                }
            }
        }
        match (function.bind)(&literals) {
            Ok(call) => Some(call),
            Err(Mismatch::Count(count)) => {
                let given = arguments.len();
                let s = if count == 1 { "" } else { "s" };
                self.error(
                    span,
                    format!("`{name}` takes {count} argument{s}, and {given} are given"),
                );
                None
            }
            Err(Mismatch::Argument { position, wanted }) => {
                let at = span_of_tokens(&arguments[position], span);
                self.error(at, format!("`{name}` takes a `{wanted}` here"));
                None
            }
        }
    }

    /// What an argument of a tree that was put in stands for.
    fn value(&self, argument: &TokenStream) -> TokenStream {
        let text = argument.to_string();
        let mut constants = self.constants.iter();
        match constants.find(|constant| constant.name == text) {
            Some(constant) => self.value(&constant.value),
            None => argument.clone(),
        }
    }

    /// Of a node that measures time.
    fn check_clock(&mut self, source: &Source) {
        if self.leaves.timing.is_none() {
            let message = "the leaves have no clock, and this node measures time";
            self.error(source.span, message)
                .help("`Leaves::with_clock` takes the time from the context");
        }
    }

    /// What rustc would say of what leaves return.
    fn check_needs(&mut self, nodes: &[Node<C>], sources: &[Source]) {
        for (number, source) in sources.iter().enumerate() {
            if let Some((message, help)) =
                needs(source, nodes[number].gives, &|leaf| nodes[leaf].gives)
            {
                self.error(source.span, message).help(help);
            }
        }
    }
}

/// A problem that was just found.
struct Said<'a>(Option<&'a mut Problem>);

impl Said<'_> {
    fn help(self, help: impl Into<String>) {
        if let Some(problem) = self.0 {
            problem.annotations.push(Annotation::Help(help.into()));
        }
    }
}

fn span_of(leaf: &Leaf, otherwise: Span) -> Span {
    span_of_tokens(&leaf.tokens, otherwise)
}

fn span_of_tokens(tokens: &TokenStream, otherwise: Span) -> Span {
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
