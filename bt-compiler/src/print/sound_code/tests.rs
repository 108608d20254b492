//! What rustc is given of trees with mistakes, the mistakes left out.

use crate::expand::{expand, Expansion};
use proc_macro2::TokenStream;
use quote::quote;

/// The code of a tree with so many mistakes.
fn code(tree: TokenStream, mistakes: usize) -> TokenStream {
    let Expansion { code, errors, .. } = expand(&quote! { ::quickbeam }, tree);
    assert_eq!(errors.len(), mistakes, "{errors:?}");
    code
}

/// A tree with mistakes: its type with what belongs to it, and the code in it that is right.
fn item() -> [syn::File; 2] {
    let tree = quote! {
        /// At night.
        #[cfg(night)]
        #[derive(Debug)]
        pub tree Night<'a, T: Copy, const N: usize>(hero: &mut Hero<'a>, steps: T) where T: Into<u32> {
            fallback<
                search: door_open, senses::near::<N>(steps, hero.energy), .rest(2), { hero.energy > 3 }, { return true; },
                Walk::to(steps), fallbakc< a >, walk(3,,), .walk(,3), hero.energy, timeout(8, sleep), test(energy < 3),
            >
        }
    };
    let mut file: syn::File = syn::parse2(code(tree, 5)).expect("Rust");
    let sound = file.items.split_off(3);
    [file.items, sound].map(|items| syn::File {
        shebang: None,
        attrs: Vec::new(),
        items,
    })
}

