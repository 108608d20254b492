//! What scripts tell about the types of entries: all uses together, and one answer.

use super::super::instances::{is_constant, scripts, Instance};
use super::super::types::Type;
use super::super::value::Value;
use super::super::vars::{Owner, Var, Vars};
use crate::script::{self, Assignment, Expression, Operator, Prefix};
use std::collections::BTreeMap;

const REAL: Type = Type::Real("f64");
const INTEGER: Type = Type::Integer("i64");

/// How an entry is used.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Uses(u16);

const TEXT_ASSIGNED: Uses = Uses(1);
/// A number with a fraction is assigned to it.
const REAL_USED: Uses = Uses(2);
const INTEGER_ASSIGNED: Uses = Uses(4);
/// What is computed is assigned to it: a `double` in BehaviorTree.CPP, unless it was an integer before.
const COMPUTED: Uses = Uses(8);
const BOOL_ASSIGNED: Uses = Uses(16);
/// It is computed with.
const NUMBER_USED: Uses = Uses(32);
/// It is compared with an integer.
const INTEGER_USED: Uses = Uses(64);
const TEXT_USED: Uses = Uses(128);
const BOOL_USED: Uses = Uses(256);
/// It is compared with a number that has a fraction.
const REAL_COMPARED: Uses = Uses(1024);
/// It is added to, which texts are, too.
const ADDED: Uses = Uses(512);

impl Uses {
    /// What these tell about that which it is compared with, or added to.
    fn beside(self) -> Self {
        let pairs = [
            (TEXT_ASSIGNED, TEXT_USED),
            (REAL_USED, REAL_COMPARED),
            (INTEGER_ASSIGNED, INTEGER_USED),
            (COMPUTED, NUMBER_USED),
            (BOOL_ASSIGNED, BOOL_USED),
        ];
        let assigned = pairs.iter().fold(0, |all, (it, _)| all | it.0);
        pairs
            .iter()
            .filter(|(it, _)| self.has(*it))
            .fold(Self(self.0 & !assigned), |all, (_, used)| {
                Self(all.0 | used.0)
            })
    }

    fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The type that all of them fit; `literals` are what `SetBlackboard` puts there.
    fn type_of(self, literals: Option<&Type>) -> Option<Type> {
        let number = |other: Type| match literals {
            Some(of) if *of == REAL => REAL,
            _ => other,
        };
        Some(if self.has(TEXT_ASSIGNED) {
            Type::Text
        } else if self.has(REAL_USED) {
            REAL
        } else if self.has(INTEGER_ASSIGNED) {
            number(INTEGER)
        } else if self.has(COMPUTED) {
            REAL
        } else if self.has(BOOL_ASSIGNED) {
            Type::Bool
        } else if self.has(REAL_COMPARED) {
            REAL
        } else if self.has(INTEGER_USED) {
            // Text beside numbers is read as one.
            match literals {
                Some(Type::Text) if !self.has(NUMBER_USED) => return None,
                _ => number(INTEGER),
            }
        } else if self.has(NUMBER_USED) {
            REAL
        } else if self.has(TEXT_USED) {
            Type::Text
        } else if self.has(BOOL_USED) {
            Type::Bool
        } else if self.has(ADDED) {
            match literals {
                Some(Type::Text) => return None,
                _ => REAL,
            }
        } else {
            return None;
        })
    }
}

#[derive(Default)]
struct Collected {
    uses: BTreeMap<Var, Uses>,
    /// What is assigned to what: the uses of the second are those of the first.
    copies: Vec<(Var, Var)>,
    /// What is compared with what, or added to it.
    beside: Vec<(Var, Var)>,
}

