//! What halting takes where there are no methods to call: in a closure, each thing that several suspend points have in common
//! stands once.
//!
//! ```text
//! match was {
//!     At::WALK => { … }
//!     At::TALK..=At::SLEEP => { … }
//!     _ => {}
//! }
//! match was {
//!     At::WALK..=At::SLEEP => beep(hero),
//!     At::WAIT => { … }
//!     _ => {}
//! }
//! ```
//!
//! Suspend points in a row that end with the same are halted up to there first. Of several such rows only the longest comes before
//! the `match`, the others are in its arms: code that is nested has at most half as many suspend points as that around it, however
//! deep the tree is.

use super::halt::in_steps;
use super::halt_groups::{Group, Halted};
use super::halting::MOST_LEVELS;
use super::sections::SECTION;
use crate::code::body::Body;
use crate::code::{Block, Expr, Form, MatchArm, Part, Pattern, Returns, Statement};
use crate::lower::graph::{Cleanup, Kept, RegionId, SuspendId};
use std::ops::Range;

/// So much that several suspend points do is written out for each of them.
pub const WRITTEN_OUT: usize = 16;

/// Where the code stands, and which suspend point it is that is halted.
pub struct Place {
    pub region: RegionId,
    pub index: Expr,
    pub form: Form,
}

/// Suspend points that have the same cleanup, as far as it has still to be written.
#[derive(Clone, Copy)]
struct Rest<'g> {
    suspends: &'g [SuspendId],
    cleanup: &'g [Cleanup],
}

/// Several in a row that begin and end with the same cleanup.
struct Row<'g> {
    all: Range<usize>,
    before: &'g [Cleanup],
    after: &'g [Cleanup],
}

