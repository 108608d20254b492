//! Where the code of a method stands that users call: in the trait of trees, as whose method it is called.
//!
//! ```text
//! impl Night {
//!     pub fn tick(&mut self, hero: &mut Hero) -> Status { Behavior::tick(self, hero) }
//! }
//! const _: () = {
//!     impl Behavior<Hero> for Night { fn tick(&mut self, hero: &mut Hero) -> Status { … } }
//! };
//! ```
//!
//! What users call stands beside the tree: rustc calls it by its name then, `Night::tick`. What lies within the block has names
//! there that nobody can take for their own; of a method of the type in it rustc speaks as of `_::<impl Night>::tick`.

use super::Item;
use crate::tokens::{code, located, mentions, mixed, runtime};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;

/// A method of a trait that the type has, too.
pub(super) struct Method<'a> {
    /// `["Behavior", "tick"]`
    pub of: [&'a str; 2],
    /// Whether it gives a status.
    pub gives: bool,
    /// The context's name in the code: `_hero`, where that does nothing with it.
    pub context: Ident,
    /// The observer, and its type.
    pub observer: Option<[Ident; 2]>,
    pub code: TokenStream,
}

/// Its code, where it stands.
#[derive(Default)]
pub(super) struct Placed {
    /// The method beside the tree.
    pub beside: TokenStream,
    /// The method of the trait.
    pub of_trait: TokenStream,
}

impl Method<'_> {
    /// `(&mut self, hero: &mut Hero) -> Status`
    fn head(&self, context: &Ident, ty: &impl ToTokens, runtime: &TokenStream) -> TokenStream {
        let observer = self.observer.as_ref();
        let observer = observer.map(|[observer, ty]| code! { , #observer: &mut #ty });
        let given = self.gives.then(|| code! { -> #runtime::Status });
        code! { (&mut self, #context: &mut #ty #observer) #given }
    }
}

/// What other libraries call a method that users call. rustc proposes `tick` to who writes `update`, and documentation finds it.
pub fn known_as(method: &str) -> TokenStream {
    match method {
        "tick" => {
            code! { #[doc(alias("update", "run", "step", "execute", "tick_once", "tick_root"))] }
        }
        "halt" => code! { #[doc(alias("stop", "abort", "cancel", "terminate"))] },
        "reset" => code! { #[doc(alias("restart"))] },
        _ => TokenStream::new(),
    }
}

impl Item<'_> {
    /// The method under the name by which users call it, and that of the trait.
    pub(super) fn placed(&self, docs: &TokenStream, called: &str, method: &Method) -> Placed {
        let (context, ty, outside) = (
            &self.written.context,
            &self.written.context_ty,
            self.outside(),
        );
        let known_as = known_as(called);
        let [of, name, called] = [method.of[0], method.of[1], called].map(mixed);
        let (mut generics, mut observer) = (None, None);
        if let Some([name, ty]) = &method.observer {
            let bound = located(code! { #outside::Observer }, self.written.name.span());
            generics = Some(code! { <#ty: #bound> });
            observer = Some(code! { , #name });
        }
        let head = method.head(context, ty, &outside);
        let end = (!method.gives).then(|| code! { ; });
        let beside = code! {
            #docs
            #known_as
            #[inline]
            pub fn #called #generics #head { #outside::#of::#name(self, #context #observer) #end }
        };
        let head = method.head(&method.context, ty, &runtime().to_token_stream());
        let code = self.body.braced(method.code.clone());
        let of_trait = code! {
            #[inline]
            fn #name #head #code
        };
        Placed { beside, of_trait }
    }

    /// The path of the runtime where it has no name.
    pub(super) fn outside(&self) -> TokenStream {
        let facade = self.facade;
        code! { #facade::__v1 }
    }

    /// The code of a function beside the tree, in which the runtime has its name if that occurs.
    pub(super) fn with_runtime(&self, code: &TokenStream) -> TokenStream {
        let (facade, runtime) = (self.facade, runtime());
        let import = mentions(code, &runtime).then(|| code! { use #facade::__v1 as #runtime; });
        code! { #import #code }
    }
}
