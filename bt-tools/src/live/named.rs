//! Leaves that are found by their names.

use super::functions::{Call, Mismatch};
use super::leaves::{Function, Leaves};
use super::literal::literal;
use super::reader::{span_of, Said, Table};
use bt_compiler::syntax::ast::{ItemTree, Leaf, LeafKind, PutIn};
use bt_compiler::tokens_text;
use bt_core::info::Statuses;
use proc_macro2::{Span, TokenStream};

/// What a leaf is taken to call: a name, and what stands in its parentheses.
pub(super) type Words = (String, Vec<TokenStream>);

/// Reads another form of leaves than the language's own.
pub(super) type Reads<'a> = &'a (dyn Fn(&Leaf) -> Option<Words> + Sync);

/// The leaves of a program, by the names that it gave them.
pub(super) struct Named<'a, C> {
    pub leaves: &'a Leaves<C>,
    pub reads: Option<Reads<'a>>,
}

impl<C: 'static> Table for Named<'_, C> {
    type Leaf = Call<C>;

    fn find(
        &self,
        leaf: &Leaf,
        put_in: &PutIn,
        span: Span,
        said: &mut Said,
    ) -> Option<(Call<C>, Statuses)> {
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
        let named = named.or_else(|| self.reads.and_then(|reads| reads(leaf)));
        let Some((name, arguments)) = named else {
            said.error(span, format!("there is no leaf `{whole}`"))
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
            said.error(span, format!("there is no leaf `{name}`"))
                .help(help);
            return None;
        };
        let values: Vec<_> = arguments.iter().map(|it| value(it, put_in)).collect();
        let call = bound(function, &name, (&arguments, &values), span, said)?;
        Some((call, function.gives))
    }

    fn without_clock(&self) -> Option<&'static str> {
        let help = "`Leaves::with_clock` takes the time from the context";
        self.leaves.timing.is_none().then_some(help)
    }

    fn takes(&self, item: &ItemTree, said: &mut Said) -> bool {
        if let Some(param) = item.params.first() {
            let help = "write the value where it is used, or keep it in the context";
            let message = format!("nothing gives the parameter `{}` a value", param.name);
            said.error(param.name.span(), message).help(help);
        }
        true
    }

    fn has_values(&self) -> bool {
        false
    }
}

/// A function with its arguments, as they are written and what they stand for.
fn bound<C>(
    function: &Function<C>,
    name: &str,
    (arguments, values): (&[TokenStream], &[TokenStream]),
    span: Span,
    said: &mut Said,
) -> Option<Call<C>> {
    let mut literals = Vec::with_capacity(values.len());
    for (argument, value) in arguments.iter().zip(values) {
        match literal(value) {
            Some(literal) => literals.push(literal),
            None => {
                said.error(span_of(argument, span), "this argument is no literal").help(
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
            said.error(
                span,
                format!("`{name}` takes {count} argument{s}, and {given} are given"),
            );
            None
        }
        Err(Mismatch::Argument { position, wanted }) => {
            let at = span_of(&arguments[position], span);
            said.error(at, format!("`{name}` takes a `{wanted}` here"));
            None
        }
    }
}

/// What an argument of a tree that was put in stands for.
fn value(argument: &TokenStream, put_in: &PutIn) -> TokenStream {
    let text = argument.to_string();
    let mut bound = put_in.constants.iter().chain(&put_in.stored);
    match bound.find(|bound| bound.name == text) {
        Some(bound) => value(&bound.value, put_in),
        None => argument.clone(),
    }
}
