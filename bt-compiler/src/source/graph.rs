//! A tree's nodes and its jump graph as text, in a notation of its own.
//!
//! ```text
//! slot 0: instant of timeout(8h, …)
//! region 0: fallback< … >
//!     1 = door_open
//!     3 = sleep; halting resets slot 0
//!     enter
//!         at 2 or 3: start 2, go to 1
//!         else: start 1, go to 0
//!     0 door_open: call, rests at 1
//!         success: done with success
//!         failure: start 2, go to 1
//!         running: rest
//! ```
//!
//! Where a region rests has the number that it has in the code, from 1; points are numbered from 0. The notation
//! stays as it is when the compiler's own types change.

use crate::check::model::{NodeId, Outcome, Tree};
use crate::lower::graph::{
    Arrival, Choice, ChooseBy, Cleanup, Edge, Effect, Graph, Kept, Limit, Point, PointKind, Quota,
    Region, RegionId, SlotId, SlotKind, Step, SuspendId, SuspendPoint, Target, Width,
};
use std::fmt::Write as _;

/// No line is longer, in characters.
const WIDTH: usize = 120;

/// The nodes, those within others further to the right.
pub fn outline(tree: &Tree) -> String {
    let mut text = String::new();
    let mut ends = Vec::new();
    for (id, node) in tree.nodes.iter().enumerate() {
        ends.retain(|end| id < *end);
        let label = node.label.as_ref().map(|label| format!("{label}: "));
        let (depth, label) = (4 * ends.len(), label.unwrap_or_default());
        writeln!(text, "{:depth$}{label}{}", "", node.quote).expect("a string");
        ends.push(node.end);
    }
    text
}

/// The jump graph.
pub fn jumps(tree: &Tree, graph: &Graph) -> String {
    let mut lines = Vec::new();
    for (id, slot) in graph.slots.iter().enumerate() {
        let quote = &tree.nodes[slot.node].quote;
        lines.push(format!("slot {id}: {} of {quote}", content(slot.kind)));
    }
    for (id, region) in graph.regions.iter().enumerate() {
        Lines { tree, region }.write(id, &mut lines);
    }
    lines.iter().flat_map(|line| wrapped(line)).collect()
}

/// A region, line by line.
struct Lines<'a> {
    tree: &'a Tree,
    region: &'a Region,
}

