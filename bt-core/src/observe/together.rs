//! Observers that are borrowed, and several that see the same.

use super::{Answer, Observer, Operation};
use crate::info::Statuses;
use crate::{Status, Tree, TreeInfo};
use core::fmt::Debug;

/// So `(&mut eyes, &mut recording)` is an observer.
#[diagnostic::do_not_recommend]
impl<O: Observer> Observer for &mut O {
    type Within<'a>
        = O::Within<'a>
    where
        Self: 'a;

    #[inline]
    fn within(&mut self, base: u16) -> O::Within<'_> {
        (**self).within(base)
    }

    #[inline]
    fn before(&mut self, node: u16) -> Option<Status> {
        (**self).before(node)
    }

    #[inline]
    fn gives(&mut self, node: u16, statuses: Statuses) {
        (**self).gives(node, statuses);
    }

    #[inline]
    fn answer(&mut self, node: u16, answer: Answer) {
        (**self).answer(node, answer);
    }

    #[inline]
    fn error<E: Debug>(&mut self, node: u16, error: &E) {
        (**self).error(node, error);
    }

    #[inline]
    fn halt(&mut self, node: u16) {
        (**self).halt(node);
    }

    #[inline]
    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        (**self).begin(operation, tree);
    }

    #[inline]
    fn begin_on<T: Tree>(&mut self, operation: Operation, tree: &T) {
        (**self).begin_on(operation, tree);
    }

    #[inline]
    fn end(&mut self, operation: Operation, status: Option<Status>) {
        (**self).end(operation, status);
    }
}

/// All see the same, in order; where one answers in place of a leaf, those behind it are not asked.
macro_rules! together {
    ($($Observer:ident $place:tt),*) => {
        #[diagnostic::do_not_recommend]
        impl<$($Observer: Observer),*> Observer for ($($Observer,)*) {
            type Within<'a>
                = ($($Observer::Within<'a>,)*)
            where
                Self: 'a;

            #[inline]
            fn within(&mut self, base: u16) -> Self::Within<'_> {
                ($(self.$place.within(base),)*)
            }

            #[inline]
            fn before(&mut self, node: u16) -> Option<Status> {
                None$(.or_else(|| self.$place.before(node)))*
            }

            #[inline]
            fn gives(&mut self, node: u16, statuses: Statuses) {
                $(self.$place.gives(node, statuses);)*
            }

            #[inline]
            fn answer(&mut self, node: u16, answer: Answer) {
                $(self.$place.answer(node, answer);)*
            }

            #[inline]
            fn error<Error: Debug>(&mut self, node: u16, error: &Error) {
                $(self.$place.error(node, error);)*
            }

            #[inline]
            fn halt(&mut self, node: u16) {
                $(self.$place.halt(node);)*
            }

            #[inline]
            fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
                $(self.$place.begin(operation, tree);)*
            }

            #[inline]
            fn begin_on<T: Tree>(&mut self, operation: Operation, tree: &T) {
                $(self.$place.begin_on(operation, tree);)*
            }

            #[inline]
            fn end(&mut self, operation: Operation, status: Option<Status>) {
                $(self.$place.end(operation, status);)*
            }
        }
    };
}

together!(A 0, B 1);
together!(A 0, B 1, C 2);
together!(A 0, B 1, C 2, D 3);
