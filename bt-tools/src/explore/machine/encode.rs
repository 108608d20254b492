//! States as bytes: short, and equal where states are.

use super::halt::Halting;
use super::{Ask, Cell, Machine, Next};
use crate::explore::timers::{Known, Timer, Timers};
use crate::model::Asked;
use bt_core::Status;

impl Machine<'_> {
    /// Appends the whole state. What is as at the beginning takes no bytes.
    pub fn encode(&mut self, bytes: &mut Vec<u8>) {
        let cells = &self.cells;
        self.touched
            .retain(|&place| cells[place] != Cell::default());
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
        put(bytes, self.timers.running.len());
        for timer in &self.timers.running {
            put(bytes, timer.node);
            bytes.push(timer.known as u8);
            put(bytes, timer.earlier.len());
            for &earlier in &timer.earlier {
                put(bytes, earlier);
            }
        }
        put(bytes, self.said.len());
        for &(group, said) in &self.said {
            put(bytes, group as usize);
            put(bytes, said as usize);
        }
        put(bytes, self.touched.len());
        let mut before = 0;
        for &place in &self.touched {
            put(bytes, place - before);
            before = place;
            let cell = &self.cells[place];
            let numbers = cell.numbers();
            let is_plain = numbers == [0; 7];
            bytes.push(cell.flags | if is_plain { 0 } else { NUMBERED });
            if !is_plain {
                for number in numbers {
                    put(bytes, number as usize);
                }
            }
        }
    }

    /// Becomes the state of these bytes; gives those that are left.
    pub fn decode<'b>(&mut self, bytes: &'b [u8]) -> &'b [u8] {
        for place in self.touched.drain(..) {
            self.cells[place] = Cell::default();
        }
        self.events.clear();
        let mut reader = Reader(bytes);
        self.halting.clear();
        self.asks = match reader.byte() {
            0 => None,
            code => Some(ask(code - 1, reader.number())),
        };
        if self.asks.is_some() {
            for _ in 0..reader.number() {
                self.halting.push(decode_halting(&mut reader));
            }
        }
        let timers = reader.number();
        self.timers = Timers {
            running: (0..timers)
                .map(|_| Timer {
                    node: reader.number(),
                    known: Known::ALL[usize::from(reader.byte())],
                    earlier: {
                        let count = reader.number();
                        (0..count).map(|_| reader.number()).collect()
                    },
                })
                .collect(),
        };
        let said = reader.number();
        self.said.clear();
        for _ in 0..said {
            self.said.push((reader.small(), reader.small()));
        }
        let touched = reader.number();
        let mut place = 0;
        for _ in 0..touched {
            place += reader.number();
            let flags = reader.byte();
            let mut numbers = [0; 7];
            if flags & NUMBERED != 0 {
                for number in &mut numbers {
                    *number = reader.small();
                }
            }
            self.touched.push(place);
            self.cells[place] = Cell::of_numbers(flags & !NUMBERED, numbers);
        }
        reader.0
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
        Next::Enter(child) => (1, child),
        Next::Give(status) => (2, status as usize),
        Next::Ask(asked) => (3, number_of(asked).into()),
        Next::AskFirst(asked) => (4, number_of(asked).into()),
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
        1 => Next::Enter(number),
        2 => Next::Give(STATUSES[number.min(2)]),
        3 => Next::Ask(asked()),
        _ => Next::AskFirst(asked()),
    };
    Halting {
        node,
        rest,
        then: Some((place, next)),
    }
}

/// By number.
const STATUSES: [Status; 3] = [Status::Success, Status::Failure, Status::Running];

/// The flag of a cell in bytes that numbers follow.
const NUMBERED: u8 = 128;

fn code(ask: Ask) -> u8 {
    number_of(ask.asked) * 2 + u8::from(ask.is_start)
}

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
        asked: asked_of(code / 2),
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
pub fn put(bytes: &mut Vec<u8>, mut number: usize) {
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
pub struct Reader<'a>(pub &'a [u8]);

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

    pub fn number(&mut self) -> usize {
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
