//! Functions as leaves: called with the context, and with literals as arguments.

use super::literal::{Argument, Literal};
use bt_core::info::Statuses;
use bt_core::{IntoStatus, Status};
use std::sync::Arc;

/// A leaf of a tree, its arguments included.
pub(super) type Call<C> = Box<dyn Fn(&mut C) -> Status + Send + Sync>;

/// Why a function cannot be called with the arguments that are written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Mismatch {
    /// It takes so many.
    Count(usize),
    /// The argument at this position, from 0, is to be something else.
    Argument {
        position: usize,
        wanted: &'static str,
    },
}

/// What makes a leaf of the arguments that are written.
pub(super) type Bind<C> = Arc<dyn Fn(&[Literal]) -> Result<Call<C>, Mismatch> + Send + Sync>;

/// A function or closure that can be a leaf for contexts of type `C`.
///
/// It takes `&mut C` or `&C`, then up to three arguments: numbers, `bool`, `char`, `&str` and `Duration`. It gives
/// what any leaf may give: `Status`, `bool`, `()` and so on. `M` is found by rustc. A closure names the type of its context:
/// `|hero: &mut Hero| hero.rest()`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no leaf for the context `{C}`",
    note = "a leaf takes `&mut {C}` or `&{C}`, then up to three numbers, `bool`s, `char`s, `&str`s or `Duration`s, and gives `Status`, `bool`, `()` or the like",
    note = "a closure names the type of its context: `|ctx: &mut {C}| …`"
)]
pub trait LeafFn<C, M>: Sized {
    #[doc(hidden)]
    fn leaf(self) -> Bound<C>;
}

/// A function, bound once its arguments are known.
#[doc(hidden)]
pub struct Bound<C> {
    pub(super) bind: Bind<C>,
    pub(super) gives: Statuses,
}

/// How a function takes its context: `&mut C`.
#[doc(hidden)]
pub enum Changes {}
/// `&C`.
#[doc(hidden)]
pub enum Reads {}
/// An argument of type `A`.
#[doc(hidden)]
pub struct Own<A>(A);
/// An argument `&str`.
#[doc(hidden)]
pub enum Text {}

/// What is kept of an argument, and what a function is given.
macro_rules! argument {
    (type Own $name:ident) => { $name };
    (type Text $name:ident) => { &str };
    (marker Own $name:ident) => { Own<$name> };
    (marker Text $name:ident) => { Text };
    (read Own $name:ident $literal:expr, $position:expr) => {
        <$name>::read($literal).ok_or(Mismatch::Argument { position: $position, wanted: $name::NAME })?
    };
    (read Text $name:ident $literal:expr, $position:expr) => {
        match $literal {
            Literal::Text(text) => Box::<str>::from(&**text),
            _ => return Err(Mismatch::Argument { position: $position, wanted: "&str" }),
        }
    };
    (give Own $kept:expr) => { $kept };
    (give Text $kept:expr) => { &*$kept };
}

macro_rules! function {
    ($how:ident [$($context:tt)*] [$($own:ident)*] $(($kind:ident $name:ident $kept:ident $position:literal))*) => {
        impl<C: 'static, F, R $(, $own)*> LeafFn<C, ($how, R, $(argument!(marker $kind $name),)*)> for F
        where
            F: Fn($($context)* C $(, argument!(type $kind $name))*) -> R + Send + Sync + 'static,
            R: IntoStatus,
            $($own: Argument,)*
        {
            fn leaf(self) -> Bound<C> {
                let function = Arc::new(self);
                Bound {
                    gives: Statuses::of::<R>(),
                    bind: Arc::new(move |arguments: &[Literal]| {
                        let [$($kept),*] = arguments else {
                            return Err(Mismatch::Count(<[usize]>::len(&[$($position),*])));
                        };
                        $(let $kept = argument!(read $kind $name $kept, $position);)*
                        let function = Arc::clone(&function);
                        Ok(Box::new(move |context: &mut C| {
                            function(context $(, argument!(give $kind $kept))*).into_status()
                        }))
                    }),
                }
            }
        }
    };
}

macro_rules! functions {
    ($($how:ident [$($context:tt)*];)*) => { $(
        function!($how [$($context)*] []);
        function!($how [$($context)*] [A] (Own A a 0));
        function!($how [$($context)*] [] (Text A a 0));
        function!($how [$($context)*] [A B] (Own A a 0) (Own B b 1));
        function!($how [$($context)*] [A] (Own A a 0) (Text B b 1));
        function!($how [$($context)*] [B] (Text A a 0) (Own B b 1));
        function!($how [$($context)*] [] (Text A a 0) (Text B b 1));
        function!($how [$($context)*] [A B D] (Own A a 0) (Own B b 1) (Own D d 2));
        function!($how [$($context)*] [A B] (Own A a 0) (Own B b 1) (Text D d 2));
        function!($how [$($context)*] [A D] (Own A a 0) (Text B b 1) (Own D d 2));
        function!($how [$($context)*] [A] (Own A a 0) (Text B b 1) (Text D d 2));
        function!($how [$($context)*] [B D] (Text A a 0) (Own B b 1) (Own D d 2));
        function!($how [$($context)*] [B] (Text A a 0) (Own B b 1) (Text D d 2));
        function!($how [$($context)*] [D] (Text A a 0) (Text B b 1) (Own D d 2));
        function!($how [$($context)*] [] (Text A a 0) (Text B b 1) (Text D d 2));
    )* };
}

functions! {
    Changes [&mut];
    Reads [&];
}
