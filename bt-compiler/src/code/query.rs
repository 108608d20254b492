//! Questions about code, each answered by one walk over it.

use super::{
    Block, Exit, Expr, Label, Match, MatchArm, Mixed, Number, Part, Pattern, Statement, Variable,
};
use crate::check::model::NodeId;
use crate::lower::graph::RegionId;
use std::collections::{BTreeMap, BTreeSet};

/// What is looked at on a walk, outer code before what is in it.
pub trait Visit<'a> {
    fn statement(&mut self, _statement: &'a Statement) {}
    fn expression(&mut self, _expression: &'a Expr) {}
    fn pattern(&mut self, _pattern: &'a Pattern) {}
    /// Whether to look into a part that is a function of its own.
    fn enters(&mut self, _part: &'a Part) -> bool {
        true
    }
}

impl Block {
    pub fn walk<'a>(&'a self, visit: &mut impl Visit<'a>) {
        for statement in &self.statements {
            statement.walk(visit);
        }
    }

    /// The variables that are stored to; in functions of their own those that are declared elsewhere.
    pub fn stored(&self) -> BTreeSet<Variable> {
        struct Stored(BTreeSet<Variable>);
        impl<'a> Visit<'a> for Stored {
            fn statement(&mut self, statement: &'a Statement) {
                if let Statement::Store(Expr::Variable(place), _) = statement {
                    self.0.insert(*place);
                }
            }
            fn enters(&mut self, part: &'a Part) -> bool {
                self.0.extend(part.stored().iter().copied());
                false
            }
        }
        let mut found = Stored(BTreeSet::new());
        self.walk(&mut found);
        found.0
    }

    /// The variables that occur and are declared elsewhere.
    pub fn free_variables(&self) -> BTreeSet<Variable> {
        struct Declared(BTreeSet<Variable>);
        impl<'a> Visit<'a> for Declared {
            fn statement(&mut self, statement: &'a Statement) {
                if let Statement::Let(variable, _) | Statement::Later(variable) = statement {
                    self.0.insert(*variable);
                }
            }
            fn enters(&mut self, _part: &'a Part) -> bool {
                false
            }
        }
        let mut declared = Declared(BTreeSet::new());
        self.walk(&mut declared);
        let all = self.variables().into_iter();
        all.filter(|variable| !declared.0.contains(variable))
            .collect()
    }

    /// The variables that occur; in functions of their own those that are declared elsewhere.
    pub fn variables(&self) -> BTreeSet<Variable> {
        struct Variables(BTreeSet<Variable>);
        impl<'a> Visit<'a> for Variables {
            fn expression(&mut self, expression: &'a Expr) {
                if let Expr::Variable(variable) = expression {
                    self.0.insert(*variable);
                }
            }
            fn enters(&mut self, part: &'a Part) -> bool {
                self.0.extend(part.free().iter().copied());
                false
            }
        }
        let mut found = Variables(BTreeSet::new());
        self.walk(&mut found);
        found.0
    }

    pub fn mentions(&self, variable: Variable) -> bool {
        self.variables().contains(&variable)
    }

    /// Whether the block with this label is left before its end. No function leaves a block around it.
    pub fn leaves_for(&self, label: &Label) -> bool {
        struct Leaves<'l>(&'l Label, bool);
        impl<'a> Visit<'a> for Leaves<'_> {
            fn statement(&mut self, statement: &'a Statement) {
                self.1 |= matches!(statement,
                    Statement::Leave(Exit::Break(Some(label), _) | Exit::Continue(label)) if label == self.0);
            }
            fn enters(&mut self, _part: &'a Part) -> bool {
                false
            }
        }
        let mut leaves = Leaves(label, false);
        self.walk(&mut leaves);
        leaves.1
    }

    /// The numbers that occur.
    pub fn numbers(&self) -> BTreeSet<Number> {
        struct Mentioned(BTreeSet<Number>);
        impl<'a> Visit<'a> for Mentioned {
            fn statement(&mut self, statement: &'a Statement) {
                if let Statement::Start(.., number) = statement {
                    self.0.insert(*number);
                }
            }
            fn expression(&mut self, expression: &'a Expr) {
                if let Expr::Number(number) = expression {
                    self.0.insert(*number);
                }
            }
            fn pattern(&mut self, pattern: &'a Pattern) {
                if let Pattern::Numbers(ranges) = pattern {
                    self.0.extend(ranges.iter().flat_map(|(a, b)| [*a, *b]));
                }
            }
        }
        let mut found = Mentioned(BTreeSet::new());
        self.walk(&mut found);
        found.0
    }

    /// The nodes within which it halts by methods of theirs, each with its region.
    pub fn halts_within(&self) -> BTreeSet<(RegionId, NodeId)> {
        self.in_expressions(|expression| match expression {
            Expr::HaltWithin(region, node, _) => Some((*region, *node)),
            _ => None,
        })
    }

    /// The regions that it halts by methods of theirs.
    pub fn halts(&self) -> BTreeSet<RegionId> {
        self.in_expressions(|expression| match expression {
            Expr::Halt(region) => Some(*region),
            _ => None,
        })
    }

    /// What is found in all expressions, those in functions of their own included.
    fn in_expressions<T: Ord>(&self, find: impl Fn(&Expr) -> Option<T>) -> BTreeSet<T> {
        struct Found<T, F>(BTreeSet<T>, F);
        impl<'a, T: Ord, F: Fn(&Expr) -> Option<T>> Visit<'a> for Found<T, F> {
            fn expression(&mut self, expression: &'a Expr) {
                self.0.extend((self.1)(expression));
            }
        }
        let mut found = Found(BTreeSet::new(), find);
        self.walk(&mut found);
        found.0
    }

    /// How often it is asked of each of these leaves whether it can run, but for what is asked in functions of their own.
    pub fn asked_to_run(&self, calls: &BTreeSet<NodeId>) -> BTreeMap<NodeId, usize> {
        struct Asked<'c>(&'c BTreeSet<NodeId>, BTreeMap<NodeId, usize>);
        impl Asked<'_> {
            fn count(&mut self, leaf: NodeId) {
                if self.0.contains(&leaf) {
                    *self.1.entry(leaf).or_default() += 1;
                }
            }
        }
        impl<'a> Visit<'a> for Asked<'_> {
            fn statement(&mut self, statement: &'a Statement) {
                if let Statement::Start(_, leaf, _) = statement {
                    self.count(*leaf);
                }
            }
            fn expression(&mut self, expression: &'a Expr) {
                match expression {
                    Expr::CanRun(leaf) => self.count(*leaf),
                    Expr::LeafStatus(leaf) => _ = self.1.entry(*leaf).or_default(),
                    _ => {}
                }
            }
            fn enters(&mut self, _part: &'a Part) -> bool {
                false
            }
        }
        let mut found = Asked(calls, BTreeMap::new());
        self.walk(&mut found);
        found.1
    }

    /// The leaves that are called here, but for those in functions of their own.
    pub fn calls(&self) -> BTreeSet<NodeId> {
        struct Calls(BTreeSet<NodeId>);
        impl<'a> Visit<'a> for Calls {
            fn expression(&mut self, expression: &'a Expr) {
                if let Expr::Call(node) = expression {
                    self.0.insert(*node);
                }
            }
            fn enters(&mut self, _part: &'a Part) -> bool {
                false
            }
        }
        let mut found = Calls(BTreeSet::new());
        self.walk(&mut found);
        found.0
    }
}