#[test]
fn an_item_keeps_its_type() {
    let [stub, _] = item();
    insta::assert_snapshot!(prettyplease::unparse(&stub), @r#"
    /// At night.
    #[cfg(night)]
    pub struct Night<'a, T: Copy, const N: usize>
    where
        T: Into<u32>,
    {
        marker: ::quickbeam::__v1::PhantomData<fn(&'a (), *const T)>,
    }
    #[cfg(night)]
    impl<'a, T: Copy, const N: usize> Night<'a, T, N>
    where
        T: Into<u32>,
    {
        /// The number of the node labelled so.
        pub const SEARCH: ::quickbeam::__v1::u16 = 0;
        /// An idle tree.
        pub const fn new(steps: T) -> Self {
            ::quickbeam::__v1::forget(steps);
            Self {
                marker: ::quickbeam::__v1::PhantomData,
            }
        }
        /// Ticks the tree once.
        #[doc(alias("update", "run", "step", "execute", "tick_once", "tick_root"))]
        pub fn tick(&mut self, hero: &mut Hero<'a>) -> ::quickbeam::__v1::Status {
            let _ = hero;
            loop {}
        }
        /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
        /// Does nothing to an idle tree.
        #[doc(alias("stop", "abort", "cancel", "terminate"))]
        pub fn halt(&mut self, hero: &mut Hero<'a>) {
            let _ = hero;
        }
        /// Halts the tree and forgets all memory.
        #[doc(alias("restart"))]
        pub fn reset(&mut self, hero: &mut Hero<'a>) {
            let _ = hero;
        }
        /// Whether the last tick gave `Running`, and no halt came since.
        pub const fn is_running(&self) -> ::quickbeam::__v1::bool {
            false
        }
        /// The resume index of a fallback or sequence that is not reactive: the position, from 0, of the child its
        /// next tick goes on with.
        pub const fn resume_index(
            &self,
            node: ::quickbeam::__v1::u16,
        ) -> ::quickbeam::__v1::Option<::quickbeam::__v1::usize> {
            let _ = node;
            ::quickbeam::__v1::Option::None
        }
        /// What runs: for each part of the tree that runs by itself, the number of the deepest node that is known
        /// to be running, subtrees included.
        pub fn running(&self) -> ::quickbeam::__v1::Running<'_, Self> {
            ::quickbeam::__v1::Tree::running(self)
        }
        /// Whether the node with this number is known to be running, itself or something below it.
        pub fn is_running_at(
            &self,
            node: ::quickbeam::__v1::u16,
        ) -> ::quickbeam::__v1::bool {
            ::quickbeam::__v1::Tree::is_running_at(self, node)
        }
    }
    #[cfg(night)]
    const _: () = {
        use ::quickbeam::__v1 as __quickbeam;
        impl<'a, T: Copy, const N: usize> __quickbeam::Behavior<Hero<'a>> for Night<'a, T, N>
        where
            T: Into<u32>,
        {
            fn tick(&mut self, ctx: &mut Hero<'a>) -> __quickbeam::Status {
                Self::tick(self, ctx)
            }
        }
        impl<'a, T: Copy, const N: usize> __quickbeam::Tree for Night<'a, T, N>
        where
            T: Into<u32>,
        {
            const INFO: &'static __quickbeam::TreeInfo = &__quickbeam::info("", 0, &[]);
            fn visit_running(
                &self,
                _base: __quickbeam::u16,
                _visit: &mut impl __quickbeam::FnMut(__quickbeam::u16),
            ) {}
        }
        #[automatically_derived]
        impl<'a, T: Copy, const N: usize> __quickbeam::fmt::Debug for Night<'a, T, N>
        where
            T: Into<u32>,
        {
            fn fmt(
                &self,
                formatter: &mut __quickbeam::fmt::Formatter<'_>,
            ) -> __quickbeam::fmt::Result {
                formatter.debug_struct("Night").finish()
            }
        }
    };
    "#);
}

#[test]
fn an_item_keeps_the_code_that_is_right() {
    let [_, sound] = item();
    insta::assert_snapshot!(prettyplease::unparse(&sound), @r#"
    #[cfg(night)]
    const _: () = {
        fn tree<'a, T: Copy, const N: usize>(hero: &mut Hero<'a>, steps: T)
        where
            T: Into<u32>,
        {
            let _ = (&hero, &steps);
            if false {
                let _ = door_open(hero);
            }
            if false {
                let _ = {
                    let argument_2 = hero.energy;
                    senses::near::<N>(hero, steps, argument_2)
                };
            }
            if false {
                let _ = hero.rest(2);
            }
            if false {
                let _ = { hero.energy > 3 };
            }
            if false {
                let _ = || {
                    return true;
                };
            }
            if false {
                let _: Walk = Walk::to(steps);
            }
            if false {
                let _ = a(hero);
            }
            if false {
                let _ = sleep(hero);
            }
        }
    };
    "#);
}

#[test]
fn a_closure_keeps_the_code_that_is_right() {
    let typed = code(
        quote! { |hero: &mut Hero| fallback< door_open, timeout(8, sleep) > },
        1,
    );
    let named = code(
        quote! { |hero| fallback< door_open, timeout(8, sleep) > },
        1,
    );
    let bare = code(quote! { fallback< door_open, timeout(8, sleep) > }, 1);
    let file = quote! { fn trees() { let typed = #typed; let named = #named; let bare = #bare; } };
    let file = syn::parse2(file).expect("Rust");
    insta::assert_snapshot!(prettyplease::unparse(&file), @r#"
    fn trees() {
        let typed = {
            let _ = |hero: &mut Hero| {
                let _ = &hero;
                if false {
                    let _ = door_open(hero);
                }
                if false {
                    let _ = sleep(hero);
                }
            };
            ::quickbeam::__v1::BrokenTree
        };
        let named = {
            let _ = || {
                if false {
                    let _ = door_open(::quickbeam::__v1::unknown());
                }
                if false {
                    let _ = sleep(::quickbeam::__v1::unknown());
                }
            };
            ::quickbeam::__v1::BrokenTree
        };
        let bare = {
            let _ = || {
                if false {
                    let _ = door_open(::quickbeam::__v1::unknown());
                }
                if false {
                    let _ = sleep(::quickbeam::__v1::unknown());
                }
            };
            ::quickbeam::__v1::BrokenTree
        };
    }
    "#);
}
