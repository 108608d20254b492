//! Answers with names, for programs that log: no model is needed, and no memory.

#[cfg(any(feature = "log", feature = "tracing", feature = "defmt"))]
use super::{Answer, Observer, Operation, Within};
#[cfg(any(feature = "log", feature = "tracing", feature = "defmt"))]
use crate::Status;
use crate::TreeInfo;
#[cfg(any(feature = "log", feature = "tracing", feature = "defmt"))]
use core::fmt::Debug;

/// What a node is called in a log: its label, or else as it is written. `?` if there is no such node.
///
/// ```
/// use bt_core::info::{Kind, Leaf, Node, TreeInfo};
/// use bt_core::observe::name_of;
///
/// static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
///     Node::root(Kind::Leaf(Leaf::Function), "sleep(8)").with_label("bed"),
/// ]);
/// assert_eq!((name_of(&NIGHT, 0), name_of(&NIGHT, 1)), ("bed", "?"));
/// ```
pub fn name_of(tree: &'static TreeInfo, node: u16) -> &'static str {
    match tree.node(node) {
        Some(node) => node.label.unwrap_or(node.text),
        None => "?",
    }
}

/// An observer that logs the statuses of leaves and of users' composites, the errors of leaves, what is halted, and what the tree gave.
#[cfg(any(feature = "log", feature = "tracing", feature = "defmt"))]
macro_rules! logging {
    ($(#[$docs:meta])* $Name:ident, $answer:expr, |$in:ident, $at:ident, $error:ident| $failed:expr, $halt:expr, $end:expr) => {
        $(#[$docs])*
        #[derive(Debug, Clone, Copy, Default)]
        pub struct $Name {
            tree: Option<&'static TreeInfo>,
        }

        impl $Name {
            /// An observer of any tree.
            pub const fn new() -> Self {
                Self { tree: None }
            }
        }

        #[diagnostic::do_not_recommend]
        impl Observer for $Name {
            type Within<'a> = Within<'a, Self>;

            fn within(&mut self, base: u16) -> Within<'_, Self> {
                Within::of(self, base)
            }

            fn answer(&mut self, node: u16, answer: Answer) {
                if let (Some(tree), Answer::Status(status)) = (self.tree, answer) {
                    $answer(tree.name, name_of(tree, node), status);
                }
            }

            fn error<E: Debug>(&mut self, node: u16, error: &E) {
                if let Some(tree) = self.tree {
                    let ($in, $at, $error) = (tree.name, name_of(tree, node), error);
                    $failed;
                }
            }

            fn halt(&mut self, node: u16) {
                if let Some(tree) = self.tree {
                    $halt(tree.name, name_of(tree, node));
                }
            }

            fn begin(&mut self, _: Operation, tree: &'static TreeInfo) {
                self.tree = Some(tree);
            }

            fn end(&mut self, _: Operation, status: Option<Status>) {
                if let (Some(tree), Some(status)) = (self.tree, status) {
                    $end(tree.name, status);
                }
            }
        }
    };
}

#[cfg(feature = "log")]
logging! {
    /// Logs through the crate `log`, at the level `debug`, to the target `quickbeam`: `Night: sleep Running`,
    /// `Night: sleep is halted`, `Night: call NoAnswer` (an error, before its leaf fails), `Night gave Running`. With the feature `log`.
    ToLog,
    |tree, node, status| log::debug!(target: "quickbeam", "{tree}: {node} {status}"),
    |tree, node, error| log::debug!(target: "quickbeam", "{tree}: {node} {error:?}"),
    |tree, node| log::debug!(target: "quickbeam", "{tree}: {node} is halted"),
    |tree, status| log::debug!(target: "quickbeam", "{tree} gave {status}")
}

#[cfg(feature = "tracing")]
logging! {
    /// Makes events of the crate `tracing`, at the level `DEBUG`, of the target `quickbeam`, with the fields `tree`, `node` and
    /// `status` or `error`. With the feature `tracing`.
    ToTracing,
    |tree, node, status| tracing::debug!(target: "quickbeam", tree, node, status = %status, "leaf"),
    |tree, node, error| tracing::debug!(target: "quickbeam", tree, node, error = ?error, "error"),
    |tree, node| tracing::debug!(target: "quickbeam", tree, node, "halted"),
    |tree, status| tracing::debug!(target: "quickbeam", tree, status = %status, "tree")
}

#[cfg(feature = "defmt")]
logging! {
    /// Logs through the crate `defmt`, at the level `debug`: `Night: sleep Running`, `Night: sleep is halted`,
    /// `Night: call NoAnswer` (an error, before its leaf fails), `Night gave Running`. With the feature `defmt`.
    ToDefmt,
    |tree: &str, node: &str, status: Status| defmt::debug!("{=str}: {=str} {}", tree, node, status),
    |tree, node, error| defmt::debug!("{=str}: {=str} {}", tree, node, defmt::Debug2Format(error)),
    |tree: &str, node: &str| defmt::debug!("{=str}: {=str} is halted", tree, node),
    |tree: &str, status: Status| defmt::debug!("{=str} gave {}", tree, status)
}
