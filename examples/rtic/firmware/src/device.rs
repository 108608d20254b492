//! The interrupts of the board, as a device crate has them.

use cortex_m::interrupt::InterruptNumber;
pub use cortex_m_rt::interrupt;
pub use Interrupt as interrupt;

pub const NVIC_PRIO_BITS: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Interrupt {
    /// The reader has a card.
    GPIO0 = 6,
    /// The door was opened or closed.
    GPIO1 = 7,
    /// The alarm.
    TIMER0 = 8,
    /// Visitors.
    TIMER1 = 9,
    /// Nothing is wired to it: software raises it.
    SPARE = 10,
}

// SAFETY: these are the numbers of the interrupt controller.
unsafe impl InterruptNumber for Interrupt {
    fn number(self) -> u16 {
        self as u16
    }
}

type Handler = unsafe extern "C" fn();

extern "C" {
    fn GPIO0();
    fn GPIO1();
    fn TIMER0();
    fn TIMER1();
    fn SPARE();
    fn DefaultHandler();
}

/// The second part of the vector table.
#[link_section = ".vector_table.interrupts"]
#[no_mangle]
pub static __INTERRUPTS: [Handler; 11] = [
    DefaultHandler,
    DefaultHandler,
    DefaultHandler,
    DefaultHandler,
    DefaultHandler,
    DefaultHandler,
    GPIO0,
    GPIO1,
    TIMER0,
    TIMER1,
    SPARE,
];
