//! A model of a tree that runs already, from what is known to be running.

use super::unclear::has_memory;
use super::{Follower, Model};
use bt_core::info::{Kind, Mode, Times, TreeInfo};
use bt_core::Tree;

impl Model {
    /// A tree of which these nodes run, as [`Tree::running`] gives them: for each part of it the deepest.
    ///
    /// `None` where that does not say all that the next tick depends on: how many cycles are due, which children of a `parallel`
    /// have completed, what is remembered beyond an activation, or which child of a node runs. Such a tree can be followed from
    /// the moment in which it is idle.
    ///
    /// ```
    /// # use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
    /// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
    /// #     Node::root(Kind::Sequence(Mode::Memory), "sequence< … >").with_children(&[1, 2]),
    /// #     Node::below(0, Kind::Leaf(Leaf::Function), "shut_door"),
    /// #     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
    /// # ]);
    /// use bt_core::Status::Success;
    /// use bt_tools::model::{Answer, Model, Question};
    ///
    /// // `sequence< shut_door, sleep >`, which sleeps: `Model::attach(Night::INFO, night.running())`
    /// let mut night = Model::attach(&NIGHT, [2]).expect("that says it all");
    /// let given = night.tick(&mut |asked: Question| (asked.node == 2).then_some(Answer::Status(Success)));
    /// assert_eq!(given, Ok(Success));
    /// ```
    pub fn attach(info: &'static TreeInfo, running: impl IntoIterator<Item = u16>) -> Option<Self> {
        Self::of(info).running_at(running)
    }

    fn running_at(mut self, running: impl IntoIterator<Item = u16>) -> Option<Self> {
        if self.nodes.iter().any(|node| has_memory(node.kind())) {
            return None;
        }
        for node in running {
            let mut around = Some(usize::from(node)).filter(|&node| node < self.nodes.len());
            around?;
            while let Some(node) = around {
                self.states[node].running = true;
                around = self.nodes[node].parent;
            }
        }
        for node in 0..self.nodes.len() {
            if self.states[node].running {
                self.resume(node)?;
            }
        }
        Some(self)
    }

    /// What a node that runs keeps, as far as its running child says it.
    fn resume(&mut self, node: usize) -> Option<()> {
        if self.nodes[node].children.is_empty() {
            return Some(());
        }
        let mut children = self.nodes[node].children.iter();
        let running = children.position(|&child| self.states[child].running)?;
        let last = self.nodes[node].children.len() - 1;
        let state = &mut self.states[node];
        match self.nodes[node].kind() {
            Kind::Fallback(Mode::Memory | Mode::Async(_))
            | Kind::Sequence(Mode::Memory | Mode::Async(_)) => state.resume = running,
            Kind::TryCatch { .. } => {
                state.resume = running;
                state.caught = running == last;
            }
            Kind::IfThenElse => state.chosen = Some(running).filter(|&child| child > 0),
            Kind::Switch { .. } | Kind::Priority { .. } | Kind::Utility => {
                state.chosen = Some(running);
            }
            Kind::Repeat { times, .. } | Kind::Retry { times, .. } if times != Times::Forever => {
                return None;
            }
            Kind::Parallel { .. } | Kind::ParallelAll { .. } | Kind::Repeater { .. } => {
                return None;
            }
            _ => {}
        }
        Some(())
    }
}

impl Follower {
    /// Follows a tree that may be running already, from what it says of itself: see [`Model::attach`]. Where that is not enough,
    /// as [`joining`](Self::joining).
    pub fn attached_to<T: Tree>(tree: &T) -> Self {
        let attached = Model::of_observed(T::INFO).running_at(tree.running());
        match attached {
            Some(model) => Self::with(model),
            None => Self::joining(),
        }
    }
}
