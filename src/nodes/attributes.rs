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

/// The tree can be observed: it has `tick_with`, `halt_with` and `reset_with` beside `tick`, `halt` and `reset`, which stay as they are.
/// `#[cfg_attr(test, observe)]` gives them to it in tests only.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// quickbeam::behavior_tree! {
///     #[observe]
///     tree Night(hero: &mut Hero) {
///         fallback< door_open, sleep >
///     }
/// }
/// # fn main() {
/// // The node's number, and what it gave.
/// let mut observer = quickbeam::observe::from_fn(|node, answer| println!("{node}: {answer:?}"));
/// Night::new().tick_with(&mut Hero::new(), &mut observer);
/// # }
/// ```
pub const observe: Choice = Choice(());

/// The tree says what it compiles to: `Night::SOURCE` is the text that [`behavior_tree_source!`](crate::behavior_tree_source) gives, of this very
/// tree. It takes the feature `source`; `#[cfg_attr(test, source)]` asks for it in tests only.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// quickbeam::behavior_tree! {
///     #[source]
///     tree Night(hero: &mut Hero) {
///         fallback< door_open, sleep >
///     }
/// }
/// # fn main() {
/// assert!(Night::SOURCE.contains("fn tick("));
/// # }
/// ```
pub const source: Choice = Choice(());

/// The tree changes with its source file while the program runs: `bt_tools::live::Live<Night>` is used in the place of `Night`, and does from
/// its next tick on what was saved. It takes the crate `bt-tools` with its feature `live`; `#[cfg_attr(debug_assertions, live)]` asks for
/// it in builds for development only. The guide has a page about it.
///
/// ```text
/// quickbeam::behavior_tree! {
///     #[cfg_attr(debug_assertions, live)]
///     pub tree Night(hero: &mut Hero) {
///         fallback< door_open, sleep >
///     }
/// }
///
/// let mut night = bt_tools::live::Live::<Night>::new();
/// night.tick(&mut hero);
/// ```
pub const live: Choice = Choice(());

/// What a budget bounds.
pub mod budgets {
    use super::Choice;

    /// `#[budget(bytes = 8)]`: the most bytes that the state of a tree may take. Any expression of type `usize`.
    pub const bytes: Choice = Choice(());

    /// `#[budget(calls = 12)]`: how many leaves one tick may call at the most. A number.
    pub const calls: Choice = Choice(());
}
