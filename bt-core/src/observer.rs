//! Being told what every node does.

use crate::{Status, TreeInfo};

/// What has happened to a node.
///
/// ```
/// use bt_core::{Event, Status};
///
/// assert_ne!(Event::Done(Status::Success), Event::Halt);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The node was not running and is about to be ticked.
    Start,
    /// The node has completed, with [`Status::Success`] or [`Status::Failure`]. A tick that gives
    /// [`Status::Running`] is no event: from `Start` to `Done` or `Halt` a node is running.
    Done(Status),
    /// The node was running and was halted.
    Halt,
}

/// Is told what every node of an observed tree does, as it does it.
///
/// Observation is opt-in, by `#[observe]` on a tree or a second parameter on a closure, and free
/// for everybody else: the plain `tick` of a tree holds no events at all. Events come for *every*
/// node, those that leave no code behind included, and they nest: a child's events lie between the
/// [`Start`](Event::Start) of its parent and the parent's [`Done`](Event::Done) or
/// [`Halt`](Event::Halt).
///
/// ```
/// use bt_core::{Event, Node, Observer, Status, TreeInfo};
///
/// /// Counts the failures of a tree's nodes.
/// #[derive(Default)]
/// struct Failures(u32);
///
/// impl Observer for Failures {
///     fn event(&mut self, _tree: &'static TreeInfo, _node: u16, event: Event) {
///         if event == Event::Done(Status::Failure) {
///             self.0 += 1;
///         }
///     }
/// }
///
/// # static DOOR: TreeInfo = TreeInfo { name: "Door", nodes: &[] };
/// let mut failures = Failures::default();
/// failures.event(&DOOR, 0, Event::Start);
/// failures.event(&DOOR, 0, Event::Done(Status::Failure));
/// assert_eq!(failures.0, 1);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not observe trees",
    label = "`{Self}` does not implement `Observer`",
    note = "an observer implements `Observer`; `&mut ()` is one that is not interested"
)]
pub trait Observer {
    /// `event` has happened to the node `tree.nodes[node]`.
    ///
    /// With subtrees, `tree` is the one that the node belongs to.
    fn event(&mut self, tree: &'static TreeInfo, node: u16, event: Event);
}

/// Is told everything and does nothing.
impl Observer for () {
    #[inline]
    fn event(&mut self, _tree: &'static TreeInfo, _node: u16, _event: Event) {}
}

/// An observer that lives elsewhere.
impl<O: Observer + ?Sized> Observer for &mut O {
    #[inline]
    fn event(&mut self, tree: &'static TreeInfo, node: u16, event: Event) {
        (**self).event(tree, node, event);
    }
}
