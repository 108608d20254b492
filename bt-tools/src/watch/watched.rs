//! What one agent tells while it is watched.

use super::hub::Hub;
use crate::budgets::CONTEXT;
use crate::model::Answer;
use crate::record::{Entry, Mark, Operation, Wholes};
use bt_core::info::TreeInfo;
use bt_core::observe::{self, Observer, Within};
use bt_core::Status;
use serde::Serialize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, io};

/// Tells what one agent's tree does: an [`Observer`] of it. When it is dropped, the agent is gone.
#[derive(Debug)]
pub struct Watched {
    hub: Arc<Hub>,
    agent: u32,
    wholes: Wholes,
    /// The one that is going on.
    operation: Operation,
    now: Option<Duration>,
    context: Option<String>,
}

impl Watched {
    pub(super) fn new(hub: Arc<Hub>, name: &str, info: &'static TreeInfo) -> Self {
        let agent = hub.introduce(name, info);
        Self {
            hub,
            agent,
            wholes: Wholes::of(info),
            operation: Operation::default(),
            now: None,
            context: None,
        }
    }

    /// Tells a whole operation. One without a time gets that of the clock.
    pub fn operation(&mut self, mut operation: Operation) {
        let now = self.now.unwrap_or_else(|| self.hub.begun.elapsed());
        operation.at.get_or_insert(now);
        if operation.context.is_none() {
            operation.context = self.context.take();
        }
        self.hub.operation(self.agent, &operation);
    }

    /// From now on, this is the time: since the world began, say. Otherwise it is that of the clock.
    pub fn at(&mut self, time: Duration) {
        self.now = Some(time);
    }

    /// Shows the context beside the tree at the next operation, as its `Debug` prints it. Where nobody looks at this agent, it is not even
    /// formatted.
    pub fn context(&mut self, context: &impl fmt::Debug) {
        if self.is_looked_at() {
            let mut text = Limited(String::new());
            // Text that is too long ends in an error, and is shown as far as it goes.
            let _ = fmt::write(&mut text, format_args!("{context:#?}"));
            self.context = Some(text.0);
        }
    }

    /// The same for a context that implements `Serialize`: as JSON.
    pub fn serialize(&mut self, context: &impl Serialize) {
        if self.is_looked_at() {
            let mut text = Limited(String::new());
            // As above; and what cannot be serialized is shown up to there.
            let _ = serde_json::to_writer_pretty(&mut text, context);
            self.context = Some(text.0);
        }
    }

    /// Whether somebody looks at this agent.
    pub fn is_looked_at(&self) -> bool {
        u32::try_from(self.hub.wanted.load(Relaxed)).is_ok_and(|wanted| wanted == self.agent + 1)
    }

    /// A mark on this agent's timeline, at this moment. The colour is as in CSS, or empty.
    pub fn mark(&mut self, text: impl Into<String>, color: impl Into<String>) {
        self.hub.entry(&Entry::Mark(Mark {
            agent: Some(self.agent),
            text: text.into(),
            color: color.into(),
        }));
    }
}

/// At a breakpoint, [`before`](Observer::before) waits until the page lets the program go on, or is closed.
impl Observer for Watched {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn before(&mut self, node: u16) -> Option<Status> {
        self.hub.before(self.agent, node)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        self.operation.answers.push(self.wholes.told(node, answer));
    }

    fn begin(&mut self, operation: observe::Operation, _: &'static TreeInfo) {
        self.operation.begun(operation);
    }

    fn end(&mut self, _: observe::Operation, status: Option<Status>) {
        let now = self.now.unwrap_or_else(|| self.hub.begun.elapsed());
        self.operation.at = Some(now);
        self.operation.given = status;
        self.operation.context = self.context.take();
        self.hub.operation(self.agent, &self.operation);
    }
}

/// Text that does not grow beyond a limit.
struct Limited(String);

impl fmt::Write for Limited {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = CONTEXT.saturating_sub(self.0.len());
        let end = (0..=room.min(text.len()))
            .rev()
            .find(|end| text.is_char_boundary(*end));
        self.0.push_str(&text[..end.unwrap_or(0)]);
        if end.unwrap_or(0) < text.len() {
            return Err(fmt::Error);
        }
        Ok(())
    }
}

/// JSON comes in pieces that are whole characters.
impl io::Write for Limited {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = std::str::from_utf8(bytes).map_err(io::Error::other)?;
        fmt::Write::write_str(self, text).map_err(io::Error::other)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.hub.entry(&Entry::Gone { agent: self.agent });
    }
}
