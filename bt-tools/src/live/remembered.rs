//! Another tree in the place of one that runs.

use super::plan::Plan;
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
        let old = remembering(&self.plan);
        for (name, &place) in &remembering(&tree.plan) {
            let Some(&its_place) = old.get(name) else {
                continue;
            };
            tree.state.remember(place, &self.state, its_place);
            if let (Some(timing), Some(of)) = (&mut tree.timing, &self.timing) {
                timing.keep(place, of.as_ref(), its_place);
            }
        }
        *self = tree;
    }
}

/// Where the nodes stand that remember something beyond a halt, by what makes them the same: place, text, and the texts of their
/// children.
fn remembering<C>(plan: &Plan<C>) -> BTreeMap<[String; 3], usize> {
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
        )
    });
    places
        .map(|(place, (name, children))| ([name, plan.nodes[place].text.clone(), children], place))
        .collect()
}
