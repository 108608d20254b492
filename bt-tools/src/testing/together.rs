//! Coverage by several tests of one binary.

use super::Coverage;
use std::sync::{Mutex, PoisonError};

/// What several tests have made a tree do: whichever of them comes last says what none of them did.
///
/// Tests run in any order and side by side, so none of them knows to be the last. Here each adds its part, and it is said how
/// many there are: [`assert_covered!`](crate::assert_covered) looks at the whole when that many have come. If only some of the tests are run, or one
/// of them fails before, nothing is looked at. That takes one process: a runner that starts one for each test looks at nothing.
///
/// ```
/// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
/// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
/// use bt_core::Status::{Failure, Success};
/// use bt_tools::{assert_covered, testing::{Rehearsal, Together}};
///
/// static TESTS: Together = Together::of(2);
///
/// // #[test]
/// fn he_sleeps() {
///     let mut night = Rehearsal::of(&NIGHT);
///     night.give("sleep", [Success]);
///     night.tick();
///     assert_covered!(TESTS, night.coverage());
/// }
///
/// // #[test]
/// fn he_is_woken() {
///     let mut night = Rehearsal::of(&NIGHT);
///     night.give("sleep", [Failure]);
///     night.tick();
///     assert_covered!(TESTS, night.coverage());
/// }
/// # he_sleeps();
/// # he_is_woken();
/// ```
#[derive(Debug)]
pub struct Together {
    tests: usize,
    added: Mutex<(usize, Option<Coverage>)>,
}

impl Together {
    /// The coverage by so many tests of one tree.
    pub const fn of(tests: usize) -> Self {
        Self {
            tests,
            added: Mutex::new((0, None)),
        }
    }

    /// Adds what one test did. Gives what all of them did, if they are all there now.
    ///
    /// # Panics
    ///
    /// If the tests before were of another tree.
    #[track_caller]
    pub fn add(&self, coverage: &Coverage) -> Option<Coverage> {
        // A test that has failed since has added all that it had.
        let mut added = self.added.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, all) = &mut *added;
        let all = all.get_or_insert_with(|| Coverage::of(coverage.info()));
        assert!(
            all.info() == coverage.info(),
            "a test of `{}` among those of `{}`",
            coverage.info().name,
            all.info().name
        );
        all.merge(coverage);
        *count += 1;
        (*count >= self.tests).then(|| all.clone())
    }
}
