//! Leaves and tree on the host: pins and a bus that check what is asked of them, and a clock that is set by hand.

use door::parts::{Door, Event, Parts};
use door::reader::Reader;
use door::{Context, Entrance, Micros};
use embedded_hal::digital::ErrorKind as PinError;
use embedded_hal::i2c::ErrorKind as BusError;
use embedded_hal_mock::eh1::digital::{Mock as Pin, State, Transaction as OnPin};
use embedded_hal_mock::eh1::i2c::{Mock as Bus, Transaction as OnBus};
use embedded_hal_mock::eh1::MockError;
use quickbeam::{Clock, Status, Wake};
use std::cell::RefCell;
use std::rc::Rc;

struct Mocked;

impl Parts for Mocked {
    type Bus = Bus;
    type Contact = Pin;
    type Bolt = Pin;
    type Lamp = Pin;
    type Journal = Box<dyn FnMut(Event)>;
}

/// A door, and what is kept of it for the test.
struct Bench {
    door: Context<Mocked>,
    events: Rc<RefCell<Vec<Event>>>,
    parts: (Bus, [Pin; 3]),
}

/// A door that expects just this of its reader, contact, bolt and lamp.
fn bench(bus: &[OnBus], contact: &[OnPin], bolt: &[OnPin], lamp: &[OnPin]) -> Bench {
    let bus = Bus::new(bus);
    let [contact, bolt, lamp] = [contact, bolt, lamp].map(Pin::new);
    let events = Rc::new(RefCell::new(Vec::new()));
    let noted = Rc::clone(&events);
    let door = Door {
        reader: Reader::new(bus.clone()),
        contact: contact.clone(),
        bolt: bolt.clone(),
        lamp: lamp.clone(),
        journal: Box::new(move |event| noted.borrow_mut().push(event)) as Box<dyn FnMut(Event)>,
        card: 0,
    };
    Bench {
        door: Context::new(Micros::new(), door),
        events,
        parts: (bus, [contact, bolt, lamp]),
    }
}

impl Bench {
    /// Everything expected was asked for; and what was noted.
    fn done(mut self) -> Vec<Event> {
        self.parts.0.done();
        for pin in &mut self.parts.1 {
            pin.done();
        }
        self.events.take()
    }

    /// Ticks the tree at a millisecond, and gives when it is due.
    fn tick(&mut self, tree: &mut Entrance<Mocked>, millisecond: u32) -> (Status, Wake<u32>) {
        self.door.alarm_mut().get_mut().set(millisecond * 1_000);
        let status = tree.tick(&mut self.door);
        let due = match self.door.alarm().due() {
            Wake::At(instant) => Wake::At(instant.count() / 1_000),
            Wake::AtOnce => Wake::AtOnce,
            Wake::OnEvent => Wake::OnEvent,
        };
        (status, due)
    }
}

fn card(card: u32) -> OnBus {
    OnBus::write_read(0x24, vec![1], card.to_be_bytes().to_vec())
}

fn noise() -> OnBus {
    card(0).with_error(BusError::ArbitrationLoss)
}

const OPEN: State = State::High;
const CLOSED: State = State::Low;

#[test]
fn a_reader_reads_the_number_of_a_card() {
    let mut bus = Bus::new(&[card(0), card(1_701), noise()]);
    let mut reader = Reader::new(bus.clone());
    assert_eq!(reader.card(), Ok(None));
    assert_eq!(reader.card(), Ok(Some(1_701)));
    assert_eq!(reader.card(), Err(BusError::ArbitrationLoss));
    bus.done();
}

#[test]
fn an_error_of_a_pin_fails_the_leaf_and_is_noted() {
    let stuck = OnPin::set(OPEN).with_error(MockError::Io(std::io::ErrorKind::BrokenPipe));
    let mut bench = bench(&[], &[], &[stuck], &[]);
    assert_eq!(bench.door.unlock(), Err(Event::Pin(PinError::Other)));
    assert_eq!(bench.done(), [Event::Pin(PinError::Other)]);
}

