//! The traits of plain data, written here rather than derived, so that they are bounded by
//! the types of the fields and not by the tree's type parameters.

use crate::tokens::{code, located, mixed, mixed_at};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{quote_spanned, ToTokens};
use syn::punctuated::Punctuated;
use syn::{Attribute, Generics, Path, Token};

/// The types of our own fields.
const NUMBERS: &[&str] = &["bool", "u8", "u16", "u32", "u64", "u128", "usize"];

/// A trait this macro writes itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Derive {
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    /// With serde's trait as it is named here, so that its import is used.
    Serialize,
    Deserialize,
}

/// A trait that a tree derives.
pub struct Derived {
    pub derive: Derive,
    /// As it is written.
    path: Path,
}

impl Derive {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "Debug" => Self::Debug,
            "Clone" => Self::Clone,
            "Copy" => Self::Copy,
            "PartialEq" => Self::PartialEq,
            "Eq" => Self::Eq,
            "Hash" => Self::Hash,
            "Default" => Self::Default,
            "Serialize" => Self::Serialize,
            "Deserialize" => Self::Deserialize,
            _ => return None,
        })
    }
}

/// Takes the traits we write ourselves out of the `derive` attributes; everything else
/// passes through.
pub fn split_derives(attrs: &[Attribute]) -> (Vec<TokenStream>, Vec<Derived>) {
    let mut passed = Vec::new();
    let mut ours = Vec::new();
    for attr in attrs {
        let derives = attr
            .path()
            .is_ident("derive")
            .then(|| {
                attr.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated)
                    .ok()
            })
            .flatten();
        let Some(derives) = derives else {
            passed.push(attr.to_token_stream());
            continue;
        };
        let mut others = Vec::new();
        for path in derives {
            match standard(&path) {
                Some(derive) => ours.push(Derived { derive, path }),
                None => others.push(path),
            }
        }
        if !others.is_empty() {
            let path = attr.path();
            passed.push(code! { #[#path(#(#others),*)] });
        }
    }
    (passed, ours)
}

/// The `cfg` attributes among them: what else belongs to the item comes and goes with it.
pub fn conditions(attrs: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attrs.iter().filter(|attr| attr.path().is_ident("cfg"))
}

/// What the code beside a deprecated item needs, so that rustc warns only where users mention it.
pub fn allowing_deprecated(attrs: &[Attribute]) -> Option<TokenStream> {
    let is_deprecated = attrs.iter().any(|attr| attr.path().is_ident("deprecated"));
    is_deprecated.then(|| code! { #[allow(deprecated)] })
}

/// `Debug`, `core::fmt::Debug`, `::std::fmt::Debug`; `Serialize`, `serde::Serialize`
fn standard(path: &Path) -> Option<Derive> {
    let last = path.segments.last()?;
    let first = path.segments.first()?.ident.to_string();
    let derive = Derive::named(&last.ident.to_string())?;
    let homes: &[&str] = match derive {
        Derive::Serialize | Derive::Deserialize => &["serde"],
        _ => &["core", "std", "alloc"],
    };
    let is_standard = path.segments.len() == 1 || homes.contains(&first.as_str());
    is_standard.then_some(derive)
}

/// A type to derive for.
pub struct Data<'a> {
    pub name: &'a Ident,
    pub generics: &'a Generics,
    /// Names and types of all fields.
    pub fields: &'a [(Ident, TokenStream)],
    /// `Night::new()`
    pub new: TokenStream,
    /// The types of what `new` takes.
    pub taken: Vec<TokenStream>,
    /// By field: the greatest number that is right there, if there is one.
    pub most: Vec<Option<u128>>,
    /// What else has to be right, as statements.
    pub agree: Vec<TokenStream>,
}

impl Data<'_> {
    pub fn implement(&self, derived: &Derived) -> TokenStream {
        let derive = derived.derive;
        let at = derived
            .path
            .segments
            .last()
            .map_or_else(Span::call_site, |last| last.ident.span());
        if !cfg!(feature = "serde") && matches!(derive, Derive::Serialize | Derive::Deserialize) {
            let message = "a tree is saved and loaded by the library's own code\n\n  \
                           = help: turn on the feature `serde` of `quickbeam`";
            return quote_spanned! { at => ::core::compile_error! { #message } };
        }
        let runtime = mixed_at(crate::tokens::RUNTIME, at);
        let names: Vec<&Ident> = self.fields.iter().map(|(name, _)| name).collect();
        // All markers are equal, and none is worth a word.
        let told = self.fields.iter().filter(|(_, ty)| !is_marker(ty));
        let told: Vec<&Ident> = told.map(|(name, _)| name).collect();
        let state = if told.is_empty() {
            code! { _ }
        } else {
            code! { state }
        };
        let shown = self.name.to_string();
        let (path, body) = match derive {
            Derive::Debug => (code! { #runtime::fmt::Debug }, {
                let texts = told.iter().map(ToString::to_string);
                code! {
                    fn fmt(&self, formatter: &mut #runtime::fmt::Formatter<'_>) -> #runtime::fmt::Result {
                        formatter.debug_struct(#shown)#(.field(#texts, &self.#told))*.finish()
                    }
                }
            }),
            Derive::Clone => (
                code! { #runtime::Clone },
                code! {
                    fn clone(&self) -> Self {
                        Self { #(#names: #runtime::Clone::clone(&self.#names)),* }
                    }
                },
            ),
            Derive::Copy => (code! { #runtime::Copy }, TokenStream::new()),
            Derive::PartialEq => (
                code! { #runtime::PartialEq },
                if told.is_empty() {
                    code! { fn eq(&self, _: &Self) -> #runtime::bool { true } }
                } else {
                    code! {
                        fn eq(&self, other: &Self) -> #runtime::bool {
                            #(#runtime::PartialEq::eq(&self.#told, &other.#told))&&*
                        }
                    }
                },
            ),
            Derive::Eq => (code! { #runtime::Eq }, TokenStream::new()),
            Derive::Hash => (
                code! { #runtime::hash::Hash },
                code! {
                    fn hash<__H: #runtime::hash::Hasher>(&self, #state: &mut __H) {
                        #(#runtime::hash::Hash::hash(&self.#told, state);)*
                    }
                },
            ),
            Derive::Default => {
                let new = &self.new;
                (
                    code! { #runtime::Default },
                    code! {
                        fn default() -> Self {
                            #new
                        }
                    },
                )
            }
            Derive::Serialize => (derived.path.to_token_stream(), self.serialize(at)),
            Derive::Deserialize => {
                let path = &derived.path;
                (code! { #path<'__de> }, self.deserialize(at))
            }
        };
        let implementation = self.implementation((derive, at), &path, &body);
        let asked = (derive == Derive::Eq).then(|| self.asked_for_eq(at));
        code! { #implementation #asked }
    }

    /// `Eq` has no function in which its implementation could use the fields. A function that returns one says what it lacks.
    fn asked_for_eq(&self, at: Span) -> TokenStream {
        let runtime = mixed_at(crate::tokens::RUNTIME, at);
        let is_known = |ty: &TokenStream| !is_number(ty) && !mentions_parameter(ty, self.generics);
        let types = self.fields.iter().map(|(_, ty)| ty);
        let types = types.filter(|ty| !is_marker(ty) && is_known(ty));
        let functions = types.enumerate().map(|(number, ty)| {
            let name = mixed(&format!("field_{number}"));
            // In a type that measures time there is a lifetime more: that of the context.
            let head = located(code! { fn #name<'field> }, at);
            let reference = located(code! { field: &'field }, at);
            let given = located(code! { -> &'field impl #runtime::Eq { field } }, at);
            code! { #head (#reference #ty) #given }
        });
        let functions: TokenStream = functions.collect();
        if functions.is_empty() {
            return functions;
        }
        let allowed = code! { #[allow(dead_code, clippy::needless_lifetimes)] };
        let [allowed, constant] = [allowed, code! { const _: () = }].map(|code| located(code, at));
        code! { #allowed #constant { #functions }; }
    }

    fn implementation(
        &self,
        (derive, at): (Derive, Span),
        path: &TokenStream,
        body: &TokenStream,
    ) -> TokenStream {
        let name = self.name;
        let (impl_generics, type_generics, where_clause) = self.generics.split_for_impl();
        let predicates = where_clause
            .map(|clause| &clause.predicates)
            .into_iter()
            .flatten();
        let types: Vec<&TokenStream> = if derive == Derive::Default {
            self.taken.iter().collect()
        } else {
            // A marker, the only one that is `PhantomData`, is everything whatever it marks.
            let fields = self.fields.iter().filter(|(_, ty)| !is_marker(ty));
            fields.map(|(_, ty)| ty).collect()
        };
        let bounded = types
            .into_iter()
            .filter(|ty| mentions_parameter(ty, self.generics));
        // What a field lacks is shown at the word that asks for it.
        let asked = located(code! { : #path }, at);
        let bounds = bounded.map(|ty| code! { #ty #asked });
        let bounds: Vec<TokenStream> = bounds.collect();
        // The tree's own bounds may say the same.
        let allowing = (!bounds.is_empty()).then(|| {
            code! { #[allow(clippy::trait_duplication_in_bounds, clippy::type_repetition_in_bounds)] }
        });
        let predicates: Vec<TokenStream> = predicates
            .map(ToTokens::to_token_stream)
            .chain(bounds)
            .collect();
        let where_clause = (!predicates.is_empty()).then(|| code! { where #(#predicates),* });
        let impl_generics = if derive == Derive::Deserialize {
            let inner = inside(impl_generics.to_token_stream());
            code! { <'__de, #inner> }
        } else {
            impl_generics.to_token_stream()
        };
        let head = located(code! { #[automatically_derived] #allowing impl }, at);
        let of_type = located(code! { #path for #name }, at);
        let body = located(code! { { #body } }, at);
        code! { #head #impl_generics #of_type #type_generics #where_clause #body }
    }
}

/// `'a, T` of `<'a, T>`
fn inside(generics: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = generics.into_iter().collect();
    let inner = tokens.len().saturating_sub(1).max(1);
    tokens.into_iter().take(inner).skip(1).collect()
}

/// Whether a trait is derived.
pub fn has(derives: &[Derived], wanted: Derive) -> bool {
    derives.iter().any(|derived| derived.derive == wanted)
}

/// For the type itself: clippy would ask for `Eq`, and show the whole call.
pub fn allowing_no_eq(derives: &[Derived]) -> Option<TokenStream> {
    let without_eq = has(derives, Derive::PartialEq) && !has(derives, Derive::Eq);
    without_eq.then(|| code! { #[allow(clippy::derive_partial_eq_without_eq)] })
}

/// `::quickbeam::__v1::PhantomData<…>`
pub fn is_marker(ty: &TokenStream) -> bool {
    let path = ty.clone().into_iter();
    let path = path.take_while(|token| token.to_string() != "<");
    path.last()
        .is_some_and(|last| last.to_string() == "PhantomData")
}

/// `::quickbeam::__v1::u8`
fn is_number(ty: &TokenStream) -> bool {
    let path = ty
        .clone()
        .into_iter()
        .skip(1)
        .map(|token| token.to_string());
    path.last()
        .is_some_and(|last| NUMBERS.contains(&last.as_str()))
}

/// Whether a type depends on a parameter of the tree.
pub fn mentions_parameter(ty: &TokenStream, generics: &Generics) -> bool {
    let lifetimes = generics.lifetimes();
    let lifetimes = lifetimes.map(|parameter| parameter.lifetime.ident.to_string());
    let lifetimes: Vec<String> = lifetimes.collect();
    mentions_any(ty, &lifetimes) || mentions_type_parameter(ty, generics)
}

/// Whether a type depends on a parameter that is no lifetime.
pub fn mentions_type_parameter(ty: &TokenStream, generics: &Generics) -> bool {
    let types = generics
        .type_params()
        .map(|parameter| parameter.ident.to_string());
    let constants = generics.const_params();
    let constants = constants.map(|parameter| parameter.ident.to_string());
    let parameters: Vec<String> = types.chain(constants).collect();
    mentions_any(ty, &parameters)
}

pub fn mentions_any(tokens: &TokenStream, names: &[String]) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => names.contains(&ident.to_string()),
        TokenTree::Group(group) => mentions_any(&group.stream(), names),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::standard;

    #[test]
    fn serde_s_traits_are_ours_wherever_they_are_named() {
        for (path, is_ours) in [
            ("Serialize", true),
            ("serde::Deserialize", true),
            ("::serde::Serialize", true),
            ("rkyv::Serialize", false),
            ("core::Serialize", false),
            ("serde::Debug", false),
        ] {
            let path = syn::parse_str(path).expect("a path");
            assert_eq!(standard(&path).is_some(), is_ours);
        }
    }
}