impl Lines<'_> {
    fn write(&self, id: RegionId, lines: &mut Vec<String>) {
        let keeps = match self.region.kept {
            Kept::Index => "",
            Kept::Running => ", keeps whether it runs",
            Kept::Nothing => ", keeps nothing",
        };
        lines.push(format!(
            "region {id}: {}{keeps}",
            self.quote(self.region.root)
        ));
        for (id, suspend) in self.region.suspends.iter().enumerate() {
            lines.push(format!("    {}", self.suspend(id, suspend)));
        }
        lines.push("    enter".to_owned());
        arrival(&self.region.entry, lines);
        for (id, point) in self.region.points.iter().enumerate() {
            lines.push(format!(
                "    {id} {}: {}",
                self.quote(point.node),
                self.what(point)
            ));
            self.ways(&point.kind, lines);
        }
    }

    fn quote(&self, node: NodeId) -> &str {
        &self.tree.nodes[node].quote
    }

    fn suspend(&self, id: SuspendId, suspend: &SuspendPoint) -> String {
        let mut line = format!("{} = {}", id + 1, self.quote(suspend.node));
        if let Some(child) = suspend.before {
            write!(line, " before {}", self.quote(child)).expect("a string");
        }
        for node in &suspend.also {
            write!(line, ", or {}", self.quote(*node)).expect("a string");
        }
        if suspend.certain {
            line += ", runs for certain";
        }
        let cleanup = suspend.cleanup.iter().map(|(_, part)| match part {
            Cleanup::HaltLeaf(leaf) => format!("halts {}", self.quote(*leaf)),
            Cleanup::Idle(node) => format!("then {} is idle", self.quote(*node)),
            Cleanup::HaltRegion(region) => format!("halts region {region}"),
            Cleanup::Reset(slot) => format!("resets slot {slot}"),
            Cleanup::Handle(node) => format!("calls {}", self.quote(*node)),
            Cleanup::TickRegion(region) => format!("ticks region {region} once"),
        });
        let cleanup: Vec<String> = cleanup.collect();
        if !cleanup.is_empty() {
            write!(line, "; halting {}", cleanup.join(", ")).expect("a string");
        }
        line
    }

    /// What happens at a point.
    fn what(&self, point: &Point) -> String {
        match &point.kind {
            PointKind::Step { step, suspend, .. } => {
                format!("{}, rests at {}", ticked(step), suspend + 1)
            }
            PointKind::Arrive(_) => "goes on where it was".to_owned(),
            PointKind::Elapsed { started, limit, .. } => {
                let limit = match limit {
                    Limit::Literal { nanoseconds, .. } => format!("{nanoseconds} ns"),
                    Limit::Slot(slot) => format!("slot {slot}"),
                    Limit::Computed(node) => format!("the duration of {}", self.quote(*node)),
                };
                format!("have {limit} passed since slot {started}?")
            }
            PointKind::Pass(_) => "passes".to_owned(),
            PointKind::Count { slot, up_to, .. } => match up_to {
                Some(number) => format!("counts slot {slot} up to {number}"),
                None => format!("counts slot {slot} down"),
            },
            PointKind::Switch { .. } => "chooses, at each tick".to_owned(),
            PointKind::Choose {
                by,
                each_tick: true,
                ..
            } => match by {
                ChooseBy::Priority => "asks for the priority, at each tick".to_owned(),
                ChooseBy::Utility => "asks for the scores, at each tick".to_owned(),
            },
            PointKind::Choose { by, .. } => match by {
                ChooseBy::Priority => "asks for the priority".to_owned(),
                ChooseBy::Utility => "asks for the scores".to_owned(),
            },
            PointKind::GiveBack { .. } => "gives back what was noted".to_owned(),
            PointKind::IfZero { slot, .. } => format!("is slot {slot} zero?"),
            PointKind::Recall { slot, .. } => format!("recalls slot {slot}"),
            PointKind::HaltWithin { nodes, .. } => {
                format!("halts what runs within {}", self.quote(nodes.start))
            }
        }
    }

    /// Where control goes from there.
    fn ways(&self, kind: &PointKind, lines: &mut Vec<String>) {
        let mut way = |name: &str, to: &Edge| lines.push(format!("        {name}: {}", edge(to)));
        match kind {
            PointKind::Step {
                success,
                failure,
                running,
                ..
            } => {
                way("success", success);
                way("failure", failure);
                way("running", running);
            }
            PointKind::Arrive(to) => arrival(to, lines),
            PointKind::Elapsed { yes, no, .. } | PointKind::IfZero { yes, no, .. } => {
                way("yes", yes);
                way("no", no);
            }
            PointKind::Pass(then) | PointKind::HaltWithin { then, .. } => way("then", then),
            PointKind::Count { done, more, .. } => {
                way("done", done);
                way("more", more);
            }
            PointKind::Switch { choices } => {
                for choice in choices {
                    self.choice(choice, &mut way);
                }
            }
            PointKind::Choose { choices, none, .. } => {
                for choice in choices {
                    self.choice(choice, &mut way);
                }
                way("none", none);
            }
            PointKind::GiveBack { success, failure } => {
                way("success", success);
                way("failure", failure);
            }
            PointKind::Recall { by, otherwise, .. } => {
                for (number, to) in by {
                    way(&number.to_string(), to);
                }
                way("else", otherwise);
            }
        }
    }

    fn choice(&self, choice: &Choice, way: &mut impl FnMut(&str, &Edge)) {
        way(self.quote(choice.child), &choice.then);
    }
}

fn arrival(arrival: &Arrival, lines: &mut Vec<String>) {
    for (suspends, to) in &arrival.resume {
        lines.push(format!(
            "        at {}: {}",
            alternatives(suspends),
            edge(to)
        ));
    }
    lines.push(format!("        else: {}", edge(&arrival.start)));
}

/// `start 2, go to 1`
fn edge(edge: &Edge) -> String {
    let to = match edge.to {
        Target::Point(point) => format!("go to {point}"),
        Target::Again { looping, point } => format!("go back to {point} in loop {looping}"),
        Target::Done(outcome) => format!("done with {}", word(outcome)),
        Target::Running => "rest".to_owned(),
    };
    let effects = edge.effects.iter().map(effect);
    effects.chain([to]).collect::<Vec<_>>().join(", ")
}

