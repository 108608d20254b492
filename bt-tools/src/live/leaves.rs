//! The table of a program's leaves.

use super::functions::{Bind, LeafFn};
use super::plan::plan;
use super::timing::{timing, MakeTiming};
use super::xml::plan_of_xml;
use super::Tree;
use crate::source::Problem;
use bt_compiler::tokens_text;
use bt_core::info::Statuses;
use bt_core::Clock;
use proc_macro2::TokenStream;
use std::collections::BTreeMap;
use std::fmt;

/// The functions that trees may call, by name. It makes trees of text.
///
/// ```
/// use bt_tools::live::Leaves;
/// use std::time::Duration;
///
/// struct Hero { hp: u32, said: String }
///
/// impl Hero {
///     fn hurt(&self) -> bool { self.hp < 30 }
///     fn heal(&mut self, hp: u32) { self.hp += hp; }
///     fn say(&mut self, words: &str) { self.said.push_str(words); }
/// }
///
/// let leaves = Leaves::<Hero>::new()
///     .leaf("hurt", Hero::hurt)
///     .leaf("heal", Hero::heal)
///     .leaf("say", Hero::say)
///     // Found by its whole text.
///     .leaf("{ hero.hp > 90 }", |hero: &Hero| hero.hp > 90);
///
/// let text = r#"|hero: &mut Hero| fallback< sequence< hurt, heal(50), say("ah") >, { hero.hp > 90 } >"#;
/// let mut tree = leaves.tree(text)?;
/// let mut hero = Hero { hp: 10, said: String::new() };
/// assert!(tree.tick(&mut hero).is_success());
/// assert_eq!((hero.hp, hero.said.as_str()), (60, "ah"));
///
/// let problems = leaves.tree("fallback< hurt, heel(50) >").unwrap_err();
/// assert_eq!(problems[0].message, "there is no leaf `heel`");
/// assert_eq!(problems[0].range, 16..20);
/// # Ok::<(), Vec<bt_tools::source::Problem>>(())
/// ```
pub struct Leaves<C> {
    pub(super) functions: BTreeMap<String, Function<C>>,
    pub(super) timing: Option<MakeTiming<C>>,
}

/// A function that a leaf may name.
pub(super) struct Function<C> {
    pub bind: Bind<C>,
    pub gives: Statuses,
}

impl<C: 'static> Leaves<C> {
    /// An empty table.
    pub fn new() -> Self {
        Self {
            functions: BTreeMap::new(),
            timing: None,
        }
    }

    /// Adds a function; one of the same name is replaced.
    ///
    /// Trees call it by this name, as a function or as a method, `rest(2)` or `.rest(2)`, with literals as its arguments. A name may also
    /// be the whole text of a leaf, as `test(hp < 30)` or `{ hero.hp += 1 }`: such a leaf is called without arguments. As in compiled trees,
    /// methods and code want the context named before the tree: `|hero: &mut Hero| …`.
    #[must_use]
    pub fn leaf<M>(mut self, name: &str, function: impl LeafFn<C, M>) -> Self {
        let bound = function.leaf();
        let function = Function {
            bind: bound.bind,
            gives: bound.gives,
        };
        self.functions.insert(normal(name), function);
        self
    }

    /// The context is also the clock: trees may have `wait`, `timeout` and other nodes that measure time.
    #[must_use]
    pub fn with_clock(mut self) -> Self
    where
        C: Clock,
        C::Instant: Send + Sync + 'static,
    {
        self.timing = Some(timing::<C>);
        self
    }

    /// A tree of what stands between the braces of `behavior_tree! { … }`. Of several trees, the first is the one that runs, and the others
    /// may be its leaves.
    ///
    /// # Errors
    ///
    /// All that the compiler finds wrong, and each leaf and node that cannot be called or run, at its place in the text.
    ///
    /// # Panics
    ///
    /// If no thread can be started: a text is read in one of its own, with room for deep trees.
    pub fn tree(&self, text: &str) -> Result<Tree<C>, Vec<Problem>> {
        plan(text, self).map(|plan| Tree::of(plan, self.timing))
    }

    /// A tree of XML as BehaviorTree.CPP writes it: the one that is to be executed, or else the first.
    ///
    /// A leaf is called by its `ID`, or by that in snake case: `<OpenDoor speed="0.5"/>` is `open_door(0.5)`. Its arguments are those
    /// that `cargo quickbeam import` writes for it.
    ///
    /// # Errors
    ///
    /// As [`tree`](Self::tree). A port that leads to an entry of a blackboard is refused: there is none beside the context.
    ///
    /// # Panics
    ///
    /// As [`tree`](Self::tree).
    pub fn xml(&self, text: &str) -> Result<Tree<C>, Vec<Problem>> {
        plan_of_xml(text, self).map(|plan| Tree::of(plan, self.timing))
    }
}

/// The name with its tokens spaced as those of trees are.
fn normal(name: &str) -> String {
    match name.parse::<TokenStream>() {
        Ok(tokens) => tokens_text(&tokens),
        Err(_) => name.to_owned(),
    }
}

impl<C: 'static> Default for Leaves<C> {
    fn default() -> Self {
        Self::new()
    }
}

/// The names.
impl<C> fmt::Debug for Leaves<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.functions.keys()).finish()
    }
}
