//! Children of a composite of the user's own that stand elsewhere than behind its value: `Turns::of< a, b >`, `Turns::of(3, < a, b >)`.

use crate::check::tokens_text;
use crate::syntax::ast::Leaf;
use crate::syntax::mistakes::nodes::misspelled::parts;
use crate::syntax::node::Parser;
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::{angle_length, found_at, is, is_joint, token_span};
use proc_macro2::{Ident, TokenStream, TokenTree};

impl Parser<'_> {
    /// `Nap::new<3>`, `Turns::of< look, sleep >`: reported, if it is so.
    pub fn arguments_in_angles(&mut self, path: &Path, name: &Ident) -> bool {
        let of_type = path
            .last_but(1)
            .is_some_and(|ty| Case::of(ty) != Case::Lower);
        // Looked for only where it begins: it would be the rest of the tree, for each leaf.
        let opens = self.tokens.is_punct(0, '<');
        let length = opens.then(|| self.tokens.angle_length()).flatten();
        let (true, Case::Lower, Some(length)) = (of_type, Case::of(name), length) else {
            return false;
        };
        let span = self.tokens.span();
        let inside = &self.tokens.rest()[1..length - 1];
        let written: TokenStream = inside.iter().cloned().collect();
        let written = tokens_text(&written);
        let path = path.stream().to_string().replace(' ', "");
        let has_value = inside
            .split(|token| is(token, ','))
            .any(|part| matches!(part, [TokenTree::Literal(_)]) || self.is_parameter(part));
        // What is captured stands in a tree without a name, too.
        let is_sure = !self.declared.trees.is_empty() || inside.iter().any(|token| is(token, '<'));
        let behind = match self.tokens.rest().get(length) {
            Some(open) if is(open, '<') => "< … >",
            _ => "",
        };
        let of_children = format!("`{path}(…)< {written} >`");
        if has_value {
            self.diagnostics
                .error(
                    span,
                    format!("the arguments of `{name}` stand in parentheses"),
                )
                .help(format!("write `{path}({written}){behind}`"));
        } else if is_sure {
            self.diagnostics
                .error(span, format!("`{path}` is not called"))
                .help(format!(
                    "the children stand behind its call: write {of_children}"
                ));
        } else {
            self.diagnostics
                .error(
                    span,
                    format!("the arguments of `{name}` stand in parentheses"),
                )
                .help(format!(
                    "write `{path}({written})`; if these are children, they stand behind the call: {of_children}"
                ));
        }
        true
    }

    fn is_parameter(&self, part: &[TokenTree]) -> bool {
        matches!(part, [TokenTree::Ident(word)] if self.declared.parameters.contains(&word.to_string()))
    }

    /// `Turns::of(3), < look, sleep >`, `Turns: < look, sleep >`, of which the value has been read: reported, and read without the
    /// sign, if it is so.
    pub fn sign_behind_value(&mut self, value: &Leaf) {
        let rest = self.tokens.rest();
        let signs = match rest {
            [first, second, ..] if is(first, ':') && is_joint(first) && is(second, ':') => 2,
            [first, ..] if ",;:=.".chars().any(|sign| is(first, sign)) => 1,
            _ => return,
        };
        let after = &rest[signs..];
        if !after.first().is_some_and(|open| is(open, '<')) {
            return;
        }
        // `Nap::new(3), <Rest as Leaf>::new()`
        let Some(length) = angle_length(after) else {
            return;
        };
        let ends = after
            .get(length)
            .is_none_or(|next| is(next, ',') || is(next, '>') || is(next, ';'));
        if !ends {
            return;
        }
        let children: TokenStream = after[..length].iter().cloned().collect();
        let found = found_at(&rest[..signs]);
        let span = token_span(&rest[0]);
        let help = format!(
            "leave it out: write `{}{}`",
            tokens_text(&value.tokens),
            spaced(&children)
        );
        self.diagnostics
            .error(span, format!("expected `<`, found {found}"))
            .help(help);
        self.tokens.leave_out(0, signs);
    }

    /// `Turns::of(3, < look, sleep >)`: reported, if it is so. What is called has been read.
    pub fn children_in_call(&mut self, called: &Path) -> bool {
        let Some(group) = self.parenthesis() else {
            return false;
        };
        let parts = parts(&group);
        let is_children = |part: &&Vec<TokenTree>| {
            part.first().is_some_and(|open| is(open, '<')) && angle_length(part) == Some(part.len())
        };
        let Some(children) = parts.iter().find(is_children) else {
            return false;
        };
        let others = parts.iter().filter(|part| !is_children(part));
        let others = others.map(|part| tokens_text(&part.iter().cloned().collect()));
        let others: Vec<String> = others.collect();
        let written = called.stream().to_string().replace(' ', "");
        let is_type = |name: Option<&Ident>| name.is_some_and(|name| Case::of(name) != Case::Lower);
        let is_value = is_type(called.last_but(0)) || is_type(called.last_but(1));
        let children_text = spaced(&children.iter().cloned().collect());
        let (message, help) = if is_value {
            (
                "children stand behind the parentheses",
                format!("write `{written}({}){children_text}`", others.join(", ")),
            )
        } else {
            (
                "a function has no children",
                format!("children stand behind a keyword: write `sequence{children_text}`"),
            )
        };
        self.diagnostics
            .error(token_span(&children[0]), message)
            .help(help);
        true
    }
}

/// `< look, sleep >`
fn spaced(children: &TokenStream) -> String {
    let all: Vec<TokenTree> = children.clone().into_iter().collect();
    match all.as_slice() {
        [_, inside @ .., _] => format!("< {} >", tokens_text(&inside.iter().cloned().collect())),
        _ => tokens_text(children),
    }
}
