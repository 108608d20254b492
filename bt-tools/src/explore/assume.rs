//! What leaves, clocks and expressions may answer.

use super::plan::Plan;
use super::timers::Known;
use super::walker::{Ask, Walker};
use crate::model::{Answer, Asked};
use bt_core::info::Kind;
use bt_core::Status;

/// Which answers are possible. By default all that a node can give: of functions what their type allows, of values all three
/// statuses, of `test` and `set` success and failure.
#[derive(Debug, Clone)]
pub struct Assumptions {
    /// By place: which statuses the leaf gives, and for how many ticks it runs at the most.
    leaves: Vec<Narrowed>,
    groups: Vec<Group>,
    /// By place: the groups it is in.
    groups_of: Vec<Vec<u32>>,
    /// By place: whether the node always chooses one of its children.
    chooses: Vec<bool>,
}

#[derive(Debug, Clone, Copy)]
struct Narrowed {
    statuses: [bool; 3],
    most_ticks: Option<u32>,
}

/// Leaves whose answers within a tick depend on each other.
#[derive(Debug, Clone)]
struct Group {
    kind: Bond,
    members: Vec<usize>,
    /// Whether one of them can be asked twice although the last has been.
    is_in_loop: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bond {
    /// They all answer alike.
    Alike,
    /// At most one of them succeeds.
    Exclusive,
}

const STATUSES: [Status; 3] = [Status::Success, Status::Failure, Status::Running];

pub fn index(status: Status) -> usize {
    match status {
        Status::Success => 0,
        Status::Failure => 1,
        Status::Running => 2,
    }
}

impl Assumptions {
    pub fn new(plan: &Plan) -> Self {
        let leaves = (0..plan.places().len()).map(|place| {
            let gives = plan.places()[place].node.gives;
            Narrowed {
                statuses: STATUSES.map(|status| gives.contains(status)),
                most_ticks: None,
            }
        });
        Self {
            leaves: leaves.collect(),
            groups: Vec::new(),
            groups_of: vec![Vec::new(); plan.places().len()],
            chooses: plan
                .places()
                .iter()
                .map(|place| matches!(place.node.kind, Kind::Switch { .. }))
                .collect(),
        }
    }

    /// The leaf gives these and no others.
    pub fn only(&mut self, place: usize, statuses: &[Status]) {
        let narrowed = &mut self.leaves[place].statuses;
        for status in STATUSES {
            narrowed[index(status)] &= statuses.contains(&status);
        }
    }

    pub fn gives_something(&self, place: usize) -> bool {
        self.leaves[place].statuses.contains(&true)
    }

    pub fn runs_at_most(&mut self, place: usize, ticks: u32) {
        self.leaves[place].most_ticks = Some(ticks);
    }

    pub fn always_chooses(&mut self, place: usize) {
        self.chooses[place] = true;
    }

    /// The leaves of a name answer alike within a tick.
    pub fn alike(&mut self, plan: &Plan, members: Vec<usize>) {
        self.bind(plan, Bond::Alike, members);
    }

    /// Of these leaves at most one succeeds within a tick.
    pub fn exclusive(&mut self, plan: &Plan, members: Vec<usize>) {
        self.bind(plan, Bond::Exclusive, members);
    }

    fn bind(&mut self, plan: &Plan, kind: Bond, mut members: Vec<usize>) {
        members.sort_unstable();
        members.dedup();
        let is_in_loop = members.iter().any(|&place| plan.is_in_loop(place));
        let group = u32::try_from(self.groups.len()).unwrap_or(u32::MAX);
        for &member in &members {
            self.groups_of[member].push(group);
        }
        self.groups.push(Group {
            kind,
            members,
            is_in_loop,
        });
    }

    /// What may be answered to what a walker asks.
    pub fn answers(&self, walker: &Walker, ask: Ask, answers: &mut Vec<Answer>) {
        answers.clear();
        let place = ask.place;
        match ask.asked {
            Asked::Status { .. } => {
                let allowed = STATUSES.into_iter();
                let allowed = allowed.filter(|&status| self.may_answer(walker, place, status));
                answers.extend(allowed.map(Answer::Status));
            }
            Asked::Elapsed => {
                let known = walker.timer(place);
                if known != Known::Elapsed {
                    answers.push(Answer::Elapsed(false));
                }
                if matches!(known, Known::Nothing | Known::Elapsed) {
                    answers.push(Answer::Elapsed(true));
                }
            }
            Asked::Finished => answers.extend([Answer::Finished(false), Answer::Finished(true)]),
            Asked::Successes | Asked::Failures => {
                // One more than there are children stands for all that are never reached.
                let children = children(walker, place);
                answers.extend((1..=u32::from(children) + 1).map(Answer::Quota));
            }
            Asked::Choice => {
                let children = children(walker, place);
                answers.extend((0..children).map(|child| Answer::Child(Some(child))));
                if !self.chooses[place] {
                    answers.push(Answer::Child(None));
                }
            }
            Asked::Act => {
                answers.extend(STATUSES.map(Answer::Status));
                for child in 0..children(walker, place) {
                    answers.push(Answer::Tick(child));
                    let halted = walker.plan.places()[place].children[usize::from(child)];
                    if walker.is_running(halted) {
                        answers.push(Answer::Halt(child));
                    }
                }
            }
        }
    }

    fn may_answer(&self, walker: &Walker, place: usize, status: Status) -> bool {
        let narrowed = &self.leaves[place];
        if !narrowed.statuses[index(status)] {
            return false;
        }
        if status == Status::Running {
            let so_far = walker.ticks(place);
            if narrowed.most_ticks.is_some_and(|most| so_far >= most) {
                return false;
            }
        }
        self.groups_of[place].iter().all(|&group| {
            let said = walker.said.iter().find(|said| said.0 == group);
            let said = said.map(|said| said.1 as usize);
            match (self.groups[group as usize].kind, said) {
                (_, None) => true,
                (Bond::Alike, Some(said)) => said == index(status),
                (Bond::Exclusive, Some(said)) => said == place || status != Status::Success,
            }
        })
    }

    /// Gives the walker an answer, and notes in it what that binds.
    pub fn give(&self, walker: &mut Walker, answer: Answer) -> super::walker::Stop {
        if let (Some(ask), Answer::Status(status)) = (walker.asks(), answer) {
            self.note(walker, ask.place, status);
        }
        let stop = walker.answer(answer);
        if let Some(ask) = walker.asks() {
            self.forget_passed(walker, ask.place);
        }
        stop
    }

    fn note(&self, walker: &mut Walker, place: usize, status: Status) {
        if status == Status::Running && self.leaves[place].most_ticks.is_some() {
            walker.count_tick(place);
        }
        for &group in &self.groups_of[place] {
            let said = match self.groups[group as usize].kind {
                Bond::Alike => index(status),
                Bond::Exclusive if status == Status::Success => place,
                Bond::Exclusive => continue,
            };
            let said = u32::try_from(said).unwrap_or(u32::MAX);
            if let Err(at) = walker.said.binary_search_by_key(&group, |said| said.0) {
                walker.said.insert(at, (group, said));
            }
        }
    }

    /// What binds nobody any more is forgotten, so that states are equal again.
    fn forget_passed(&self, walker: &mut Walker, at: usize) {
        walker.said.retain(|said| {
            let group = &self.groups[said.0 as usize];
            group.is_in_loop || group.members.last().is_some_and(|&last| last >= at)
        });
    }
}

fn children(walker: &Walker, place: usize) -> u16 {
    let children = walker.plan.places()[place].children.len();
    u16::try_from(children).unwrap_or(u16::MAX)
}
