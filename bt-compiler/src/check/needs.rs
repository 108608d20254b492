//! What the return types of leaves have to allow, so that every child can be reached and every
//! loop comes back.

use super::feasibility::{Fact, Given, Need};
use super::model::NodeId;
use super::Checker;
use std::collections::BTreeSet;

/// What the return type of a leaf has to allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeafNeed {
    /// One of these, or what comes after it is never reached, or a loop around it never comes back.
    Gives(Gives),
    /// Something that other leaves may give instead: see [`Clause`].
    Together,
    /// It must not run: the tree is declared so.
    NeverRuns,
    /// It must not fail, likewise.
    NeverFails,
}

/// Results of a leaf one of which is enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gives {
    /// A success.
    Success,
    /// A failure.
    Failure,
    /// That it runs.
    Running,
    /// A success, or that it runs.
    SuccessOrRunning,
    /// A failure, or that it runs.
    FailureOrRunning,
}

impl Checker<'_> {
    /// Asks the leaves for what they have to allow.
    ///
    /// Only where one leaf decides alone: which of several is at fault, no message could say.
    pub fn need(&mut self, needs: &[Need]) {
        for (leaf, gives) in needs.iter().filter_map(of_one_leaf) {
            self.sources[leaf].needs.insert(LeafNeed::Gives(gives));
        }
    }

    /// The same for a loop, which would hang the program: also where several leaves decide together.
    pub fn need_to_come_back(&mut self, id: NodeId, needs: &[Need]) {
        self.need(needs);
        for clause in needs.iter().filter_map(of_several_leaves) {
            for (leaf, _) in &clause {
                self.sources[*leaf].needs.insert(LeafNeed::Together);
            }
            self.sources[id].clauses.push(clause);
        }
    }
}

/// One of these has to be so.
pub type Clause = Vec<(NodeId, Given)>;

fn of_several_leaves(need: &Need) -> Option<Clause> {
    if of_one_leaf(need).is_some() {
        return None;
    }
    let facts = need.iter().map(|fact| match fact {
        Fact::Leaf(leaf, given) => Some((*leaf, *given)),
        Fact::Hidden | Fact::Endless => None,
    });
    facts.collect()
}

fn of_one_leaf(need: &Need) -> Option<(NodeId, Gives)> {
    let mut leaves = BTreeSet::new();
    let mut results = Vec::new();
    for fact in need.iter() {
        let Fact::Leaf(leaf, given) = fact else {
            return None;
        };
        leaves.insert(*leaf);
        results.push(*given);
    }
    let gives = match results.as_slice() {
        [Given::Success] => Gives::Success,
        [Given::Failure] => Gives::Failure,
        [Given::Running] => Gives::Running,
        [Given::Success, Given::Running] => Gives::SuccessOrRunning,
        [Given::Failure, Given::Running] => Gives::FailureOrRunning,
        // Every leaf that returns at all completes.
        _ => return None,
    };
    match leaves.pop_first() {
        Some(leaf) if leaves.is_empty() => Some((leaf, gives)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn need(facts: &[(NodeId, Given)]) -> Need {
        let facts = facts.iter();
        facts
            .map(|(leaf, given)| Fact::Leaf(*leaf, *given))
            .collect()
    }

    #[test]
    fn of_one() {
        for (given, expected) in [
            (&[Given::Success][..], Gives::Success),
            (&[Given::Failure], Gives::Failure),
            (&[Given::Running], Gives::Running),
            (&[Given::Success, Given::Running], Gives::SuccessOrRunning),
            (&[Given::Failure, Given::Running], Gives::FailureOrRunning),
        ] {
            let facts: Vec<_> = given.iter().map(|given| (3, *given)).collect();
            assert_eq!(of_one_leaf(&need(&facts)), Some((3, expected)));
            assert_eq!(of_several_leaves(&need(&facts)), None);
        }
    }

    #[test]
    fn of_several() {
        for facts in [
            [(1, Given::Success), (2, Given::Success)],
            [(1, Given::Success), (2, Given::Running)],
            [(1, Given::Failure), (2, Given::Running)],
        ] {
            assert_eq!(of_one_leaf(&need(&facts)), None);
            assert_eq!(of_several_leaves(&need(&facts)), Some(facts.to_vec()));
        }
    }

    /// A `force_…` may be meant to keep it from being so.
    #[test]
    fn of_none() {
        let hidden = Need::from([Fact::Leaf(1, Given::Success), Fact::Hidden]);
        assert_eq!(of_one_leaf(&hidden), None);
        assert_eq!(of_several_leaves(&hidden), None);
        // A leaf that returns at all completes.
        let either = need(&[(1, Given::Success), (1, Given::Failure)]);
        assert_eq!(of_one_leaf(&either), None);
    }
}
