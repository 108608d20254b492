//! A reader of cards on an I2C bus.

use embedded_hal::i2c::{I2c, SevenBitAddress};

const ADDRESS: SevenBitAddress = 0x24;
const READ: u8 = 0x01;

/// The number on a card.
pub type Card = u32;

/// The driver, for any bus. The reader raises its line when a card comes.
pub struct Reader<I> {
    bus: I,
}

impl<I: I2c> Reader<I> {
    pub const fn new(bus: I) -> Self {
        Self { bus }
    }

    /// The card that lies on the reader.
    ///
    /// # Errors
    ///
    /// Those of the bus.
    pub fn card(&mut self) -> Result<Option<Card>, I::Error> {
        let mut answer = [0; 4];
        self.bus.write_read(ADDRESS, &[READ], &mut answer)?;
        let card = Card::from_be_bytes(answer);
        Ok((card != 0).then_some(card))
    }

    /// The bus.
    pub fn release(self) -> I {
        self.bus
    }
}
