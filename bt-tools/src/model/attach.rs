//! A model of a tree that runs already, from what is known to be running.

use super::hypotheses::Hypotheses;
use super::rules::has_memory;
use super::{Follower, Model};
use bt_core::info::{Kind, Mode, Times, TreeInfo};
use bt_core::Tree;

impl Model {
    /// A tree of which these nodes run, as [`Tree::running`] gives them: for each part of it the deepest.
    ///
    /// `None` where that does not say all that the next tick depends on:
    ///
    /// | what runs | what is not said |
    /// |---|---|
    /// | `repeat(3, …)`, `retry(3, …)`; not a computed number | how many cycles are due |
    /// | `parallel`, `parallel_all` | which children have completed, and how; computed quotas |
    /// | `repeater` | which of its two children runs |
    /// | an `async_` node or a loop that rests between children or cycles | where it goes on |
    ///
    /// or if it has a `sequence_with_memory`, `run_once` or `cooldown` that does not run: what that remembers. Such a tree can be
    /// [joined](Self::joined), and followed from the moment in which it is idle.
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

    /// A tree of which these nodes run, and an observer is told the answers; if that does not say all, how it may be.
    #[allow(clippy::result_large_err)] // It is taken apart at once.
    pub(crate) fn attached(
        info: &'static TreeInfo,
        running: &[u16],
    ) -> Result<Self, (Self, Hypotheses)> {
        let attached = Self::of_observed(info).running_at(running.iter().copied());
        attached.ok_or_else(|| {
            let mut model = Self::joined(info, running.iter().copied());
            let hypotheses = Hypotheses::of(model.clone());
            model.lose();
            (model, hypotheses)
        })
    }

    fn running_at(mut self, running: impl IntoIterator<Item = u16>) -> Option<Self> {
        for node in running {
            self.around(node).next()?;
            for node in self.around(node).collect::<Vec<_>>() {
                self.states[node].running = true;
            }
        }
        for node in 0..self.nodes.len() {
            if self.states[node].running {
                self.resume(node)?;
            } else if has_memory(self.nodes[node].kind()) {
                return None;
            }
        }
        Some(self)
    }

    /// A node and those around it, up to the root; nothing if there is no node with this number.
    pub(super) fn around(&self, node: u16) -> impl Iterator<Item = usize> + '_ {
        let node = Some(usize::from(node)).filter(|node| *node < self.nodes.len());
        std::iter::successors(node, |node| self.nodes[*node].parent)
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
            Kind::SequenceWithMemory => {
                state.resume = running;
                self.memories[node].place = running;
            }
            Kind::TryCatch { .. } => {
                state.resume = running;
                state.caught = running == last;
            }
            Kind::IfThenElse => state.chosen = Some(running).filter(|&child| child > 0),
            Kind::Switch { .. } | Kind::Priority { .. } | Kind::Utility { .. } => {
                state.chosen = Some(running);
            }
            Kind::Repeat { times, .. } | Kind::Retry { times, .. } => match times {
                Times::Literal(1) => state.due = 1,
                Times::Literal(_) => return None,
                // It is asked after each cycle.
                Times::Computed(_) | Times::Forever => {}
            },
            Kind::Parallel { .. } | Kind::ParallelAll { .. } | Kind::Repeater { .. } => {
                return None;
            }
            _ => {}
        }
        Some(())
    }
}

impl Follower {
    /// Follows a tree that may be running already, from what it says of itself.
    ///
    /// Where that is not enough ([`Model::attach`] lists where), all is followed that may be, until what happens leaves one
    /// possibility: then its model is not lost any more. If there are too many ([`Lost::TooManyWays`](super::Lost::TooManyWays)),
    /// it waits until the tree is idle, as [`joining`](Self::joining) does.
    pub fn attached_to<T: Tree>(tree: &T) -> Self {
        Self::attached(T::INFO, tree.running())
    }

    /// The same, of a tree of which these nodes run, as [`Tree::running`] gives them.
    pub fn attached(info: &'static TreeInfo, running: impl IntoIterator<Item = u16>) -> Self {
        let running: Vec<u16> = running.into_iter().collect();
        match Model::attached(info, &running) {
            Ok(model) => Self::with(model),
            Err((model, hypotheses)) => Self::searching(model, hypotheses),
        }
    }
}
