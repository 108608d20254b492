//! The arguments of a tree that is put into another one: each becomes a constant, a field, or a parameter of the outer tree.

use super::nodes::Putting;
use super::rename::{Renaming, Value, Within};
use super::substitute::Around;
use super::values::is_constant;
use crate::syntax::ast::{Bound, ItemTree, Param};
use crate::tokens::{located, mixed};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Lit;

impl Putting<'_> {
    /// Binds the parameters of a tree.
    pub fn names(
        &mut self,
        tree: &ItemTree,
        arguments: &[TokenStream],
        around: Option<&Around>,
    ) -> Renaming {
        let params = tree.params.iter().zip(arguments);
        let params = params.map(|(param, argument)| {
            let value = self.value(tree, param, argument, around);
            (param.name.clone(), value)
        });
        Renaming {
            params: params.collect(),
            context: (tree.context.clone(), self.outer.context.clone()),
        }
    }

    fn value(
        &mut self,
        tree: &ItemTree,
        param: &Param,
        argument: &TokenStream,
        around: Option<&Around>,
    ) -> Value {
        let same = |ty: &TokenStream| ty.to_string() == param.ty.to_string();
        let single = single(argument);
        if let Some(TokenTree::Ident(name)) = &single {
            let known = match around {
                Some(around) => {
                    let mut params = around.names.params.iter();
                    params
                        .find(|(known, _)| known == name)
                        .map(|(_, value)| value.clone())
                }
                None => {
                    let mut params = self.outer.params.iter();
                    params.find(|known| known.name == *name).map(|known| Value {
                        tokens: known.name.to_token_stream(),
                        ty: known.ty.clone(),
                        is_typed: true,
                        literal: None,
                    })
                }
            };
            if let Some(mut value) = known {
                // What is of another type is shown where it is given, and not where it is declared.
                if value.is_typed {
                    value.tokens = located(value.tokens, name.span());
                }
                value.is_typed &= same(&value.ty);
                value.ty = param.ty.clone();
                return value;
            }
        }
        let generic = self.outer.generics.params.iter().next().is_some();
        let constant = is_constant(argument) && !generic;
        let name = self.unique(&param.name, constant);
        let literal = single.filter(is_count);
        let value = match around {
            Some(around) => around.names.expression(argument, Within::New),
            None => argument.clone(),
        };
        let bound = Bound {
            name: name.clone(),
            tree: tree.name.clone(),
            ty: param.ty.clone(),
            value,
        };
        if constant {
            self.put_in.constants.push(bound);
        } else {
            self.put_in.stored.push(bound);
        }
        Value {
            tokens: name.to_token_stream(),
            ty: param.ty.clone(),
            is_typed: true,
            literal,
        }
    }

    /// A name that nothing else in the tree has.
    fn unique(&mut self, param: &Ident, constant: bool) -> Ident {
        let plain = param.to_string().replace("r#", "");
        let stem = if constant {
            format!("__{}", plain.to_uppercase())
        } else {
            format!("given_{plain}")
        };
        let numbered = (2..).map(|number| format!("{stem}_{number}"));
        let mut candidates = [stem.clone()].into_iter().chain(numbered);
        let name = candidates.find(|name| !self.names.contains(name));
        let name = name.unwrap_or(stem);
        self.names.insert(name.clone());
        mixed(&name)
    }
}

/// A token that stands alone.
pub fn single(tokens: &TokenStream) -> Option<TokenTree> {
    let mut all = tokens.clone().into_iter();
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// Whether it is a number for which a `u32` stands in a parameter of that type: of anything else rustc says where it is given
/// what is wrong.
fn is_count(token: &TokenTree) -> bool {
    let TokenTree::Literal(literal) = token else {
        return false;
    };
    match Lit::new(literal.clone()) {
        Lit::Int(number) => {
            matches!(number.suffix(), "" | "u32") && number.base10_parse::<u32>().is_ok()
        }
        _ => false,
    }
}