#[test]
fn a_visitor_comes_in_and_closes_the_door() {
    let mut bench = bench(
        &[card(0), card(1_701)],
        &[
            OnPin::get(CLOSED),
            OnPin::get(OPEN),
            OnPin::get(OPEN),
            OnPin::get(CLOSED),
        ],
        &[OnPin::set(State::High), OnPin::set(State::Low)],
        &[OnPin::set(State::Low)],
    );
    let mut tree = Entrance::new();
    // It waits for a card, and for no time.
    assert_eq!(bench.tick(&mut tree, 0), (Status::Running, Wake::OnEvent));
    // Unlocked for five seconds.
    let at = bench.tick(&mut tree, 1_000);
    assert_eq!(at, (Status::Running, Wake::At(6_000)));
    // Open for ten seconds before the lamp blinks.
    let at = bench.tick(&mut tree, 2_000);
    assert_eq!(at, (Status::Running, Wake::At(12_000)));
    assert_eq!(bench.tick(&mut tree, 5_000).0, Status::Success);
    assert_eq!(bench.done(), [Event::Unlocked(1_701), Event::Locked]);
}

#[test]
fn the_lamp_blinks_while_the_door_stays_open() {
    let set = |state| OnPin::set(state);
    let mut bench = bench(
        &[card(4_711)],
        &[OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, CLOSED].map(OnPin::get),
        &[State::High, State::Low].map(set),
        // Two flashes, and once more when the door is closed.
        &[State::High, State::Low, State::High, State::Low, State::Low].map(set),
    );
    let mut tree = Entrance::new();
    // Ticked just when it is due.
    let mut due = bench.tick(&mut tree, 0).1;
    let mut ticked = Vec::new();
    while ticked.len() < 4 {
        let millisecond = match due {
            Wake::At(millisecond) => millisecond,
            Wake::AtOnce => bench.door.now().count() / 1_000,
            Wake::OnEvent => panic!("it waits for no time"),
        };
        ticked.push(millisecond);
        due = bench.tick(&mut tree, millisecond).1;
    }
    assert_eq!(ticked, [10_000, 10_250, 10_500, 10_750]);
    assert_eq!(bench.tick(&mut tree, 10_900).0, Status::Success);
    assert_eq!(bench.done(), [Event::Unlocked(4_711), Event::Locked]);
}

#[test]
fn nobody_comes_in() {
    let mut bench = bench(
        &[card(4_711)],
        &[OnPin::get(CLOSED)],
        &[OnPin::set(State::High), OnPin::set(State::Low)],
        &[],
    );
    let mut tree = Entrance::new();
    let (_, due) = bench.tick(&mut tree, 0);
    assert_eq!(due, Wake::At(5_000));
    assert_eq!(bench.tick(&mut tree, 5_000).0, Status::Failure);
    assert_eq!(bench.done(), [Event::Unlocked(4_711), Event::Locked]);
}

#[test]
fn a_card_is_read_three_times_at_once() {
    let mut bench = bench(&[noise(), noise(), noise()], &[], &[], &[]);
    let mut tree = Entrance::new();
    for due in [Wake::AtOnce, Wake::AtOnce] {
        assert_eq!(bench.tick(&mut tree, 0), (Status::Running, due));
    }
    assert_eq!(bench.tick(&mut tree, 0).0, Status::Failure);
    assert_eq!(bench.done(), [Event::Bus(BusError::ArbitrationLoss); 3]);
}

#[test]
fn an_unknown_card_opens_nothing() {
    let mut bench = bench(&[card(13)], &[], &[], &[]);
    let mut tree = Entrance::new();
    assert_eq!(bench.tick(&mut tree, 0).0, Status::Failure);
    assert_eq!(bench.done(), [Event::UnknownCard(13)]);
}
