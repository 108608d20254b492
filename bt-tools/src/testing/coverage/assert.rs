//! The macro that fails where something is missing.

/// Fails if a test run has left something of a tree undone: it lists what, with places in the source.
///
/// ```should_panic
/// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
/// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
/// use bt_core::Status::Success;
/// use bt_tools::{assert_covered, testing::Rehearsal};
///
/// let mut night = Rehearsal::of(&NIGHT);
/// night.give("sleep", [Success]);
/// night.tick();
/// assert_covered!(night.coverage()); // `sleep` in Night never failed
/// ```
///
/// `assert_covered!(TESTS, coverage)` looks at what several tests did: see [`Together`](crate::testing::Together). Of all tests of a crate
/// `cargo quickbeam coverage --check` asks the same.
#[macro_export]
macro_rules! assert_covered {
    ($tests:expr, $coverage:expr) => {
        if let ::core::option::Option::Some(coverage) =
            $crate::testing::Together::add(&$tests, &$coverage)
        {
            $crate::assert_covered!(coverage);
        }
    };
    ($coverage:expr) => {{
        let coverage = $crate::testing::Coverage::clone(&$coverage);
        let missing = $crate::testing::Report::of([coverage]).lines();
        ::core::assert!(missing.is_empty(), "not covered:\n{}", missing.join("\n"));
    }};
}
