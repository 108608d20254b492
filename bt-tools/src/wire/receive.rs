//! Bytes of one program, as they come, turned into what its agents do.

use super::frames::{Deframer, Frame};
use crate::record::{entries_of, unwrap, wanted, Decoder, Found, ReadError, MAGIC};
use crate::timeline::{Fleet, Stream, UNKNOWN};
use std::time::{Duration, Instant};

/// Of damage that follows so soon, nothing is said on the timeline.
const SOON: Duration = Duration::from_secs(1);

/// Takes the bytes of one program, in pieces of any size: those of a [`Wire`](bt_core::wire::Wire), or of a recording.
///
/// A frame that is damaged is left out and counted, and marked on the timeline; what it said is missing, and the tree is
/// not known until it is idle the next time.
#[derive(Debug)]
pub struct Receiver {
    stream: Stream,
    begin: Begin,
    deframer: Deframer,
    damaged: u64,
    unknown: u64,
    said: Option<Instant>,
    /// Why something was left out last.
    why: Option<&'static str>,
}

#[derive(Debug)]
enum Begin {
    /// Whether it is a recording is not known yet.
    Unknown(Vec<u8>),
    Frames,
    /// A recording: so many bytes were read, and these wait for the rest of their block.
    Blocks(usize, Vec<u8>),
}

impl Default for Receiver {
    fn default() -> Self {
        Self::new()
    }
}

impl Receiver {
    /// Nothing has come yet.
    pub fn new() -> Self {
        Self {
            stream: Stream::new(),
            begin: Begin::Unknown(Vec::new()),
            deframer: Deframer::default(),
            damaged: 0,
            unknown: 0,
            said: None,
            why: None,
        }
    }

    /// Takes the next bytes, and tells the fleet what they say.
    ///
    /// # Errors
    ///
    /// If a recording is damaged: with the place. Frames are found again after damage. What is beyond a [budget](crate::budgets), such as
    /// too many agents.
    pub fn push(&mut self, bytes: &[u8], fleet: &mut Fleet) -> Result<(), ReadError> {
        match &mut self.begin {
            Begin::Frames => return self.frames(bytes, fleet),
            Begin::Unknown(first) => {
                first.extend_from_slice(bytes);
                if first.starts_with(MAGIC) {
                    let rest = first.split_off(MAGIC.len());
                    self.begin = Begin::Blocks(MAGIC.len(), rest);
                    return self.blocks(fleet);
                }
                if !MAGIC.starts_with(first) {
                    let first = std::mem::take(first);
                    self.begin = Begin::Frames;
                    return self.frames(&first, fleet);
                }
            }
            Begin::Blocks(_, waiting) => {
                waiting.extend_from_slice(bytes);
                return self.blocks(fleet);
            }
        }
        Ok(())
    }

    fn frames(&mut self, bytes: &[u8], fleet: &mut Fleet) -> Result<(), ReadError> {
        let Self {
            stream,
            deframer,
            damaged,
            unknown,
            why,
            ..
        } = self;
        let mut refused = None;
        let before = *damaged;
        for byte in bytes {
            deframer.byte(*byte, |frame| {
                let mut rest = match frame {
                    Frame::Whole(entries) => entries,
                    Frame::Damaged => return *damaged += 1,
                };
                let mut decoder = Decoder::default();
                while !rest.is_empty() {
                    let (entry, length) = match decoder.take(rest) {
                        Ok(Some(taken)) => taken,
                        Ok(None) => return *damaged += 1,
                        Err(what) => {
                            *why = Some(what);
                            return *damaged += 1;
                        }
                    };
                    rest = &rest[length..];
                    match stream.push(entry, fleet) {
                        Err(what) if UNKNOWN.contains(&what) => *unknown += 1,
                        Err(what) => refused = Some(what),
                        Ok(()) => {}
                    }
                }
            });
        }
        let is_due = self.said.is_none_or(|said| said.elapsed() > SOON);
        if *damaged > before && is_due {
            let agents: Vec<usize> = self.stream.agents().collect();
            for agent in agents {
                self.said = Some(Instant::now());
                fleet.mark(Some(agent), "damaged on the way", "crimson");
            }
        }
        match refused {
            Some(what) => Err(ReadError::Beyond(what)),
            None => Ok(()),
        }
    }

    /// How many bytes wait for the rest of their frame or block.
    pub(super) fn waiting(&self) -> usize {
        match &self.begin {
            Begin::Unknown(first) => first.len(),
            Begin::Frames => self.deframer.waiting(),
            Begin::Blocks(_, waiting) => waiting.capacity(),
        }
    }

    /// Why something was left out, if that is known.
    pub(crate) fn why(&self) -> Option<&'static str> {
        self.why
    }

    fn blocks(&mut self, fleet: &mut Fleet) -> Result<(), ReadError> {
        let Begin::Blocks(at, waiting) = &mut self.begin else {
            return Ok(());
        };
        let mut taken = 0;
        loop {
            let at = *at + taken;
            // Until all of a block is there, it is not looked at again.
            let wanted = wanted(&waiting[taken..]);
            let wanted = wanted.map_err(|what| ReadError::Damage { at, what })?;
            if waiting.len() - taken < wanted {
                break;
            }
            match unwrap(&waiting[taken..]) {
                Found::End | Found::CutOff => break,
                Found::Damage(what) => return Err(ReadError::Damage { at, what }),
                Found::Block(length, block) => {
                    entries_of(&block, at, |entry| self.stream.push(entry, fleet))?;
                    taken += length;
                }
            }
        }
        waiting.drain(..taken);
        *at += taken;
        Ok(())
    }

    /// The program cannot be heard any more. Its agents are gone, and go on if they come back.
    pub fn close(&mut self, fleet: &mut Fleet) {
        self.stream.close(fleet);
        self.begin = Begin::Unknown(Vec::new());
        self.deframer = Deframer::default();
    }

    /// How many frames were damaged.
    pub fn damaged(&self) -> u64 {
        self.damaged
    }

    /// How many entries were about agents that had not been introduced: as a rule those before the next introduction, of a program that
    /// was joined while it was running.
    pub fn unknown(&self) -> u64 {
        self.unknown
    }
}
