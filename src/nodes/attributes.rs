//! Attributes of a tree that has a name, beside those that every type may have.

use super::Choice;

/// The most bytes that the state of a tree may take. A tree that takes more does not compile.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// quickbeam::behavior_tree! {
///     #[budget(bytes = 8)]
///     tree Night(hero: &mut Hero) {
///         fallback< door_open, sleep >
///     }
/// }
/// # fn main() { Night::new().tick(&mut Hero::new()); }
/// ```
pub const budget: Choice = Choice(());
