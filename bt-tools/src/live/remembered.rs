//! Another tree in the place of one that runs.

use super::plan::{Calls, Plan};
use super::run::Running;
use super::Tree;
use bt_core::info::Kind;
use std::collections::BTreeMap;

impl<C> Tree<C> {
    /// Takes another tree, which is idle as a rule, for this one. What runs is halted before, and the handlers of `on_halt` and
    /// `on_end` are called.
    ///
    /// `sequence_with_memory`, `run_once` and `cooldown` keep what they remember where they are the same in both trees: written alike, with
    /// children that begin alike, under the same label or else in the same place.
    ///
    /// ```
    /// use bt_tools::live::Leaves;
    ///
    /// let leaves = Leaves::<u32>::new()
    ///     .leaf("greet", |greeted: &mut u32| *greeted += 1)
    ///     .leaf("walk", |_: &mut u32| ());
    /// let mut greeted = 0;
    /// let mut tree = leaves.tree("sequence< run_once(greet), walk >")?;
    /// tree.tick(&mut greeted);
    /// tree.replace(leaves.tree("sequence< run_once(greet), walk, walk >")?, &mut greeted);
    /// tree.tick(&mut greeted);
    /// assert_eq!(greeted, 1);
    /// # Ok::<(), Vec<bt_tools::source::Problem>>(())
    /// ```
    pub fn replace(&mut self, mut tree: Self, context: &mut C) {
        self.halt(context);
        for (place, its_place) in tree.running.remember(&self.running) {
            if let (Some(timing), Some(of)) = (&mut tree.timing, &self.timing) {
                timing.keep(place, of.as_ref(), its_place);
            }
        }
        *self = tree;
    }
}

impl<L> Running<L> {
    /// Remembers what the nodes of an idle tree do that are the same. Gives where they stand here and there.
    pub fn remember(&mut self, of: &Self) -> Vec<(usize, usize)> {
        let old = remembering(&of.plan);
        let new = remembering(&self.plan).into_iter();
        let both = new.filter_map(|(name, place)| Some((place, *old.get(&name)?)));
        let both: Vec<(usize, usize)> = both.collect();
        for &(place, its_place) in &both {
            if !matches!(self.plan.nodes[place].calls, Calls::Value(_)) {
                self.state.remember(place, &of.state, its_place);
            }
        }
        both
    }
}

/// Where the nodes stand that remember something beyond a halt, by what makes them the same: place, text, and the texts of their
/// children.
fn remembering<L>(plan: &Plan<L>) -> BTreeMap<[String; 3], usize> {
    let mut names: Vec<String> = Vec::with_capacity(plan.nodes.len());
    let mut positions = vec![0_usize; plan.nodes.len()];
    let mut children = vec![String::new(); plan.nodes.len()];
    for node in &plan.nodes {
        let name = match (&node.label, node.parent) {
            (Some(label), _) => label.clone(),
            (None, Some(parent)) => format!("{}/{}", names[parent], positions[parent]),
            (None, None) => String::new(),
        };
        if let Some(parent) = node.parent {
            positions[parent] += 1;
            children[parent] += &node.text;
            children[parent].push(',');
        }
        names.push(name);
    }
    let places = names.into_iter().zip(children).enumerate();
    let places = places.filter(|(place, _)| {
        matches!(
            plan.program.kind(*place),
            Kind::SequenceWithMemory | Kind::RunOnce | Kind::Cooldown(_)
        ) || matches!(plan.nodes[*place].calls, Calls::Value(_))
    });
    places
        .map(|(place, (name, children))| ([name, plan.nodes[place].text.clone(), children], place))
        .collect()
}
