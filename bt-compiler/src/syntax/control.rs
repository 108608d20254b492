//! Nodes named by a keyword: composites, decorators, fields and constants.

use super::ast::{Control, Leaf, LeafKind, Node, NodeKind};
use super::mention::Mention;
use super::node::{begins_node, Parsed, Parser};
use crate::hints::Place;
use crate::nodes::Outcome;
use crate::nodes::{ArmKind, Keyword, Row, Shape};
use crate::tokens::is;
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// A node that has children.
    pub fn keyword(&mut self, row: &'static Row) -> Parsed {
        let (span, keyword) = self.take_keyword(row);
        let around = self.row.replace(row);
        let control = Control::new(row, keyword);
        let parsed = match row.shape {
            Shape::Decorator(_) => self.decorator(control, span),
            _ => self.composite(control, span),
        };
        self.row = around;
        parsed
    }

    /// A node that has none.
    pub fn keyword_of_leaf(&mut self, row: &'static Row) -> Parsed {
        let (span, keyword) = self.take_keyword(row);
        let around = self.row.replace(row);
        let parsed = match row.shape {
            Shape::Leaf => self.constant(row, &keyword),
            Shape::Field => self.field_leaf(row, &keyword),
            _ => self.decorator(Control::new(row, keyword), span),
        };
        self.row = around;
        parsed
    }

    fn take_keyword(&mut self, row: &'static Row) -> (Span, Ident) {
        let span = self.tokens.span();
        let keyword = self.tokens.eat_ident();
        let keyword = keyword.unwrap_or_else(|| Ident::new(row.keyword, span));
        self.mention(Mention::Keyword(keyword.clone()));
        self.mention_parentheses(row);
        (span, keyword)
    }

    /// `success`, `failure`, `running`
    fn constant(&mut self, row: &'static Row, keyword: &Ident) -> Parsed {
        let span = keyword.span();
        let bracket = match self.tokens.rest().first() {
            Some(TokenTree::Group(group)) => group.delimiter() != Delimiter::None,
            Some(token) => is(token, '<'),
            None => false,
        };
        if bracket {
            let _ = self.fail(Place::Constant);
            return (NodeKind::Broken(Vec::new()), span);
        }
        let kind = match row.node {
            Keyword::Success => LeafKind::Constant(keyword.clone(), Outcome::Success),
            Keyword::Failure => LeafKind::Constant(keyword.clone(), Outcome::Failure),
            _ => LeafKind::Running(keyword.clone()),
        };
        let tokens = TokenTree::Ident(keyword.clone()).into();
        (NodeKind::Leaf(Leaf { kind, tokens }), span)
    }

    /// `(options)< child, … >` after its keyword.
    fn composite(&mut self, mut control: Box<Control>, span: Span) -> Parsed {
        let is_right = self.before_children(&mut control);
        let has_patterns = control.row.arm() == Some(ArmKind::Pattern);
        if has_patterns && control.arguments.is_empty() {
            self.mention(Mention::Subject(TokenStream::new()));
        }
        let has_children = self.tokens.is_punct(0, '<');
        if let Some(open) = self.tokens.eat_punct('<') {
            let is_told = !is_right || has_unknown_option(&control);
            control.children = self.children_behind(open.span(), control.row.arm(), is_told);
        } else if has_unknown_option(&control) {
            // That is said, and what follows is part of it.
            control.children.push(Node::broken(span));
            return (NodeKind::Control(control), span);
        } else if is_right {
            self.lacks_children(&mut control);
        }
        if has_patterns {
            self.mention(Mention::SubjectEnd);
        }
        if is_right && has_children {
            (NodeKind::Control(control), span)
        } else {
            (NodeKind::Broken(control.children), span)
        }
    }

    /// `(options)` behind a keyword; whether they are right.
    fn before_children(&mut self, control: &mut Control) -> bool {
        let takes_arguments = !control.row.arguments().is_empty();
        let group = match self.tokens.rest() {
            [TokenTree::Group(group), next, ..]
                if is(next, '<') && group.delimiter() != Delimiter::None =>
            {
                group.clone()
            }
            [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Parenthesis => {
                let group = group.clone();
                let inside = self.inside(&group);
                if !takes_arguments && !inside.tokens.is_option() {
                    return true;
                }
                group
            }
            _ => return true,
        };
        if group.delimiter() != Delimiter::Parenthesis {
            self.refuse(Place::Parentheses);
            self.tokens.next();
            return false;
        }
        self.tokens.next();
        let mut inside = self.inside(&group);
        inside.parts(control);
        let failed = inside.failed;
        self.failed |= failed;
        !failed
    }

    /// A composite without its `<`: reported, and the children in another bracket are read.
    fn lacks_children(&mut self, control: &mut Control) {
        if self.ends() {
            self.failed = true;
            let row = control.row;
            self.diagnostics
                .error(
                    control.keyword.span(),
                    format!("`{}` lacks its children", row.keyword),
                )
                .help(row.to_write_or_call());
            return;
        }
        let group = match self.tokens.rest() {
            [TokenTree::Group(group), ..] | [_, TokenTree::Group(group), ..] => Some(group.clone()),
            _ => None,
        };
        self.refuse(Place::Children);
        let open = (1..4).find(|at| self.tokens.is_punct(*at, '<'));
        if let Some(open) = open {
            for _ in 0..open {
                self.tokens.next();
            }
            let open = self.tokens.span();
            self.tokens.next();
            control.children = self.angle_children(open, control.row.arm());
        } else if let Some(group) = group.filter(|group| group.delimiter() != Delimiter::Brace) {
            let mut inside = self.inside(&group);
            // A word alone is the begin of an option, as far as anybody can tell.
            let is_option = !control.row.options.is_empty();
            if is_option && matches!(inside.tokens.rest(), [TokenTree::Ident(_)]) {
                inside.mention_half_an_option(control.row);
            } else if begins_node(inside.tokens.rest()) {
                inside.row = Some(control.row);
                control.children = inside.group_children();
            }
        }
        self.skip();
    }

    /// `(argument, …, child)` after its keyword.
    fn decorator(&mut self, mut control: Box<Control>, span: Span) -> Parsed {
        let Some(group) = self.tokens.eat_group(Delimiter::Parenthesis) else {
            return self.without_parentheses(control, span);
        };
        let is_wrong = {
            let mut inside = self.inside(&group);
            inside.parts(&mut control);
            inside.failed
        };
        let lacks = control.children.len() < control.row.children.min;
        if is_wrong {
            self.failed = true;
            if lacks && !self.ends() {
                self.skip();
            }
            return (NodeKind::Broken(control.children), span);
        }
        if lacks && !self.ends() {
            self.child_outside(&mut control);
            return (NodeKind::Broken(control.children), span);
        }
        (NodeKind::Control(control), span)
    }

    /// The child of a decorator behind its parentheses: reported, and read.
    fn child_outside(&mut self, control: &mut Control) {
        let start = self.tokens.clone();
        self.refuse(Place::Outside);
        if let Some(open) = self.tokens.eat_punct('<') {
            control.children = self.angle_children(open.span(), None);
        } else if let [TokenTree::Group(group), ..] = start.rest() {
            if group.delimiter() == Delimiter::Parenthesis {
                self.tokens.next();
                control.children = self.inside(group).group_children();
            }
        }
        self.skip();
    }

    /// A decorator without its parentheses: reported, and what is in other brackets is read.
    fn without_parentheses(&mut self, mut control: Box<Control>, span: Span) -> Parsed {
        if self.ends()
            || !matches!(
                self.tokens.rest().first(),
                Some(TokenTree::Group(_) | TokenTree::Punct(_))
            )
        {
            self.failed = true;
            let row = control.row;
            self.diagnostics
                .error(
                    span,
                    format!(
                        "`{}` takes its {} in parentheses",
                        row.keyword,
                        row.content()
                    ),
                )
                .help(row.to_write_or_call());
            return self.broken(span);
        }
        self.refuse(Place::Parentheses);
        if let Some(open) = self.tokens.eat_punct('<') {
            let mistakes = self.diagnostics.count();
            self.open_angles += 1;
            while !self.closes(open.span(), mistakes) {
                let start = self.tokens.clone();
                if self.diagnostics.count() > mistakes || self.tokens.is_punct(0, ',') {
                    self.skip();
                    self.tokens.eat_punct(',');
                    continue;
                }
                self.part(&mut control);
                self.separator(&start);
            }
            self.open_angles -= 1;
        } else if let [TokenTree::Group(group), ..] | [_, TokenTree::Group(group), ..] =
            self.tokens.rest()
        {
            let group = group.clone();
            self.inside(&group).parts(&mut control);
            self.skip();
        } else {
            self.skip();
        }
        (NodeKind::Broken(control.children), span)
    }
}

impl Control {
    fn new(row: &'static Row, keyword: Ident) -> Box<Self> {
        Box::new(Self {
            keyword,
            bang: false,
            row,
            arguments: Vec::new(),
            handler: None,
            options: Vec::new(),
            children: Vec::new(),
        })
    }
}

/// Whether an option is given that the node has not: `utility(score = hunger)< … >`.
fn has_unknown_option(control: &Control) -> bool {
    let mut options = control.options.iter();
    options.any(|option| !control.row.has_option(&option.name.to_string()))
}
