//! A sensor of moisture on an I2C bus, and its driver.

use crate::garden::Soil;
use embassy_time::Timer;
use embedded_hal_async::delay::DelayNs;
use embedded_hal_async::i2c::{ErrorKind, ErrorType, I2c, Operation, SevenBitAddress};

const ADDRESS: SevenBitAddress = 0x36;
const MEASURE: u8 = 0x0f;
const CONVERSION_MS: u32 = 15;

/// The driver, for any bus.
pub struct Sensor<I, D> {
    bus: I,
    delay: D,
}

impl<I: I2c, D: DelayNs> Sensor<I, D> {
    pub const fn new(bus: I, delay: D) -> Self {
        Self { bus, delay }
    }

    /// Permille of water in the soil.
    ///
    /// # Errors
    ///
    /// Those of the bus.
    pub async fn moisture(&mut self) -> Result<u16, I::Error> {
        self.bus.write(ADDRESS, &[MEASURE]).await?;
        self.delay.delay_ms(CONVERSION_MS).await;
        let mut answer = [0; 2];
        self.bus.read(ADDRESS, &mut answer).await?;
        Ok(u16::from_be_bytes(answer))
    }
}

/// Stands for the bus and the sensor on it: each transfer ends with an interrupt, here that of a timer.
pub struct Bus<'a>(pub &'a Soil);

impl ErrorType for Bus<'_> {
    type Error = ErrorKind;
}

impl I2c for Bus<'_> {
    async fn transaction(
        &mut self,
        _address: SevenBitAddress,
        operations: &mut [Operation<'_>],
    ) -> Result<(), ErrorKind> {
        for operation in operations {
            Timer::after_micros(300).await;
            if let Operation::Read(buffer) = operation {
                buffer.copy_from_slice(&self.0.moisture().to_be_bytes());
            }
        }
        Ok(())
    }
}
