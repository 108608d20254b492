//! What one agent tells while it is watched.

use super::hub::Hub;
use super::inbox::{News, WORDS};
use crate::budgets::CONTEXT;
use crate::model::Answer;
use crate::queue::{Head, Sender};
use crate::record::{microseconds, Call, Decoder, Encoder, Entry, Mark, Operation, Told, Wholes};
use bt_core::info::TreeInfo;
use bt_core::observe::{self, Observer, Within};
use bt_core::{Status, Tree};
use serde::Serialize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, io};

/// Tells what one agent's tree does: an [`Observer`] of it. When it is dropped, the agent is gone.
///
/// While no page is open, an operation that it observes costs a look at a number and is not kept. When a page is opened, the tree is
/// followed from its next operation on.
#[derive(Debug)]
pub struct Watched {
    hub: Arc<Hub>,
    agent: u32,
    state: State,
    /// In microseconds.
    now: Option<u64>,
    /// While it is watched. Apart, as there may be many agents, and mostly nobody looks.
    eyes: Option<Box<Eyes>>,
    context: Option<Box<str>>,
    rest: Box<Rest>,
}

/// What an operation that nobody sees does not look at.
#[derive(Debug)]
struct Rest {
    wholes: Wholes,
    /// Operations that found no room since the last that did.
    missing: u64,
}

/// Where operations go.
#[derive(Debug)]
struct Eyes {
    out: Sender<WORDS>,
    /// What is going on.
    call: Call,
    /// Something stands before leaves as this operation begins.
    has_stands: bool,
    has_wholes: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Nothing has happened yet.
    New,
    /// Something has happened that was not told.
    Unwatched,
    Watched,
}

impl Watched {
    pub(super) fn new(hub: Arc<Hub>, name: &str, info: &'static TreeInfo) -> Self {
        let agent = hub.introduce(name, info);
        Self {
            hub,
            agent,
            state: State::New,
            now: None,
            eyes: None,
            context: None,
            rest: Box::new(Rest {
                wholes: Wholes::of(info),
                missing: 0,
            }),
        }
    }

    /// Tells a whole operation, also while no page is open. One without a time gets that of the clock.
    pub fn operation(&mut self, mut operation: Operation) {
        if operation.at.is_none() {
            operation.at = Some(Duration::from_micros(self.time()));
        }
        if operation.context.is_none() {
            operation.context = self.context.take().map(String::from);
        }
        let agent = self.agent;
        let entry = Entry::Operation { agent, operation };
        if !self.hub.tell(agent, &mut self.rest.missing, entry) {
            self.rest.missing += 1;
        }
    }

    #[inline]
    fn time(&self) -> u64 {
        match self.now {
            Some(now) => now,
            None => microseconds(self.hub.begun.elapsed()),
        }
    }

    /// What it is to be as the next operation begins.
    #[inline]
    fn wanted(&self) -> State {
        if self.hub.readers.load(Relaxed) == 0 {
            State::Unwatched
        } else {
            State::Watched
        }
    }

    #[cold]
    #[inline(never)]
    fn turn(&mut self, wanted: State, running: impl FnOnce() -> Option<Vec<u16>>) {
        if wanted == State::Watched {
            let was_unwatched = self.state == State::Unwatched;
            let running = was_unwatched.then(running).flatten();
            let out = self.hub.attach(self.agent, running);
            self.eyes = Some(Box::new(Eyes {
                out,
                call: Call::Tick,
                has_stands: false,
                has_wholes: self.rest.wholes.are_some(),
            }));
        } else {
            self.eyes = None;
            let missing = std::mem::take(&mut self.rest.missing);
            let said = News::Unwatched(self.agent);
            self.hub.detach(self.agent, missing, said);
        }
        self.state = wanted;
    }

    /// An operation begins of a tree of which these nodes run, if that is known.
    #[inline]
    fn begins(
        &mut self,
        operation: observe::Operation,
        running: impl FnOnce() -> Option<Vec<u16>>,
    ) {
        let wanted = self.wanted();
        if wanted != self.state {
            self.turn(wanted, running);
        }
        if let Some(eyes) = &mut self.eyes {
            eyes.has_stands = self.hub.has_stands();
            eyes.call = operation.into();
            eyes.out.begin();
        }
    }

