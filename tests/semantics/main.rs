//! What every node does, tick by tick: the reference's sentences, one after the other.
//!
//! Events are written `a+R` for a leaf that started and gave `Running`, `a.S` for one that was ticked on,
//! `a!` for one that was halted. A leaf that is told neither when it starts nor when it is halted is
//! written `a:S`.

#[macro_use]
mod harness;

mod asynchronous;
mod catalogue;
mod clocks;
mod contexts;
mod cooldown;
mod delay_and_wait;
mod everywhere;
mod fallbacks;
mod instant;
mod keep_running;
mod large;
mod leading_leaves;
mod on_running_continue;
mod reactive;
mod repeat;
mod reset;
mod results;
mod retry;
mod return_types;
mod rules;
mod run_once;
mod sequences;
mod sizes;
mod sources;
mod timeout;
mod with_memory;
mod yielding_loops;
