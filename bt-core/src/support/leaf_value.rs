//! The leaf values of a generic tree, as its code calls them.

use super::MaybeTree;
use crate::observe::Observer;
use crate::{Behavior, Status};

/// Whatever is a behaviour, for the bounds of a generic tree.
///
/// A tree implements [`Behavior`] itself, where its leaves are. With a bound `Nap: Behavior<C>` there, a type `Nap` that is not
/// known would be any type, the tree too, and rustc would compare what the tree says of itself with what it has just been told.
///
/// Nothing here has a `self`: the code of users stands beside, and there `tick` is that of [`Behavior`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a behaviour of the context `{Context}`",
    label = "`{Self}` does not implement `Behavior<{Context}>`",
    note = "a leaf in `UpperCamelCase` is a value that implements `Behavior<{Context}>`; a function is written in `snake_case`, and a composite with its children behind it, and not in parentheses: `RoundRobin::new()< …, … >`",
    note = "a tree is a behaviour of the context type that it was declared with, and of no other"
)]
#[allow(missing_docs)] // They are those of `Behavior`.
pub trait LeafValue<Context: ?Sized> {
    fn start(value: &mut Self, ctx: &mut Context) -> Status;
    fn tick(value: &mut Self, ctx: &mut Context) -> Status;
    fn halt(value: &mut Self, ctx: &mut Context);
    fn idle(value: &mut Self, ctx: &mut Context);
    fn forget(value: &mut Self, ctx: &mut Context);
    fn execute_start(value: &mut Self, ctx: &mut Context) -> Status;
    fn execute_tick(value: &mut Self, ctx: &mut Context) -> Status;
    fn halt_node(value: &mut Self, ctx: &mut Context);
    fn described() -> impl MaybeTree;
    fn visit_running(value: &Self, base: u16, visit: &mut impl FnMut(u16));
    fn observed_tick<O: Observer>(
        value: &mut Self,
        starts: bool,
        ctx: &mut Context,
        observer: &mut O,
        numbers: [u16; 2],
    ) -> Status;
    fn observed_halt<O: Observer>(
        value: &mut Self,
        ctx: &mut Context,
        observer: &mut O,
        numbers: [u16; 2],
    );
}

#[diagnostic::do_not_recommend]
#[allow(clippy::inline_always)] // Nothing is done here.
impl<C: ?Sized, B: Behavior<C>> LeafValue<C> for B {
    #[inline(always)]
    fn start(value: &mut Self, ctx: &mut C) -> Status {
        value.start(ctx)
    }

    #[inline(always)]
    fn tick(value: &mut Self, ctx: &mut C) -> Status {
        value.tick(ctx)
    }

    #[inline(always)]
    fn halt(value: &mut Self, ctx: &mut C) {
        value.halt(ctx);
    }

    #[inline(always)]
    fn idle(value: &mut Self, ctx: &mut C) {
        value.idle(ctx);
    }

    #[inline(always)]
    fn forget(value: &mut Self, ctx: &mut C) {
        value.forget(ctx);
    }

    #[inline(always)]
    fn execute_start(value: &mut Self, ctx: &mut C) -> Status {
        value.execute_start(ctx)
    }

    #[inline(always)]
    fn execute_tick(value: &mut Self, ctx: &mut C) -> Status {
        value.execute_tick(ctx)
    }

    #[inline(always)]
    fn halt_node(value: &mut Self, ctx: &mut C) {
        value.halt_node(ctx);
    }

    fn described() -> impl MaybeTree {
        <B as Behavior<C>>::described()
    }

    #[inline(always)]
    fn visit_running(value: &Self, base: u16, visit: &mut impl FnMut(u16)) {
        Behavior::visit_running(value, base, visit);
    }

    #[inline(always)]
    fn observed_tick<O: Observer>(
        value: &mut Self,
        starts: bool,
        ctx: &mut C,
        observer: &mut O,
        numbers: [u16; 2],
    ) -> Status {
        Behavior::observed_tick(value, starts, ctx, observer, numbers)
    }

    #[inline(always)]
    fn observed_halt<O: Observer>(
        value: &mut Self,
        ctx: &mut C,
        observer: &mut O,
        numbers: [u16; 2],
    ) {
        Behavior::observed_halt(value, ctx, observer, numbers);
    }
}
