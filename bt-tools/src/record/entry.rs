//! The entries of a recording as bytes, and back: see `FORMAT.md`.

use super::bytes::{put_number, put_text, Cursor, Trouble, LONGEST};
use super::operation::{Call, Operation, Told};
use super::{describe, Mark};
use crate::model::Answer;
use crate::queue::Head;
use bt_core::info::TreeInfo;
use bt_core::Status;
use std::time::Duration;

const BEGIN: u8 = 12;
const END: u8 = 13;
const OTHER: u8 = 14;
const WHOLE: u8 = 15;

/// What a recording says.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Entry {
    /// A program begins: the numbers of trees and agents start anew.
    Begin,
    /// A tree.
    Tree {
        /// Its number.
        number: u32,
        /// Its description.
        info: &'static TreeInfo,
    },
    /// An agent.
    Agent {
        /// Its number.
        number: u32,
        /// The number of its tree.
        tree: u32,
        /// How it is called.
        name: String,
    },
    /// An agent's tree was ticked, halted or reset.
    Operation {
        /// The agent.
        agent: u32,
        /// What happened.
        operation: Operation,
    },
    /// A mark at this moment.
    Mark(Mark),
    /// Operations are missing.
    Missing {
        /// Of this agent.
        agent: u32,
        /// So many.
        count: u64,
    },
    /// Of a stream from which something may be missing: how many operations of an agent came before its next one, modulo 2³².
    Before {
        /// The agent.
        agent: u32,
        /// So many.
        count: u32,
    },
    /// The context of an agent's next operation, as text.
    Context {
        /// The agent.
        agent: u32,
        /// The text.
        text: String,
    },
    /// An agent is gone.
    Gone {
        /// The agent.
        agent: u32,
    },
}

/// Turns entries into bytes. What it remembers is what the next entry leaves out.
#[derive(Debug, Clone, Default)]
pub struct Encoder {
    agent: u32,
    /// In microseconds.
    time: u64,
}

impl Encoder {
    /// Appends an entry.
    pub fn put(&mut self, entry: &Entry, out: &mut Vec<u8>) {
        match entry {
            Entry::Begin => {
                *self = Self::default();
                out.push(OTHER);
            }
            Entry::Tree { number, info } => {
                out.push(OTHER | 1 << 4);
                put_number(out, (*number).into());
                let described = describe::bytes(info);
                put_number(out, described.len() as u64);
                out.extend_from_slice(&described);
            }
            Entry::Agent { number, tree, name } => {
                out.push(OTHER | 2 << 4);
                put_number(out, (*number).into());
                put_number(out, (*tree).into());
                put_text(out, name);
            }
            Entry::Operation { agent, operation } => self.put_operation(*agent, operation, out),
            Entry::Mark(mark) => {
                out.push(OTHER | 3 << 4);
                put_number(out, mark.agent.map_or(0, |agent| u64::from(agent) + 1));
                put_text(out, &mark.text);
                put_text(out, &mark.color);
            }
            Entry::Missing { agent, count } => {
                out.push(OTHER | 4 << 4);
                put_number(out, (*agent).into());
                put_number(out, *count);
            }
            Entry::Gone { agent } => {
                out.push(OTHER | 6 << 4);
                put_number(out, (*agent).into());
            }
            Entry::Before { agent, count } => {
                out.push(OTHER | 7 << 4);
                put_number(out, (*agent).into());
                put_number(out, (*count).into());
            }
            Entry::Context { agent, text } => {
                out.push(OTHER | 8 << 4);
                put_number(out, (*agent).into());
                put_text(out, text);
            }
        }
    }

    /// Appends an operation.
    pub fn put_operation(&mut self, agent: u32, operation: &Operation, out: &mut Vec<u8>) {
        let time = operation
            .at
            .map(|at| u64::try_from(at.as_micros()).unwrap_or(u64::MAX));
        self.put_begin(agent, operation.call, time, out);
        for told in &operation.answers {
            bt_core::wire::put_answer(
                &mut |byte| out.push(byte),
                told.mark,
                told.is_whole,
                told.answer,
            );
        }
        if let Some(context) = &operation.context {
            out.push(OTHER | 5 << 4);
            put_text(out, context);
        }
        put_end(operation.given, out);
    }

    /// Appends an operation that an observer was told of.
    pub(crate) fn put_sent(&mut self, head: Head, answers: &[u8], out: &mut Vec<u8>) {
        self.put_begin(head.agent, head.call, Some(head.at), out);
        out.extend_from_slice(answers);
        put_end(head.given, out);
    }

    fn put_begin(&mut self, agent: u32, call: Call, time: Option<u64>, out: &mut Vec<u8>) {
        let has_time = u8::from(time.is_some());
        let is_other = u8::from(agent != self.agent);
        out.push(BEGIN | (call as u8 | has_time << 2 | is_other << 3) << 4);
        if agent != self.agent {
            put_number(out, agent.into());
            self.agent = agent;
        }
        if let Some(time) = time {
            put_number(out, time.saturating_sub(self.time));
            self.time = self.time.max(time);
        }
    }
}

fn put_end(given: Option<Status>, out: &mut Vec<u8>) {
    let result = match given {
        None => 0,
        Some(Status::Success) => 1,
        Some(Status::Failure) => 2,
        Some(Status::Running) => 3,
    };
    out.push(END | result << 4);
}

