//! Helps show a whole tree as `tree Name(hero: &mut Hero) { … }`; where the call has a context of its own, with that.

use super::{Annotation, Diagnostic};
use crate::syntax::{is, is_ident, type_text, Case};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

const CONTEXT: &str = "hero: &mut Hero";

/// Puts the context of the call in the place of that in examples, if it has one.
pub fn put_in(errors: &mut [Diagnostic], call: &TokenStream) {
    let annotations = errors.iter_mut().flat_map(|error| &mut error.annotations);
    let helps = annotations.filter_map(|annotation| match annotation {
        Annotation::Help(help) if help.contains(CONTEXT) => Some(help),
        _ => None,
    });
    let helps: Vec<&mut String> = helps.collect();
    if helps.is_empty() {
        return;
    }
    let tokens: Vec<TokenTree> = call.clone().into_iter().collect();
    let contexts = contexts(&tokens);
    let Some(context) = contexts.first() else {
        return;
    };
    if contexts.iter().any(|other| other != context) {
        return;
    }
    let variable = context.split(':').next().unwrap_or_default();
    for help in helps {
        *help = help.replace(CONTEXT, context);
        *help = help.replace("hero.", &format!("{variable}."));
    }
}

/// The context of each tree, `hero: &mut Hero`.
fn contexts(tokens: &[TokenTree]) -> Vec<String> {
    let mut contexts = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let after = &tokens[at + 1..];
        if let ("tree", [TokenTree::Ident(_), after @ ..]) = (&*token.to_string(), after) {
            let parameters = after.iter().find_map(|token| match token {
                TokenTree::Group(group) => Some(group),
                _ => None,
            });
            let parameters = parameters.filter(|group| group.delimiter() == Delimiter::Parenthesis);
            let parameters: Option<Vec<TokenTree>> =
                parameters.map(|group| group.stream().into_iter().collect());
            contexts.extend(parameters.as_deref().and_then(context));
        }
    }
    let begins = usize::from(tokens.first().is_some_and(|first| is_ident(first, "move")));
    if tokens.get(begins).is_some_and(|first| is(first, '|')) {
        let inside = &tokens[begins + 1..];
        let end = inside.iter().position(|token| is(token, '|'));
        contexts.extend(end.and_then(|end| context(&inside[..end])));
    }
    contexts
}

/// The first parameter, if it can be a context.
fn context(parameters: &[TokenTree]) -> Option<String> {
    let end = parameters.iter().position(|token| is(token, ','));
    let first = &parameters[..end.unwrap_or(parameters.len())];
    match first {
        [TokenTree::Ident(name), colon, reference, word, ty @ ..]
            if is(colon, ':') && is(reference, '&') && is_ident(word, "mut") =>
        {
            let is_type = |token: &TokenTree| matches!(token, TokenTree::Ident(name) if Case::of(name) == Case::UpperCamel);
            let is_right = name != "self" && ty.iter().any(is_type);
            is_right.then(|| type_text(&first.iter().cloned().collect()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::diagnostics::{About, Annotation, Diagnostic};
    use proc_macro2::Span;

    fn help(call: &str, help: &str) -> String {
        let mut errors = [Diagnostic {
            span: Span::call_site(),
            message: String::new(),
            annotations: vec![Annotation::Help(help.to_owned())],
            about: About::default(),
        }];
        super::put_in(&mut errors, &call.parse().expect("tokens"));
        errors[0].annotations[0].to_string()
    }

    #[test]
    fn examples_have_the_context_of_the_call() {
        for (call, written) in [
            (
                "tree Night<T>(npc: &mut Npc<T>, n: u32) { a }",
                "tree Name(npc: &mut Npc<T>) { test(npc.x) }",
            ),
            (
                "tree A(npc: &mut Npc) { a } tree B(npc: &mut Npc) { a }",
                "tree Name(npc: &mut Npc) { test(npc.x) }",
            ),
            (
                "move |npc: &mut Npc| a",
                "tree Name(npc: &mut Npc) { test(npc.x) }",
            ),
            (
                "tree A(npc: &mut Npc) { a } tree B(pc: &mut Pc) { a }",
                "tree Name(hero: &mut Hero) { test(hero.x) }",
            ),
            (
                "tree A(npc: Npc) { a }",
                "tree Name(hero: &mut Hero) { test(hero.x) }",
            ),
            (
                "tree A(self: &mut Npc) { a }",
                "tree Name(hero: &mut Hero) { test(hero.x) }",
            ),
            (
                "tree A(npc: &mut npc) { a }",
                "tree Name(hero: &mut Hero) { test(hero.x) }",
            ),
            ("a", "tree Name(hero: &mut Hero) { test(hero.x) }"),
        ] {
            let example = "tree Name(hero: &mut Hero) { test(hero.x) }";
            assert_eq!(help(call, example), format!("help: {written}"), "{call}");
        }
    }
}