/// Says the types of entries that nothing but scripts tells about.
pub fn infer(instances: &[Instance<'_>], vars: &mut Vars) {
    let mut collected = Collected::default();
    for instance in instances {
        instance.tree.root.walk(&mut |node| {
            for text in scripts(node) {
                for statement in script::parse(&text.value).unwrap_or_default() {
                    let mut reader = Reader {
                        instance,
                        vars,
                        to: &mut collected,
                    };
                    statement.walk(&mut |expression| reader.expression(expression));
                    // A condition that is but a name.
                    if text.name != "code" {
                        reader.used(&statement, BOOL_USED);
                    }
                }
            }
        });
    }
    let Collected {
        mut uses,
        copies,
        beside,
    } = collected;
    // What is known otherwise tells about those that it is copied to.
    let all: Vec<(Var, Var, bool)> = (copies.iter().map(|&(to, from)| (to, from, true)))
        .chain(beside.iter().map(|&(to, from)| (to, from, false)))
        .collect();
    for _ in 0..=all.len() {
        let before = uses.clone();
        for &(to, from, is_copy) in &all {
            let known = match vars.is_known(from).then(|| vars.type_of(from)) {
                Some(Type::Bool) => BOOL_ASSIGNED,
                Some(Type::Integer(_)) => INTEGER_ASSIGNED,
                Some(Type::Real(_)) => REAL_USED,
                Some(Type::Text) => TEXT_ASSIGNED,
                _ => Uses::default(),
            };
            let from = uses.get(&vars.representative(from)).copied();
            let from = Uses(from.unwrap_or_default().0 & !REAL_COMPARED.0 | known.0);
            let from = if is_copy { from } else { from.beside() };
            uses.entry(vars.representative(to)).or_default().0 |= from.0;
        }
        if uses == before {
            break;
        }
    }
    for (var, uses) in uses {
        let of = uses.type_of(vars.literal_type(var).as_ref());
        vars.suggest(var, of);
    }
}

struct Reader<'a, 'p> {
    instance: &'a Instance<'p>,
    vars: &'a mut Vars,
    to: &'a mut Collected,
}

impl Reader<'_, '_> {
    fn var(&mut self, name: &str) -> Option<Var> {
        let var = match Value::key(name)? {
            Value::Entry(key) => self.instance.slots.get(key)?.var,
            Value::RootEntry(key) => self.vars.of(Owner::Field(String::new(), key.to_owned())),
            Value::Literal(_) => return None,
        };
        Some(self.vars.representative(var))
    }

    fn add(&mut self, name: &str, uses: Uses) {
        if let Some(var) = self.var(name) {
            self.to.uses.entry(var).or_default().0 |= uses.0;
        }
    }

    /// Says so of the expression if it is a name, or a choice of names.
    fn used(&mut self, expression: &Expression, uses: Uses) {
        match expression {
            Expression::Name(name) => self.add(name, uses),
            Expression::Choice(_, yes, no) => {
                self.used(yes, uses);
                self.used(no, uses);
            }
            _ => {}
        }
    }

    /// What the value tells about that which it is assigned to.
    fn assigned(&mut self, name: &str, value: &Expression) {
        if let Some(var) = self.var(name) {
            self.vars.set_by_script(var);
        }
        match value {
            Expression::Name(from) => {
                match (self.var(name), self.var(from)) {
                    (Some(to), Some(from)) => self.to.copies.push((to, from)),
                    // Of an enumeration.
                    (Some(_), None) if is_constant(from) => self.add(name, INTEGER_ASSIGNED),
                    _ => {}
                }
            }
            Expression::Choice(_, yes, no) => {
                self.assigned(name, yes);
                self.assigned(name, no);
            }
            Expression::Assignment(_, _, value) => self.assigned(name, value),
            value => {
                let uses = self.kind(value);
                self.add(name, uses);
            }
        }
    }

    /// What kind of value this is, as one that is assigned.
    fn kind(&mut self, value: &Expression) -> Uses {
        match value {
            Expression::Integer(_) => INTEGER_ASSIGNED,
            Expression::Real(_) | Expression::Binary(_, Operator::Divide, _) => REAL_USED,
            Expression::Text(_) | Expression::Binary(_, Operator::Concatenate, _) => TEXT_ASSIGNED,
            Expression::Bool(_)
            | Expression::Comparison(..)
            | Expression::Prefix(Prefix::Not, _)
            | Expression::Binary(_, Operator::And | Operator::Or, _) => BOOL_ASSIGNED,
            Expression::Prefix(Prefix::Minus, inner)
                if matches!(**inner, Expression::Integer(_)) =>
            {
                INTEGER_ASSIGNED
            }
            Expression::Binary(left, Operator::Add, right)
                if self.kind(left) == TEXT_ASSIGNED || self.kind(right) == TEXT_ASSIGNED =>
            {
                TEXT_ASSIGNED
            }
            Expression::Binary(left, _, right)
                if self.kind(left) == REAL_USED || self.kind(right) == REAL_USED =>
            {
                REAL_USED
            }
            Expression::Name(name) => match self.var(name) {
                Some(var) if self.vars.is_known(var) => match self.vars.type_of(var) {
                    Type::Real(_) => REAL_USED,
                    Type::Text => TEXT_ASSIGNED,
                    _ => COMPUTED,
                },
                _ => COMPUTED,
            },
            _ => COMPUTED,
        }
    }

    fn expression(&mut self, expression: &Expression) {
        match expression {
            Expression::Assignment(name, Assignment::Update(operator), value) => {
                match (operator, self.kind(value)) {
                    (Operator::Add, TEXT_ASSIGNED) => self.add(name, TEXT_ASSIGNED),
                    (Operator::Divide, _) | (_, REAL_USED) => self.add(name, REAL_USED),
                    (Operator::Add, COMPUTED) => self.add(name, ADDED),
                    _ => self.add(name, NUMBER_USED),
                }
                if *operator != Operator::Add {
                    self.used(value, NUMBER_USED);
                }
            }
            Expression::Assignment(name, _, value) => self.assigned(name, value),
            Expression::Comparison(first, others) => {
                let all: Vec<&Expression> = std::iter::once(&**first)
                    .chain(others.iter().map(|(_, other)| other))
                    .collect();
                for pair in all.windows(2) {
                    self.compared(pair[0], pair[1]);
                    self.compared(pair[1], pair[0]);
                }
            }
            Expression::Prefix(Prefix::Not, inner) => self.used(inner, BOOL_USED),
            Expression::Prefix(_, inner) => self.used(inner, NUMBER_USED),
            Expression::Binary(left, operator, right) => {
                for (one, other) in [(left, right), (right, left)] {
                    match operator {
                        Operator::And | Operator::Or => self.used(one, BOOL_USED),
                        Operator::Concatenate => {}
                        Operator::Add => match (self.kind(other), &**other) {
                            (TEXT_ASSIGNED, _) => self.used(one, TEXT_USED),
                            (COMPUTED, Expression::Name(_)) => self.added(one, other),
                            _ => self.used(one, NUMBER_USED),
                        },
                        _ => self.used(one, NUMBER_USED),
                    }
                }
            }
            Expression::Choice(condition, ..) => self.used(condition, BOOL_USED),
            _ => {}
        }
    }

    /// Of two that are added to one another, each is what the other is.
    fn added(&mut self, one: &Expression, other: &Expression) {
        self.used(one, ADDED);
        if let (Expression::Name(one), Expression::Name(other)) = (one, other) {
            if let (Some(one), Some(other)) = (self.var(one), self.var(other)) {
                self.to.beside.push((one, other));
            }
        }
    }

    fn compared(&mut self, one: &Expression, other: &Expression) {
        let uses = match other {
            // `x == "true"` is about a flag.
            Expression::Text(text) if matches!(text.as_str(), "true" | "false") => BOOL_USED,
            Expression::Name(other) => {
                if let Expression::Name(one) = one {
                    if let (Some(one), Some(other)) = (self.var(one), self.var(other)) {
                        self.to.beside.push((one, other));
                        return;
                    }
                }
                // A constant.
                INTEGER_USED
            }
            other => match self.kind(other) {
                TEXT_ASSIGNED => TEXT_USED,
                BOOL_ASSIGNED => BOOL_USED,
                REAL_USED => REAL_COMPARED,
                INTEGER_ASSIGNED => INTEGER_USED,
                _ => NUMBER_USED,
            },
        };
        self.used(one, uses);
    }
}
