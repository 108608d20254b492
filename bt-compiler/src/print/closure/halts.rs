//! Methods of the state, or of a part of it, that halt inner regions.
//!
//! ```text
//! impl<T1, T2> State<T1, T2> {
//!     /// Halts `parallel< … >`.
//!     #[inline]
//!     fn halt_parallel_3(&mut self) { … }
//! }
//! ```
//!
//! Where regions are nested, each node around one may have to halt it, and the code of all would be the square of the depth.
//! Such a method is about the state alone: code of the user may be about variables around the tree, and stands in the closure.

use crate::code::body::Body;
use crate::code::{Block, Form, Number};
use crate::lower::graph::RegionId;
use crate::print::function::Printer;
use crate::tokens::{code, runtime};
use proc_macro2::{Ident, TokenStream};
use std::collections::BTreeSet;

/// What they do, by region, before it is tokens.
pub struct Halts(Vec<(RegionId, Block)>);

impl Halts {
    /// All that this code calls, and what those call.
    pub fn called_in<'c>(body: &Body, code: impl IntoIterator<Item = &'c Block>) -> Self {
        let (mut open, mut found) = (Vec::new(), BTreeSet::new());
        let look_at = |block: &Block, open: &mut Vec<RegionId>, found: &mut BTreeSet<RegionId>| {
            let halts = block.halts().into_iter();
            open.extend(halts.filter(|region| found.insert(*region)));
        };
        for block in code {
            look_at(block, &mut open, &mut found);
        }
        let mut halts = Vec::new();
        while let Some(region) = open.pop() {
            let code = body.halting_code(region, Form::Closure);
            look_at(&code, &mut open, &mut found);
            halts.push((region, code));
        }
        halts.sort_by_key(|(region, _)| *region);
        Self(halts)
    }

    /// The numbers that occur in them.
    pub fn numbers(&self) -> BTreeSet<Number> {
        let own = self.0.iter().map(|(_, code)| code);
        own.flat_map(Block::numbers).collect()
    }

    /// The methods, of a type with these parameters. All times are of one type, which is one of them.
    pub fn printed(
        &self,
        body: &Body,
        (name, parameters): (&Ident, &TokenStream),
        instant: Option<&TokenStream>,
    ) -> Option<TokenStream> {
        if self.0.is_empty() {
            return None;
        }
        let runtime = runtime();
        let body = Body {
            state: code! { self },
            ..body.clone()
        };
        let mut printer = Printer::new(&body);
        let methods = self.0.iter().map(|(region, code)| {
            let (halt, code) = (printer.halt_of_state(*region), printer.function(code));
            let root = body.graph.regions[*region].root;
            let docs = format!(" Halts `{}`.", body.tree.nodes[root].quote);
            code! {
                #[doc = #docs]
                #[inline]
                fn #halt(&mut self) { #code }
            }
        });
        let methods: Vec<TokenStream> = methods.collect();
        let bound = instant.map(|instant| code! { where #instant: #runtime::Instant });
        Some(code! {
            impl<#parameters> #name<#parameters> #bound {
                #(#methods)*
            }
        })
    }
}
