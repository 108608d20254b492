//! Fields and comparisons of `test` and `set` as others write them.

pub(in crate::syntax) mod field_slips;
pub(in crate::syntax) mod field_words;
pub(in crate::syntax) mod tests_joined;
