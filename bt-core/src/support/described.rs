//! Whether a leaf is a tree, which only its type can tell.

use crate::info::TreeInfo;
use crate::Tree;
use core::marker::PhantomData;

/// A leaf's description of itself as a tree, if it is one.
pub trait MaybeTree {
    /// The tree.
    const TREE: Option<&'static TreeInfo>;
}

/// No tree.
pub struct NoTree;

impl MaybeTree for NoTree {
    const TREE: Option<&'static TreeInfo> = None;
}

/// The tree `T`.
pub struct IsTree<T: ?Sized>(PhantomData<T>);

impl<T: Tree + ?Sized> IsTree<T> {
    /// Says that it is one.
    #[must_use]
    pub const fn it_is() -> Self {
        Self(PhantomData)
    }
}

impl<T: Tree + ?Sized> MaybeTree for IsTree<T> {
    const TREE: Option<&'static TreeInfo> = Some(T::INFO);
}

/// The tree that a leaf is: `tree_of(<Patrol as Behavior<Hero>>::described)`.
///
/// The function is never called: its type tells. A constant of `Behavior` could not be had from a
/// `dyn Behavior`, and there would be none.
#[must_use]
pub const fn tree_of<T: MaybeTree>(_: fn() -> T) -> Option<&'static TreeInfo> {
    T::TREE
}

/// What a compiled tree says of itself: the state of a closure form for contexts of type `C`, an item whatever `C` is.
///
/// An item has the parameter so that rustc works the description out where it is used: as a constant of a type without
/// parameters, it would cost each `cargo check` a twentieth of all that it does.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a compiled tree",
    label = "`{Self}` does not implement `Tree`",
    note = "every tree written with `behavior_tree!` implements `Tree`"
)]
pub trait Described<C: ?Sized> {
    /// The tree as it was written.
    const DESCRIBED: &'static TreeInfo;

    /// As that of a tree.
    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16));
}

#[diagnostic::do_not_recommend]
impl<T: Described<()> + ?Sized> Tree for T {
    const INFO: &'static TreeInfo = T::DESCRIBED;

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        Described::visit_running(self, base, visit);
    }
}

/// Visits the node that is known to be running where a region rests, if it runs.
pub fn visit_known(base: u16, index: impl Into<u16>, known: &[u16], visit: &mut impl FnMut(u16)) {
    let place = usize::from(index.into()).checked_sub(1);
    if let Some(node) = place.and_then(|place| known.get(place)) {
        visit(base + node);
    }
}

/// The number of the root of a leaf of the tree `T`: of the one with this number.
#[must_use]
pub fn base_of<T: Tree + ?Sized, const LEAF: usize>(base: u16) -> u16 {
    base + const { T::INFO.base_of(LEAF) }
}

#[cfg(test)]
mod tests {
    use super::{tree_of, IsTree, MaybeTree};
    use crate::info::{Kind, Leaf, Node, TreeInfo};
    use crate::{Behavior, Status, Tree};

    struct Rest;

    impl Behavior<u32> for Rest {
        fn tick(&mut self, _: &mut u32) -> Status {
            Status::Success
        }
    }

    struct Patrol;

    impl Tree for Patrol {
        const INFO: &'static TreeInfo = &TreeInfo::new(
            "Patrol",
            3,
            &[Node::root(Kind::Leaf(Leaf::Running), "running")],
        );

        fn visit_running(&self, _base: u16, _visit: &mut impl FnMut(u16)) {}
    }

    impl Behavior<u32> for Patrol {
        fn tick(&mut self, _: &mut u32) -> Status {
            Status::Running
        }

        fn described() -> impl MaybeTree
        where
            Self: Sized,
        {
            IsTree::<Self>::it_is()
        }
    }

    struct Either<B>(B);

    impl<B: Behavior<u32>> Tree for Either<B> {
        const INFO: &'static TreeInfo = &TreeInfo::new(
            "Either",
            5,
            &[Node::root(Kind::Leaf(Leaf::Value), "B")
                .with_tree(tree_of(<B as Behavior<u32>>::described))],
        );

        fn visit_running(&self, _base: u16, _visit: &mut impl FnMut(u16)) {}
    }

    #[test]
    fn a_leaf_of_any_type_tells_whether_it_is_a_tree() {
        assert_eq!((Either::<Rest>::NODES, Either::<Patrol>::NODES), (1, 2));
        assert_eq!(Either::<&mut Patrol>::NODES, 2, "by reference, too");
        assert_eq!(Either::<Option<Patrol>>::NODES, 2, "or none");
        let shapes = [
            Either::<Rest>::SHAPE,
            Either::<Patrol>::SHAPE,
            Patrol::SHAPE,
        ];
        assert!(shapes[0] != shapes[1] && shapes[1] != shapes[2]);
        let _ = (Either(Rest), Rest.tick(&mut 1), Patrol.tick(&mut 1));
    }

    #[test]
    fn behaviours_are_still_had_dynamically() {
        let behaviour: &mut dyn Behavior<u32> = &mut Patrol;
        assert_eq!(behaviour.tick(&mut 1), Status::Running);
    }
}
