//! `cargo quickbeam events`: what happened in a recorded run.

use super::{printed, recording, Failure, Outcome, Plain};
use bt_tools::btlog::Log;
use bt_tools::timeline::{chrome_trace, log};
use std::io::{BufWriter, Write};
use std::path::PathBuf;

/// Prints what happened in a recorded run, a line for each tick, halt and reset.
///
/// Of a `.btlog`, as BehaviorTree.CPP and Groot2 have them, a line for each change of a node's status. Otherwise a line has the time, the number of the tick, what the leaves gave and which were halted, and what the tree gave.
#[derive(clap::Args)]
pub struct Events {
    /// The recording
    file: PathBuf,
    /// Below each tick, what each node did
    #[arg(long, conflicts_with_all = ["counts", "chrome"])]
    nodes: bool,
    /// Instead, a table for each agent: how often and for how long each node did what
    #[arg(long, conflicts_with = "chrome")]
    counts: bool,
    /// Instead, a trace for Perfetto and `chrome://tracing`
    #[arg(long)]
    chrome: bool,
}

impl Events {
    pub fn run(self) -> Result<Outcome, Failure> {
        let bytes = std::fs::read(&self.file).map_err(|error| Failure::io(&self.file, error))?;
        if Log::is_log(&bytes) {
            return self.changes(&bytes);
        }
        let mut fleet = recording(&self.file)?.into_fleet();
        let mut out = BufWriter::new(Plain(std::io::stdout().lock()));
        let written = if self.chrome {
            chrome_trace(&mut fleet, &mut out)
        } else if self.counts {
            fleet.agents().try_for_each(|agent| {
                let table = agent.timeline.statistics().table();
                writeln!(out, "{}\n{table}", agent.name())
            })
        } else {
            log(&mut fleet, self.nodes, &mut out)
        };
        printed(written.and_then(|()| out.flush()))
    }

    fn changes(&self, bytes: &[u8]) -> Result<Outcome, Failure> {
        if self.nodes || self.counts || self.chrome {
            let path = self.file.display();
            let message = format!("{path}: a `.btlog` has the changes of statuses, and no ticks");
            return Err(Failure::Other(message));
        }
        let log = Log::read(bytes).map_err(|error| Failure::io(&self.file, error))?;
        let mut out = BufWriter::new(Plain(std::io::stdout().lock()));
        printed(log.write_text(&mut out).and_then(|()| out.flush()))
    }
}
