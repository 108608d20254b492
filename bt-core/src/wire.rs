//! Telling a viewer on another machine what trees do: over a serial line, TCP, or whatever takes bytes. Without allocation.
//!
//! A [`Wire`] turns what observers are told into the bytes that `cargo quickbeam view` reads: a byte for an answer, some
//! ten more for a tick. Each tick is a frame of its own with a checksum, so that bytes may be lost or damaged on the way:
//! the viewer notices, says so, and knows what the tree does again at the next tick that finds it idle.
//!
//! ```
//! # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
//! # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
//! use bt_core::observe::{Answer, Observer, Operation};
//! use bt_core::wire::Wire;
//! use bt_core::Status;
//! use core::time::Duration;
//!
//! let mut line = [0; 256]; // a serial line, say
//! let mut length = 0;
//! let mut wire = Wire::new(|bytes: &[u8]| {
//!     // Of `embedded-io`: `serial.write_all(bytes)`; of `std`: `stream.write_all(bytes)`.
//!     let place = line.get_mut(length..length + bytes.len()).ok_or("the line is full")?;
//!     place.copy_from_slice(bytes);
//!     length += bytes.len();
//!     Ok::<(), &str>(())
//! });
//! let mut hero = wire.agent("hero", &NIGHT); // `Night::INFO`
//! wire.at(Duration::from_millis(20));
//! // `night.tick_with(&mut context, &mut wire.of(&mut hero))` does this:
//! let mut eyes = wire.of(&mut hero);
//! eyes.begin(Operation::Tick, &NIGHT);
//! eyes.answer(0, Answer::Status(Status::Running));
//! eyes.end(Operation::Tick, Some(Status::Running));
//! assert_eq!(wire.failed(), 0);
//! assert!(length > 0);
//! ```
//!
//! The bytes are described in `bt-tools/src/record/FORMAT.md`.

mod describe;
mod frame;

use crate::info::Node;
use crate::observe::{Answer, Observer, Operation, Within};
use crate::{Status, TreeInfo};
use core::fmt::{self, Write as _};
use core::time::Duration;
use frame::Frames;

#[doc(hidden)]
pub use describe::{put_answer, put_kind, put_number, put_tree};

/// No context is longer: what is more is cut off.
const LONGEST_CONTEXT: usize = 16 << 10;

/// Writes what trees do to whatever takes bytes: see the [module](self).
///
/// What is written to is a closure that takes some bytes, 64 at most. If it gives an error, the rest of the tick is left out
/// and [counted](Self::failed), and the program goes on; the viewer says how many ticks it has missed.
#[derive(Debug, Clone)]
pub struct Wire<F> {
    frames: Frames<F>,
    agents: u32,
    has_begun: bool,
    again_every: u32,
    now: Option<Duration>,
}

/// An agent of a [`Wire`], with what is remembered of it.
#[derive(Debug, Clone)]
pub struct Agent {
    number: u32,
    name: &'static str,
    info: &'static TreeInfo,
    /// How many operations were told.
    told: u32,
}

