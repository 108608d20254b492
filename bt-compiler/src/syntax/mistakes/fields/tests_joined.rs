//! `test(!lamp.lit)`, `test(stairs > 3 && lamp.lit)`: what a `test` makes of one comparison, with the nodes that are meant.

use crate::check::tokens_text;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{is, is_ident, is_joint};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

impl Parser<'_> {
    /// What to write for `!lamp.lit` and `!(stairs > 3)` in a `test`, of which this stands behind the sign.
    pub fn without_not(&self, negated: &[TokenTree]) -> Option<String> {
        match negated {
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::Parenthesis => {
                let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                let test = as_test(&inside, self.declared.hero())?;
                Some(match test.strip_suffix(" == true") {
                    Some(field) => format!("write `test({field} == false)`"),
                    None => format!("write `!test({test})`"),
                })
            }
            _ => {
                let test = as_test(negated, self.declared.hero())?;
                let field = test.strip_suffix(" == true")?;
                Some(format!("write `test({field} == false)`"))
            }
        }
    }

    /// What to write for the `lamp.lit` of `test(stairs > 3, lamp.lit)`, of which a name alone could be a node.
    pub fn second_test(&self) -> Option<String> {
        let rest = self.tokens.rest();
        let ends = |token: &TokenTree| is(token, ',');
        let second = &rest[..rest.iter().position(ends).unwrap_or(rest.len())];
        let test = as_test(second, self.declared.hero())?;
        let is_field = second
            .iter()
            .any(|token| "<>!.".chars().any(|sign| is(token, sign)));
        // `timeout(3s, look)`, `walk(1.0)` and keywords are nodes, and so is `sequence< a, b >`.
        let is_node = matches!(second, [TokenTree::Ident(name), next, ..]
            if (is(next, '<') || is(next, '>')) && crate::nodes::find(&name.to_string()).is_some());
        (is_field && !is_node).then(|| {
            format!("another comparison is a node of its own: write `sequence< test( … ), test({test}) >`")
        })
    }

    /// What to write for `!lit` in a `set`.
    pub fn turned_over(&self) -> Option<String> {
        let [sign, field @ ..] = self.tokens.rest() else {
            return None;
        };
        let context = self.declared.hero();
        let test = as_test(field, context).filter(|_| is(sign, '!'))?;
        let field = test.strip_suffix(" == true")?;
        Some(format!(
            "write the whole value, with the context's name: `set({field} = !{context}.{field})`"
        ))
    }
}

/// How a comparison with others behind it is written as nodes: of `stairs > 3 && lamp.lit` it is the first, and the rest.
pub fn as_tests(first: &str, operator: &str, rest: &TokenStream, context: &str) -> String {
    let rest: Vec<TokenTree> = rest.clone().into_iter().collect();
    let in_block = "write a block, in which the context has its name: `{ … }`".to_owned();
    let mut tests = vec![first.to_owned()];
    let mut start = 0;
    let mut at = 0;
    while at <= rest.len() {
        let joined = rest.get(at).map_or(Some(("", 0)), |_| joins(&rest[at..]));
        let Some((sign, length)) = joined else {
            at += 1;
            continue;
        };
        let Some(test) = as_test(&rest[start..at], context) else {
            return in_block;
        };
        tests.push(test);
        if !sign.is_empty() && sign != operator {
            return in_block;
        }
        at += length.max(1);
        start = at;
    }
    let keyword = if operator == "&&" {
        "sequence"
    } else {
        "fallback"
    };
    let tests: Vec<String> = tests.iter().map(|test| format!("test({test})")).collect();
    format!(
        "write `{keyword}< {} >`, or a block: `{{ … }}`",
        tests.join(", ")
    )
}

/// A sign or word between two conditions.
fn joins(tokens: &[TokenTree]) -> Option<(&'static str, usize)> {
    let twice = |sign| {
        is(&tokens[0], sign)
            && is_joint(&tokens[0])
            && tokens.get(1).is_some_and(|next| is(next, sign))
    };
    match &tokens[0] {
        _ if twice('&') => Some(("&&", 2)),
        _ if twice('|') => Some(("||", 2)),
        word if is_ident(word, "and") => Some(("&&", 1)),
        word if is_ident(word, "or") => Some(("||", 1)),
        _ => None,
    }
}

/// What stands in the parentheses of a `test` for one condition: `lamp.lit == true` of `lamp.lit`.
fn as_test(condition: &[TokenTree], context: &str) -> Option<String> {
    let (negated, condition) = match condition {
        [sign, rest @ ..] if is(sign, '!') => (true, rest),
        [word, rest @ ..] if is_ident(word, "not") => (true, rest),
        all => (false, all),
    };
    let condition = match condition {
        [name, dot, rest @ ..] if is_ident(name, context) && is(dot, '.') => rest,
        all => all,
    };
    if !matches!(condition.first(), Some(TokenTree::Ident(_))) {
        return None;
    }
    let is_step = |token: &&TokenTree| match token {
        TokenTree::Ident(_) | TokenTree::Literal(_) => true,
        TokenTree::Group(group) => group.delimiter() != Delimiter::Brace,
        token @ TokenTree::Punct(_) => is(token, '.') || is(token, '?'),
    };
    let field = condition.iter().take_while(is_step).count();
    let text = tokens_text(&condition.iter().cloned().collect());
    match &condition[field..] {
        [] if negated => Some(format!("{text} == false")),
        [] => Some(format!("{text} == true")),
        [sign, value, ..] => {
            let compares = is(sign, '<') || is(sign, '>');
            let equals = is_joint(sign) && is(value, '=') && (is(sign, '=') || is(sign, '!'));
            let more = condition[field + 2..]
                .iter()
                .any(|token| is(token, '<') || is(token, '>') || is(token, ','));
            ((compares || equals) && !negated && !more).then_some(text)
        }
        _ => None,
    }
}
