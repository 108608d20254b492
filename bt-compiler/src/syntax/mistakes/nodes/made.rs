//! Values that are made in another way than leaves are: `Sequence::new(a, b)`, `Mood::Calm`, `Nap::New(3)`, `Nap::new`.

use crate::check::tokens_text;
use crate::nodes::{named_exactly, snake_case};
use crate::syntax::mistakes::children::lists::BOXES;
use crate::syntax::mistakes::nodes::habits::names_nodes;
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::is;
use proc_macro2::{Ident, TokenTree};

impl Parser<'_> {
    /// `Sequence::new(a, b)`, `Box::new(Dance)`, `Mood::Calm`: reported, if it is so.
    pub fn node_made(&mut self, path: &Path) -> Option<Parsed> {
        let [ty, new] = path.segments.as_slice() else {
            return None;
        };
        if self.is_variant(&ty.name, &new.name) && path.tokens.len() == 4 {
            let (ty, name) = (&ty.name, &new.name);
            self.diagnostics
                .error(
                    ty.span(),
                    format!("`{ty}::{name}` is no leaf: its type cannot be read from its path"),
                )
                .help(format!(
                    "a condition is `test(field == {ty}::{name})`; a leaf is a function, or a value such as `{name}::new()`"
                ));
            return Some(self.broken(ty.span()));
        }
        if self.is_function_in_camel_case(&ty.name, &new.name) && path.tokens.len() == 4 {
            let (ty, name) = (&ty.name, &new.name);
            let message = format!("expected a function of `{ty}`, found `{name}`");
            let function = snake_case(&name.to_string());
            self.diagnostics.error(name.span(), message).help(format!(
                "functions are written in `snake_case`: `{ty}::{function}( … )`; of a variant of an enum the type cannot be read from its path"
            ));
            return Some(self.broken(name.span()));
        }
        if self.is_made_without_call(&new.name) && Case::of(&ty.name) != Case::Lower {
            let written = path.stream().to_string().replace(' ', "");
            self.diagnostics
                .error(
                    new.name.span(),
                    format!("`{written}` is a function, and makes a leaf when it is called"),
                )
                .help(format!(
                    "write `{written}( … )`, with its arguments, or none"
                ));
            return Some(self.broken(new.name.span()));
        }
        let name = ty.name.to_string();
        let composites = ["Sequence", "Selector", "Fallback"];
        let Some(TokenTree::Group(group)) = self.tokens.rest().first().cloned() else {
            return None;
        };
        if new.name == "new" && BOXES.contains(&name.as_str()) && path.tokens.len() == 4 {
            let span = ty.name.span();
            self.diagnostics
                .error(span, format!("a leaf is no `{name}`"))
                .help(format!(
                    "a value stands in the tree itself: write `{}`; a type of that name is `self::{name}`",
                    tokens_text(&group.stream())
                ));
            return Some(self.broken(span));
        }
        let is_built = matches!(self.tokens.rest(), [_, dot, ..] if is(dot, '.'));
        if new.name != "new"
            || !composites.contains(&name.as_str())
            || !(names_nodes(&group) || is_built)
        {
            return None;
        }
        let row = named_exactly(&name)?;
        let span = ty.name.span();
        self.diagnostics
            .error(
                span,
                format!("unknown node `{name}`; did you mean `{}`?", row.keyword),
            )
            .help(format!(
                "{}; a type of that name is `self::{name}`",
                row.to_write_for(&name)
            ));
        Some(self.broken(span))
    }

    /// Whether `Mood::Calm` stands where nothing follows it, in a tree with a name: such a tree has to know the types of its leaves.
    fn is_variant(&self, ty: &Ident, name: &Ident) -> bool {
        let follows = matches!(self.tokens.rest().first(), Some(TokenTree::Group(_)))
            || self.tokens.is_punct(0, '<');
        !self.declared.trees.is_empty() && !follows && is_camel(ty) && is_camel(name)
    }

    /// Whether it is the `new` of `Nap::new`, where nothing follows it.
    fn is_made_without_call(&self, name: &Ident) -> bool {
        let ends =
            self.tokens.at_end() || self.tokens.is_punct(0, ',') || self.tokens.is_punct(0, '>');
        ends && (name == "new" || name == "default")
    }

    /// Whether it is `Nap::New(3)`, in a tree with a name.
    fn is_function_in_camel_case(&self, ty: &Ident, name: &Ident) -> bool {
        let is_called = self.parenthesis().is_some();
        !self.declared.trees.is_empty() && is_called && is_camel(ty) && is_camel(name)
    }
}

fn is_camel(word: &Ident) -> bool {
    let word = word.to_string();
    word.starts_with(char::is_uppercase) && word.contains(char::is_lowercase)
}
