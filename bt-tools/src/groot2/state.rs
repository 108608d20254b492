//! What the publisher knows, and how it answers requests.

use super::hooks::{self, Hook, Mode, Position, Unlock};
use crate::btlog::{NodeStatus, Transition};
use crate::budgets::{HOOKS, REPLY, TRANSITIONS};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

const PROTOCOL: u8 = 2;

pub struct State {
    pub tree_id: [u8; 16],
    pub xml: String,
    /// The nodes with their statuses, in the order of their subtrees.
    pub nodes: Vec<(u16, u8)>,
    places: BTreeMap<u16, usize>,
    pub hooks: Vec<Hook>,
    pub blackboards: BTreeMap<String, Vec<u8>>,
    recording: Option<Instant>,
    transitions: VecDeque<Transition>,
    pub last_request: Instant,
    /// Hooks that were enabled until Groot2 fell silent.
    silenced: Vec<(u16, Position)>,
    /// Of a compiled tree: the nodes in whose place a result may stand, before they are called.
    pub leaves: Option<BTreeSet<u16>>,
}

impl State {
    pub fn new(xml: String, nodes: &[u16], tree_id: [u8; 16]) -> Self {
        Self {
            tree_id,
            xml,
            nodes: nodes.iter().map(|&node| (node, 0)).collect(),
            places: nodes
                .iter()
                .enumerate()
                .map(|(n, &node)| (node, n))
                .collect(),
            hooks: Vec::new(),
            blackboards: BTreeMap::new(),
            recording: None,
            transitions: VecDeque::new(),
            last_request: Instant::now(),
            silenced: Vec::new(),
            leaves: None,
        }
    }

