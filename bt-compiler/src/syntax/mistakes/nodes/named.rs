//! Arguments with names: `Patrol::new(speed = 3.0)`, `FlyTo(index: 2)`.

use crate::check::tokens_text;
use crate::syntax::node::Parser;
use crate::syntax::path::is_primitive;
use crate::syntax::tokens::{is, is_joint};
use proc_macro2::{Delimiter, Punct, Spacing, TokenStream, TokenTree};

impl Parser<'_> {
    /// `Patrol::new(speed = 3.0)`: reported, if it is so.
    pub fn named_in_call(&mut self, arguments: &[TokenStream], path: &[TokenTree]) -> bool {
        let name = arguments.iter().find_map(|argument| {
            let tokens: Vec<TokenTree> = argument.clone().into_iter().take(3).collect();
            match tokens.as_slice() {
                [TokenTree::Ident(name), sign, _]
                    if (is(sign, '=') || is(sign, ':')) && !is_joint(sign) =>
                {
                    Some(name.clone())
                }
                _ => None,
            }
        });
        let Some(name) = name else {
            return false;
        };
        let mut is_typed = false;
        let values = arguments.iter().filter_map(|argument| {
            let tokens: Vec<TokenTree> = argument.clone().into_iter().collect();
            let [TokenTree::Ident(name), sign, value @ ..] = tokens.as_slice() else {
                return Some(tokens_text(argument));
            };
            let is_named = (is(sign, '=') || is(sign, ':')) && !is_joint(sign);
            if !is_named {
                return Some(tokens_text(argument));
            }
            if is(sign, ':') && is_type(value) {
                is_typed = true;
                if *name == self.declared.hero() {
                    return None;
                }
                let is_known = self.declared.parameters.contains(&name.to_string());
                return Some(if is_known {
                    name.to_string()
                } else {
                    "VALUE".to_owned()
                });
            }
            Some(tokens_text(&value.iter().cloned().collect()))
        });
        let values: Vec<String> = values.collect();
        let path: TokenStream = path.iter().cloned().collect();
        let path = path.to_string().replace(' ', "");
        if !is_typed && is_type_name(path.as_str()) {
            let fields = fields(arguments);
            self.diagnostics
                .error(name.span(), "the fields of a value stand in braces")
                .help(format!("write `{path} {{ {fields} }}`"));
            return true;
        }
        let message = if is_typed {
            "an argument is a value, without its name and type"
        } else {
            "an argument is written without a name"
        };
        self.diagnostics
            .error(name.span(), message)
            .help(match values.as_slice() {
                [] => format!("write `{path}`"),
                values => format!("write `{path}({})`", values.join(", ")),
            });
        true
    }
}

/// Whether the path is that of a type, and not of its function.
fn is_type_name(path: &str) -> bool {
    let last = path.rsplit("::").next();
    last.is_some_and(|last| last.starts_with(char::is_uppercase))
}

/// `index: 2, speed: 3.0` of `index = 2, speed = 3.0`.
fn fields(arguments: &[TokenStream]) -> String {
    let fields = arguments.iter().map(|argument| {
        let mut tokens: Vec<TokenTree> = argument.clone().into_iter().collect();
        if let [_, sign, ..] = tokens.as_mut_slice() {
            if is(sign, '=') {
                *sign = TokenTree::Punct(Punct::new(':', Spacing::Alone));
            }
        }
        tokens_text(&tokens.into_iter().collect())
    });
    fields.collect::<Vec<_>>().join(", ")
}

/// Whether it can only be a type: `f32`, `&mut Hero`, `[u8; 3]`, `Option<u8>`.
fn is_type(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Ident(name)] => is_primitive(name) || name == "String",
        [reference, inner @ ..] if is(reference, '&') => {
            let inner = match inner {
                [quote, TokenTree::Ident(_), inner @ ..] if is(quote, '\'') => inner,
                inner => inner,
            };
            match inner {
                [TokenTree::Ident(word), TokenTree::Ident(_), ..] => word == "mut" || word == "dyn",
                inner => is_type(inner),
            }
        }
        [TokenTree::Ident(_), open, .., close] => is(open, '<') && is(close, '>'),
        [TokenTree::Group(group)] => {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            let mut parts = inside.split(|token| is(token, ',') || is(token, ';'));
            group.delimiter() != Delimiter::Brace && parts.next().is_some_and(is_type)
        }
        _ => false,
    }
}
