//! The parts of a door, and the leaves: what they do with these parts.

use crate::reader::{Card, Reader};
use embedded_hal::digital::{ErrorKind as PinError, InputPin, OutputPin};
use embedded_hal::i2c::{ErrorKind as BusError, I2c};
use quickbeam::Status;

/// Of which types a door is: those of a board, or mocks of them.
pub trait Parts {
    /// The bus that the reader of cards is on.
    type Bus: I2c;
    /// High while the door stands open.
    type Contact: InputPin;
    /// High while the door is unlocked.
    type Bolt: OutputPin;
    type Lamp: OutputPin;
    /// Where events go.
    type Journal: FnMut(Event);
}

/// What happens at the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Event {
    Unlocked(Card),
    Locked,
    UnknownCard(Card),
    /// The bus did not answer.
    Bus(#[cfg_attr(feature = "defmt", defmt(Debug2Format))] BusError),
    Pin(#[cfg_attr(feature = "defmt", defmt(Debug2Format))] PinError),
}

/// Cards that open the door.
const KNOWN: [Card; 2] = [1701, 4711];

/// The door.
pub struct Door<P: Parts> {
    pub reader: Reader<P::Bus>,
    pub contact: P::Contact,
    pub bolt: P::Bolt,
    pub lamp: P::Lamp,
    pub journal: P::Journal,
    /// The last card that was read.
    pub card: Card,
}

#[allow(clippy::needless_pass_by_value)] // For `map_err`.
fn bus(error: impl embedded_hal::i2c::Error) -> Event {
    Event::Bus(error.kind())
}

#[allow(clippy::needless_pass_by_value)] // For `map_err`.
fn pin(error: impl embedded_hal::digital::Error) -> Event {
    Event::Pin(error.kind())
}

/// What a leaf gives: an error fails it.
type Outcome<T = ()> = Result<T, Event>;

impl<P: Parts> Door<P> {
    /// Awaits a card. The reader's line goes up when one comes, and that brings the next tick.
    pub fn read_card(&mut self) -> Outcome<Status> {
        let card = self.reader.card().map_err(bus);
        match self.noted(card)? {
            Some(card) => {
                self.card = card;
                Ok(Status::Success)
            }
            None => Ok(Status::Running),
        }
    }

    pub fn is_known(&mut self) -> bool {
        let is_known = KNOWN.contains(&self.card);
        if !is_known {
            (self.journal)(Event::UnknownCard(self.card));
        }
        is_known
    }

    pub fn unlock(&mut self) -> Outcome {
        let set = self.bolt.set_high().map_err(pin);
        self.noted(set)?;
        (self.journal)(Event::Unlocked(self.card));
        Ok(())
    }

    pub fn lock(&mut self) -> Outcome {
        let set = self.bolt.set_low().map_err(pin);
        self.noted(set)?;
        (self.journal)(Event::Locked);
        Ok(())
    }

    /// Awaits that the door is opened; the contact's interrupt brings the next tick.
    pub fn is_open(&mut self) -> Outcome<Status> {
        let is_open = self.contact.is_high().map_err(pin);
        Ok(if self.noted(is_open)? {
            Status::Success
        } else {
            Status::Running
        })
    }

    pub fn is_closed(&mut self) -> Outcome<bool> {
        let is_closed = self.contact.is_low().map_err(pin);
        self.noted(is_closed)
    }

    pub fn lamp_on(&mut self) -> Outcome {
        let set = self.lamp.set_high().map_err(pin);
        self.noted(set)
    }

    pub fn lamp_off(&mut self) -> Outcome {
        let set = self.lamp.set_low().map_err(pin);
        self.noted(set)
    }

    /// The tree fails where a leaf does, and never sees why: the journal does.
    fn noted<T>(&mut self, outcome: Outcome<T>) -> Outcome<T> {
        if let Err(event) = &outcome {
            (self.journal)(*event);
        }
        outcome
    }
}
