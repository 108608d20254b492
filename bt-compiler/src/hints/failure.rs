//! What was expected where the grammar failed, and what is to be written where nothing better is known.

use super::{Failure, Place};
use crate::nodes::{all, find, instead, ArmKind, Row};
use crate::syntax::callable::Callable;
use crate::syntax::node::begins_node;
use crate::syntax::path::Case;
use crate::tokens::is;
use crate::tokens::part_text;
use proc_macro2::TokenTree;

impl Failure<'_> {
    /// All of the part.
    pub fn all(&self) -> Vec<TokenTree> {
        self.before.iter().chain(self.rest).cloned().collect()
    }

    /// The context's name: `hero` where it has none.
    pub fn hero(&self) -> &str {
        let named = self.declared.context.as_deref();
        named
            .filter(|name| *name != "unnamed_context")
            .unwrap_or("hero")
    }

    pub fn keyword(&self) -> &'static str {
        self.row.map_or("", |row| row.keyword)
    }

    pub fn usage(&self) -> &'static str {
        self.row.map_or("sequence< child, … >", |row| row.usage)
    }

    /// What was expected, as a message names it.
    pub fn expected(&self) -> String {
        let (keyword, found) = (self.keyword(), &self.found);
        match self.place {
            Place::Node | Place::Late => format!("expected a node, found {found}"),
            Place::Behind if self.in_angles && !self.goes_on() => {
                format!("expected `,` or `>`, found {found}")
            }
            Place::End => format!("expected the end of the tree, found {found}"),
            Place::Method => "expected a method's name after `.`".to_owned(),
            Place::Path => "this path is not finished".to_owned(),
            Place::Name => match self.row {
                Some(row) => format!("unknown node {found}; did you mean `{}`?", row.keyword),
                None => format!("unknown node {found}"),
            },
            Place::Generics => "generic arguments in an expression need `::`".to_owned(),
            Place::Constant => format!("`{keyword}` takes neither arguments nor children"),
            Place::Children if found.starts_with(['`']) && self.is_bracket() => {
                format!("the children of `{keyword}` stand between `<` and `>`")
            }
            Place::Children => format!("expected `<`, found {found}"),
            Place::Parentheses
                if self.is_bracket() || self.rest.first().is_some_and(|next| is(next, '<')) =>
            {
                format!(
                    "`{keyword}` takes its {} in parentheses",
                    self.row.map_or("", Row::content)
                )
            }
            Place::Parentheses | Place::Parameters => format!("expected `(`, found {found}"),
            Place::Outside => format!("the child of `{keyword}` stands inside the parentheses"),
            Place::Assignment => match self.rest.first().map(ToString::to_string) {
                Some(name) if all().any(|row| row.has_option(&name)) => {
                    format!("expected a node, found the option `{name}`")
                }
                _ => "expected a node, found an assignment".to_owned(),
            },
            Place::Option => format!("expected an option of `{keyword}`, found {found}"),
            Place::Argument(kind) => format!("expected a {}, found {found}", kind.noun()),
            Place::Surplus => match self.row.and_then(|row| row.arguments().first()) {
                Some(kind) => format!("`{keyword}` takes a {} and nothing else", kind.noun()),
                None => format!("expected nothing more, found {found}"),
            },
            Place::CallArgument if self.before.is_empty() => {
                "a node cannot be an argument".to_owned()
            }
            Place::CallArgument
                if self
                    .rest
                    .first()
                    .is_some_and(|sign| is(sign, ':') || is(sign, '=')) =>
            {
                "an argument is written without a name".to_owned()
            }
            Place::Behind | Place::CallArgument => format!("expected `,`, found {found}"),
            Place::Arm(_) if !self.before.is_empty() => format!("expected `=>`, found {found}"),
            Place::Arm(kind) if self.has_arrow() && found != "`=`" => {
                format!("expected a {}, found {found}", noun_of_arm(kind))
            }
            Place::Arm(kind) => format!("expected `{} => node`, found {found}", kind.placeholder()),
            Place::Arrow(_) => format!("expected `=>`, found {found}"),
            Place::Callable(callable) => match self.rest.first() {
                Some(TokenTree::Ident(word)) if find(&word.to_string()).is_some() => {
                    format!("`{word}` is a node, not a {}", callable.noun())
                }
                Some(TokenTree::Ident(name)) if Case::of(name) == Case::UpperCamel => {
                    format!("a value cannot be a {}", callable.noun())
                }
                Some(TokenTree::Ident(_)) => {
                    format!("expected a {}, found an expression", callable.noun())
                }
                _ => format!("expected a {}, found {found}", callable.noun()),
            },
            Place::Field => format!("expected a field, found {found}"),
            Place::Equals => format!("expected `=`, found {found}"),
            Place::Operator => format!("expected a comparison, found {found}"),
            Place::Value => format!("expected a value, found {found}"),
            Place::Second => "`test` makes one comparison".to_owned(),
            Place::Within => format!("expected `within`, found {found}"),
            Place::Tree => format!("expected `tree`, found {found}"),
            Place::TreeName => format!("expected the name of the tree, found {found}"),
            Place::Context | Place::Parameter => match self.before.len() {
                0 => format!("expected a name, found {found}"),
                1 => format!("expected `:`, found {found}"),
                _ => format!("expected `,`, found {found}"),
            },
            Place::NodeName => format!("expected the name of a place, found {found}"),
            Place::Body => format!("expected `{{`, found {found}"),
        }
    }

    /// Whether what does not fit is another node, or stands in place of a comma.
    fn goes_on(&self) -> bool {
        let sign = |token: &TokenTree| ";=?.!-#".chars().any(|sign| is(token, sign));
        begins_node(self.rest) || self.rest.first().is_some_and(sign)
    }

    fn is_bracket(&self) -> bool {
        matches!(self.rest.first(), Some(TokenTree::Group(_)))
    }

    fn has_arrow(&self) -> bool {
        let mut pairs = self.rest.windows(2);
        pairs.any(|pair| is(&pair[0], '=') && is(&pair[1], '>'))
    }

    /// What to write, where nothing better is known.
    pub fn to_write(&self) -> String {
        let usage = self.usage();
        match self.place {
            Place::Node | Place::Path => {
                "a node is a keyword with its children, a function, a `.method`, a `{ block }` or a value".to_owned()
            }
            Place::Behind | Place::End => "a node that is a Rust expression is written in braces: `{ … }`".to_owned(),
            Place::Method => "a method of the context is written `.method(arguments)`".to_owned(),
            Place::Name => self.instead(),
            Place::Generics => format!("write `{}::< … >`", part_text(self.before)),
            Place::Constant => {
                let word = self.keyword();
                format!("write `{word}`; a function of that name is `self::{word}(…)`")
            }
            Place::Assignment => match self.rest {
                [TokenTree::Ident(name), _, value @ ..] => {
                    let value = part_text(value);
                    format!("write `set({name} = {value})` for a field of the context, `{name}: node` for a label; an option stands in parentheses behind its keyword")
                }
                _ => format!("write `{usage}`"),
            },
            Place::Option => match self.row.map_or(&[][..], |row| row.options) {
                [(name, values), ..] => {
                    let value = values.examples().first().unwrap_or(&"…");
                    format!("an option is written `{name} = {value}`; children stand between `<` and `>`")
                }
                [] => format!("`{}` has no options: write `{usage}`", self.keyword()),
            },
            Place::Late => {
                let kind = self.row.and_then(|row| row.arguments().first());
                match kind {
                    Some(kind) => format!("the {} comes first: write `{usage}`", kind.noun()),
                    None => format!("`{}` takes a node as its control; with a count, write `repeat(3, child)`", self.keyword()),
                }
            }
            Place::Arm(kind) | Place::Arrow(kind) => match kind {
                ArmKind::Pattern => "before each child stands a pattern, as in `match`: `_ => node`",
                ArmKind::Id => "before each child stands its id: `Need::Food => node`",
                ArmKind::Score => "before each child stands its score, a function, a `.method` or a block: `{ 0.5 } => node`",
            }
            .to_owned(),
            Place::Callable(Callable::Query) => {
                "a query is a function `query` or a method `.query`, which is called with the ids of the children".to_owned()
            }
            Place::Callable(callable) => {
                format!("a {} is a function, a `.method` or a `{{ block }}`", callable.noun())
            }
            Place::CallArgument if self.before.is_empty() => {
                "a leaf takes values of Rust; the children of a node of your own stand between `<` and `>`".to_owned()
            }
            Place::CallArgument => "a leaf is called as a function of Rust: `walk(3.0, fast)`".to_owned(),
            Place::Children | Place::Parentheses | Place::Outside => {
                format!("write `{usage}`; a function of that name is `self::{}(…)`", self.keyword())
            }
            Place::Second => {
                "write several: `sequence< test( … ), test( … ) >`, or `fallback< … >`, or a block: `{ … }`".to_owned()
            }
            Place::Within => "the only option of `test` is `within = PRECISION`, behind `==`".to_owned(),
            Place::Field => {
                format!("a field is written without the context's name: `{usage}`; any other condition is a block: `{{ … }}`")
            }
            Place::Operator if self.rest.is_empty() => {
                let field = part_text(self.before);
                format!("write `test({field} == true)`; a function is a leaf by itself")
            }
            Place::Tree | Place::TreeName | Place::Parameters | Place::Body => {
                "write `tree Name(hero: &mut Hero) { node }`".to_owned()
            }
            Place::Context => "the context is written `hero: &mut Hero`".to_owned(),
            Place::Parameter => "a parameter is written `name: Type`".to_owned(),
            Place::NodeName => {
                "write `tree Name(hero: &mut Hero)< action, alternatives > { node }`".to_owned()
            }
            Place::Operator
            | Place::Equals
            | Place::Value
            | Place::Surplus
            | Place::Argument(_) => format!("write `{usage}`"),
        }
    }

    /// What to write for the name of a node elsewhere.
    fn instead(&self) -> String {
        let (name, is_call) = match self.rest {
            [TokenTree::Ident(name), next, ..] => (name, matches!(next, TokenTree::Group(_))),
            _ => return String::new(),
        };
        let text = name.to_string();
        let help = match (self.row, instead(&text)) {
            (Some(row), _) => row.to_write_for(&text),
            (None, Some(help)) => help.to_owned(),
            (None, None) => format!(
                "a function has no children: write `sequence< {name}, … >`; a comparison is written in braces: `{{ {name} < … }}`; a node of \
                 your own is a type, such as `RoundRobin< … >`"
            ),
        };
        match Case::of(name) {
            Case::Lower if !is_call => help,
            Case::Lower => format!("{help}; a function of that name is `self::{name}`"),
            _ => format!("{help}; a type of that name is `self::{name}`"),
        }
    }
}

fn noun_of_arm(kind: ArmKind) -> &'static str {
    match kind {
        ArmKind::Pattern => "pattern",
        ArmKind::Id => "id",
        ArmKind::Score => "score",
    }
}