impl Statement {
    fn walk<'a>(&'a self, visit: &mut impl Visit<'a>) {
        visit.statement(self);
        match self {
            Self::Comment(..)
            | Self::Later(_)
            | Self::Declare(_)
            | Self::Start(..)
            | Self::Leave(Exit::Continue(_)) => {}
            Self::Let(_, value) => value.iter().for_each(|value| value.walk(visit)),
            Self::Store(place, value) => {
                place.walk(visit);
                value.walk(visit);
            }
            Self::Do(value) | Self::Value(value) | Self::Leave(Exit::Return(value)) => {
                value.walk(visit);
            }
            Self::If {
                condition,
                then,
                otherwise,
            } => {
                condition.walk(visit);
                then.walk(visit);
                otherwise.walk(visit);
            }
            Self::Match(all) => all.walk(visit),
            Self::Loop(_, body) => body.walk(visit),
            Self::Leave(Exit::Break(_, value)) => value.iter().for_each(|value| value.walk(visit)),
        }
    }
}

impl Expr {
    fn walk<'a>(&'a self, visit: &mut impl Visit<'a>) {
        visit.expression(self);
        match self {
            Self::Tokens(_)
            | Self::Variable(_)
            | Self::Number(_)
            | Self::Index(_)
            | Self::Slot(_)
            | Self::Status(_)
            | Self::Call(_)
            | Self::CallByNumber(_)
            | Self::CanRun(_)
            | Self::LeafStatus(_)
            | Self::PartAgain(..)
            | Self::Halt(_)
            | Self::Handle(_) => {}
            Self::Equal(left, right) => {
                left.walk(visit);
                right.walk(visit);
            }
            Self::Not(inner) | Self::Flow(_, inner) | Self::HaltWithin(.., inner) => {
                inner.walk(visit);
            }
            Self::All(of) | Self::Any(of) => of.iter().for_each(|one| one.walk(visit)),
            Self::Block(_, block) | Self::Loop(_, block) => block.walk(visit),
            Self::If(condition, then, otherwise) => {
                condition.walk(visit);
                then.walk(visit);
                otherwise.walk(visit);
            }
            Self::Match(all) => all.walk(visit),
            Self::Part(part) => {
                if visit.enters(part) {
                    part.body().walk(visit);
                }
            }
            Self::Mixed(pieces) => pieces.iter().for_each(|piece| piece.walk(visit)),
        }
    }
}

impl Mixed {
    fn walk<'a>(&'a self, visit: &mut impl Visit<'a>) {
        match self {
            Self::Tokens(_) => {}
            Self::Expr(inner) => inner.walk(visit),
            Self::Closure(_, value) => value.walk(visit),
            Self::Arguments(_, pieces) | Self::List(pieces) => {
                for piece in pieces {
                    piece.walk(visit);
                }
            }
        }
    }
}

impl Match {
    fn walk<'a>(&'a self, visit: &mut impl Visit<'a>) {
        self.on.walk(visit);
        for MatchArm {
            pattern,
            condition,
            then,
        } in &self.arms
        {
            visit.pattern(pattern);
            if let Some(condition) = condition {
                condition.walk(visit);
            }
            then.walk(visit);
        }
    }
}
