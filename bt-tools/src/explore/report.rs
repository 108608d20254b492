//! Facts about a tree as text, for who has asked nothing yet.

use super::facts::Facts;
use super::longest::MostCalls;
use super::timeline;
use crate::model::What;
use bt_core::Status;
use std::fmt;

/// How many ways, nodes and so on are listed.
const MOST_LISTED: usize = 12;

impl fmt::Display for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (states, moments) = (self.states(), self.moments());
        writeln!(
            f,
            "{states} states between two ticks, {} in the middle of one, {} steps",
            moments - states,
            self.steps()
        )?;
        if !self.is_complete() {
            writeln!(f, "not all states were looked at: the limit was reached")?;
        }
        let given = [
            (Status::Success, "succeed"),
            (Status::Failure, "fail"),
            (Status::Running, "run"),
        ];
        for (status, does) in given {
            if !self.can_give(status) {
                writeln!(f, "it can never {does}")?;
            }
        }
        self.write_calls(f)?;
        if self.can_give(Status::Failure) {
            self.write_failures(f)?;
        }
        let unreached = self.unreached();
        for missing in unreached.iter().take(MOST_LISTED) {
            writeln!(f, "no behaviour: {missing}")?;
        }
        if unreached.len() > MOST_LISTED {
            writeln!(f, "… and {} more", unreached.len() - MOST_LISTED)?;
        }
        if let Some(trace) = self.rests_for_ever() {
            writeln!(f, "it can come to rest for ever: {trace}")?;
        }
        Ok(())
    }
}

impl Facts {
    fn write_calls(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.most_calls() {
            MostCalls::Bounded { calls, trace } => {
                write!(f, "at most {calls} leaf calls in one tick")?;
                let info = trace.info();
                let mut leaves = Vec::new();
                trace.replay(|model| {
                    let events = model.events().iter();
                    let ticked = events
                        .filter(|event| matches!(event.what, What::Start | What::Resume))
                        .filter(|event| self.plan().is_called(self.plan().place(event.node)));
                    leaves = ticked
                        .map(|event| timeline::name(info, event.node))
                        .collect();
                });
                if leaves.len() <= MOST_LISTED {
                    writeln!(f, ": {}", leaves.join(", "))
                } else {
                    let more = leaves.len() - MOST_LISTED;
                    let leaves = leaves[..MOST_LISTED].join(", ");
                    writeln!(f, ": {leaves}, … and {more} more")
                }
            }
            MostCalls::Unbounded(_) => {
                writeln!(f, "a tick may go round and round: leaf calls have no bound")
            }
        }
    }

    fn write_failures(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ways = self.ways(Status::Failure);
        if let (Some(count), Some(all)) = (ways.count(), ways.of_all()) {
            writeln!(f, "it fails in {count} of {all} ways through a tick")?;
        }
        let decisions = ways.by_decision();
        for way in decisions.iter().take(MOST_LISTED) {
            let name = timeline::name(way.trace().info(), way.node());
            writeln!(
                f,
                "    decided by `{name}`, first in tick {}",
                way.trace().ticks()
            )?;
        }
        if decisions.len() > MOST_LISTED {
            writeln!(f, "    … and by {} more", decisions.len() - MOST_LISTED)?;
        }
        Ok(())
    }
}