fn effect(effect: &Effect) -> String {
    match effect {
        Effect::Start(suspend) => format!("start {}", suspend + 1),
        Effect::Restore(suspends) => format!("restore past {}", alternatives(suspends)),
        Effect::ReadClock(slot) => format!("read the clock into slot {slot}"),
        Effect::Evaluate(_, slot) | Effect::EvaluateSecond(_, slot) => {
            format!("evaluate into slot {slot}")
        }
        Effect::Reset(slot) => format!("reset slot {slot}"),
        Effect::Suspend(suspend) => format!("yield at {}", suspend + 1),
        Effect::Replace(suspend) => format!("was {} from here", suspend + 1),
        Effect::Remember(slot, number) => format!("remember {number} in slot {slot}"),
        Effect::Note(outcome) => format!("note {}", word(*outcome)),
        Effect::Handle(_) => "call the handler".to_owned(),
        Effect::Idle(_) => "its condition is idle".to_owned(),
        Effect::SetContext(_) => "set the context".to_owned(),
        Effect::Await { started, .. } => format!("await the timer of slot {started}"),
        Effect::AtOnce => "ask for the next tick at once".to_owned(),
        Effect::Settle(suspends) => {
            format!("ask for it if {} was running", alternatives(suspends))
        }
    }
}

fn ticked(step: &Step) -> String {
    match step {
        Step::Call => "call".to_owned(),
        Step::Value => "value".to_owned(),
        Step::Running => "running".to_owned(),
        Step::Region(region) => format!("region {region}"),
        Step::Continue { until, regions } => {
            format!("{} until one gives {}", list(regions), word(*until))
        }
        Step::Parallel {
            regions,
            success,
            failure,
            completed,
            succeeded,
            failed,
        } => format!(
            "{}, {} to succeed, {} to fail{}{}{}",
            list(regions),
            quota(*success),
            quota(*failure),
            kept("completions", completed),
            kept("successes", succeeded.as_slice()),
            kept("failures", failed.as_slice())
        ),
        Step::ParallelEach {
            regions,
            success,
            failure,
        } => format!(
            "{} each tick, {} to succeed, {} to fail",
            list(regions),
            quota(*success),
            quota(*failure)
        ),
        Step::ParallelAll {
            regions,
            failures,
            completed,
            failed,
        } => format!(
            "all of {}, {} to fail{}{}",
            list(regions),
            quota(*failures),
            kept("completions", completed),
            kept("failures", &[*failed])
        ),
        Step::Custom(regions) => format!("a composite over {}", list(regions)),
    }
}

/// `, completions in slot 0, 1`
fn kept(what: &str, slots: &[SlotId]) -> String {
    let numbers: Vec<String> = slots.iter().map(ToString::to_string).collect();
    match numbers.as_slice() {
        [] => String::new(),
        numbers => format!(", {what} in slot {}", numbers.join(", ")),
    }
}

fn list(regions: &[RegionId]) -> String {
    let numbers: Vec<String> = regions.iter().map(ToString::to_string).collect();
    format!("regions {}", numbers.join(" "))
}

fn quota(quota: Quota) -> String {
    match quota {
        Quota::Literal(number) => number.to_string(),
        Quota::Slot(slot) => format!("slot {slot}"),
    }
}

fn alternatives(suspends: &[SuspendId]) -> String {
    let numbers: Vec<String> = suspends
        .iter()
        .map(|suspend| (suspend + 1).to_string())
        .collect();
    numbers.join(" or ")
}

fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Success => "success",
        Outcome::Failure => "failure",
    }
}

fn content(kind: SlotKind) -> String {
    let bits = |width: Width| match width {
        Width::U8 => 8,
        Width::U16 => 16,
        Width::U32 => 32,
        Width::U64 => 64,
        Width::U128 => 128,
    };
    match kind {
        SlotKind::Instant => "instant".to_owned(),
        SlotKind::Duration => "duration".to_owned(),
        SlotKind::Counter(width) => format!("counter of {} bits", bits(width)),
        SlotKind::Bits(width) => format!("{} bits", bits(width)),
        SlotKind::Memory(width) => format!("memory of {} bits", bits(width)),
        SlotKind::MemoryInstant => "remembered instant".to_owned(),
    }
}

/// A line, broken between words where it is too long; what follows is indented further.
fn wrapped(line: &str) -> Vec<String> {
    let indent = line.len() - line.trim_start().len();
    let mut lines = Vec::new();
    let mut current = " ".repeat(indent);
    for word in line.trim_start().split(' ') {
        let is_empty = current.trim_start().is_empty();
        if !is_empty && current.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(current + "\n");
            current = " ".repeat(indent + 4);
        } else if !is_empty {
            current.push(' ');
        }
        current += word;
    }
    lines.push(current + "\n");
    lines
}

#[cfg(test)]
mod tests;