    /// Apart, so that it costs nothing where nobody looks.
    #[inline(never)]
    fn is_over(&mut self, given: Option<Status>) {
        let at = self.time();
        let Some(eyes) = &mut self.eyes else { return };
        let head = Head {
            agent: self.agent,
            call: eyes.call,
            given,
            at,
        };
        if self.context.is_some() || !eyes.out.end_soon(head) {
            self.tell_now(head);
        }
    }

    /// Where there is a context, a long operation, or a ring that is half full.
    #[inline(never)]
    fn tell_now(&mut self, head: Head) {
        let Some(eyes) = &mut self.eyes else { return };
        let is_due = eyes.out.room() <= WORDS / 2 || self.rest.missing > 0;
        if is_due && !self.hub.relieve(self.agent, &mut self.rest.missing) {
            self.rest.missing += 1;
            return;
        }
        let told = if self.context.is_none() {
            eyes.out.end(head)
        } else {
            Err(eyes.out.take_back())
        };
        let room = eyes.out.room();
        eyes.out.allow(room.saturating_sub(WORDS / 2));
        if let Err(answers) = told {
            self.tell_whole(head, &answers);
        }
    }

    /// With a context, or if it is longer than the ring.
    #[cold]
    fn tell_whole(&mut self, head: Head, answers: &[u8]) {
        let mut bytes = Vec::new();
        Encoder::default().put_sent(head, answers, &mut bytes);
        // What was just written is right.
        if let Ok(Some((Entry::Operation { operation, .. }, _))) = Decoder::default().take(&bytes) {
            self.operation(operation);
        }
    }

    /// From now on, this is the time: since the world began, say. Otherwise it is that of the clock.
    pub fn at(&mut self, time: Duration) {
        self.now = Some(microseconds(time));
    }

    /// Shows the context beside the tree at the next operation, as its `Debug` prints it. Where nobody looks at this agent, it is not even
    /// formatted.
    pub fn context(&mut self, context: &impl fmt::Debug) {
        if self.is_looked_at() {
            let mut text = Limited(String::new());
            // Text that is too long ends in an error, and is shown as far as it goes.
            let _ = fmt::write(&mut text, format_args!("{context:#?}"));
            self.context = Some(text.0.into());
        }
    }

    /// The same for a context that implements `Serialize`: as JSON.
    pub fn serialize(&mut self, context: &impl Serialize) {
        if self.is_looked_at() {
            let mut text = Limited(String::new());
            // As above; and what cannot be serialized is shown up to there.
            let _ = serde_json::to_writer_pretty(&mut text, context);
            self.context = Some(text.0.into());
        }
    }

    /// Whether somebody looks at this agent.
    pub fn is_looked_at(&self) -> bool {
        u32::try_from(self.hub.wanted.load(Relaxed)).is_ok_and(|wanted| wanted == self.agent + 1)
    }

    /// A mark on this agent's timeline, at this moment. The colour is as in CSS, or empty.
    pub fn mark(&mut self, text: impl Into<String>, color: impl Into<String>) {
        let mark = Mark {
            agent: Some(self.agent),
            text: text.into(),
            color: color.into(),
        };
        // Without room it is left out.
        self.hub
            .tell(self.agent, &mut self.rest.missing, Entry::Mark(mark));
    }
}

/// At a breakpoint, [`before`](Observer::before) waits until the page lets the program go on, or is closed.
impl Observer for Watched {
    type Within<'a> = Within<'a, Self>;

    #[inline]
    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    #[inline]
    fn before(&mut self, node: u16) -> Option<Status> {
        let eyes = self.eyes.as_ref()?;
        if eyes.has_stands {
            return self.hub.before(self.agent, node);
        }
        None
    }

    #[inline]
    fn answer(&mut self, node: u16, answer: Answer) {
        if let Some(eyes) = &mut self.eyes {
            let told = if eyes.has_wholes {
                self.rest.wholes.told(node, answer)
            } else {
                Told::of(node, answer)
            };
            eyes.out.answer(told);
        }
    }

    #[inline]
    fn begin(&mut self, operation: observe::Operation, _: &'static TreeInfo) {
        self.begins(operation, || None);
    }

    #[inline]
    fn begin_on<T: Tree>(&mut self, operation: observe::Operation, tree: &T) {
        self.begins(operation, || Some(tree.running().collect()));
    }

    #[inline]
    fn end(&mut self, _: observe::Operation, status: Option<Status>) {
        if self.eyes.is_some() {
            self.is_over(status);
        }
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
        let agent = self.agent;
        let said = News::Entry(Entry::Gone { agent });
        self.hub.detach(agent, self.rest.missing, said);
    }
}
