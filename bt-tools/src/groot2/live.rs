//! A compiled tree, shown by a publisher while it is ticked.

use super::follow::{injected, uid, Structure};
use super::Publisher;
use crate::btlog::NodeStatus;
use crate::model::{Answer, Follower, Model, What};
use bt_core::info::TreeInfo;
use bt_core::observe::{Observer, Operation, Within};
use bt_core::{Status, Tree};
use std::sync::atomic::Ordering::Relaxed;

impl Publisher {
    /// Observes a compiled tree that is marked `#[observe]`: shows what its nodes do while it is ticked, and asks the hooks.
    ///
    /// Before a leaf is called, a breakpoint of it holds the tick, and an injected result stands in for the call. Breakpoints of
    /// other nodes, and those after a leaf, hold the tick before the next leaf is called, or at its end: nothing of the tree is
    /// called in between but handlers, composites of your own and what computes a number or a choice. What other nodes
    /// give is decided in the compiled code, so no result can be injected there: such a hook is refused with an error.
    ///
    /// ```
    /// use bt_tools::groot2::Publisher;
    /// use quickbeam::{behavior_tree, Status, Tree};
    /// # fn open(_: &mut u32) -> bool { true }
    /// # fn knock(_: &mut u32) -> bool { true }
    ///
    /// behavior_tree! {
    ///     #[observe]
    ///     tree Door(hero: &mut u32) { fallback< open, knock > }
    /// }
    ///
    /// let publisher = Publisher::local(0, &Door::INFO)?;
    /// let (mut door, mut hero) = (Door::new(), 0);
    /// let mut groot = publisher.observe(Door::INFO);
    /// assert_eq!(door.tick_with(&mut hero, &mut groot), Status::Success);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn observe(&self, tree: &'static TreeInfo) -> Live<'_> {
        let model = Model::of_observed(tree);
        let leaves = model.nodes().filter(|view| view.node.children.is_empty());
        let leaves = leaves.map(|view| uid(view.number)).collect();
        self.shared.state().leaves = Some(leaves);
        Live {
            publisher: self,
            state: State::New,
            follower: None,
            seen: 0,
            structure: None,
        }
    }
}

/// What [`Publisher::observe`] gives. While nobody asks, it costs a look at a number.
#[derive(Debug)]
pub struct Live<'p> {
    publisher: &'p Publisher,
    state: State,
    /// The tree as it was before this operation, while somebody asks.
    follower: Option<Box<Follower>>,
    /// How many events of this operation were shown.
    seen: usize,
    structure: Option<Structure>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Nothing has happened yet.
    New,
    /// Something has happened that was not followed.
    Unseen,
    Followed,
}

impl Live<'_> {
    #[inline]
    fn wanted(&self) -> State {
        if self.publisher.shared.is_asked.load(Relaxed) {
            State::Followed
        } else {
            State::Unseen
        }
    }

    /// An operation begins of a tree of which these nodes run, if that is known.
    #[inline]
    fn begins(
        &mut self,
        operation: Operation,
        tree: &'static TreeInfo,
        running: impl FnOnce() -> Option<Vec<u16>>,
    ) {
        let wanted = self.wanted();
        if wanted != self.state {
            self.turn(wanted, tree, running());
        }
        if self.follower.is_some() {
            self.follow(operation, tree);
        }
    }

    #[cold]
    fn turn(&mut self, wanted: State, tree: &'static TreeInfo, running: Option<Vec<u16>>) {
        let was_unseen = self.state == State::Unseen;
        self.state = wanted;
        if wanted == State::Unseen {
            self.follower = None;
            return;
        }
        let model = match running.filter(|_| was_unseen) {
            Some(running) => Model::joined(tree, running),
            None => Model::of_observed(tree),
        };
        if was_unseen {
            // What was shown before it was not asked for is long over.
            for view in model.nodes() {
                let status = if view.is_running {
                    NodeStatus::Running
                } else {
                    NodeStatus::Idle
                };
                self.publisher.change(uid(view.number), status);
            }
        }
        self.follower = Some(Box::new(Follower::with(model)));
    }

    fn follow(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.seen = 0;
        if let Some(follower) = &mut self.follower {
            self.structure = follower.model().map(Structure::of);
            follower.begin(operation, tree);
        }
    }

    /// Asks the hooks as what comes before a leaf becomes known.
    fn hold(&mut self, node: u16) -> Option<Status> {
        let follower = self.follower.as_mut()?;
        follower.come_to(node);
        if follower.model().is_some_and(Model::is_lost) {
            return self.publisher.before(uid(node)).and_then(injected);
        }
        self.catch_up(Some(node))
    }

    /// Shows what is new, up to the start of a leaf, if one is next; gives what stands in for it.
    fn catch_up(&mut self, leaf: Option<u16>) -> Option<Status> {
        let model = self.follower.as_ref().and_then(|follower| follower.model());
        let seen = self.seen;
        for &event in model.into_iter().flat_map(|model| &model.events()[seen..]) {
            self.seen += 1;
            if let Some(structure) = &mut self.structure {
                structure.show(self.publisher, event);
            }
            match event.what {
                What::Start | What::Resume => {
                    let instead = self.publisher.before(uid(event.node));
                    if leaf == Some(event.node) {
                        return instead.and_then(injected);
                    }
                }
                What::Done(_) => _ = self.publisher.after(uid(event.node)),
                What::Halt => {}
            }
        }
        None
    }

    fn is_over(&mut self, operation: Operation, status: Option<Status>) {
        let Some(follower) = &mut self.follower else {
            return;
        };
        let was_known = follower.model().is_some_and(|model| !model.is_lost());
        follower.end(operation, status);
        if was_known {
            self.catch_up(None);
        }
        if let Some(model) = self.follower.as_ref().and_then(|follower| follower.model()) {
            self.publisher.rest(model);
        }
    }
}

impl Observer for Live<'_> {
    type Within<'a>
        = Within<'a, Self>
    where
        Self: 'a;

    #[inline]
    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    #[inline]
    fn before(&mut self, node: u16) -> Option<Status> {
        if self.follower.is_some() {
            return self.hold(node);
        }
        None
    }

    #[inline]
    fn answer(&mut self, node: u16, answer: Answer) {
        if let Some(follower) = &mut self.follower {
            follower.answer(node, answer);
        }
    }

    #[inline]
    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.begins(operation, tree, || None);
    }

    #[inline]
    fn begin_on<T: Tree>(&mut self, operation: Operation, tree: &T) {
        self.begins(operation, T::INFO, || Some(tree.running().collect()));
    }

    #[inline]
    fn end(&mut self, operation: Operation, status: Option<Status>) {
        if self.follower.is_some() {
            self.is_over(operation, status);
        }
    }
}
