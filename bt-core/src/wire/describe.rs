//! Descriptions of trees and what they answer as bytes, without allocation: recordings hold the same.

use crate::info::{Kind, Leaf, Mode, Quota, Time, Times, TreeInfo, Yield};
use crate::observe::Answer;
use crate::Status;

/// The lower half of a byte that stands for the answer of a whole tree; its upper half is the status.
const WHOLE: u8 = 15;

/// A number as in LEB128.
pub fn put_number(out: &mut impl FnMut(u8), mut number: u64) {
    while number >= 0x80 {
        out(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    out(number.to_le_bytes()[0]);
}

pub fn put_text(out: &mut impl FnMut(u8), text: &str) {
    put_number(out, text.len() as u64);
    text.bytes().for_each(out);
}

fn put_option(out: &mut impl FnMut(u8), text: Option<&str>) {
    out(text.is_some().into());
    if let Some(text) = text {
        put_text(out, text);
    }
}

/// What an observer was told of the node whose number ends in these four bits. `is_whole`: it is the status of a tree below a leaf, in place
/// of what happens within it.
#[inline]
pub fn put_answer(out: &mut impl FnMut(u8), mark: u8, is_whole: bool, answer: Answer) {
    let (low, value) = match answer {
        Answer::Status(status) => {
            let status = match status {
                Status::Success => 0,
                Status::Failure => 1,
                Status::Running => 2,
            };
            if is_whole {
                return out(WHOLE | status << 4);
            }
            (status, None)
        }
        Answer::Elapsed(elapsed) => (3 + u8::from(elapsed), None),
        Answer::Finished(finished) => (5 + u8::from(finished), None),
        Answer::Quota(quota) => (7, Some(quota)),
        Answer::Child(None) => (8, None),
        Answer::Child(Some(child)) => (9, Some(child.into())),
        Answer::Tick(child) => (10, Some(child.into())),
        Answer::Halt(child) => (11, Some(child.into())),
    };
    out(low | mark << 4);
    if let Some(value) = value {
        put_number(out, value.into());
    }
}

/// The description of a tree, those of its subtrees within.
pub fn put_tree(out: &mut impl FnMut(u8), tree: &TreeInfo) {
    put_text(out, tree.name);
    tree.own_shape()
        .to_le_bytes()
        .into_iter()
        .for_each(&mut *out);
    out(tree.is_observed.into());
    put_number(out, tree.nodes.len() as u64);
    for node in tree.nodes {
        put_kind(out, node.kind);
        put_text(out, node.text);
        put_option(out, node.label);
        put_text(out, node.docs);
        put_option(out, node.arm);
        put_number(out, node.parent.map_or(0, |parent| u64::from(parent) + 1));
        put_number(out, node.children.len() as u64);
        for child in node.children {
            put_number(out, u64::from(*child));
        }
        out(match (node.tree, node.is_put_in) {
            (None, _) => 0,
            (Some(_), false) => 1,
            (Some(_), true) => 2,
        });
        if let Some(tree) = node.tree {
            put_tree(out, tree);
        }
        put_text(out, node.file);
        put_number(out, node.line.into());
        put_number(out, node.column.into());
    }
}

/// What a node is.
pub fn put_kind(out: &mut impl FnMut(u8), kind: Kind) {
    out(kind.number());
    match kind {
        Kind::Leaf(leaf) => put_leaf(out, leaf),
        Kind::Fallback(mode) | Kind::Sequence(mode) => put_mode(out, mode),
        Kind::Parallel {
            success,
            failure,
            each_tick,
        } => {
            put_quota(out, success);
            put_quota(out, failure);
            out(each_tick.into());
        }
        Kind::ParallelAll { failures } => put_quota(out, failures),
        Kind::Switch { on: words }
        | Kind::Priority { query: words, .. }
        | Kind::Context { value: words }
        | Kind::OnStart { handler: words }
        | Kind::OnSuccess { handler: words }
        | Kind::OnFailure { handler: words }
        | Kind::OnHalt { handler: words }
        | Kind::OnEnd { handler: words } => put_text(out, words),
        Kind::Repeat { times, yields } | Kind::Retry { times, yields } => {
            put_times(out, times);
            out(number_of(yields));
        }
        Kind::Repeater { yields } => out(number_of(yields)),
        _ => {
            if let Some(time) = kind.time() {
                put_time(out, time);
            }
        }
    }
}

fn put_words(out: &mut impl FnMut(u8), number: u8, words: &str) {
    out(number);
    put_text(out, words);
}

fn put_leaf(out: &mut impl FnMut(u8), leaf: Leaf) {
    out(match leaf {
        Leaf::Function => 0,
        Leaf::Method => 1,
        Leaf::Block => 2,
        Leaf::Value => 3,
        Leaf::Test => 4,
        Leaf::Set => 5,
        Leaf::Wait(_) => 6,
        Leaf::Success => 7,
        Leaf::Failure => 8,
        Leaf::Running => 9,
    });
    if let Leaf::Wait(time) = leaf {
        put_time(out, time);
    }
}

fn put_mode(out: &mut impl FnMut(u8), mode: Mode) {
    match mode {
        Mode::Memory => out(0),
        Mode::Reactive => out(1),
        Mode::ReactiveContinue => out(2),
        Mode::Async(yields) => {
            out(3);
            out(number_of(yields));
        }
    }
}

fn number_of(yields: Yield) -> u8 {
    match yields {
        Yield::Always => 0,
        Yield::Sync => 1,
        Yield::Never => 2,
    }
}

fn put_times(out: &mut impl FnMut(u8), times: Times) {
    match times {
        Times::Forever => out(0),
        Times::Literal(times) => {
            out(1);
            put_number(out, times.into());
        }
        Times::Computed(words) => put_words(out, 2, words),
    }
}

fn put_quota(out: &mut impl FnMut(u8), quota: Quota) {
    match quota {
        Quota::All => out(0),
        Quota::Literal(count) => {
            out(1);
            put_number(out, count.into());
        }
        Quota::Computed(words) => put_words(out, 2, words),
    }
}

fn put_time(out: &mut impl FnMut(u8), time: Time) {
    match time {
        Time::Literal(length) => {
            out(0);
            put_number(out, length.as_secs());
            put_number(out, length.subsec_nanos().into());
        }
        Time::Computed(words) => put_words(out, 1, words),
    }
}
