//! What people write in place of what the language has, from habit or by a slip: each is said once, on its token, with what to write.
//!
//! The parser asks here where it meets what it cannot read, and goes on with what was meant where that is known. What the language has stands in the
//! files of [`syntax`](super) alone.

pub(in crate::syntax) mod arms;
pub(in crate::syntax) mod children;
pub(in crate::syntax) mod fields;
pub(in crate::syntax) mod heads;
pub mod nodes;
