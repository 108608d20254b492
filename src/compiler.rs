//! The procedural macros behind the public ones. Not public: it is there for its name, since of an error within a tree rustc says
//! that it originates in the macro `$crate::compiler::behavior_tree`.

#[cfg(feature = "file")]
pub use bt_file::behavior_tree_file;
pub use bt_macros::behavior_tree;
#[cfg(feature = "source")]
pub use bt_macros::{behavior_tree_graph, behavior_tree_source};

/// Not public: for its name, which rustc tells those who write a tree in closure form where one with a name belongs.
#[doc(hidden)]
#[macro_export]
macro_rules! tree_without_a_name {
    ($tree:tt) => {
        $tree
    };
}
