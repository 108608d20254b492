//! The options of the nodes, node by node: what stands before a `=` in parentheses.

/// The options of `reactive_fallback`.
pub mod reactive_fallback {
    use super::super::Choice;

    /// Option `on_running = continue`: a running child does not end the tick; all children are ticked in order, every tick, until
    /// one succeeds. Then every running child is halted, and the result is success. Failure only if all failed in this tick.
    pub const on_running: Choice = Choice(());
}

/// The options of `async_fallback`.
pub mod async_fallback {
    use super::super::Choice;

    /// Option `yield = sync`: rests only after a child that started and failed within this very tick; after one that ran for a
    /// while, the next child is ticked at once. `yield = always` says what holds without an option.
    pub const r#yield: Choice = Choice(());
}

/// The options of `reactive_sequence`.
pub mod reactive_sequence {
    use super::super::Choice;

    /// Option `on_running = continue`: a running child does not end the tick; all children are ticked in order, every tick, until
    /// one fails. Then every running child is halted, and the result is failure. Success only if all succeeded in this tick.
    pub const on_running: Choice = Choice(());
}

/// The options of `async_sequence`.
pub mod async_sequence {
    use super::super::Choice;

    /// Option `yield = sync`: rests only after a child that started and succeeded within this very tick; after one that ran for
    /// a while, the next child is ticked at once. `yield = always` says what holds without an option.
    pub const r#yield: Choice = Choice(());
}

/// The options of `parallel`.
pub mod parallel {
    use super::super::Choice;

    /// Options: `success` and `failure` are counts, such as `success = 2`, expressions of type `u32`, or `all`. The default is
    /// `success = all, failure = 1`.
    pub const success: Choice = Choice(());

    /// Options: `success` and `failure` are counts, such as `success = 2`, expressions of type `u32`, or `all`. The default is
    /// `success = all, failure = 1`.
    pub const failure: Choice = Choice(());

    /// Option `each = tick`: every child is ticked at every tick; those that completed earlier start afresh. Only the results of
    /// this tick count, and failure is tested before success, after all children were ticked.
    pub const each: Choice = Choice(());
}

/// The options of `parallel_all`.
pub mod parallel_all {
    use super::super::Choice;

    /// Option `failures`: a count, such as `failures = 2`, an expression of type `u32`, or `all`. The default is 1.
    pub const failures: Choice = Choice(());
}

/// The options of `priority`.
pub mod priority {
    use super::super::Choice;

    /// Option `each = tick`: the query is asked at every tick. When it gives another child, or none, the one that ran is halted before anything else is
    /// ticked.
    pub const each: Choice = Choice(());
}

/// The options of `utility`.
pub mod utility {
    use super::super::Choice;

    /// Option `each = tick`: the scores are evaluated at every tick. When another child wins, or none, the one that ran is halted before anything else is
    /// ticked. Scores that come close to each other make it change its mind often: add a little to the score of what is being done.
    pub const each: Choice = Choice(());
}

/// The options of `try_catch`.
pub mod try_catch {
    use super::super::Choice;

    /// A halt of what is tried does not tick the handler, unless `on_halt = handler` says so. Then it is ticked once, from its beginning, after what is tried
    /// has been halted, and its result is dropped. A halt ends at once: a handler that gives running is halted, and only what its nodes remember beyond a
    /// halt, as `sequence_with_memory` does, is left of it. A halt while the handler runs halts it, and does not tick it again. Nor is it ticked when what is
    /// tried has completed.
    pub const on_halt: Choice = Choice(());
}

/// The options of `repeat`.
pub mod repeat {
    use super::super::Choice;

    /// Option `yield`, where another cycle is due after a success:
    ///
    /// * `yield = sync`, the default: running if that cycle began within this tick, else the next cycle starts at once;
    /// * `yield = always`: running, after every cycle;
    /// * `yield = never`: the next cycle always starts within the same tick.
    pub const r#yield: Choice = Choice(());
}

/// The options of `retry`.
pub mod retry {
    use super::super::Choice;

    /// Option `yield`, where another attempt is due after a failure:
    ///
    /// * `yield = sync`, the default: running if that attempt began within this tick, else the next one starts at once;
    /// * `yield = always`: running, after every attempt;
    /// * `yield = never`: the next attempt always starts within the same tick.
    pub const r#yield: Choice = Choice(());
}

/// The options of `repeater`.
pub mod repeater {
    use super::super::Choice;

    /// Option `yield = never`: where the control succeeds, the child starts again within the same tick. `yield = always` says
    /// what holds without an option.
    pub const r#yield: Choice = Choice(());
}

/// The options of `test`.
pub mod test {
    use super::super::Choice;

    /// Compares a field of the context with the value of an expression: `<`, `>`, `<=`, `>=`, `==` or `!=`. True is success,
    /// false failure. `test(field == VALUE, within = PRECISION)` succeeds if the two are no further apart than that.
    pub const within: Choice = Choice(());
}
