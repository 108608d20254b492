//! What is wrong before the body of a tree.

pub(in crate::syntax) mod elsewhere;
pub(in crate::syntax) mod form;
pub(in crate::syntax) mod head;
pub(in crate::syntax) mod head_slips;
pub(in crate::syntax) mod head_words;
pub(in crate::syntax) mod hidden_impl;
pub(in crate::syntax) mod unused_parameters;
