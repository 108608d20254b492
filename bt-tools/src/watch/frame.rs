//! What the page is told, as JSON.

use super::hub::{lock, Hub};
use super::logged;
use crate::draw::{letters, Direction, Tree};
use crate::timeline::{activity, leaves, line, Agent, Fleet, Trouble};
use serde_json::{json, Value};
use std::collections::BTreeSet;
use std::sync::atomic::Ordering::Relaxed;

/// Marks beyond so many are not shown at once.
const MOST_MARKS: usize = 500;
/// A tree is folded at first so that no more nodes are seen.
pub const MOST_NODES: usize = 48;

/// The tree of an agent: what does not change.
pub fn tree(agent: &Agent) -> Value {
    let info = agent.timeline.info();
    let nodes: Vec<Value> = agent
        .timeline
        .now()
        .nodes()
        .map(|view| {
            json!({
                "text": view.node.text,
                "label": view.node.label,
                "doc": view.node.docs,
                "arm": view.node.arm,
                "parent": view.parent,
                "tree": view.tree.name,
                "file": view.node.file,
                "line": view.node.line,
                "column": view.node.column,
                "leaf": view.node.children.is_empty() && view.node.tree.is_none(),
            })
        })
        .collect();
    let folded = Tree::of(info).fold_to(MOST_NODES);
    json!({
        "name": info.name,
        "agent": agent.name(),
        "nodes": nodes,
        "folded": folded,
        "counts": ["ticks", "success", "failure", "running", "halted", "time"],
        "log": false,
    })
}

/// The drawing of a tree, with these nodes folded.
pub fn drawing(agent: &Agent, folded: &BTreeSet<usize>, direction: Direction) -> String {
    let (tree, numbers) = Tree::of(agent.timeline.info()).folded(folded);
    tree.to_numbered_svg(direction, &numbers)
}

/// The tree of an agent after one of its operations.
pub fn moment(fleet: &mut Fleet, place: usize, number: u64) -> Option<Value> {
    let moment = fleet.agent_mut(place).timeline.at(number)?;
    Some(json!({
        "number": number,
        "moment": moment.moment,
        "at": moment.operation.at.map(|at| at.as_secs_f64()),
        "states": letters(moment.model),
        "leaves": leaves(moment.model),
        "line": line(&moment),
        "trouble": moment.trouble.map(|trouble| trouble.to_string()),
        "context": moment.operation.context,
    }))
}

/// How often and for how long each node did what: ticks, successes, failures, running, halts, seconds.
pub fn counts(agent: &Agent) -> Value {
    let nodes = agent.timeline.statistics().nodes().iter();
    nodes
        .map(|node| {
            json!([
                node.ticks,
                node.successes,
                node.failures,
                node.running,
                node.halts,
                node.time.as_secs_f64()
            ])
        })
        .collect()
}

/// One agent in the list: its place, name, what it does, how many operations, and whether it is gone.
fn row(place: usize, agent: &Agent) -> Value {
    let model = agent.timeline.now();
    let does = if model.is_lost() {
        "not known".to_owned()
    } else {
        activity(model)
    };
    json!([place, agent.name(), does, agent.is_gone()])
}

/// Remembers what a view has been told, so that it is told what is new.
#[derive(Default)]
pub struct Told {
    rows: Vec<Value>,
    end: Option<u64>,
    marks: usize,
    stops: Option<Value>,
}

impl Told {
    /// What is new about an agent since the last time; `None` if nothing is.
    pub fn news(
        &mut self,
        hub: &Hub,
        place: usize,
        skipped: u64,
        with_agents: bool,
    ) -> Option<Value> {
        if let Some(log) = &hub.log {
            let end = self.end.replace(log.moments() as u64);
            return end.is_none().then(|| logged::news(log));
        }
        let mut fleet = lock(&hub.fleet);
        let mut news = json!({});
        let mut is_new = false;
        if with_agents {
            let mut rows = Vec::new();
            for (place, agent) in fleet.agents().enumerate() {
                let row = row(place, agent);
                if self.rows.get(place) != Some(&row) {
                    rows.push(row.clone());
                    if place < self.rows.len() {
                        self.rows[place] = row;
                    } else {
                        self.rows.push(row);
                    }
                }
            }
            if !rows.is_empty() {
                news["agents"] = rows.into();
                is_new = true;
            }
            news["kept"] = json!([fleet.bytes(), fleet.dropped()]);
            news["slow"] = hub.slow.load(Relaxed).into();
        }
        if place < fleet.agents().len() {
            let timeline = &fleet.agent(place).timeline;
            let (first, end) = (timeline.first(), timeline.end());
            let trouble = timeline.trouble();
            if self.end != Some(end) {
                self.end = Some(end);
                is_new = true;
                if let Some(now) = end
                    .checked_sub(1)
                    .and_then(|last| moment(&mut fleet, place, last))
                {
                    news["now"] = now;
                }
            }
            news["first"] = first.into();
            news["end"] = end.into();
            news["trouble"] = trouble
                .map(|(number, trouble): (u64, Trouble)| json!([number, trouble.to_string()]))
                .into();
        }
        if with_agents || self.marks != fleet.marks().len() {
            let marks = marks(&fleet, place);
            is_new |= self.marks != fleet.marks().len();
            self.marks = fleet.marks().len();
            news["marks"] = marks;
        }
        drop(fleet);
        let stops = stops(hub, place);
        if self.stops.as_ref() != Some(&stops) {
            news["stops"] = stops.clone();
            self.stops = Some(stops);
            is_new = true;
        }
        if skipped > 0 {
            news["skipped"] = skipped.into();
        }
        is_new.then_some(news)
    }
}

/// The latest marks of an agent and of all, with the operation of the agent before which they stand.
fn marks(fleet: &Fleet, place: usize) -> Value {
    if place >= fleet.agents().len() {
        return json!([]);
    }
    let timeline = &fleet.agent(place).timeline;
    let ours = fleet.marks().iter().rev();
    let ours = ours.filter(|mark| mark.agent.is_none_or(|agent| agent == place));
    let ours = ours.take(MOST_MARKS).filter_map(|mark| {
        let number = timeline.number_at(mark.moment.checked_sub(1)?)?;
        Some(json!([number, mark.text, mark.color]))
    });
    ours.collect()
}

/// Where the program is stopped, and what stands before the leaves of the agent.
fn stops(hub: &Hub, place: usize) -> Value {
    let agent = u32::try_from(place).unwrap_or(u32::MAX);
    let stands = hub.stands(agent).into_iter().map(|(node, stand)| {
        json!([
            node,
            stand.stops,
            stand.answer.map(|answer| answer.to_string())
        ])
    });
    let stopped = hub.stopped();
    json!({
        "stands": stands.collect::<Vec<_>>(),
        "stopped": stopped.map(|stopped| [stopped.agent, stopped.node.into()]),
    })
}
