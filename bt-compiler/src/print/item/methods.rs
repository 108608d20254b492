//! The methods of a tree: those that users call, beside its type, and those of its traits, whose code is the tree.

use super::code::Code;
use super::thin::{Method, Placed};
use super::Item;
use crate::print::function::Printer;
use crate::tokens::{code, mentions, mixed, numbers, runtime};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;

/// What tells where nodes go on, within the block.
const RESUME_INDEX: &str = "__resume_index";

/// The methods of a tree, by where they stand.
#[derive(Default)]
pub(super) struct Methods {
    /// Beside the type.
    pub beside: TokenStream,
    /// Of `Behavior`.
    pub of_behavior: TokenStream,
    /// Of the type, within the block.
    pub own: TokenStream,
    /// Items within the block.
    pub locals: TokenStream,
    /// Of each type for what lies below a composite.
    pub below: Vec<TokenStream>,
}

impl Item<'_> {
    /// The methods of a tree that may run.
    pub(super) fn methods(&self, code: &Code) -> Methods {
        let (body, outside) = (&self.body, self.outside());
        let context = &self.written.context;
        let mut printer = Printer::new(body);
        let (unreached, tick) = (body.unreached_calls(), printer.function(&code.tick));
        let tick = code! { #unreached #tick };
        let (halt, forget) = (
            printer.function(&code.halt),
            printer.function(&body.forget()),
        );
        let resume_index = printer.function(&code.resume_index);
        let (kept, kept_in_halt) = (printer.kept_params(&tick), printer.kept_params(&halt));
        let parts = printer.methods();
        let below = self.methods_below(body, &code.below, printer.asked_below());
        let ignore = (!mentions(&tick, context)).then(|| code! { let _ = #context; });
        let fit = self.fit();
        let named = body.names_for_debuggers();
        let tick = code! { #ignore #fit #(#kept)* #named #tick };
        let halt = code! { #(#kept_in_halt)* #halt };
        let ([tick, halt], for_observers) = self.for_observers([tick, halt]);
        let halt_context = printer.halt_context(&halt);
        let placed = [
            self.ticked_in_trait(tick),
            self.placed(
                &code! {
                    /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
                    /// Does nothing to an idle tree.
                },
                "halt",
                &Method {
                    of: ["Behavior", "halt"],
                    gives: false,
                    context: halt_context,
                    observer: None,
                    code: halt,
                },
            ),
            self.placed(
                &code! {
                    /// Halts the tree and forgets all memory.
                },
                "reset",
                &Method {
                    of: ["Behavior", "forget"],
                    gives: false,
                    context: context.clone(),
                    observer: None,
                    code: code! { Self::halt(self, #context); #forget },
                },
            ),
        ];
        let methods = placed.iter().map(|placed| &placed.beside);
        let of_behavior = placed.iter().map(|placed| &placed.of_trait);
        let resume = body.resume(0);
        let (resume_index, resume_index_apart) = self.resume_index(&resume_index);
        Methods {
            beside: code! {
                #(#methods)*
                /// Whether the last tick gave `Running`, and no halt came since.
                #[inline]
                pub const fn is_running(&self) -> #outside::bool {
                    #resume != 0
                }
                /// The resume index of a fallback or sequence that is not reactive: the position, from
                /// 0, of the child its next tick goes on with.
                ///
                /// Nodes are numbered in the order in which they are written, the root being 0; each
                /// label has a constant. Gives `None` for a node that keeps no place among its children.
                #resume_index
                /// What runs: for each part of the tree that runs by itself, the number of the deepest node that is known to
                /// be running, subtrees included.
                #[inline]
                pub fn running(&self) -> #outside::Running<'_, Self> {
                    #outside::Tree::running(self)
                }
                /// Whether the node with this number is known to be running, itself or something below it.
                #[inline]
                pub fn is_running_at(&self, node: #outside::u16) -> #outside::bool {
                    #outside::Tree::is_running_at(self, node)
                }
            },
            of_behavior: code! { #(#of_behavior)* },
            own: code! { #for_observers #resume_index_apart #(#parts)* },
            locals: TokenStream::new(),
            below,
        }
    }

    /// A tick.
    fn ticked_in_trait(&self, code: TokenStream) -> Placed {
        let method = Method {
            of: ["Behavior", "tick"],
            gives: true,
            context: self.written.context.clone(),
            observer: None,
            code,
        };
        let docs = code! {
            /// Ticks the tree once.
        };
        self.placed(&docs, "tick", &method)
    }

    /// The method that tells where nodes go on. Its code stands apart where it mentions numbers, which have no names beside the tree.
    pub(super) fn resume_index(&self, code: &TokenStream) -> (TokenStream, TokenStream) {
        let apart = mixed(RESUME_INDEX);
        let method = |name: &Ident, runtime: &TokenStream, code: &TokenStream| {
            let node = if mentions(code, &mixed("node")) {
                mixed("node")
            } else {
                mixed("_node")
            };
            code! {
                const fn #name(&self, #node: #runtime::u16) -> #runtime::Option<#runtime::usize> { #code }
            }
        };
        let (name, outside) = (mixed("resume_index"), self.outside());
        if !mentions(code, &numbers()) {
            let method = method(&name, &outside, &self.with_runtime(code));
            return (code! { #[inline] pub #method }, TokenStream::new());
        }
        let node = mixed("node");
        let called = method(&name, &outside, &code! { Self::#apart(self, #node) });
        let method = method(&apart, &runtime().to_token_stream(), code);
        (code! { #[inline] pub #called }, method)
    }
}
