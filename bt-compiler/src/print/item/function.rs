//! A tree that is declared never to run: a function, and a type that calls it.
//!
//! ```text
//! pub fn LookAtBall(body: &mut Body) -> bool { LookAtBall::__given(body).is_success() }
//! impl LookAtBall {
//!     pub fn tick(&mut self, body: &mut Body) -> Status { Self::__given(body) }
//!     fn __given(body: &mut Body) -> Status { … }
//! }
//! ```

use super::code::Code;
use super::methods::Methods;
use super::thin::Method;
use super::Item;
use crate::print::function::Printer;
use crate::print::state::{Content, Field};
use crate::syntax::ast::ReturnType;
use crate::tokens::mentions;
use crate::tokens::{code, located, mixed, mixed_at, runtime};
use proc_macro2::{Span, TokenStream};

/// What the function is made of.
const GIVEN: &str = "__given";
/// What it counts with.
const LOCALS: &str = "__Locals";

impl Item<'_> {
    /// The function that has the name of the tree.
    pub fn function(&self, gives: &ReturnType) -> TokenStream {
        let (item, facade, given) = (self.written, self.facade, mixed(GIVEN));
        let (vis, context, context_ty) = (&item.vis, &item.context, &item.context_ty);
        let conditions = crate::print::derives::conditions(&item.attrs);
        let tree = &item.name;
        let (impl_generics, type_generics, where_clause) = item.generics.split_for_impl();
        // Nobody is told that it is not used.
        let name = mixed_at(&tree.to_string(), tree.span());
        let docs = format!(" Decides, in one call, as a tick of the tree [`{tree}`] does.");
        let params = item.params.iter().map(|param| {
            let (name, ty) = (&param.name, &param.ty);
            code! { #name: #ty }
        });
        let kept: Vec<_> = self.kept.iter().map(|param| &param.name).collect();
        let unused = item.params.iter().map(|param| &param.name);
        let unused = unused.filter(|name| !kept.contains(name));
        let unused = unused.map(|name| code! { let _ = #name; });
        let ty = &gives.ty;
        let at = ty
            .clone()
            .into_iter()
            .next()
            .map_or_else(Span::call_site, |first| first.span());
        let made = located(code! { <#ty as #facade::__v1::Decided>::decided_by }, at);
        let condition = self.as_observed.condition;
        let underscores = self.allowing_underscores();
        let nobody = self.as_observed.is_observed.then(|| code! { , &mut () });
        code! {
            #condition
            #(#conditions)*
            #[doc = #docs]
            #[allow(non_snake_case)]
            #underscores
            #[inline]
            #vis fn #name #impl_generics (#context: &mut #context_ty #(, #params)*) -> #ty #where_clause {
                #(#unused)*
                let status = <#tree #type_generics>::#given(#context #nobody #(, #kept)*);
                #made(#facade::__v1::Status::is_success(status))
            }
        }
    }

    /// The methods of the type, and the variables of a tick with the methods that work on them.
    pub(super) fn methods_of_function(&self, locals: &[Field], code: &Code) -> Methods {
        let (item, runtime, given) = (self.written, runtime(), mixed(GIVEN));
        let (context, context_ty, outside) = (&item.context, &item.context_ty, self.outside());
        let mut printer = Printer::new(&self.body);
        let resume_index = printer.function(&code.resume_index);
        let params = self.kept.iter().map(|param| {
            let (name, ty) = (&param.name, &param.ty);
            code! { #name: #ty }
        });
        let (generics, observer) = printer.observer_param();
        let told = self.body.observer.as_ref().map(|observer| {
            let name = &observer.name;
            code! { , #name }
        });
        let made = self.made_locals(locals);
        let locals = self.locals(locals, code, printer);
        let fit = self.fit();
        let unnamed = mixed(&format!("_{context}").replace("r#", ""));
        let method = |name, gives, code| Method {
            of: ["Behavior", name],
            gives,
            context: if gives {
                context.clone()
            } else {
                unnamed.clone()
            },
            observer: None,
            code,
        };
        let nobody = self.as_observed.is_observed.then(|| code! { &mut () });
        let tick = self.ticked_once(&code! { #context }, nobody.as_ref());
        let tick = self.placed(
            &code! {
                /// Ticks the tree once. It never gives `Running`.
            },
            "tick",
            &method("tick", true, tick),
        );
        let halt = self.placed(
            &code! {
                /// Does nothing: the tree never runs.
            },
            "halt",
            &method("halt", false, TokenStream::new()),
        );
        let reset = self.placed(
            &code! {
                /// Does nothing: the tree remembers nothing.
            },
            "reset",
            &method("forget", false, TokenStream::new()),
        );
        let (resume_index, resume_index_apart) = self.resume_index(&resume_index);
        let placed = [tick, halt, reset];
        let methods = placed.iter().map(|placed| &placed.beside);
        let of_behavior = placed.iter().map(|placed| &placed.of_trait);
        Methods {
            beside: code! {
                #(#methods)*
                /// Always `false`.
                #[inline]
                pub const fn is_running(&self) -> #outside::bool {
                    false
                }
                /// The resume index of a fallback or sequence: always 0. `None` for any other node.
                #resume_index
            },
            of_behavior: code! { #(#of_behavior)* },
            own: code! {
                #[doc(hidden)]
                #[inline]
                pub fn #given #generics (#context: &mut #context_ty #observer #(, #params)*) -> #runtime::Status {
                    #fit
                    #made.tick(#context #told)
                }
                #resume_index_apart
            },
            locals,
            below: Vec::new(),
        }
    }

    /// Parameters, counters and the like: variables of one tick.
    fn locals(&self, locals: &[Field], code: &Code, mut printer: Printer) -> TokenStream {
        let (body, runtime, name) = (&self.body, runtime(), mixed(LOCALS));
        let (context, context_ty) = (&self.written.context, &self.written.context_ty);
        let generics = &self.written.generics;
        let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
        let (unreached, tick) = (body.unreached_calls(), printer.function(&code.tick));
        let kept = printer.kept_params(&tick);
        let parts = printer.methods();
        let ignore = (!mentions(&tick, context)).then(|| code! { let _ = #context; });
        let (observers, observer) = printer.observer_param();
        let unused = body.unused_observer(&tick);
        let fields = self.fields(locals);
        let fields = fields.iter().map(|(name, _, ty)| code! { #name: #ty });
        let tick = body.braced(code! { #ignore #unused #(#kept)* #unreached #tick });
        code! {
            /// What one tick works with.
            struct #name #generics #where_clause { #(#fields),* }
            impl #impl_generics #name #type_generics #where_clause {
                #[inline]
                fn tick #observers (&mut self, #context: &mut #context_ty #observer) -> #runtime::Status
                #tick
                #(#parts)*
            }
        }
    }

    /// What a tick of the type calls.
    pub(super) fn ticked_once(
        &self,
        context: &TokenStream,
        observer: Option<&TokenStream>,
    ) -> TokenStream {
        let (given, observer) = (mixed(GIVEN), observer.map(|observer| code! { , #observer }));
        let kept = self.kept.iter().map(|param| &param.name);
        let copied = kept.clone().map(|name| super::kept_param(name, None));
        let called = code! { Self::#given(#context #observer #(, #kept)*) };
        code! { #(#copied)* #called }
    }

    /// The variables of one tick as it begins.
    fn made_locals(&self, locals: &[Field]) -> TokenStream {
        let name = mixed(LOCALS);
        let initial = locals.iter().filter_map(|field| {
            let Content::Slot(kind) = field.content else {
                // Refused.
                return None;
            };
            let (name, initial) = (&field.name, kind.initial());
            Some(code! { #name: #initial, })
        });
        let given = self.kept.iter().map(|param| &param.name);
        let marker = self.marker();
        // The type of a parameter that no node uses is not known from a field.
        let (_, type_generics, _) = self.written.generics.split_for_impl();
        let types = self.written.generics.type_params().next();
        let types = types.map(|_| type_generics.as_turbofish());
        code! { #name #types { #(#initial)* #(#given,)* #marker } }
    }
}
