//! Everything there is to say about a tree, collected and said at once.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// The errors found so far.
///
/// Dropping it with errors in it is a bug of the compiler, and panics in debug builds.
#[derive(Default)]
pub struct Diagnostics {
    errors: Vec<Diagnostic>,
}

/// One error, on one token.
pub struct Diagnostic {
    span: Span,
    text: String,
}

impl Diagnostics {
    /// Records an error; a help or a note may follow: `….error(span, "…").help("…")`.
    pub fn error(&mut self, span: Span, message: impl Into<String>) -> &mut Diagnostic {
        let at = self.errors.len();
        self.errors.push(Diagnostic {
            span,
            text: message.into(),
        });
        &mut self.errors[at]
    }

    /// How many errors there are.
    pub fn count(&self) -> usize {
        self.errors.len()
    }

    /// One `compile_error!` per error, each underlining its token.
    pub fn into_compile_errors(mut self) -> TokenStream {
        let errors = std::mem::take(&mut self.errors);
        errors.iter().map(Diagnostic::compile_error).collect()
    }

    /// The same for an editor.
    pub fn into_editor_errors(mut self) -> TokenStream {
        let errors = std::mem::take(&mut self.errors);
        errors.iter().map(Diagnostic::editor_error).collect()
    }
}

impl Diagnostic {
    /// What to write instead.
    pub fn help(&mut self, help: impl AsRef<str>) -> &mut Self {
        self.append("help", help.as_ref())
    }

    /// Why it is so.
    pub fn note(&mut self, note: impl AsRef<str>) -> &mut Self {
        self.append("note", note.as_ref())
    }

    fn append(&mut self, kind: &str, text: &str) -> &mut Self {
        let gap = if self.text.contains("\n\n") {
            "\n"
        } else {
            "\n\n"
        };
        self.text = format!("{}{gap}  = {kind}: {text}", self.text);
        self
    }

    fn compile_error(&self) -> TokenStream {
        let text = &self.text;
        quote_spanned!(self.span=> ::core::compile_error! { #text })
    }

    /// An editor shows the error where the macro's name is, and over a token whatever is where the token is:
    /// nothing else of the call is there, then.
    fn editor_error(&self) -> TokenStream {
        let text = &self.text;
        let name = Ident::new("compile_error", self.span);
        quote!(::core::#name! { #text })
    }
}

impl Drop for Diagnostics {
    fn drop(&mut self) {
        debug_assert!(
            self.errors.is_empty() || std::thread::panicking(),
            "errors were collected and never reported"
        );
    }
}

#[cfg(test)]
impl Diagnostics {
    /// The errors as text with the place they point at, and none left to report.
    pub fn take(&mut self) -> Vec<(Span, String)> {
        let errors = std::mem::take(&mut self.errors);
        errors
            .into_iter()
            .map(|error| (error.span, error.text))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_becomes_a_compile_error() {
        let mut diagnostics = Diagnostics::default();
        diagnostics
            .error(Span::call_site(), "no")
            .help("yes")
            .note("because");
        diagnostics.error(Span::call_site(), "never");
        assert_eq!(diagnostics.count(), 2);
        let expected = quote::quote! {
            ::core::compile_error! { "no\n\n  = help: yes\n  = note: because" }
            ::core::compile_error! { "never" }
        };
        let found = diagnostics.into_compile_errors().to_string();
        assert_eq!(found, expected.to_string());
    }

    #[test]
    #[should_panic(expected = "never reported")]
    fn forgetting_to_report_is_a_bug() {
        Diagnostics::default().error(Span::call_site(), "lost");
    }
}
