//! What stands before the `=>` of a child by mistake.

pub(in crate::syntax) mod arm_slips;
pub(in crate::syntax) mod arms_of_unknown;
pub(in crate::syntax) mod compared_arms;
pub(in crate::syntax) mod pattern_slips;
