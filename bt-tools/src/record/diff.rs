//! Where two recorded runs part.

use crate::model::{Event, Model};
use crate::timeline::{Agent, Fleet};
use bt_core::info::TreeInfo;
use std::fmt;

/// The first difference between two runs.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Parting {
    /// One has an agent that the other has not.
    Agent {
        /// Its name.
        name: String,
        /// Whether the first run has it.
        in_first: bool,
    },
    /// An agent has another tree.
    Tree {
        /// The agent's name.
        agent: String,
    },
    /// A node did something else.
    Node {
        /// The agent's name.
        agent: String,
        /// Its operation, from 1.
        tick: u64,
        /// The number of the node.
        node: u16,
        /// How the node is written.
        text: String,
        /// What it did in the first run, and in the second: `Failure`, `halted`, or nothing.
        did: (Option<String>, Option<String>),
    },
    /// One run ends, the other goes on.
    Length {
        /// The agent's name.
        agent: String,
        /// How many operations it has in each.
        ticks: (u64, u64),
    },
}

impl fmt::Display for Parting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Agent { name, in_first } => {
                let which = if *in_first { "first" } else { "second" };
                write!(f, "only the {which} run has an agent {name}")
            }
            Self::Tree { agent } => write!(f, "{agent}: another tree"),
            Self::Node {
                agent,
                tick,
                node,
                text,
                did: (first, second),
            } => {
                let word = |did: &Option<String>| {
                    did.as_deref().unwrap_or("did nothing").to_owned()
                };
                write!(
                    f,
                    "{agent}: tick {tick}, node {node} `{text}`: {} in the first run, {} in the second",
                    word(first),
                    word(second)
                )
            }
            Self::Length {
                agent,
                ticks: (first, second),
            } => write!(
                f,
                "{agent}: the same so far, but {first} ticks in the first run and {second} in the second"
            ),
        }
    }
}

/// For each agent at most one difference, the first, in the order of time in the first run. Agents are found by their
/// names; times and contexts do not count.
pub fn diff(first: &mut Fleet, second: &mut Fleet) -> Vec<Parting> {
    let mut partings: Vec<(u64, Parting)> = Vec::new();
    let pairs: Vec<(usize, Option<usize>)> = first
        .agents()
        .enumerate()
        .map(|(place, agent)| (place, position(second, agent, first)))
        .collect();
    for &(one, other) in &pairs {
        match other {
            None => partings.push((
                0,
                Parting::Agent {
                    name: first.agent(one).name().to_owned(),
                    in_first: true,
                },
            )),
            Some(other) => {
                let (one, other) = (first.agent_mut(one), second.agent_mut(other));
                partings.extend(difference(one, other));
            }
        }
    }
    for (place, agent) in second.agents().enumerate() {
        if !pairs.iter().any(|(_, other)| *other == Some(place)) {
            let name = agent.name().to_owned();
            let in_first = false;
            partings.push((0, Parting::Agent { name, in_first }));
        }
    }
    partings.sort_by_key(|(when, _)| *when);
    partings.into_iter().map(|(_, parting)| parting).collect()
}

/// The agent of the same name; of several, the one that is as manieth.
fn position(fleet: &Fleet, agent: &Agent, among: &Fleet) -> Option<usize> {
    let same = |other: &&Agent| other.name() == agent.name();
    let before = among
        .agents()
        .take_while(|other| !std::ptr::eq(*other, agent));
    let which = before.filter(same).count();
    let named = fleet.agents().enumerate().filter(|(_, other)| same(other));
    named.map(|(place, _)| place).nth(which)
}

fn difference(first: &mut Agent, second: &mut Agent) -> Option<(u64, Parting)> {
    let agent = first.name().to_owned();
    let (one, other) = (&mut first.timeline, &mut second.timeline);
    if !is_same(one.info(), other.info()) {
        return Some((0, Parting::Tree { agent }));
    }
    let begin = one.first().max(other.first());
    for number in begin..one.end().min(other.end()) {
        let (Some(here), Some(there)) = (one.at(number), other.at(number)) else {
            continue;
        };
        if let Some(node) = differing(here.model.events(), there.model.events()) {
            let text = here.model.info().node(node).map_or("", |node| node.text);
            let did = (did(here.model, node), did(there.model, node));
            let parting = Parting::Node {
                agent,
                tick: number + 1,
                node,
                text: text.to_owned(),
                did,
            };
            return Some((here.moment, parting));
        }
    }
    if one.end() == other.end() {
        return None;
    }
    let ticks = (one.end(), other.end());
    Some((u64::MAX, Parting::Length { agent, ticks }))
}

/// The same structure, wherever it stands in the source.
fn is_same(one: &TreeInfo, other: &TreeInfo) -> bool {
    one.shape() == other.shape()
        && one.nodes.len() == other.nodes.len()
        && one
            .nodes
            .iter()
            .zip(other.nodes)
            .all(|(one, other)| one.kind == other.kind && one.children == other.children)
}

fn differing(one: &[Event], other: &[Event]) -> Option<u16> {
    let differs = one.iter().zip(other).find(|(one, other)| one != other);
    match differs {
        // The deepest is what answered otherwise; around it, all follows.
        Some((one, _)) => Some(one.node),
        None => {
            let longer = if one.len() > other.len() { one } else { other };
            let extra = longer.get(one.len().min(other.len()));
            extra.map(|event| event.node)
        }
    }
}

/// The last thing that a node did.
fn did(model: &Model, node: u16) -> Option<String> {
    let mut events = model.events().iter().rev();
    let event = events.find(|event| event.node == node)?;
    Some(crate::timeline::word(event.what).to_owned())
}
