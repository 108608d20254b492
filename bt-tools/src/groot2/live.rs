//! A compiled tree, shown by a publisher while it is ticked.

use super::follow::{injected, uid, Structure};
use super::Publisher;
use crate::model::given::performed;
use crate::model::{Answer, Event, Model, What};
use bt_core::info::TreeInfo;
use bt_core::observe::{Observer, Operation, Within};
use bt_core::Status;

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
            model,
            operation: Operation::Tick,
            answers: Vec::new(),
            seen: 0,
            structure: None,
        }
    }
}

/// What [`Publisher::observe`] gives.
#[derive(Debug)]
pub struct Live<'p> {
    publisher: &'p Publisher,
    /// The tree as it was before this operation.
    model: Model,
    operation: Operation,
    answers: Vec<(u16, Answer)>,
    /// How many events of this operation were shown.
    seen: usize,
    structure: Option<Structure>,
}

impl Live<'_> {
    /// What the operation has come to, by its answers so far.
    fn so_far(&self) -> Model {
        let mut model = self.model.clone();
        // Where the answers end, so does what is known.
        _ = performed(&mut model, self.operation, &self.answers, None, None);
        model
    }

    /// Shows what is new, up to the start of a leaf, if one is next; gives what stands in for it.
    fn catch_up(&mut self, events: &[Event], leaf: Option<u16>) -> Option<Status> {
        for event in events.iter().skip(self.seen) {
            self.seen += 1;
            if let Some(structure) = &mut self.structure {
                structure.show(self.publisher, *event);
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
}

impl Observer for Live<'_> {
    type Within<'a>
        = Within<'a, Self>
    where
        Self: 'a;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn before(&mut self, node: u16) -> Option<Status> {
        if self.model.is_lost() {
            return self.publisher.before(uid(node)).and_then(injected);
        }
        let model = self.so_far();
        self.catch_up(model.events(), Some(node))
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        self.answers.push((node, answer));
    }

    fn begin(&mut self, operation: Operation, _: &'static TreeInfo) {
        self.operation = operation;
        self.answers.clear();
        self.seen = 0;
        self.structure = Some(Structure::of(&self.model));
    }

    fn end(&mut self, operation: Operation, status: Option<Status>) {
        let is_known = !self.model.is_lost();
        let mut model = self.model.clone();
        let given = performed(&mut model, operation, &self.answers, status, None);
        if is_known {
            self.catch_up(model.events(), None);
        }
        if given.is_err() {
            // It was joined while it was running: it is followed from where it is idle.
            model.lose();
        }
        if !status.is_some_and(Status::is_running) && model.is_lost() {
            model.found_idle();
        }
        self.model = model;
        self.publisher.rest(&self.model);
    }
}
