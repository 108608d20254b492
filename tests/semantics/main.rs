//! What every node does, tick by tick: the reference's sentences, one after the other.
//!
//! Events are written `a+R` for a leaf that started and gave `Running`, `a.S` for one that was ticked on,
//! `a!` for one that was halted. A leaf that is told neither when it starts nor when it is halted is
//! written `a:S`.

#[path = "../../bt-compiler/tests/proof/src/chance.rs"]
mod seeds;

#[macro_use]
mod harness;

mod asynchronous;
mod below_composites;
mod catalogue;
mod catch_on_halt;
mod chance;
mod clocks;
mod composites_in_closures;
mod contexts;
mod cooldown;
mod declared;
mod delay_and_wait;
mod derived;
mod everywhere;
mod fallbacks;
mod halts_in_place;
mod idle;
mod instant;
mod keep_running;
mod kinds;
mod large;
mod leading_leaves;
mod nested_composites;
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
mod subtrees;
mod timeout;
mod with_memory;
mod yielding_loops;
