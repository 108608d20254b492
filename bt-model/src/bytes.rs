//! States as bytes: short, and equal where states are.

use crate::cell::Cell;
use crate::halt::Halting;
use crate::part::small;
use crate::run::Next;
use crate::state::Ask;
use crate::{Asked, State};
use alloc::vec::Vec;
use bt_core::Status;

impl State {
    /// Appends the whole state as bytes, which are equal where states of one machine are. What is as at the beginning takes none;
    /// the first is 0 between two operations.
    pub fn encode(&self, bytes: &mut Vec<u8>) {
        match self.asks {
            None => bytes.push(0),
            Some(ask) => {
                bytes.push(1 + code(ask));
                put(bytes, ask.place);
                put(bytes, self.halting.len());
                for halting in &self.halting {
                    encode_halting(halting, bytes);
                }
            }
        }
        let mut next = 0;
        for place in self.running.or(&self.kept) {
            let (runs, cell) = self.part(place);
            let flags = cell.flags | u8::from(runs);
            let has_numbers = *cell != Cell::of_flags(cell.flags);
            if flags == 0 && !has_numbers {
                continue;
            }
            put(bytes, place + 1 - next);
            next = place + 1;
            if !has_numbers {
                bytes.push(flags);
                continue;
            }
            let numbers = cell.numbers();
            // Which of the numbers follow is said by a byte; few do.
            let which = numbers
                .iter()
                .rev()
                .fold(0, |which, number| which << 1 | u8::from(*number != 0));
            bytes.extend([flags | NUMBERED, which]);
            for &number in numbers.iter().filter(|number| **number != 0) {
                put(bytes, number as usize);
            }
        }
        put(bytes, 0);
    }

    /// Becomes the state of these bytes, of the same machine; gives those that are left.
    ///
    /// # Panics
    ///
    /// If it was another machine's, or these are no state's bytes.
    pub fn decode<'b>(&mut self, bytes: &'b [u8]) -> &'b [u8] {
        self.forget_all();
        let mut reader = Reader(bytes);
        self.asks = match reader.byte() {
            0 => None,
            code => Some(ask(code - 1, reader.number())),
        };
        if self.asks.is_some() {
            for _ in 0..reader.number() {
                self.halting.push(decode_halting(&mut reader));
            }
        }
        let mut next = 0;
        loop {
            let place = match reader.number() {
                0 => return reader.0,
                ahead => next + ahead - 1,
            };
            next = place + 1;
            let flags = reader.byte();
            if flags & RUNNING != 0 {
                self.running.insert(place);
            }
            if flags == RUNNING {
                continue;
            }
            let cell = self.cell_mut(place);
            cell.flags = flags & !(RUNNING | NUMBERED);
            if flags & NUMBERED != 0 {
                let which = reader.byte();
                for (bit, number) in cell.numbers_mut().into_iter().enumerate() {
                    if which & 1 << bit != 0 {
                        *number = reader.small();
                    }
                }
            }
        }
    }
}

fn encode_halting(halting: &Halting, bytes: &mut Vec<u8>) {
    put(bytes, halting.node);
    put(bytes, halting.rest.len());
    for &node in &halting.rest {
        put(bytes, node);
    }
    // Where something is asked, it is known what comes next.
    let Some((place, next)) = halting.then else {
        return;
    };
    put(bytes, place);
    let (kind, number) = match next {
        Next::Handled => (0, 0),
        Next::Enter(child) => (1, child as usize),
        Next::Give(status) => (2, status as usize),
        Next::Ask(asked) => (3, number_of(asked).into()),
        Next::AskFirst(asked) => (4, number_of(asked).into()),
        Next::Given(status) => (5, status as usize),
        Next::Over { forgets } => (6, forgets.into()),
        Next::Come => (7, 0),
    };
    bytes.push(kind);
    put(bytes, number);
}

fn decode_halting(reader: &mut Reader) -> Halting {
    let node = reader.number();
    let rest = (0..reader.number()).map(|_| reader.number()).collect();
    let place = reader.number();
    let (kind, number) = (reader.byte(), reader.number());
    let asked = || asked_of(u8::try_from(number).unwrap_or(u8::MAX));
    let next = match kind {
        0 => Next::Handled,
        1 => Next::Enter(small(number)),
        2 => Next::Give(STATUSES[number.min(2)]),
        3 => Next::Ask(asked()),
        4 => Next::AskFirst(asked()),
        5 => Next::Given(STATUSES[number.min(2)]),
        6 => Next::Over {
            forgets: number == 1,
        },
        _ => Next::Come,
    };
    Halting {
        node,
        rest,
        then: Some((place, next)),
    }
}

/// By number.
const STATUSES: [Status; 3] = [Status::Success, Status::Failure, Status::Running];

/// In bytes, the flags of a cell: that its node runs, and that numbers follow.
const RUNNING: u8 = 1;
const NUMBERED: u8 = 128;

fn code(ask: Ask) -> u8 {
    ask.asked.map_or(TREE, number_of) * 2 + u8::from(ask.is_start)
}

/// In place of the number of what is asked.
const TREE: u8 = 8;

fn number_of(asked: Asked) -> u8 {
    match asked {
        Asked::Status { starts: false } => 0,
        Asked::Status { starts: true } => 1,
        Asked::Elapsed => 2,
        Asked::Finished => 3,
        Asked::Successes => 4,
        Asked::Failures => 5,
        Asked::Choice => 6,
        Asked::Act => 7,
    }
}

fn ask(code: u8, place: usize) -> Ask {
    Ask {
        place,
        asked: Some(code / 2).filter(|asked| *asked != TREE).map(asked_of),
        is_start: code % 2 == 1,
    }
}

fn asked_of(number: u8) -> Asked {
    match number {
        0 => Asked::Status { starts: false },
        1 => Asked::Status { starts: true },
        2 => Asked::Elapsed,
        3 => Asked::Finished,
        4 => Asked::Successes,
        5 => Asked::Failures,
        6 => Asked::Choice,
        _ => Asked::Act,
    }
}

/// Seven bits a byte, the lowest first.
fn put(bytes: &mut Vec<u8>, mut number: usize) {
    loop {
        #[allow(clippy::cast_possible_truncation)] // Seven bits.
        let low = (number & 127) as u8;
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return;
        }
        bytes.push(low | 128);
    }
}

/// Reads what `put` wrote.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                first
            }
            None => 0,
        }
    }

    fn number(&mut self) -> usize {
        if let [small @ 0..128, rest @ ..] = self.0 {
            self.0 = rest;
            return usize::from(*small);
        }
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= usize::from(byte & 127) << shift;
            if byte < 128 {
                return number;
            }
            shift += 7;
        }
    }

    fn small(&mut self) -> u32 {
        u32::try_from(self.number()).unwrap_or(u32::MAX)
    }
}
