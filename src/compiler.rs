//! The procedural macros behind the public ones. Not public: it is there for its name, since of an error within a tree rustc says
//! that it originates in the macro `$crate::compiler::behavior_tree`.

#[cfg(feature = "file")]
pub use bt_file::behavior_tree_file;
pub use bt_macros::behavior_tree;
#[cfg(feature = "source")]
pub use bt_macros::{behavior_tree_graph, behavior_tree_source};
