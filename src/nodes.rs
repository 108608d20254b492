//! The nodes of the language, a page for each: what its keyword means in a tree.
//!
//! Nothing here is for use in code: a keyword needs no import. An editor shows these pages where the pointer rests on
//! a keyword, and goes to them from there.
#![allow(non_camel_case_types)] // They are called as they are written in a tree.

#[doc = include_str!("nodes/fallback.md")]
pub enum fallback {}

#[doc = include_str!("nodes/reactive_fallback.md")]
pub enum reactive_fallback {}

#[doc = include_str!("nodes/async_fallback.md")]
pub enum async_fallback {}

#[doc = include_str!("nodes/sequence.md")]
pub enum sequence {}

#[doc = include_str!("nodes/reactive_sequence.md")]
pub enum reactive_sequence {}

#[doc = include_str!("nodes/async_sequence.md")]
pub enum async_sequence {}

#[doc = include_str!("nodes/sequence_with_memory.md")]
pub enum sequence_with_memory {}

#[doc = include_str!("nodes/parallel.md")]
pub enum parallel {}

#[doc = include_str!("nodes/parallel_all.md")]
pub enum parallel_all {}

#[doc = include_str!("nodes/if_then_else.md")]
pub enum if_then_else {}

#[doc = include_str!("nodes/while_do_else.md")]
pub enum while_do_else {}

#[doc = include_str!("nodes/switch.md")]
pub enum switch {}

#[doc = include_str!("nodes/priority.md")]
pub enum priority {}

#[doc = include_str!("nodes/utility.md")]
pub enum utility {}

#[doc = include_str!("nodes/try_catch.md")]
pub enum try_catch {}

#[doc = include_str!("nodes/instant.md")]
pub enum instant {}

#[doc = include_str!("nodes/invert.md")]
pub enum invert {}

#[doc = include_str!("nodes/force_success.md")]
pub enum force_success {}

#[doc = include_str!("nodes/force_failure.md")]
pub enum force_failure {}

#[doc = include_str!("nodes/repeat.md")]
pub enum repeat {}

#[doc = include_str!("nodes/retry.md")]
pub enum retry {}

#[doc = include_str!("nodes/keep_running_until_failure.md")]
pub enum keep_running_until_failure {}

#[doc = include_str!("nodes/run_once.md")]
pub enum run_once {}

#[doc = include_str!("nodes/timeout.md")]
pub enum timeout {}

#[doc = include_str!("nodes/delay.md")]
pub enum delay {}

#[doc = include_str!("nodes/cooldown.md")]
pub enum cooldown {}

#[doc = include_str!("nodes/interrupter.md")]
pub enum interrupter {}

#[doc = include_str!("nodes/repeater.md")]
pub enum repeater {}

#[doc = include_str!("nodes/context.md")]
pub enum context {}

#[doc = include_str!("nodes/on_start.md")]
pub enum on_start {}

#[doc = include_str!("nodes/on_success.md")]
pub enum on_success {}

#[doc = include_str!("nodes/on_failure.md")]
pub enum on_failure {}

#[doc = include_str!("nodes/on_halt.md")]
pub enum on_halt {}

#[doc = include_str!("nodes/wait.md")]
pub enum wait {}

#[doc = include_str!("nodes/test.md")]
pub enum test {}

#[doc = include_str!("nodes/set.md")]
pub enum set {}

#[doc = include_str!("nodes/success.md")]
pub enum success {}

#[doc = include_str!("nodes/failure.md")]
pub enum failure {}

#[doc = include_str!("nodes/running.md")]
pub enum running {}
