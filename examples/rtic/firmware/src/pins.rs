//! The board's pins and bus: two LEDs, of which one stands for the bolt, and what the visitors do with contact and
//! reader.

use crate::street;
use core::convert::Infallible;
use embedded_hal::{digital, i2c};

const LEDS: *mut u32 = 0x4002_8000 as *mut u32;

/// One of the board's LEDs.
pub struct Led(u32);

impl Led {
    /// # Safety
    ///
    /// To be called once.
    pub unsafe fn both() -> (Self, Self) {
        (Self(0b01), Self(0b10))
    }
}

impl digital::ErrorType for Led {
    type Error = Infallible;
}

impl digital::OutputPin for Led {
    fn set_low(&mut self) -> Result<(), Infallible> {
        // SAFETY: only one task has LEDs.
        unsafe { LEDS.write_volatile(LEDS.read_volatile() & !self.0) };
        Ok(())
    }

    fn set_high(&mut self) -> Result<(), Infallible> {
        // SAFETY: only one task has LEDs.
        unsafe { LEDS.write_volatile(LEDS.read_volatile() | self.0) };
        Ok(())
    }
}

/// What the LEDs show.
pub fn leds() -> u32 {
    // SAFETY: reading the register changes nothing.
    unsafe { LEDS.read_volatile() }
}

/// High while the door stands open.
pub struct Contact;

impl digital::ErrorType for Contact {
    type Error = Infallible;
}

impl digital::InputPin for Contact {
    fn is_high(&mut self) -> Result<bool, Infallible> {
        Ok(street::door_is_open())
    }

    fn is_low(&mut self) -> Result<bool, Infallible> {
        Ok(!street::door_is_open())
    }
}

/// The bus with the reader on it.
pub struct Bus;

impl i2c::ErrorType for Bus {
    type Error = i2c::ErrorKind;
}

impl i2c::I2c for Bus {
    fn transaction(
        &mut self,
        _address: u8,
        operations: &mut [i2c::Operation<'_>],
    ) -> Result<(), i2c::ErrorKind> {
        for operation in operations {
            if let i2c::Operation::Read(buffer) = operation {
                let card = street::card().ok_or(i2c::ErrorKind::ArbitrationLoss)?;
                buffer.copy_from_slice(&card.to_be_bytes());
            }
        }
        Ok(())
    }
}
