//! Whether something can happen, as far as the tree tells, and what the types of leaves must allow
//! for it.

use super::model::{NodeId, Outcome};
use std::collections::BTreeSet;
use std::ops::Deref;
use std::rc::Rc;

/// What a leaf may give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Given {
    /// `Success`.
    Success,
    /// `Failure`.
    Failure,
    /// `Running`.
    Running,
}

impl Given {
    /// What a node that completes so gives.
    pub fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Success => Self::Success,
            Outcome::Failure => Self::Failure,
        }
    }

    /// As `invert` gives it on.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Self::Success => Self::Failure,
            Self::Failure => Self::Success,
            Self::Running => Self::Running,
        }
    }
}

/// One of these has to be so. They are in order, and shared: each node around a leaf copies its needs and compares them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Need(Rc<[Fact]>);

impl Need {
    fn or(&self, other: &Self) -> Self {
        self.iter().chain(other.iter()).copied().collect()
    }

    fn without_what_is_hidden(&self) -> Self {
        let hidden = |fact: &Fact| matches!(fact, Fact::Hidden | Fact::Endless);
        self.iter().filter(|fact| !hidden(fact)).copied().collect()
    }
}

impl Deref for Need {
    type Target = [Fact];

    fn deref(&self) -> &[Fact] {
        &self.0
    }
}

impl<const N: usize> From<[Fact; N]> for Need {
    fn from(facts: [Fact; N]) -> Self {
        facts.into_iter().collect()
    }
}

impl FromIterator<Fact> for Need {
    fn from_iter<I: IntoIterator<Item = Fact>>(facts: I) -> Self {
        let mut facts: Vec<Fact> = facts.into_iter().collect();
        facts.sort_unstable();
        facts.dedup();
        Self(facts.into())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fact {
    /// This leaf can give that.
    Leaf(NodeId, Given),
    /// It is not so, and is meant not to be: a `force_…` often switches a branch off on purpose, so
    /// that nothing is said about what is not reached because of it.
    Hidden,
    /// It is not so, for a loop never ends so: it is meant to be broken off from outside. What is not reached because
    /// of it is warned about.
    Endless,
}

/// Whether something can happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Feasibility {
    Never,
    /// It can if each of these needs is met. Whatever is not known is left out.
    If(Vec<Need>),
}

impl Feasibility {
    pub const ALWAYS: Self = Self::If(Vec::new());

    /// It can if this leaf can give that.
    pub fn of_leaf(leaf: NodeId, given: Given) -> Self {
        Self::If(vec![Need::from([Fact::Leaf(leaf, given)])])
    }

    /// It cannot, on purpose.
    pub fn hidden() -> Self {
        Self::If(vec![Need::from([Fact::Hidden])])
    }

    /// It cannot, as a loop goes on.
    pub fn endless() -> Self {
        Self::If(vec![Need::from([Fact::Endless])])
    }

    pub fn when(condition: bool) -> Self {
        if condition {
            Self::ALWAYS
        } else {
            Self::Never
        }
    }

    /// Whether it can happen, for all that the tree tells.
    pub fn is_feasible(&self) -> bool {
        *self != Self::Never
    }

    /// One or the other.
    pub fn or(&self, other: &Self) -> Self {
        /// With more leaves than this, or more needs, nothing is asked: it would fill the code.
        const TOO_MANY: usize = 16;
        match (self, other) {
            (Self::Never, other) | (other, Self::Never) => other.clone(),
            (Self::If(these), Self::If(those)) => {
                let mut needs = Vec::new();
                for (this, that) in pairs(these, those) {
                    let need = this.or(that);
                    if need.len() > TOO_MANY || needs.len() >= TOO_MANY {
                        return Self::ALWAYS;
                    }
                    needs.push(need);
                }
                Self::If(needs)
            }
        }
    }

