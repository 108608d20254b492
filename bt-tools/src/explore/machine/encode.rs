//! States as bytes: short, and equal where states are.

use super::{Ask, Cell, Machine};
use crate::explore::timers::{Known, Timer, Timers};
use crate::model::Asked;

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
        self.asks = match reader.byte() {
            0 => None,
            code => Some(ask(code - 1, reader.number())),
        };
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

/// The flag of a cell in bytes that numbers follow.
const NUMBERED: u8 = 128;

fn code(ask: Ask) -> u8 {
    let asked = match ask.asked {
        Asked::Status { starts: false } => 0,
        Asked::Status { starts: true } => 1,
        Asked::Elapsed => 2,
        Asked::Finished => 3,
        Asked::Successes => 4,
        Asked::Failures => 5,
        Asked::Choice => 6,
        Asked::Act => 7,
    };
    asked * 2 + u8::from(ask.is_start)
}

fn ask(code: u8, place: usize) -> Ask {
    let asked = match code / 2 {
        0 => Asked::Status { starts: false },
        1 => Asked::Status { starts: true },
        2 => Asked::Elapsed,
        3 => Asked::Finished,
        4 => Asked::Successes,
        5 => Asked::Failures,
        6 => Asked::Choice,
        _ => Asked::Act,
    };
    Ask {
        place,
        asked,
        is_start: code % 2 == 1,
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
