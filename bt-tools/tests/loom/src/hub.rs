//! Pages that come, stop the program before a leaf, and go. Loom knows no time: who waits here is woken, or waits for ever.

/// What the hub takes from the rest of the tools.
pub mod inbox {
    use crate::queue::Reader;
    use crate::record::Entry;
    use loom::sync::{atomic::AtomicBool, Mutex};

    pub const WORDS: usize = 8;

    pub enum News {
        Entry(Entry),
        Attached(u32, Vec<u16>),
        Unwatched(u32),
    }

    #[derive(Debug, Default)]
    pub struct Inbox;

    impl Inbox {
        pub fn open(&mut self, _agent: u32, _reader: Reader<WORDS>) {}
        pub fn close(&mut self, _agent: u32, _missing: u64) {}
        pub fn put(&mut self, _news: News) {}
        pub fn take_from(&mut self, _agent: u32, _missing: u64) {}
        pub fn is_full(&self) -> bool {
            false
        }
        pub fn take_from_all(&mut self) {}
    }

    #[derive(Debug, Default)]
    pub struct Order;

    impl Order {
        pub fn prepare(&mut self, _inbox: &Mutex<Inbox>, _words: usize) {}
        pub fn tell(
            &mut self,
            _inbox: &Mutex<Inbox>,
            _is_full: &AtomicBool,
            _tell: impl FnMut(News),
        ) -> bool {
            false
        }
    }
}

pub mod as_it_is {
    include!(concat!(env!("OUT_DIR"), "/hub.rs"));
}

use as_it_is::{Hub, Release, Stand};
use bt_core::Status;
use loom::thread;
use std::sync::Arc;

const STOPS: Stand = Stand {
    stops: true,
    answer: None,
};

/// A hub with a page that stops the program before a leaf, and a program that comes there.
fn stopped_at_a_leaf() -> (Arc<Hub>, u64, thread::JoinHandle<Option<Status>>) {
    let hub = Arc::new(Hub::new(crate::timeline::Fleet, None));
    let page = hub.open_page();
    hub.stand(0, 1, STOPS);
    let program = Arc::clone(&hub);
    let ticks = thread::spawn(move || program.before(0, 1));
    (hub, page, ticks)
}

#[test]
fn a_program_goes_on_when_the_last_page_is_closed() {
    loom::model(|| {
        let (hub, page, ticks) = stopped_at_a_leaf();
        let answer = Some(Status::Success);
        // It may not have come there yet.
        hub.release(Release { answer });
        hub.close_page(page);
        let given = ticks.join().expect("no panic");
        assert!(given.is_none() || given == answer);
        assert_eq!(hub.stopped(), None);
        assert_eq!(hub.before(0, 1), None);
    });
}

#[test]
fn a_program_goes_on_when_nothing_stands_there_any_more() {
    loom::model(|| {
        let (hub, _page, ticks) = stopped_at_a_leaf();
        hub.stand(0, 1, Stand::default());
        assert_eq!(ticks.join().expect("no panic"), None);
        assert!(!hub.has_stands());
    });
}

#[test]
fn of_two_pages_the_one_that_stays_lets_the_program_go_on() {
    loom::model(|| {
        let (hub, page, ticks) = stopped_at_a_leaf();
        let stays = hub.open_page();
        let goes = Arc::clone(&hub);
        let closes = thread::spawn(move || goes.close_page(page));
        let answer = Some(Status::Failure);
        hub.stand(
            0,
            1,
            Stand {
                stops: false,
                answer,
            },
        );
        // Where it had stopped already it needs to be let go on.
        while hub.stopped().is_some() {
            hub.release(Release { answer });
            thread::yield_now();
        }
        closes.join().expect("no panic");
        hub.close_page(stays);
        let given = ticks.join().expect("no panic");
        assert!(given.is_none() || given == answer);
    });
}
