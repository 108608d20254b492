//! What stands after the `=` of an option, where that is a word.

/// The values of the options of `reactive_fallback`.
pub mod reactive_fallback {
    /// The values of the option `on_running`.
    pub mod on_running {
        use super::super::super::Choice;

        /// Option `on_running = continue`: a running child does not end the tick; all children are ticked in order, every tick, until
        /// one succeeds. Then every running child is halted, and the result is success. Failure only if all failed in this tick.
        pub const r#continue: Choice = Choice(());
    }
}

/// The values of the options of `async_fallback`.
pub mod async_fallback {
    /// The values of the option `yield`.
    pub mod r#yield {
        use super::super::super::Choice;

        /// Option `yield = sync`: rests only after a child that started and failed within this very tick; after one that ran for a
        /// while, the next child is ticked at once. `yield = always` says what holds without an option.
        pub const sync: Choice = Choice(());

        /// Option `yield = sync`: rests only after a child that started and failed within this very tick; after one that ran for a
        /// while, the next child is ticked at once. `yield = always` says what holds without an option.
        pub const always: Choice = Choice(());
    }
}

/// The values of the options of `reactive_sequence`.
pub mod reactive_sequence {
    /// The values of the option `on_running`.
    pub mod on_running {
        use super::super::super::Choice;

        /// Option `on_running = continue`: a running child does not end the tick; all children are ticked in order, every tick, until
        /// one fails. Then every running child is halted, and the result is failure. Success only if all succeeded in this tick.
        pub const r#continue: Choice = Choice(());
    }
}

/// The values of the options of `async_sequence`.
pub mod async_sequence {
    /// The values of the option `yield`.
    pub mod r#yield {
        use super::super::super::Choice;

        /// Option `yield = sync`: rests only after a child that started and succeeded within this very tick; after one that ran for
        /// a while, the next child is ticked at once. `yield = always` says what holds without an option.
        pub const sync: Choice = Choice(());

        /// Option `yield = sync`: rests only after a child that started and succeeded within this very tick; after one that ran for
        /// a while, the next child is ticked at once. `yield = always` says what holds without an option.
        pub const always: Choice = Choice(());
    }
}

/// The values of the options of `parallel`.
pub mod parallel {
    /// The values of the option `success`.
    pub mod success {
        use super::super::super::Choice;

        /// Options: `success` and `failure` are counts, such as `success = 2`, expressions of type `u32`, or `all`. The default is
        /// `success = all, failure = 1`.
        pub const all: Choice = Choice(());
    }

    /// The values of the option `failure`.
    pub mod failure {
        use super::super::super::Choice;

        /// Options: `success` and `failure` are counts, such as `success = 2`, expressions of type `u32`, or `all`. The default is
        /// `success = all, failure = 1`.
        pub const all: Choice = Choice(());
    }

    /// The values of the option `each`.
    pub mod each {
        use super::super::super::Choice;

        /// Option `each = tick`: every child is ticked at every tick; those that completed earlier start afresh. Only the results of
        /// this tick count, and failure is tested before success, after all children were ticked.
        pub const tick: Choice = Choice(());
    }
}

/// The values of the options of `parallel_all`.
pub mod parallel_all {
    /// The values of the option `failures`.
    pub mod failures {
        use super::super::super::Choice;

        /// Option `failures`: a count, such as `failures = 2`, an expression of type `u32`, or `all`. The default is 1.
        pub const all: Choice = Choice(());
    }
}

/// The values of the options of `priority`.
pub mod priority {
    /// The values of the option `each`.
    pub mod each {
        use super::super::super::Choice;

        /// Option `each = tick`: the query is asked at every tick. When it gives another child, or none, the one that ran is halted before anything else is
        /// ticked.
        pub const tick: Choice = Choice(());
    }
}

/// The values of the options of `utility`.
pub mod utility {
    /// The values of the option `each`.
    pub mod each {
        use super::super::super::Choice;

        /// Option `each = tick`: the scores are evaluated at every tick. When another child wins, or none, the one that ran is halted before anything else is
        /// ticked. Scores that come close to each other make it change its mind often: add a little to the score of what is being done.
        pub const tick: Choice = Choice(());
    }
}

/// The values of the options of `try_catch`.
pub mod try_catch {
    /// The values of the option `on_halt`.
    pub mod on_halt {
        use super::super::super::Choice;

        /// A halt of what is tried does not tick the handler, unless `on_halt = handler` says so. Then it is ticked once, from its beginning, after what is tried
        /// has been halted, and its result is dropped. A halt ends at once: a handler that gives running is halted, and only what its nodes remember beyond a
        /// halt, as `sequence_with_memory` does, is left of it. A halt while the handler runs halts it, and does not tick it again. Nor is it ticked when what is
        /// tried has completed.
        pub const handler: Choice = Choice(());
    }
}

/// The values of the options of `repeat`.
pub mod repeat {
    /// The values of the option `yield`.
    pub mod r#yield {
        use super::super::super::Choice;

        /// `yield = sync`, the default: running if that cycle began within this tick, else the next cycle starts at once.
        pub const sync: Choice = Choice(());

        /// `yield = never`: the next cycle always starts within the same tick.
        pub const never: Choice = Choice(());

        /// `yield = always`: running, after every cycle.
        pub const always: Choice = Choice(());
    }
}

/// The values of the options of `retry`.
pub mod retry {
    /// The values of the option `yield`.
    pub mod r#yield {
        use super::super::super::Choice;

        /// `yield = sync`, the default: running if that attempt began within this tick, else the next one starts at once.
        pub const sync: Choice = Choice(());

        /// `yield = never`: the next attempt always starts within the same tick.
        pub const never: Choice = Choice(());

        /// `yield = always`: running, after every attempt.
        pub const always: Choice = Choice(());
    }
}

/// The values of the options of `repeater`.
pub mod repeater {
    /// The values of the option `yield`.
    pub mod r#yield {
        use super::super::super::Choice;

        /// Option `yield = never`: where the control succeeds, the child starts again within the same tick. `yield = always` says
        /// what holds without an option.
        pub const never: Choice = Choice(());

        /// Option `yield = never`: where the control succeeds, the child starts again within the same tick. `yield = always` says
        /// what holds without an option.
        pub const always: Choice = Choice(());
    }
}
