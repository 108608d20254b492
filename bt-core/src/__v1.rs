//! What generated code refers to; its name changes when its contents do. Not public. It is here and not in `quickbeam`, for code that
//! `cargo quickbeam expand` wrote refers to it, too.

pub use crate::info::{Kind, Leaf, Mode, Quota, Time, Times, TreeInfo, Yield};
#[cfg(feature = "serde")]
pub use crate::saved;
pub use crate::support::nodes::*;
pub use crate::support::{
    another, ask, ask_context, ask_to_change, base_of, called_again, called_with, check_duration,
    failure, fit_clock, in_context, inside, keep_budget, observed, out_of_reach, position, reached,
    running, success, unknown, visit_known, with_state, Best, BrokenTree, CanFailOrRun,
    CanSucceedOrRun, Checked, Checks, ChildCall, ClosureState, ClosureTree, Decided, Described,
    EditedState, HaltBelow, Handler, IsTree, Keep, MaybeTree, Operation, Passed, Same, StateBelow,
    Tell, TickBelow, Timed,
};
pub use crate::{
    Behavior, CanFail, CanRun, CanSucceed, Clock, Composite, Contextual, Instant, IntoDuration,
    IntoStatus, NeverRuns, Observed, Observer, Running, Status, Tree,
};
pub use core::assert;
pub use core::clone::Clone;
pub use core::cmp::{Eq, PartialEq, PartialOrd};
pub use core::convert::Into;
pub use core::default::Default;
pub use core::fmt::{self, Debug};
pub use core::hash;
pub use core::marker::{Copy, PhantomData, Sized};
pub use core::mem::forget;
pub use core::ops::{ControlFlow, FnMut};
pub use core::option::Option;
pub use core::primitive::{bool, u128, u16, u32, u64, u8, usize};
pub use core::result::Result;
pub use core::time::Duration;
