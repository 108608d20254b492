//! What to say where the grammar failed: at one token of one bracket, and only then.
//!
//! First a row of the [table], then a [repair](repairs): an edit after which the tokens are a node. What is written right never
//! comes here.

mod failure;
mod matcher;
mod operators;
mod repairs;
mod table;

use crate::nodes::{named_exactly, ArgumentKind, ArmKind, Row};
use crate::syntax::callable::Callable;
use crate::syntax::node::{begins_node, Declared};
use crate::tokens::is;
use proc_macro2::{Span, TokenTree};
use std::rc::Rc;

/// What the grammar expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A node.
    Node,
    /// A comma or the end, behind a node.
    Behind,
    /// The end of a tree, behind its root.
    End,
    /// The name of a method behind a `.`.
    Method,
    /// The rest of a path.
    Path,
    /// A name that is no other library's.
    Name,
    /// `::` before generic arguments.
    Generics,
    /// Nothing, behind a constant.
    Constant,
    /// The `<` of a composite.
    Children,
    /// The `(` of what stands there in another bracket.
    Parentheses,
    /// The end, behind a decorator without its child.
    Outside,
    /// A node, and not an assignment.
    Assignment,
    /// An option.
    Option,
    /// A leading argument.
    Argument(ArgumentKind),
    /// A child, and not an argument, which comes first.
    Late,
    /// Nothing more.
    Surplus,
    /// An argument of the user's function.
    CallArgument,
    /// What stands before a `=>`.
    Arm(ArmKind),
    /// The `=>`.
    Arrow(ArmKind),
    /// Code that is called.
    Callable(Callable),
    /// The field of a `test` or a `set`.
    Field,
    /// The comparison behind a field.
    Operator,
    /// The `=` behind a field that is set.
    Equals,
    /// The value behind that.
    Value,
    /// One comparison, and not a second.
    Second,
    /// `within`
    Within,
    /// The word `tree`, perhaps with attributes and `pub` before it.
    Tree,
    /// The name of a tree.
    TreeName,
    /// The `(` behind that, or behind its generics.
    Parameters,
    /// `hero: &mut Hero`
    Context,
    /// `speed: f32`
    Parameter,
    /// The name of a place for nodes, behind the parameters.
    NodeName,
    /// The `{` of a tree.
    Body,
}

/// Where the grammar failed.
pub struct Failure<'a> {
    pub place: Place,
    /// The node whose bracket it is in.
    pub row: Option<&'static Row>,
    /// What fitted, of this part of the bracket.
    pub before: &'a [TokenTree],
    /// What does not, up to the next comma.
    pub rest: &'a [TokenTree],
    /// Where that begins.
    pub span: Span,
    /// Where the part begins.
    pub start: Span,
    /// The token that does not fit, as a message names it.
    pub found: String,
    pub declared: &'a Rc<Declared>,
    pub in_angles: bool,
}

/// What is said.
pub struct Hint {
    pub at: Span,
    pub message: String,
    pub help: String,
    /// Whether a comma is missing, and the next token begins a node.
    pub is_comma: bool,
}

impl Hint {
    fn new(at: Span, message: String, help: String) -> Self {
        Self {
            at,
            message,
            help,
            is_comma: false,
        }
    }
}

/// What to say about it.
pub fn hint(failure: &Failure) -> Hint {
    let mut hint = of_words(failure)
        .or_else(|| operators::of_operator(failure))
        .or_else(|| matcher::row(failure))
        .unwrap_or_else(|| Hint::new(failure.span, String::new(), String::new()));
    let is_comma = failure.place == Place::Behind
        && hint.message.is_empty()
        && hint.help.is_empty()
        && begins_node(failure.rest);
    if hint.message.is_empty() {
        hint.message = failure.expected();
    }
    if hint.help.is_empty() {
        hint.help = if is_comma {
            "write a comma between two nodes; the words of one name are joined: `open_door`"
                .to_owned()
        } else {
            repairs::repair(failure).unwrap_or_else(|| failure.to_write())
        };
    }
    hint.is_comma = is_comma
        && !matches!(
            failure.rest,
            [
                TokenTree::Ident(_),
                TokenTree::Ident(_) | TokenTree::Literal(_),
                ..
            ]
        );
    if failure.place == Place::End
        && hint.message.starts_with("expected the end")
        && begins_node(failure.rest)
        && !is(&failure.rest[0], '.')
    {
        hint.message = String::from("a tree has one root, and this is a second node");
        hint.help =
            String::from("join several nodes, as in `sequence< …, … >` or `fallback< …, … >`");
    }
    hint
}

/// `force success(look)`: a keyword in several words.
fn of_words(failure: &Failure) -> Option<Hint> {
    if !matches!(
        failure.place,
        Place::Behind | Place::End | Place::Children | Place::Parentheses | Place::Node
    ) {
        return None;
    }
    let all = failure.all();
    let words = all.iter().map_while(|token| match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    });
    let words: Vec<String> = words.collect();
    if words.len() < 2 || failure.before.len() >= words.len() {
        return None;
    }
    let row = named_exactly(&words.join("_"))?;
    let message = format!(
        "unknown node `{}`; did you mean `{}`?",
        words.join(" "),
        row.keyword
    );
    Some(Hint::new(
        failure.start,
        message,
        format!("its name is one word: write `{}`", row.usage),
    ))
}
