//! The code of a tree's methods, before it is tokens.

use super::Item;
use crate::code::body::Body;
use crate::code::{Block, Form, Number, Statement};
use std::collections::BTreeSet;
use std::ops::Range;

/// Some of the children of a composite, by position, and what ticks and halts them.
pub type SomeChildren = (Range<usize>, Block);

/// The code of the methods, before it is tokens.
pub struct Code {
    pub tick: Block,
    pub halt: Block,
    pub resume_index: Block,
    /// What ticks and halts the children of each composite that has a type for them, so many at a time as one function may.
    pub below: Vec<Vec<SomeChildren>>,
}

impl Code {
    pub fn of(item: &Item, body: &Body) -> Self {
        let belows = body.belows.all.iter().enumerate();
        let below = belows.map(|(id, below)| {
            let body = item.body_below(body, id);
            let some = body.some_children(&below.regions).into_iter();
            let some = some.map(|positions| {
                let children = below.regions[positions.clone()].iter().copied();
                let children = positions.clone().zip(children);
                let children = body.children(below.composite, children, Form::Method);
                let code = Block::from(Statement::Match(children)).tidied();
                (positions, code)
            });
            some.collect()
        });
        Self {
            tick: body.ticking_code(),
            halt: body.halting_code(0, Form::Method),
            resume_index: body.resume_index(),
            below: below.collect(),
        }
    }

    /// The numbers that occur; in what halts an inner region, and in handlers on a halt, too.
    pub fn numbers(&self, body: &Body) -> BTreeSet<Number> {
        if body.tree.never_runs {
            return &self.tick.numbers() | &self.resume_index.numbers();
        }
        let mut numbers = BTreeSet::from([Number::Idle]);
        let (mut open, mut found) = (Vec::new(), BTreeSet::new());
        let mut look_at = |block: &Block, open: &mut Vec<_>| {
            numbers.extend(block.numbers());
            let within = block.halts_within().into_iter();
            open.extend(within.filter(|within| found.insert(*within)));
        };
        let blocks = [&self.tick, &self.halt, &self.resume_index];
        let below = self.below.iter().flatten().map(|(_, block)| block);
        for block in blocks.into_iter().chain(below) {
            look_at(block, &mut open);
        }
        let below = body.belows.all.iter().flat_map(|below| &below.regions);
        let halts = body.halting.methods().chain(below.copied());
        for region in halts {
            look_at(&body.halting_code(region, Form::Method), &mut open);
        }
        for region in body.graph.handlers() {
            look_at(&body.handling_code(region, Form::Method), &mut open);
        }
        while let Some((region, node)) = open.pop() {
            look_at(&body.halting_within(region, node), &mut open);
        }
        numbers
    }
}
