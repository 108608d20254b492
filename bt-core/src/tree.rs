//! What every compiled tree implements: it knows how it was written.

mod outline;

pub use outline::{Activity, Outline};

use crate::info::TreeInfo;

/// A compiled tree, which knows how it was written.
///
/// Every tree that the macro compiles implements it, in either form, generic ones included. The data is
/// constant: what is not used is not in the program, and what is used lies in flash.
///
/// A tree's own nodes are numbered in the order in which they are written, the root being 0. A leaf that
/// is itself a tree has that tree's nodes below it; their numbers begin at [`TreeInfo::base_of`] the leaf,
/// after all nodes of the tree around. So every occurrence of a node has a number of its own, and two
/// leaves that are the same tree are told apart.
///
/// ```
/// use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
/// use bt_core::Tree;
///
/// // By hand, what the macro writes for `tree Night(hero: &mut Hero) { fallback< door_open, sleep > }`.
/// struct Night;
///
/// impl Tree for Night {
///     const INFO: &'static TreeInfo = &TreeInfo::new("Night", 0x2a, &[
///         Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
///         Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
///         Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
///     ]);
///
///     fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
///         visit(base + 2);
///     }
/// }
///
/// assert_eq!(Night::NODES, 3);
/// let leaves = Night::INFO.nodes.iter().filter(|node| node.children.is_empty());
/// assert_eq!(leaves.count(), 2);
/// assert_eq!(Night.running().collect::<Vec<_>>(), [2]);
/// assert!(Night.is_running_at(0) && !Night.is_running_at(1));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a compiled tree",
    label = "`{Self}` does not implement `Tree`",
    note = "every tree written with `behavior_tree!` implements `Tree`"
)]
pub trait Tree {
    /// The tree as it was written.
    const INFO: &'static TreeInfo;

    /// How many nodes it has, those of its subtrees included: node numbers are below this.
    const NODES: u16 = Self::INFO.count();

    /// A hash of the tree's structure and of what its state consists of, subtrees included. It is the same
    /// on every machine and in every build with one release of this library; labels and doc comments do not change it.
    const SHAPE: u64 = Self::INFO.shape();

    /// Visits what [`running`](Self::running) gives, its numbers counted from `base`.
    #[doc(hidden)]
    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16));

    /// What runs: for each part of the tree that runs by itself, the number of the deepest node that is known to be
    /// running, subtrees included.
    ///
    /// There is one such part for the whole tree, one for each running child of a `parallel`, and so on; where nothing
    /// runs, there is none. Where a tree need not know which of several nodes runs, it is the lowest node around them.
    /// It is read off the tree's state, and costs nothing until it is asked for.
    fn running(&self) -> Running<'_, Self>
    where
        Self: Sized,
    {
        Running {
            tree: self,
            given: 0,
        }
    }

    /// Whether the node with this number is known to be running, itself or something below it.
    fn is_running_at(&self, node: u16) -> bool
    where
        Self: Sized,
    {
        let mut runs = false;
        self.visit_running(0, &mut |running| {
            let mut around = Some(running);
            while let Some(number) = around {
                runs |= number == node;
                around = Self::INFO.parent_of(number);
            }
        });
        runs
    }

    /// The tree as an outline, with what runs marked: see [`Outline`].
    fn outline(&self) -> Outline<'_, Self>
    where
        Self: Sized,
    {
        Outline::of(self)
    }

    /// What the tree is doing, in one line: see [`Activity`].
    fn activity(&self) -> Activity<'_, Self>
    where
        Self: Sized,
    {
        Activity::of(self)
    }
}

/// The nodes of a tree that run: see [`Tree::running`].
#[derive(Debug)]
pub struct Running<'a, T> {
    tree: &'a T,
    given: usize,
}

impl<T: Tree> Iterator for Running<'_, T> {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        // Few parts run by themselves at a time.
        let (mut position, mut found) = (0, None);
        self.tree.visit_running(0, &mut |node| {
            if position == self.given {
                found = Some(node);
            }
            position += 1;
        });
        self.given += 1;
        found
    }
}