    /// A node's status from now on.
    pub fn change(&mut self, node: u16, status: NodeStatus) {
        let Some(&place) = self.places.get(&node) else {
            return;
        };
        let known = &mut self.nodes[place].1;
        let new = match status {
            // What it was before shows for a while.
            NodeStatus::Idle if *known < 10 && *known > 0 => 10 + *known,
            NodeStatus::Idle => return,
            status if *known == status as u8 => return,
            status => status as u8,
        };
        *known = new;
        if let Some(start) = self.recording {
            if self.transitions.len() == TRANSITIONS {
                self.transitions.pop_front();
            }
            self.transitions.push_back(Transition {
                time: u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX),
                node,
                status,
            });
        }
    }

    pub fn hook(&mut self, node: u16, position: Position) -> Option<&mut Hook> {
        self.hooks
            .iter_mut()
            .find(|hook| hook.node == node && hook.position == position)
    }

    pub fn remove(&mut self, node: u16, position: Position) -> bool {
        let before = self.hooks.len();
        self.hooks
            .retain(|hook| hook.node != node || hook.position != position);
        self.hooks.len() < before
    }

    /// Nobody has asked for long: a tree must not stand still for a program that is gone.
    pub fn silence(&mut self) {
        for hook in &mut self.hooks {
            if std::mem::replace(&mut hook.enabled, false) {
                self.silenced.push((hook.node, hook.position));
            }
        }
    }

    fn heard(&mut self) {
        self.last_request = Instant::now();
        for (node, position) in std::mem::take(&mut self.silenced) {
            if let Some(hook) = self.hook(node, position) {
                hook.enabled = true;
            }
        }
    }

    /// The frames of the reply to the frames of a request.
    pub fn reply(&mut self, request: &[Vec<u8>]) -> Vec<Vec<u8>> {
        self.heard();
        let header = request.first().map(|it| <[u8; 6]>::try_from(it.as_slice()));
        let Some(Ok(request_header)) = header else {
            return error("wrong request header");
        };
        let mut header = request_header.to_vec();
        header[0] = PROTOCOL;
        header.extend(self.tree_id);
        let payload = request.get(1).map(|it| String::from_utf8_lossy(it));
        match self.answer(request_header[1], payload.as_deref()) {
            Ok(Some(body)) => vec![header, body],
            Ok(None) => vec![header],
            Err(message) => error(&message),
        }
    }

    fn answer(&mut self, kind: u8, payload: Option<&str>) -> Result<Option<Vec<u8>>, String> {
        let payload = || payload.ok_or("must be 2 parts message".to_owned());
        match kind {
            b'T' => Ok(Some(self.xml.clone().into_bytes())),
            b'S' => Ok(Some(self.statuses())),
            b'B' => self.blackboards(payload()?).map(Some),
            b'I' => self.insert(payload()?).map(|()| None),
            b'U' => self.unlock(payload()?).map(|()| None),
            b'R' => {
                let value = json(payload()?)?;
                let found = self.remove(hooks::node(&value)?, hooks::position(&value)?);
                found.then_some(None).ok_or("Node ID not found".to_owned())
            }
            b'A' => {
                self.hooks.clear();
                Ok(None)
            }
            b'X' => {
                for hook in &mut self.hooks {
                    hook.enabled = false;
                }
                Ok(None)
            }
            b'D' => Ok(Some(self.dump())),
            b'r' => match payload()? {
                "start" => {
                    self.recording = Some(Instant::now());
                    self.transitions.clear();
                    let since = SystemTime::now().duration_since(UNIX_EPOCH);
                    let since = since.unwrap_or_default().as_micros();
                    Ok(Some(since.to_string().into_bytes()))
                }
                "stop" => {
                    self.recording = None;
                    Ok(None)
                }
                _ => Err("Request not recognized".to_owned()),
            },
            b't' => {
                let records = self.transitions.drain(..);
                Ok(Some(records.flat_map(|it| it.bytes()).collect()))
            }
            _ => Err("Request not recognized".to_owned()),
        }
    }

    fn statuses(&self) -> Vec<u8> {
        let records = self.nodes.iter().flat_map(|&(node, status)| {
            let [low, high] = node.to_le_bytes();
            [low, high, status]
        });
        records.collect()
    }

    /// A map in `MessagePack`, from names to what the user's encoder gave.
    fn blackboards(&self, names: &str) -> Result<Vec<u8>, String> {
        let mut said = BTreeSet::new();
        let known: Vec<_> = names
            .split(';')
            .filter(|name| said.insert(*name))
            .filter_map(|name| Some((name, self.blackboards.get(name)?)))
            .collect();
        let mut bytes = Vec::new();
        if known.is_empty() {
            return Ok(vec![0xc0]);
        }
        // Writing to a `Vec` does not fail.
        let length = u32::try_from(known.len()).unwrap_or(u32::MAX);
        let _ = rmp::encode::write_map_len(&mut bytes, length);
        for (name, entries) in known {
            let _ = rmp::encode::write_str(&mut bytes, name);
            bytes.extend(entries);
            if bytes.len() > REPLY {
                return Err(format!("blackboards of more than {} MiB", REPLY >> 20));
            }
        }
        Ok(bytes)
    }

    fn insert(&mut self, payload: &str) -> Result<(), String> {
        let value = json(payload)?;
        let all = match &value {
            Value::Array(all) => all.iter().map(Hook::of).collect::<Result<Vec<_>, _>>()?,
            one => vec![Hook::of(one)?],
        };
        for hook in &all {
            if hook.mode == Mode::Replace {
                self.injectable(hook.node, hook.position)?;
            }
        }
        for mut hook in all {
            if !self.places.contains_key(&hook.node) {
                continue;
            }
            if let Some(known) = self.hook(hook.node, hook.position) {
                // A breakpoint that is replaced lets its tick go on.
                hook.unlocked = known.mode == Mode::Breakpoint && hook.mode == Mode::Replace;
                *known = hook;
            } else if self.hooks.len() >= HOOKS {
                return Err(format!("more than {HOOKS} hooks"));
            } else {
                self.hooks.push(hook);
            }
        }
        Ok(())
    }

    /// Whether a result can stand in place of this node's.
    fn injectable(&self, node: u16, position: Position) -> Result<(), String> {
        let Some(leaves) = &self.leaves else {
            return Ok(());
        };
        if !leaves.contains(&node) {
            return Err(format!(
                "node {node} of a compiled tree is no leaf: it can be stopped at, and no result be injected"
            ));
        }
        if position == Position::After {
            return Err("in a compiled tree, results are injected before a leaf".to_owned());
        }
        Ok(())
    }

    fn unlock(&mut self, payload: &str) -> Result<(), String> {
        let unlock = Unlock::of(&json(payload)?)?;
        if matches!(unlock.status, NodeStatus::Success | NodeStatus::Failure) {
            self.injectable(unlock.node, unlock.position)?;
        }
        let hook = self.hook(unlock.node, unlock.position);
        let hook = hook.ok_or("Node ID not found")?;
        hook.status = unlock.status;
        hook.once |= unlock.remove;
        hook.unlocked |= hook.mode == Mode::Breakpoint;
        Ok(())
    }

    fn dump(&self) -> Vec<u8> {
        let mut hooks: Vec<&Hook> = self.hooks.iter().collect();
        hooks.sort_by_key(|hook| hook.position);
        let all: Vec<Value> = hooks.into_iter().map(Hook::to_json).collect();
        Value::Array(all).to_string().into_bytes()
    }
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn error(message: &str) -> Vec<Vec<u8>> {
    vec![b"error".to_vec(), message.as_bytes().to_vec()]
}