    /// Both.
    pub fn and(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Never, _) | (_, Self::Never) => Self::Never,
            (Self::If(these), Self::If(those)) => {
                let mut needs = these.clone();
                needs.extend(those.iter().filter(|that| !these.contains(that)).cloned());
                Self::If(needs)
            }
        }
    }

    /// All of these.
    pub fn all<'a>(all: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut known = BTreeSet::new();
        let mut needs = Vec::new();
        for one in all {
            let Self::If(these) = one else {
                return Self::Never;
            };
            needs.extend(these.iter().filter(|need| known.insert(*need)).cloned());
        }
        Self::If(needs)
    }

    /// The same, once some needs are known to be met.
    pub fn grant(&mut self, met: &[Need]) {
        if let Self::If(needs) = self {
            needs.retain(|need| !met.contains(need));
        }
    }
}

/// What leaves have to allow, if what is hidden counts as possible.
pub fn leniently(needs: Vec<Need>) -> Vec<Need> {
    let hidden = |need: &Need| need.contains(&Fact::Hidden) || need.contains(&Fact::Endless);
    needs.into_iter().filter(|need| !hidden(need)).collect()
}

/// Whether only the end of an endless loop would lead there.
pub fn is_behind_a_loop(needs: &[Need]) -> bool {
    needs
        .iter()
        .any(|need| need.iter().all(|fact| *fact == Fact::Endless))
}

/// What leaves have to allow, if it counts as impossible; none if they cannot.
pub fn strictly(needs: &[Need]) -> Option<Vec<Need>> {
    let needs = needs.iter().map(Need::without_what_is_hidden);
    let needs: Vec<Need> = needs.collect();
    let possible = needs.iter().all(|need| !need.is_empty());
    possible.then_some(needs)
}

fn pairs<'a>(these: &'a [Need], those: &'a [Need]) -> impl Iterator<Item = (&'a Need, &'a Need)> {
    these
        .iter()
        .flat_map(|this| those.iter().map(move |that| (this, that)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf(number: NodeId) -> Feasibility {
        Feasibility::of_leaf(number, Given::Failure)
    }

    fn fact(number: NodeId) -> Fact {
        Fact::Leaf(number, Given::Failure)
    }

    fn needs(feasibility: Feasibility) -> Vec<Need> {
        match feasibility {
            Feasibility::Never => panic!("it can happen"),
            Feasibility::If(needs) => needs,
        }
    }

    #[test]
    fn what_is_hidden() {
        let both = needs(leaf(1).and(&Feasibility::hidden()));
        assert_eq!(leniently(both.clone()), [Need::from([fact(1)])]);
        assert_eq!(strictly(&both), None);
        let either = needs(leaf(1).or(&Feasibility::hidden()));
        assert_eq!(leniently(either.clone()), []);
        assert_eq!(strictly(&either), Some(vec![Need::from([fact(1)])]));
    }

    #[test]
    fn one_or_the_other() {
        let either = leaf(1).or(&leaf(2));
        let need = Need::from([fact(1), fact(2)]);
        assert_eq!(either, Feasibility::If(vec![need]));
        assert_eq!(leaf(1).or(&Feasibility::ALWAYS), Feasibility::ALWAYS);
        assert_eq!(leaf(1).or(&Feasibility::Never), leaf(1));
    }

    #[test]
    fn both() {
        let both = leaf(1).and(&leaf(2)).and(&leaf(1));
        assert_eq!(needs(both).len(), 2);
        assert_eq!(leaf(1).and(&Feasibility::Never), Feasibility::Never);
    }

    #[test]
    fn wide_nodes_ask_for_nothing() {
        let any = |to: NodeId| (0..to).fold(Feasibility::Never, |any, n| any.or(&leaf(n)));
        assert_eq!(needs(any(16)).len(), 1);
        assert_eq!(any(17), Feasibility::ALWAYS);
        assert_eq!(any(100), Feasibility::ALWAYS);
        let all =
            |from: NodeId| (from..from + 9).fold(Feasibility::ALWAYS, |all, n| all.and(&leaf(n)));
        assert_eq!(all(0).or(&all(100)), Feasibility::ALWAYS);
    }

    #[test]
    fn what_is_met_is_not_asked_again() {
        let mut both = leaf(1).and(&leaf(2));
        both.grant(&[Need::from([fact(1)])]);
        assert_eq!(both, leaf(2));
    }
}
