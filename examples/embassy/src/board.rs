//! The board that QEMU calls mps2-an386, for Embassy: the time, an alarm, and an executor that counts.

use core::cell::RefCell;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use core::task::Waker;
use cortex_m::interrupt;
use cortex_m::peripheral::NVIC;
use cortex_m_rt::exception;
use critical_section::Mutex;
use embassy_executor::{raw, Spawner};
use embassy_time_driver::Driver;
use embassy_time_queue_utils::Queue;

/// Counts upwards at 25 MHz through a prescaler.
const COUNTER: *const u32 = 0x4002_8018 as *const u32;
const PRESCALE: *mut u32 = 0x4002_801c as *mut u32;
/// A timer that counts down at 25 MHz, and its interrupt.
const TIMER: *mut u32 = 0x4000_0000 as *mut u32;
const TIMER_INTERRUPT: i16 = 8;
const TICKS_PER_MICROSECOND: u32 = 25;
/// The timer's range, in microseconds.
const FARTHEST: u64 = (u32::MAX / TICKS_PER_MICROSECOND) as u64;

struct Timer {
    queue: Queue,
    /// What the counter showed last, and how often it has wrapped: looked at every hour at least.
    last: u32,
    wraps: u32,
}

struct Time(Mutex<RefCell<Timer>>);

embassy_time_driver::time_driver_impl!(static TIME: Time = Time(Mutex::new(RefCell::new(Timer {
    queue: Queue::new(),
    last: 0,
    wraps: 0,
}))));

impl Timer {
    fn now(&mut self) -> u64 {
        let count = counter();
        self.wraps += u32::from(count < self.last);
        self.last = count;
        u64::from(self.wraps) << 32 | u64::from(count)
    }

    /// Wakes the tasks whose time has come, and sets the alarm for the next.
    fn next(&mut self) {
        let now = self.now();
        let next = self.queue.next_expiration(now);
        let ticks = match next.saturating_sub(now).clamp(1, FARTHEST) {
            _ if next == u64::MAX => 0,
            wait => u32::try_from(wait).unwrap_or(u32::MAX) * TICKS_PER_MICROSECOND,
        };
        // SAFETY: registers of the timer, which nobody else touches: control, value, and value after 0.
        unsafe {
            TIMER.write_volatile(0);
            if ticks > 0 {
                // It stops at zero: QEMU would let a timer that starts again pass by once more while the processor sleeps.
                TIMER.add(2).write_volatile(0);
                TIMER.add(1).write_volatile(ticks);
                TIMER.write_volatile(0b1001);
            }
        }
    }
}

impl Driver for Time {
    fn now(&self) -> u64 {
        critical_section::with(|cs| self.0.borrow_ref_mut(cs).now())
    }

    fn schedule_wake(&self, at: u64, waker: &Waker) {
        critical_section::with(|cs| {
            let mut timer = self.0.borrow_ref_mut(cs);
            if timer.queue.schedule_wake(at, waker) {
                timer.next();
            }
        });
    }
}

#[exception]
unsafe fn DefaultHandler(interrupt: i16) {
    assert_eq!(interrupt, TIMER_INTERRUPT);
    // SAFETY: the register that takes back the timer's interrupt.
    unsafe { TIMER.add(3).write_volatile(1) };
    critical_section::with(|cs| TIME.0.borrow_ref_mut(cs).next());
}

/// Microseconds.
fn counter() -> u32 {
    // SAFETY: reading the counter changes nothing.
    unsafe { COUNTER.read_volatile() }
}

/// Whether a task is ready.
static IS_READY: AtomicBool = AtomicBool::new(false);
/// How often the processor woke for a task, and how long it was awake, in microseconds.
pub static WAKE_UPS: AtomicU32 = AtomicU32::new(0);
pub static AWAKE: AtomicU32 = AtomicU32::new(0);

#[export_name = "__pender"]
fn pender(_: *mut ()) {
    IS_READY.store(true, Ordering::Relaxed);
}

/// Runs tasks, and sleeps while none is ready: Embassy's executor, with `wfi`, and counting.
pub fn run(init: impl FnOnce(Spawner)) -> ! {
    static mut EXECUTOR: Option<raw::Executor> = None;
    #[derive(Clone, Copy)]
    struct Timer0;
    // SAFETY: the timer's interrupt, as a number of the controller's.
    unsafe impl cortex_m::interrupt::InterruptNumber for Timer0 {
        fn number(self) -> u16 {
            TIMER_INTERRUPT.unsigned_abs()
        }
    }
    // SAFETY: this is called once, and never returns.
    let executor: &'static raw::Executor = unsafe {
        PRESCALE.write_volatile(TICKS_PER_MICROSECOND - 1);
        NVIC::unmask(Timer0);
        (*core::ptr::addr_of_mut!(EXECUTOR)).insert(raw::Executor::new(core::ptr::null_mut()))
    };
    init(executor.spawner());
    let mut woken = counter();
    loop {
        // SAFETY: nobody else polls it.
        unsafe { executor.poll() };
        // With interrupts off, one that comes now still ends `wfi`.
        interrupt::disable();
        if !IS_READY.swap(false, Ordering::Relaxed) {
            AWAKE.fetch_add(counter().wrapping_sub(woken), Ordering::Relaxed);
            cortex_m::asm::wfi();
            woken = counter();
            WAKE_UPS.fetch_add(1, Ordering::Relaxed);
        }
        // SAFETY: no critical section is open.
        unsafe { interrupt::enable() };
    }
}
