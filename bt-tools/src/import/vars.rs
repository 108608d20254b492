//! Types that are not known yet: those of entries, parameters and ports, found by unification.

use super::types::Type;
use std::collections::HashMap;

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Var(usize);

/// What has a type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Owner {
    /// An entry: the tree whose blackboard it is in (empty for the root's), and its key.
    Field(String, String),
    /// A parameter: the tree in Rust, and its key.
    Parameter(String, String),
    /// A port: the kind of node, and its name.
    Port(String, String),
    /// Nothing, until it is replaced.
    None,
}

#[derive(Debug, Default)]
pub struct Vars {
    owners: Vec<Owner>,
    known: HashMap<Owner, Var>,
    parents: Vec<usize>,
    types: Vec<Option<Type>>,
    literals: Vec<Vec<String>>,
    /// Pairs that are the same wherever their types agree, kept until declared types are known.
    ties: Vec<(Var, Var)>,
    /// Ports that take values of several types.
    any: Vec<bool>,
    /// Entries that a script sets.
    scripted: Vec<Var>,
}

impl Vars {
    /// The variable of this owner.
    pub fn of(&mut self, owner: Owner) -> Var {
        if let Some(&var) = self.known.get(&owner) {
            return var;
        }
        let var = self.push(owner.clone());
        self.known.insert(owner, var);
        var
    }

    /// The variable of this owner, if there is one.
    pub fn find(&self, owner: &Owner) -> Option<Var> {
        self.known.get(owner).copied()
    }

    /// A variable to be replaced.
    pub fn none(&mut self) -> Var {
        self.of(Owner::None)
    }

    fn push(&mut self, owner: Owner) -> Var {
        let var = Var(self.owners.len());
        self.owners.push(owner);
        self.parents.push(var.0);
        self.types.push(None);
        self.literals.push(Vec::new());
        self.any.push(false);
        var
    }

    pub fn owner(&self, var: Var) -> &Owner {
        &self.owners[var.0]
    }

    /// All of them that are entries.
    pub fn fields(&self) -> impl Iterator<Item = (Var, &str, &str)> {
        self.owners
            .iter()
            .enumerate()
            .filter_map(|(n, owner)| match owner {
                Owner::Field(scope, key) => Some((Var(n), scope.as_str(), key.as_str())),
                _ => None,
            })
    }

    /// The parameters of each tree, by their keys.
    pub fn parameter(&self, tree: &str, key: &str) -> Option<Var> {
        self.find(&Owner::Parameter(tree.to_owned(), key.to_owned()))
    }

    fn root(&self, var: Var) -> usize {
        let mut at = var.0;
        while self.parents[at] != at {
            at = self.parents[at];
        }
        at
    }

    /// A literal that this takes, for want of a type.
    pub fn literal(&mut self, var: Var, text: &str) {
        let root = self.root(var);
        self.literals[root].push(text.to_owned());
    }

    /// The two have one type if nothing speaks against it.
    pub fn tie(&mut self, one: Var, other: Var) {
        self.ties.push((one, other));
    }

    /// Says the type, unless another is known.
    pub fn suggest(&mut self, var: Var, of: Option<Type>) {
        let root = self.root(var);
        if self.types[root].is_none() {
            self.types[root] = of;
        }
    }

    /// Makes the ties hold. What is known spreads first, wherever the tie that brings it stands.
    pub fn settle(&mut self) {
        let mut ties = std::mem::take(&mut self.ties);
        loop {
            let (certain, open): (Vec<_>, Vec<_>) = ties.into_iter().partition(|&(one, other)| {
                self.types[self.root(one)].is_some() || self.types[self.root(other)].is_some()
            });
            ties = open;
            if certain.is_empty() {
                break;
            }
            for (one, other) in certain {
                self.unify(one, other);
            }
        }
        for (one, other) in ties {
            self.unify(one, other);
        }
    }

    fn unify(&mut self, one: Var, other: Var) {
        let (a, b) = (self.root(one), self.root(other));
        if a == b {
            return;
        }
        match (&self.types[a], &self.types[b]) {
            (Some(x), Some(y)) if x != y => {
                // A port that nothing declares takes what it is given.
                for var in [one, other] {
                    if matches!(self.owners[var.0], Owner::Port(..)) {
                        self.any[var.0] = true;
                    }
                }
                return;
            }
            _ => {}
        }
        self.parents[b] = a;
        let of = self.types[b].take();
        if self.types[a].is_none() {
            self.types[a] = of;
        }
        let literals = std::mem::take(&mut self.literals[b]);
        self.literals[a].extend(literals);
    }

    /// The type, at the latest from literals.
    pub fn type_of(&self, var: Var) -> Type {
        let root = self.root(var);
        self.types[root]
            .clone()
            .unwrap_or_else(|| Type::of_literals(&self.literals[root]))
    }

    /// The type of its literals, where there are any.
    pub fn literal_type(&self, var: Var) -> Option<Type> {
        let literals = &self.literals[self.root(var)];
        (!literals.is_empty()).then(|| Type::of_literals(literals))
    }

    /// One for all that are the same.
    pub fn representative(&self, var: Var) -> Var {
        Var(self.root(var))
    }

    /// The types of all of them.
    pub fn all_types(&self) -> Vec<Type> {
        (0..self.owners.len())
            .map(|n| self.type_of(Var(n)))
            .collect()
    }

    /// Remembers that a script sets this.
    pub fn set_by_script(&mut self, var: Var) {
        self.scripted.push(var);
    }

    /// Whether a script sets this.
    pub fn is_scripted(&self, var: Var) -> bool {
        let root = self.root(var);
        self.scripted.iter().any(|it| self.root(*it) == root)
    }

    /// Whether a type is known otherwise than from literals.
    pub fn is_known(&self, var: Var) -> bool {
        self.types[self.root(var)].is_some()
    }

    /// Whether this port was given values of several types.
    pub fn is_any(&self, var: Var) -> bool {
        self.any[var.0]
    }
}