/// Turns bytes into entries. What it remembers is what entries leave out.
#[derive(Debug, Clone, Default)]
pub struct Decoder {
    agent: u32,
    time: u64,
}

impl Decoder {
    /// The entry that the bytes begin with, and how many bytes it takes; `None` if it is not all there yet.
    ///
    /// # Errors
    ///
    /// If there is no such entry: what is wrong with it.
    pub fn take(&mut self, bytes: &[u8]) -> Result<Option<(Entry, usize)>, &'static str> {
        let mut cursor = Cursor::new(bytes);
        let mut next = self.clone();
        match next.entry(&mut cursor) {
            Ok(entry) => {
                *self = next;
                Ok(Some((entry, cursor.at)))
            }
            // Far more than the longest entry: its end will never come.
            Err(Trouble::Short) if bytes.len() > 2 * LONGEST => Err("an entry without an end"),
            Err(Trouble::Short) => Ok(None),
            Err(Trouble::Wrong(what)) => Err(what),
        }
    }

    fn entry(&mut self, cursor: &mut Cursor<'_>) -> Result<Entry, Trouble> {
        let first = cursor.byte()?;
        match (first & 15, first >> 4) {
            (BEGIN, flags) => {
                let agent = if flags & 8 == 0 {
                    self.agent
                } else {
                    cursor.fit()?
                };
                self.agent = agent;
                let operation = self.operation(flags, cursor)?;
                Ok(Entry::Operation { agent, operation })
            }
            (OTHER, 0) => {
                *self = Self::default();
                Ok(Entry::Begin)
            }
            (OTHER, 1) => {
                let number = cursor.fit()?;
                let length: usize = cursor.fit()?;
                if length > LONGEST {
                    return Err(Trouble::Wrong("a description of more than 16 MiB"));
                }
                let info = describe::read(cursor.slice(length)?)?;
                Ok(Entry::Tree { number, info })
            }
            (OTHER, 2) => Ok(Entry::Agent {
                number: cursor.fit()?,
                tree: cursor.fit()?,
                name: cursor.text()?.to_owned(),
            }),
            (OTHER, 3) => {
                let agent = cursor.number()?.checked_sub(1).map(u32::try_from);
                Ok(Entry::Mark(Mark {
                    agent: agent
                        .transpose()
                        .map_err(|_| Trouble::Wrong("an agent with too large a number"))?,
                    text: cursor.text()?.to_owned(),
                    color: cursor.text()?.to_owned(),
                }))
            }
            (OTHER, 4) => Ok(Entry::Missing {
                agent: cursor.fit()?,
                count: cursor.number()?,
            }),
            (OTHER, 6) => Ok(Entry::Gone {
                agent: cursor.fit()?,
            }),
            (OTHER, 7) => Ok(Entry::Before {
                agent: cursor.fit()?,
                count: cursor.fit()?,
            }),
            (OTHER, 8) => Ok(Entry::Context {
                agent: cursor.fit()?,
                text: cursor.text()?.to_owned(),
            }),
            _ => Err(Trouble::Wrong("no entry begins with such a byte")),
        }
    }

    fn operation(&mut self, flags: u8, cursor: &mut Cursor<'_>) -> Result<Operation, Trouble> {
        let mut operation = Operation {
            call: match flags & 3 {
                0 => Call::Tick,
                1 => Call::Halt,
                2 => Call::Reset,
                _ => return Err(Trouble::Wrong("neither tick nor halt nor reset")),
            },
            ..Operation::default()
        };
        if flags & 4 != 0 {
            self.time = self.time.saturating_add(cursor.number()?);
            operation.at = Some(Duration::from_micros(self.time));
        }
        loop {
            let byte = cursor.byte()?;
            match (byte & 15, byte >> 4) {
                (END, result) => {
                    operation.given = match result {
                        0 => None,
                        1 => Some(Status::Success),
                        2 => Some(Status::Failure),
                        3 => Some(Status::Running),
                        _ => return Err(Trouble::Wrong("no result of a tick")),
                    };
                    return Ok(operation);
                }
                (WHOLE, 0) => operation.answers.push(Told::whole(Status::Success)),
                (WHOLE, 1) => operation.answers.push(Told::whole(Status::Failure)),
                (WHOLE, 2) => operation.answers.push(Told::whole(Status::Running)),
                (OTHER, 5) => operation.context = Some(cursor.text()?.to_owned()),
                (low, mark) if low < BEGIN => {
                    let answer = answer(low, cursor)?;
                    let is_whole = false;
                    operation.answers.push(Told {
                        mark,
                        is_whole,
                        answer,
                    });
                }
                _ => return Err(Trouble::Wrong("no answer begins with such a byte")),
            }
        }
    }
}

fn answer(low: u8, cursor: &mut Cursor<'_>) -> Result<Answer, Trouble> {
    Ok(match low {
        0 => Answer::Status(Status::Success),
        1 => Answer::Status(Status::Failure),
        2 => Answer::Status(Status::Running),
        3 | 4 => Answer::Elapsed(low == 4),
        5 | 6 => Answer::Finished(low == 6),
        7 => Answer::Quota(cursor.fit()?),
        8 => Answer::Child(None),
        9 => Answer::Child(Some(cursor.fit()?)),
        10 => Answer::Tick(cursor.fit()?),
        _ => Answer::Halt(cursor.fit()?),
    })
}