impl Body<'_> {
    /// Whether it takes too much to write out for each suspend point all that halting it takes. By the same depth as where there are
    /// methods; and handlers that are trees stand here themselves.
    pub fn has_much_in_common(&self, halted: Halted, groups: &[Group]) -> bool {
        if self.graph.regions[halted.region].kept != Kept::Index || groups.len() < 2 {
            return false;
        }
        let (mut all, mut largest) = (0, 0);
        for group in groups {
            let inner = group
                .cleanup
                .iter()
                .map(|cleanup| self.inner_nodes(cleanup));
            let inner: usize = inner.sum();
            all += inner;
            largest = largest.max(inner);
        }
        let deepest = groups.iter().map(|group| group.cleanup.len()).max();
        deepest.is_some_and(|levels| levels > MOST_LEVELS) || all - largest > SECTION
    }

    /// The same with all written out.
    pub fn halt_each_group(&self, place: &Place, groups: &[Group]) -> Block {
        let arms = groups.iter().map(|group| {
            let rest = Rest {
                suspends: &group.suspends,
                cleanup: &group.cleanup,
            };
            self.arm(place, &rest)
        });
        self.matched(place, arms.collect())
    }

    /// Halts the suspend point that the index names.
    pub fn halt_in_place(&self, place: &Place, groups: &[Group]) -> Block {
        let groups: Vec<Rest> = groups
            .iter()
            .map(|group| Rest {
                suspends: &group.suspends,
                cleanup: &group.cleanup,
            })
            .collect();
        self.halt_rest(place, groups)
    }

    /// One step after the other; where they are many, some at a time are a function.
    fn halt_rest(&self, place: &Place, groups: Vec<Rest>) -> Block {
        let mut steps: Vec<Block> = Vec::new();
        self.add_steps(place, groups, &mut steps);
        if steps.len() <= SECTION {
            return joined(steps);
        }
        let mut steps = steps.into_iter().peekable();
        let mut code = Block::default();
        while steps.peek().is_some() {
            let some = joined(steps.by_ref().take(SECTION));
            let part = Part::new(self.halts_of(place), Returns::Nothing, place.form, some);
            code.evaluate(Expr::Part(Box::new(part)));
        }
        code
    }

    fn add_steps(&self, place: &Place, mut groups: Vec<Rest>, steps: &mut Vec<Block>) {
        // From the outermost inwards; they run the other way round.
        let mut last: Vec<Block> = Vec::new();
        loop {
            let rows = self.rows(&groups);
            let longest = rows.iter().max_by_key(|row| row.all.len());
            let longest = longest.map(|row| row.all.clone());
            let (mut arms, mut inner, mut next) = (Vec::new(), Vec::new(), 0);
            for row in rows {
                let written = &groups[next..row.all.start];
                arms.extend(written.iter().map(|one| self.arm(place, one)));
                next = row.all.end;
                let of_row = &groups[row.all.clone()];
                let without = of_row.iter().map(|one| Rest {
                    cleanup: &one.cleanup[row.before.len()..one.cleanup.len() - row.after.len()],
                    ..*one
                });
                let without = without.filter(|one| !one.cleanup.is_empty()).collect();
                let mut code = Block::default();
                if longest.as_ref() == Some(&row.all) {
                    if !row.before.is_empty() {
                        let first = self.cleanup(row.before, place.form);
                        let arm = MatchArm::new(self.numbers_of(place, of_row), first);
                        steps.push(self.matched(place, vec![arm]));
                    }
                    inner = without;
                } else {
                    code.extend(self.cleanup(row.before, place.form));
                    code.extend(self.halt_rest(place, without));
                }
                code.extend(self.cleanup(row.after, place.form));
                arms.push(MatchArm::new(self.numbers_of(place, of_row), code));
            }
            arms.extend(groups[next..].iter().map(|one| self.arm(place, one)));
            if !arms.is_empty() {
                last.push(self.matched(place, arms));
            }
            if inner.is_empty() {
                break;
            }
            groups = inner;
        }
        steps.extend(last.into_iter().rev());
    }

    /// The rows that are worth code of their own.
    fn rows<'g>(&self, groups: &[Rest<'g>]) -> Vec<Row<'g>> {
        let (mut rows, mut start) = (Vec::new(), 0);
        while let Some(first) = groups.get(start) {
            let same = groups[start..].iter();
            let same = same.take_while(|other| other.cleanup.last() == first.cleanup.last());
            let end = start + same.count();
            if end - start > 1 && self.is_much(&groups[start..end]) {
                let (mut before, mut after) = (first.cleanup, first.cleanup);
                for other in &groups[start + 1..end] {
                    let ends = after.iter().rev().zip(other.cleanup.iter().rev());
                    let ends = ends.take_while(|(a, b)| a == b).count();
                    after = &after[after.len() - ends..];
                }
                for other in &groups[start..end] {
                    let begins = &other.cleanup[..other.cleanup.len() - after.len()];
                    let begins = before.iter().zip(begins).take_while(|(a, b)| a == b);
                    before = &before[..begins.count()];
                }
                rows.push(Row {
                    all: start..end,
                    before,
                    after,
                });
            }
            start = end;
        }
        rows
    }

    fn is_much(&self, groups: &[Rest]) -> bool {
        let all = groups.iter().flat_map(|group| group.cleanup);
        let mut left = WRITTEN_OUT;
        !all.map(|cleanup| 1 + self.inner_nodes(cleanup))
            .all(|nodes| match left.checked_sub(nodes) {
                Some(less) => {
                    left = less;
                    true
                }
                None => false,
            })
    }

    /// How many nodes the code of a part of halting is about that stands in place, but for its own.
    fn inner_nodes(&self, cleanup: &Cleanup) -> usize {
        match cleanup {
            Cleanup::HaltRegion(region) if self.halts_by_method(*region, Form::Closure) => 0,
            Cleanup::HaltRegion(region) | Cleanup::TickRegion(region) => {
                self.tree.subtree(self.graph.regions[*region].root).len()
            }
            Cleanup::HaltLeaf(_) | Cleanup::Idle(_) | Cleanup::Handle(_) | Cleanup::Reset(_) => 0,
        }
    }

    fn arm(&self, place: &Place, one: &Rest) -> MatchArm {
        let numbers = Pattern::Numbers(self.ranges(place.region, one.suspends));
        MatchArm::new(numbers, self.cleanup(one.cleanup, place.form))
    }

    fn numbers_of(&self, place: &Place, groups: &[Rest]) -> Pattern {
        let suspends = groups.iter().flat_map(|group| group.suspends);
        let suspends: Vec<SuspendId> = suspends.copied().collect();
        Pattern::Numbers(self.ranges(place.region, &suspends))
    }

    fn matched(&self, place: &Place, arms: Vec<MatchArm>) -> Block {
        let index = place.index.clone();
        in_steps(index, arms, &self.halts_of(place), place.form)
    }

    /// What functions for some of the suspend points are called.
    pub fn halts_of(&self, place: &Place) -> String {
        let root = self.graph.regions[place.region].root;
        format!("halts_of_{}", self.tree.nodes[root].name)
    }
}

fn joined(steps: impl IntoIterator<Item = Block>) -> Block {
    Block {
        statements: steps
            .into_iter()
            .flat_map(|step| step.statements)
            .collect::<Vec<Statement>>(),
    }
}
