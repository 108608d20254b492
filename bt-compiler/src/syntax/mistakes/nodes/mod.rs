//! What stands where a node is due, and is none as it is written.

pub(in crate::syntax) mod apart;
pub(in crate::syntax) mod before_node;
pub(in crate::syntax) mod built;
pub(in crate::syntax) mod compared;
pub(in crate::syntax) mod foreign;
pub(in crate::syntax) mod habits;
pub(in crate::syntax) mod hyphens;
pub mod impossible;
pub(in crate::syntax) mod in_block;
pub(in crate::syntax) mod longer_call;
pub(in crate::syntax) mod macros;
pub(in crate::syntax) mod made;
pub(in crate::syntax) mod misspelled;
pub(in crate::syntax) mod named;
pub(in crate::syntax) mod own;
pub(in crate::syntax) mod rust_expression;
pub(in crate::syntax) mod unexpected;
pub(in crate::syntax) mod words;
pub(in crate::syntax) mod wrapped;
