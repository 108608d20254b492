//! The leaves of a tree as it was built, found by their texts.

use super::compiled::{Asked, Call, Compiled, Params, Slot, Source, Time, WorksOn};
use super::literal::{literal, Literal};
use super::reader::{span_of, Said, Table};
use super::run::{Calling, Player};
use bt_compiler::live::{entry, signature};
use bt_compiler::syntax::ast::{ItemTree, Leaf, PutIn};
use bt_compiler::tokens_text;
use bt_core::info::Statuses;
use bt_core::Status;
use proc_macro2::{Span, TokenStream};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::OnceLock;
use std::time::Duration;

/// A leaf of the tree that was built, and the literals that it is called with now.
#[derive(PartialEq)]
pub(super) struct BuiltLeaf {
    number: usize,
    literals: Box<[Literal]>,
}

/// What there is to a type of trees.
pub(super) struct Built {
    pub source: &'static Source,
    /// By text.
    numbers: BTreeMap<&'static str, usize>,
    has_clock: bool,
    /// Of the tree that was built, which is read first.
    signature: OnceLock<String>,
    /// Calls a leaf without a context.
    ask: fn(usize, &mut Call<'_>) -> Status,
}

impl Built {
    pub fn of<T: Compiled>() -> Self {
        let source = &T::SOURCE;
        let numbers = source.leaves.iter().enumerate();
        Self {
            source,
            numbers: numbers.map(|(number, text)| (*text, number)).collect(),
            has_clock: T::has_clock(),
            signature: OnceLock::new(),
            ask: T::asked,
        }
    }
}

impl Table for Built {
    type Leaf = BuiltLeaf;

    fn find(
        &self,
        leaf: &Leaf,
        put_in: &PutIn,
        span: Span,
        said: &mut Said,
    ) -> Option<(BuiltLeaf, Statuses)> {
        let entry = entry(leaf, put_in, &|_| TokenStream::new());
        let Some(&number) = self.numbers.get(&*entry.text) else {
            let text = tokens_text(&leaf.tokens);
            said.error(span, format!("the leaf `{text}` wants a build"))
                .help("build the program: when it was built, its tree had no such leaf");
            return None;
        };
        let literals: Option<Box<[Literal]>> = entry.literals.iter().map(literal).collect();
        let Some(literals) = literals else {
            said.error(span, "this literal cannot be read")
                .help("build the program");
            return None;
        };
        let mut slot: Slot = None;
        let mut call = Call::new(&literals, Calling::Start, &(), &mut slot);
        (self.ask)(number, &mut call);
        let (gives, mismatch) = (call.gives, call.mismatch);
        if let Some((position, ty)) = mismatch {
            let at = span_of(&entry.literals[position], span);
            said.error(at, format!("this is no `{ty}`"));
            return None;
        }
        Some((BuiltLeaf { number, literals }, gives))
    }

    fn without_clock(&self) -> Option<&'static str> {
        (!self.has_clock).then_some("implement `Clock` for the context, and build the program")
    }

    /// What is before its body is as it was built.
    fn takes(&self, item: &ItemTree, said: &mut Said) -> bool {
        let signature = signature(item);
        let is_same = *self.signature.get_or_init(|| signature.clone()) == signature;
        if !is_same {
            let message = "another context, or other parameters, want a build";
            said.error(item.name.span(), message)
                .help("build the program");
        }
        is_same
    }

    fn has_values(&self) -> bool {
        true
    }
}

/// Calls the leaves that were built.
pub(super) struct OfBuilt<'a, T, C: ?Sized> {
    pub of: PhantomData<T>,
    pub context: &'a mut C,
    pub params: &'a Params,
    pub slots: &'a mut [Slot],
}

impl<T: WorksOn<C>, C: ?Sized> OfBuilt<'_, T, C> {
    fn time(&mut self, node: usize, about: Time) -> bool {
        let since = &mut self.slots[node];
        T::time(&mut Asked { about, since }, Some(self.context))
    }
}

impl<T: WorksOn<C>, C: ?Sized> Player for OfBuilt<'_, T, C> {
    type Leaf = BuiltLeaf;

    fn call(&mut self, node: usize, leaf: &BuiltLeaf, calling: Calling) -> Status {
        let slot = &mut self.slots[node];
        let mut call = Call::new(&leaf.literals, calling, self.params, slot);
        T::leaf(leaf.number, &mut call, Some(self.context))
    }

    fn begin(&mut self, node: usize, time: Duration) {
        self.time(node, Time::Begin(time));
    }

    fn has_elapsed(&mut self, node: usize, time: Duration) -> bool {
        self.time(node, Time::HasElapsed(time))
    }

    fn wake_at_once(&mut self) {
        self.time(0, Time::WakeAtOnce);
    }
}
