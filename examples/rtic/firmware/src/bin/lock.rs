//! The lock of a door under RTIC: `cargo xtask stage rtic` builds and runs it in QEMU.
//!
//! The tree lies in a `static`, which one task owns. Interrupts of the reader, of the door's contact and of the alarm
//! raise that task; it ticks the tree once, and sets the alarm for when the tree wants its next tick. Between interrupts
//! the processor sleeps.
#![no_std]
#![no_main]

use defmt_semihosting as _;

#[rtic::app(device = firmware::device, peripherals = false)]
mod app {
    use core::sync::atomic::{AtomicU32, Ordering};
    use door::parts::{Door, Event, Parts};
    use door::reader::Reader;
    use door::{Context, Entrance, Micros};
    use firmware::device::Interrupt;
    use firmware::pins::{leds, Bus, Contact, Led};
    use firmware::street::DEEDS;
    use firmware::timer::{self, micros, Timer};
    use quickbeam::{Status, Wake};

    /// The parts of this door.
    pub struct OnBoard;

    impl Parts for OnBoard {
        type Bus = Bus;
        type Contact = Contact;
        type Bolt = Led;
        type Lamp = Led;
        type Journal = fn(Event);
    }

    #[shared]
    struct Shared {
        alarm: Timer,
    }

    #[local]
    struct Local {
        door: Context<OnBoard>,
        visitors: Timer,
    }

    static WAKE_UPS: AtomicU32 = AtomicU32::new(0);
    static TICKS: AtomicU32 = AtomicU32::new(0);

    // In hundredths of a second: what is shown does not depend on how many instructions a compiler needs.
    defmt::timestamp!("{=u32:ms}", micros() / 10_000 * 10);

    #[init]
    fn init(_: init::Context) -> (Shared, Local) {
        timer::start();
        // SAFETY: this is called once.
        let ((alarm, mut visitors), (bolt, lamp)) = unsafe { (Timer::both(), Led::both()) };
        visitors.set(DEEDS[0].0 * 1_000);
        let door = Context::new(
            Micros::new(),
            Door {
                reader: Reader::new(Bus),
                contact: Contact,
                bolt,
                lamp,
                journal: note as fn(Event),
                card: 0,
            },
        );
        rtic::pend(Interrupt::SPARE);
        (Shared { alarm }, Local { door, visitors })
    }

    fn note(event: Event) {
        defmt::info!("{}", event);
    }

    /// Ticks the tree. Whatever may change its answers raises this task.
    #[task(binds = SPARE, priority = 1, shared = [alarm], local = [entrance: Entrance<OnBoard> = Entrance::new(), door])]
    fn tick(mut cx: tick::Context) {
        let (entrance, door) = (cx.local.entrance, cx.local.door);
        TICKS.fetch_add(1, Ordering::Relaxed);
        let was_running = entrance.is_running();
        door.alarm_mut().get_mut().set(micros());
        let status = entrance.tick(door);
        if status != Status::Running {
            defmt::info!("the tree gave {}", status == Status::Success);
        }
        let due = door.alarm().due().after(was_running, status);
        cx.shared.alarm.lock(|alarm| match due {
            Wake::AtOnce => rtic::pend(Interrupt::SPARE),
            Wake::At(instant) => alarm.set(instant.count()),
            Wake::OnEvent => alarm.stop(),
        });
    }

    #[task(binds = GPIO0, priority = 2)]
    fn reader(_: reader::Context) {
        rtic::pend(Interrupt::SPARE);
    }

    #[task(binds = GPIO1, priority = 2)]
    fn contact(_: contact::Context) {
        rtic::pend(Interrupt::SPARE);
    }

    #[task(binds = TIMER0, priority = 2, shared = [alarm])]
    fn alarm(mut cx: alarm::Context) {
        cx.shared.alarm.lock(Timer::stop);
        rtic::pend(Interrupt::SPARE);
    }

    /// The street outside, which no other board needs.
    #[task(binds = TIMER1, priority = 3, local = [visitors, next: usize = 0])]
    fn street(cx: street::Context) {
        cx.local.visitors.stop();
        match DEEDS.get(*cx.local.next) {
            Some(&(_, deed)) => {
                *cx.local.next += 1;
                let next = DEEDS.get(*cx.local.next);
                cx.local
                    .visitors
                    .set(next.map_or(120_000, |next| next.0) * 1_000);
                rtic::pend(deed.act());
            }
            None => {
                defmt::info!(
                    "LEDs {=u32:b}, {} ticks, {} wake-ups",
                    leds(),
                    TICKS.load(Ordering::Relaxed),
                    WAKE_UPS.load(Ordering::Relaxed)
                );
                semihosting::process::exit(0);
            }
        }
    }

    #[idle]
    fn idle(_: idle::Context) -> ! {
        loop {
            cortex_m::asm::wfi();
            WAKE_UPS.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo) -> ! {
    defmt::error!("{}", defmt::Display2Format(info));
    semihosting::process::exit(1)
}
