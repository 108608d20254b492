//! What stands before the body of a tree that has a name.

use super::Choice;

/// A tree with a name, which is a type.
///
/// Written `tree Name(context: &mut Type, parameter: Type) { node }`; attributes, a visibility, `const` and generics
/// stand where a function has them. `Name::new(parameter)` makes an idle tree; it is ticked by `tick(&mut context)`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// quickbeam::behavior_tree! {
///     tree Night(hero: &mut Hero) {
///         fallback< door_open, sleep >
///     }
/// }
/// # fn main() { Night::new().tick(&mut Hero::new()); }
/// ```
pub const tree: Choice = Choice(());
