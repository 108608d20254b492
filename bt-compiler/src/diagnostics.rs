//! Everything there is to say about a tree, collected and said at once.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use std::fmt::{self, Display, Formatter};

/// The errors found so far.
///
/// Dropping it with errors in it is a bug of whoever collects them, and panics in debug builds:
/// [`into_errors`](Self::into_errors) takes them out.
#[derive(Debug, Default)]
pub struct Diagnostics {
    errors: Vec<Diagnostic>,
}

/// One error, on one token.
///
/// As text it is what rustc shows after the word `error`: the message, and below it the
/// annotations.
#[derive(Debug, Clone)]
pub struct Diagnostic {
    /// The token it is about. Where it stands, `proc-macro2` tells with its feature `span-locations`.
    pub span: Span,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// What to do about it, and why it is so.
    pub annotations: Vec<Annotation>,
}

/// What is said below a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Annotation {
    /// What to write instead.
    Help(String),
    /// Why it is so.
    Note(String),
}

impl Diagnostics {
    /// Records an error; a help or a note may follow: `….error(span, "…").help("…")`.
    pub fn error(&mut self, span: Span, message: impl Into<String>) -> &mut Diagnostic {
        let at = self.errors.len();
        self.errors.push(Diagnostic {
            span,
            message: message.into(),
            annotations: Vec::new(),
        });
        &mut self.errors[at]
    }

    /// Leaves so many errors at the most: those after them follow from them.
    pub(crate) fn leave(&mut self, most: usize) {
        self.errors.truncate(most);
    }

    /// How many errors there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.errors.len()
    }

    /// The errors, in the order in which they were found.
    #[must_use]
    pub fn into_errors(mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.errors)
    }
}

impl Diagnostic {
    /// Adds what to write instead.
    pub fn help(&mut self, help: impl Into<String>) -> &mut Self {
        self.annotations.push(Annotation::Help(help.into()));
        self
    }

    /// Adds why it is so.
    pub fn note(&mut self, note: impl Into<String>) -> &mut Self {
        self.annotations.push(Annotation::Note(note.into()));
        self
    }

    /// A `compile_error!` that underlines the token.
    #[must_use]
    pub fn to_compile_error(&self) -> TokenStream {
        let text = self.to_string();
        quote_spanned!(self.span=> ::core::compile_error! { #text })
    }

    /// The same for an editor, which shows the error where the macro's name is, and over a token whatever is
    /// where the token is: nothing else of the call is there, then.
    pub(crate) fn to_editor_error(&self) -> TokenStream {
        let text = self.to_string();
        let name = Ident::new("compile_error", self.span);
        quote!(::core::#name! { #text })
    }
}

impl Display for Diagnostic {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        let mut gap = if self.message.contains("\n\n") {
            "\n"
        } else {
            "\n\n"
        };
        for annotation in &self.annotations {
            write!(f, "{gap}  = {annotation}")?;
            gap = "\n";
        }
        Ok(())
    }
}

impl Display for Annotation {
    /// `help: write …`
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Help(help) => write!(f, "help: {help}"),
            Self::Note(note) => write!(f, "note: {note}"),
        }
    }
}

impl std::error::Error for Diagnostic {}

impl Drop for Diagnostics {
    fn drop(&mut self) {
        debug_assert!(
            self.errors.is_empty() || std::thread::panicking(),
            "errors were collected and never reported"
        );
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
        let errors = diagnostics.into_errors();
        let found: TokenStream = errors.iter().map(Diagnostic::to_compile_error).collect();
        assert_eq!(found.to_string(), expected.to_string());
    }

    #[test]
    fn an_error_as_data() {
        let mut diagnostics = Diagnostics::default();
        diagnostics.error(Span::call_site(), "no").help("yes");
        let [error] = &diagnostics.into_errors()[..] else {
            panic!("one error");
        };
        assert_eq!(error.message, "no");
        assert_eq!(error.annotations, [Annotation::Help("yes".to_owned())]);
        assert_eq!(error.to_string(), "no\n\n  = help: yes");
    }

    #[test]
    #[should_panic(expected = "never reported")]
    fn forgetting_to_report_is_a_bug() {
        Diagnostics::default().error(Span::call_site(), "lost");
    }
}