impl<F, E> Wire<F>
where
    F: FnMut(&[u8]) -> Result<(), E>,
{
    /// Writes to this.
    pub const fn new(send: F) -> Self {
        Self {
            frames: Frames::new(send),
            agents: 0,
            has_begun: false,
            again_every: 0,
            now: None,
        }
    }

    /// The same, which describes each agent again after so many of its ticks: for a line whose other end does not say when it
    /// begins to listen. A viewer that comes later waits so long at most. With 0, the default, an agent is described before its first tick, and
    /// when [`introduce`](Self::introduce) is called.
    #[must_use]
    pub const fn again_every(mut self, ticks: u32) -> Self {
        self.again_every = ticks;
        self
    }

    /// A new agent with its tree, which is idle: `Night::INFO`.
    pub fn agent(&mut self, name: &'static str, info: &'static TreeInfo) -> Agent {
        let number = self.agents;
        self.agents = self.agents.wrapping_add(1);
        Agent {
            number,
            name,
            info,
            told: 0,
        }
    }

    /// Describes an agent again: after a new connection, or when the other end has asked for it.
    pub fn introduce(&mut self, agent: &Agent) {
        let Self {
            frames, has_begun, ..
        } = self;
        frames.open();
        if !core::mem::replace(has_begun, true) {
            frames.byte(OTHER);
        }
        let mut length = 0u64;
        put_tree(&mut |_| length = length.wrapping_add(1), agent.info);
        frames.byte(OTHER | 1 << 4);
        let mut put = |byte| frames.byte(byte);
        // An agent's tree has the agent's number.
        put_number(&mut put, agent.number.into());
        put_number(&mut put, length);
        put_tree(&mut put, agent.info);
        put(OTHER | 2 << 4);
        put_number(&mut put, agent.number.into());
        put_number(&mut put, agent.number.into());
        describe::put_text(&mut put, agent.name);
        frames.close();
    }

    /// The observer of this agent's tree: `patrol.tick_with(&mut robot, &mut wire.of(&mut agent))`.
    pub fn of<'a>(&'a mut self, agent: &'a mut Agent) -> Telling<'a, F> {
        Telling { wire: self, agent }
    }

    /// From now on, this is the time: since the program began, say. Without it, ticks have no time.
    pub fn at(&mut self, time: Duration) {
        self.now = Some(time);
    }

    /// A mark on the agent's timeline, at this moment: a goal, a violated invariant. The colour is as in CSS, or empty.
    pub fn mark(&mut self, agent: &Agent, text: &str, color: &str) {
        self.frames.open();
        let mut put = |byte| self.frames.byte(byte);
        put(OTHER | 3 << 4);
        put_number(&mut put, u64::from(agent.number) + 1);
        describe::put_text(&mut put, text);
        describe::put_text(&mut put, color);
        self.frames.close();
    }

    /// Shows the context beside the tree at the agent's next tick, as its `Debug` prints it: 16 KiB of it at most.
    pub fn context(&mut self, agent: &Agent, context: &impl fmt::Debug) {
        // A text says first how long it is: so it is formatted twice.
        let mut count = Text::new(|_| {}, LONGEST_CONTEXT);
        let _ = write!(count, "{context:#?}");
        let length = LONGEST_CONTEXT - count.left;
        self.frames.open();
        let mut put = |byte| self.frames.byte(byte);
        put(OTHER | 8 << 4);
        put_number(&mut put, agent.number.into());
        put_number(&mut put, length as u64);
        let mut text = Text::new(put, length);
        let _ = write!(text, "{context:#?}");
        // A context that was longer the first time.
        for _ in 0..text.left {
            (text.put)(b' ');
        }
        self.frames.close();
    }

    /// How many frames could not be written: ticks, as a rule.
    pub fn failed(&self) -> u32 {
        self.frames.failed
    }
}

const BEGIN: u8 = 12;
const END: u8 = 13;
const OTHER: u8 = 14;

/// Tells what one agent's tree does: see [`Wire::of`].
#[derive(Debug)]
pub struct Telling<'a, F> {
    wire: &'a mut Wire<F>,
    agent: &'a mut Agent,
}

#[diagnostic::do_not_recommend]
impl<F, E> Observer for Telling<'_, F>
where
    F: FnMut(&[u8]) -> Result<(), E>,
{
    type Within<'a>
        = Within<'a, Self>
    where
        Self: 'a;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        let told = self.agent.info.node(node);
        let is_whole = matches!(answer, Answer::Status(_)) && told.is_some_and(Node::is_seen_below);
        let frames = &mut self.wire.frames;
        let mark = node.to_le_bytes()[0] & 15;
        put_answer(&mut |byte| frames.byte(byte), mark, is_whole, answer);
    }

    fn begin(&mut self, operation: Operation, _: &'static TreeInfo) {
        let Self { wire, agent } = self;
        let again = wire.again_every;
        if agent.told == 0 || again > 0 && agent.told % again == 0 {
            wire.introduce(agent);
        }
        let now = wire.now;
        let frames = &mut wire.frames;
        frames.open();
        let mut put = |byte| frames.byte(byte);
        put(OTHER | 7 << 4);
        put_number(&mut put, agent.number.into());
        put_number(&mut put, agent.told.into());
        agent.told = agent.told.wrapping_add(1);
        let call = match operation {
            Operation::Tick => 0,
            Operation::Halt => 1,
            Operation::Reset => 2,
        };
        let has_time = u8::from(now.is_some());
        put(BEGIN | (call | has_time << 2 | 1 << 3) << 4);
        put_number(&mut put, agent.number.into());
        if let Some(now) = now {
            let microseconds = now.as_secs().saturating_mul(1_000_000);
            let microseconds = microseconds.saturating_add(now.subsec_micros().into());
            put_number(&mut put, microseconds);
        }
    }

    fn end(&mut self, _: Operation, status: Option<Status>) {
        let result = match status {
            None => 0,
            Some(Status::Success) => 1,
            Some(Status::Failure) => 2,
            Some(Status::Running) => 3,
        };
        self.wire.frames.byte(END | result << 4);
        self.wire.frames.close();
    }
}

/// Text that does not grow beyond a limit.
struct Text<P> {
    put: P,
    left: usize,
}

impl<P: FnMut(u8)> Text<P> {
    fn new(put: P, left: usize) -> Self {
        Self { put, left }
    }
}

impl<P: FnMut(u8)> fmt::Write for Text<P> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            let mut bytes = [0; 4];
            let bytes = character.encode_utf8(&mut bytes).bytes();
            self.left = self.left.checked_sub(bytes.len()).ok_or(fmt::Error)?;
            bytes.for_each(&mut self.put);
        }
        Ok(())
    }
}
