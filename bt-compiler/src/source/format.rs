//! Code as text.

use proc_macro2::{Group, Literal, TokenStream, TokenTree};
use quote::quote;

/// The items, or the one block, of an expansion.
///
/// Code of the user in a syntax that `syn` does not know yet leaves the text as it comes.
pub fn formatted(code: &TokenStream, is_block: bool) -> String {
    let mut literals = LongLiterals::default();
    let kept = literals.kept_out_of(code.clone());
    // A block is laid out as the body of a function.
    let function = is_block.then(|| quote! { fn expansion() });
    let Ok(file) = syn::parse2(quote! { #function #kept }) else {
        return code.to_string();
    };
    let text = prettyplease::unparse(&file);
    let text = if is_block {
        text.trim_start_matches("fn expansion() ")
    } else {
        &text
    };
    literals.put_back(&with_gaps(text.trim_end()))
}

/// With an empty line before each function, block of items and documented statement that is
/// not the first of its block.
fn with_gaps(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut output = String::new();
    for (number, line) in lines.iter().enumerate() {
        let first = number.checked_sub(1).map(|before| lines[before]);
        let opens = first.is_none_or(|before| before.ends_with('{') || introduces(before));
        // What the comments and attributes that begin here belong to.
        let introduced = lines[number..].iter().find(|line| !introduces(line));
        let stands_apart = introduced.is_some_and(|introduced| {
            let introduced = introduced.trim_start();
            let starts = |words: &[&str]| words.iter().any(|word| introduced.starts_with(word));
            starts(&[
                "fn ",
                "pub fn ",
                "const fn ",
                "pub const fn ",
                "impl",
                "const _: () = ",
            ]) || introduces(line)
                && starts(&["if ", "match ", "let ", "'", "{", "enum ", "struct "])
        });
        if !opens && stands_apart {
            output.push('\n');
        }
        output += line;
        output.push('\n');
    }
    output.truncate(output.trim_end().len());
    output
}

/// A line of documentation, or an attribute.
fn introduces(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("///") || line.starts_with("#[")
}

/// Literals of more than one line, whose lines are none of the code's.
#[derive(Default)]
struct LongLiterals {
    kept: Vec<String>,
}

impl LongLiterals {
    fn kept_out_of(&mut self, code: TokenStream) -> TokenStream {
        let mut in_docs = false;
        let tokens = code.into_iter().map(|token| match token {
            TokenTree::Ident(ident) => {
                in_docs = ident == "doc";
                TokenTree::Ident(ident)
            }
            TokenTree::Literal(literal) if !in_docs && literal.to_string().contains('\n') => {
                let stand_in = stand_in(self.kept.len());
                self.kept.push(literal.to_string());
                TokenTree::Literal(Literal::string(&stand_in))
            }
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), self.kept_out_of(group.stream()));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => token,
        });
        tokens.collect()
    }

    fn put_back(&self, text: &str) -> String {
        let kept = self.kept.iter().enumerate();
        kept.fold(text.to_owned(), |text, (number, literal)| {
            text.replace(&format!("\"{}\"", stand_in(number)), literal)
        })
    }
}

fn stand_in(number: usize) -> String {
    format!("__literal_{number}")
}
