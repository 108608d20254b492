//! Brackets, commas and signs around children, and children where none belong.

pub(in crate::syntax) mod behind;
pub(in crate::syntax) mod brackets;
pub(in crate::syntax) mod childless;
pub(in crate::syntax) mod lists;
pub(in crate::syntax) mod misplaced;
pub(in crate::syntax) mod named;
pub(in crate::syntax) mod own_children;
pub(in crate::syntax) mod sign_before_child;
pub(in crate::syntax) mod signs;
pub(in crate::syntax) mod slips;
pub(in crate::syntax) mod swapped;
pub(in crate::syntax) mod too_many;
