//! Parentheses of the user, in which an editor shows what is to stand there.

use crate::nodes::Row;
use crate::tokens::{code, mixed};
use proc_macro2::{Delimiter, Group, Ident, Punct, Span, TokenStream, TokenTree};

/// `nodes::timeout(…, …)`, with the user's `(` and comma: what a decorator takes. It is given right arguments whatever is
/// written, so that nothing is said about them.
pub fn decorator(facade: &TokenStream, row: &Row, written: &Group) -> TokenStream {
    let name = mixed(row.keyword);
    let count = row.arguments().len() + row.children.min;
    let stream = written.stream().into_iter();
    let mut commas = stream.filter(is_comma).map(|comma| comma.span());
    let mut arguments = TokenStream::new();
    for n in 0..count {
        if n > 0 {
            let mut comma = Punct::new(',', proc_macro2::Spacing::Alone);
            comma.set_span(commas.next().unwrap_or_else(Span::mixed_site));
            arguments.extend([TokenTree::Punct(comma)]);
        }
        arguments.extend(code! { loop {} });
    }
    let arguments = parenthesised(written.span_open(), &arguments);
    code! { let _ = || #facade::nodes::#name #arguments; }
}

/// `(hero, (first), second)`: where the user's `(` is, the context has been, so that an editor shows what comes next.
pub fn after_context(context: &Ident, written: &Group, further: &TokenStream) -> Group {
    let open = written.span_open();
    let mut rest = written.stream().into_iter().peekable();
    let mut first = TokenStream::new();
    while let Some(token) = rest.next_if(|token| !is_comma(token)) {
        first.extend([token]);
    }
    if first.is_empty() {
        return parenthesised(open, &code! { #context #further });
    }
    let first = parenthesised(open, &first);
    let rest: TokenStream = rest.collect();
    parenthesised(
        Span::mixed_site(),
        &code! { #context, #first #rest #further },
    )
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(comma) if comma.as_char() == ',')
}

pub fn parenthesised(span: Span, arguments: &TokenStream) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, arguments.clone());
    group.set_span(span);
    group
}
