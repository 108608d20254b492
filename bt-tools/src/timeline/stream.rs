//! The numbers by which one program, or one recording, calls its agents and trees.

use super::agents::Fleet;
use crate::budgets::{cut_to, AGENTS, AGENTS_OF_LINK, CONTEXT};
use crate::record::Entry;
use bt_core::info::TreeInfo;
use std::collections::HashMap;

/// What is said of entries that come before what they are about was introduced.
pub(crate) const UNKNOWN: [&str; 2] = [
    "an agent whose tree was not described",
    "an agent that was not introduced",
];

/// One of several programs that tell a [`Fleet`] what their agents do, each with numbers of its own.
///
/// A program may be lost and come back, as the same run or as another one: agents of the same name and tree go on where they were.
#[derive(Debug, Default)]
pub struct Stream {
    /// The places of agents, by their numbers.
    numbers: HashMap<u32, usize>,
    trees: HashMap<u32, &'static TreeInfo>,
    /// The beginning of the run was seen.
    has_begun: bool,
    /// Agents that are gone may come back.
    is_live: bool,
}

impl Stream {
    /// A program that tells what it does as it does it.
    pub fn new() -> Self {
        Self {
            is_live: true,
            ..Self::default()
        }
    }

    /// The runs of a recording: each agent of each run is one of its own.
    pub(super) fn of_recording() -> Self {
        Self::default()
    }

    /// Its agents. Those that were introduced and are not gone.
    pub fn agents(&self) -> impl Iterator<Item = usize> + '_ {
        self.numbers.values().copied()
    }

    /// The program cannot be heard any more: its agents are gone, until they are introduced again.
    pub fn close(&mut self, fleet: &mut Fleet) {
        for place in self.numbers.drain().map(|(_, place)| place) {
            fleet.agents[place].is_gone = true;
        }
        self.trees.clear();
        self.has_begun = false;
    }

    /// An agent is called by its place.
    pub(super) fn know(&mut self, place: usize) -> u32 {
        let number = u32::try_from(place).unwrap_or(u32::MAX);
        self.numbers.insert(number, place);
        number
    }

    /// Takes what the program says next.
    ///
    /// # Errors
    ///
    /// If it makes no sense: an agent without a tree, an operation without an agent.
    pub fn push(&mut self, entry: Entry, fleet: &mut Fleet) -> Result<(), &'static str> {
        match entry {
            Entry::Begin => {
                if self.is_live {
                    self.close(fleet);
                }
                self.numbers.clear();
                self.trees.clear();
                self.has_begun = true;
            }
            Entry::Tree { number, info } => {
                self.trees.insert(number, info);
            }
            Entry::Agent { number, tree, name } => {
                let info = self.trees.get(&tree).copied();
                let info = info.ok_or(UNKNOWN[0])?;
                self.introduced(number, name, info, fleet)?;
            }
            Entry::Operation {
                agent,
                mut operation,
            } => {
                let place = self.place(agent)?;
                let agent = &mut fleet.agents[place];
                agent.told = agent.told.wrapping_add(1);
                if let Some(context) = agent.context.take() {
                    operation.context.get_or_insert(context);
                }
                fleet.operation(place, &operation);
            }
            Entry::Mark(mark) => {
                let agent = mark.agent.map(|agent| self.place(agent)).transpose()?;
                fleet.mark(agent, mark.text, mark.color);
            }
            Entry::Missing { agent, count } => fleet.miss(self.place(agent)?, count),
            Entry::Before { agent, count } => {
                let place = self.place(agent)?;
                Self::compare(place, count, fleet);
            }
            Entry::Context { agent, mut text } => {
                if self.is_live {
                    cut_to(&mut text, CONTEXT);
                }
                fleet.agents[self.place(agent)?].context = Some(text);
            }
            Entry::Gone { agent } => {
                let place = self.place(agent)?;
                fleet.agents[place].is_gone = true;
            }
        }
        Ok(())
    }

    fn introduced(
        &mut self,
        number: u32,
        name: String,
        info: &'static TreeInfo,
        fleet: &mut Fleet,
    ) -> Result<(), &'static str> {
        if self.is_live {
            let is_same = |place: usize| {
                let agent = &fleet.agents[place];
                agent.name() == name && std::ptr::eq(agent.timeline.info(), info)
            };
            if self
                .numbers
                .get(&number)
                .is_some_and(|place| is_same(*place))
            {
                return Ok(());
            }
            let mut gone = 0..fleet.agents.len();
            let back = gone.find(|place| {
                let agent = &fleet.agents[*place];
                agent.is_gone && !agent.is_own() && is_same(*place)
            });
            if let Some(place) = back {
                fleet.agents[place].is_gone = false;
                self.numbers.insert(number, place);
                if self.has_begun {
                    fleet.agents[place].told = 0;
                    fleet.begin_again(place);
                }
                return Ok(());
            }
        }
        let is_beyond = self.is_live && self.numbers.len() >= AGENTS_OF_LINK;
        if is_beyond || fleet.agents.len() >= AGENTS {
            return Err("too many agents");
        }
        if !fleet.has_room(&name, info) {
            return Err("too many agents with trees as large as these");
        }
        let place = fleet.add(name, info);
        self.numbers.insert(number, place);
        Ok(())
    }

    /// Whether all operations were told that came before the next one.
    fn compare(place: usize, count: u32, fleet: &mut Fleet) {
        let agent = &mut fleet.agents[place];
        let missing = count.wrapping_sub(std::mem::replace(&mut agent.told, count));
        if missing == 0 {
            return;
        }
        if missing > u32::MAX / 2 {
            // Fewer than were told: another run, of whose beginning nothing was heard.
            fleet.begin_again(place);
            if count > 0 {
                fleet.miss(place, count.into());
            }
            return;
        }
        fleet.miss(place, missing.into());
    }

    fn place(&self, agent: u32) -> Result<usize, &'static str> {
        let place = self.numbers.get(&agent).copied();
        place.ok_or(UNKNOWN[1])
    }
}
