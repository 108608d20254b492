//! A counter of microseconds, and two timers that raise an interrupt.

/// Counts upwards at 25 MHz through a prescaler.
const COUNTER: *const u32 = 0x4002_8018 as *const u32;
const PRESCALE: *mut u32 = 0x4002_801c as *mut u32;
const TICKS_PER_MICROSECOND: u32 = 25;

/// Lets the counter count microseconds.
pub fn start() {
    // SAFETY: a register of the counter, which nobody else writes.
    unsafe { PRESCALE.write_volatile(TICKS_PER_MICROSECOND - 1) };
}

pub fn micros() -> u32 {
    // SAFETY: reading the counter changes nothing.
    unsafe { COUNTER.read_volatile() }
}

/// A timer that counts down at 25 MHz: control, value, value after zero, interrupt.
pub struct Timer(*mut u32);

// SAFETY: whoever has it may use its registers.
unsafe impl Send for Timer {}

impl Timer {
    /// `TIMER0` and `TIMER1`.
    ///
    /// # Safety
    ///
    /// To be called once.
    pub unsafe fn both() -> (Self, Self) {
        (Self(0x4000_0000 as *mut u32), Self(0x4000_1000 as *mut u32))
    }

    /// Raises the interrupt at an instant, or earlier if that is further away than the timer counts.
    pub fn set(&mut self, instant: u32) {
        let wait = instant.wrapping_sub(micros());
        // What has passed already is due now.
        let wait = if wait > u32::MAX / 2 { 1 } else { wait.max(1) };
        let ticks = wait.saturating_mul(TICKS_PER_MICROSECOND);
        self.stop();
        // SAFETY: registers of this timer.
        unsafe {
            // It stops at zero: QEMU would let a timer that starts again pass by once more while the processor sleeps.
            self.0.add(2).write_volatile(0);
            self.0.add(1).write_volatile(ticks);
            self.0.write_volatile(0b1001);
        }
    }

    /// Takes the interrupt back, and raises none any more.
    pub fn stop(&mut self) {
        // SAFETY: registers of this timer.
        unsafe {
            self.0.write_volatile(0);
            self.0.add(3).write_volatile(1);
        }
    }
}
