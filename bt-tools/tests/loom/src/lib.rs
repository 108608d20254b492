//! The queue of operations, the hub where pages stop the program and the publisher that Groot2 stops it at, in all orders that threads can have, as loom tries them: stores that come late, too, and no loads that do.

/// What the hub takes from the rest of the tools.
#[cfg(test)]
pub mod btlog {
    #[derive(Debug)]
    pub struct Replay;

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum NodeStatus {
        Success,
        Failure,
        Skipped,
    }
}

#[cfg(test)]
pub mod budgets {
    pub const PATIENCE: std::time::Duration = std::time::Duration::from_secs(2);
    pub const STANDS: usize = 16;
    pub const NOTICES: usize = 1;
}

#[cfg(test)]
pub mod timeline {
    use crate::record::Entry;
    use bt_core::info::TreeInfo;

    #[derive(Debug)]
    pub struct Fleet;

    impl Fleet {
        pub fn add_own(&mut self, _name: &str, _info: &'static TreeInfo) -> u32 {
            0
        }
        pub fn attach(&mut self, _agent: usize, _running: &[u16]) {}
        pub fn lose(&mut self, _agent: usize) {}
        pub fn push(&mut self, _entry: Entry) -> Option<Entry> {
            None
        }
    }
}

/// What the queue takes from the rest of the tools.
#[cfg(test)]
pub mod record {
    use bt_core::observe::Answer;

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Call {
        Tick,
        Halt,
        Reset,
    }

    #[derive(Debug)]
    pub struct Entry;

    #[derive(Debug, Clone, Copy)]
    pub struct Told {
        pub mark: u8,
        pub is_whole: bool,
        pub answer: Answer,
    }
}

#[cfg(test)]
pub mod queue {
    include!(concat!(env!("OUT_DIR"), "/queue.rs"));
}

#[cfg(test)]
pub mod hub;
#[cfg(test)]
pub mod publisher;

#[cfg(test)]
mod tests {
    use crate::queue::{ring, tell, Head, Sender};
    use crate::record::{Call, Told};
    use bt_core::observe::Answer;
    use bt_core::Status;
    use loom::thread;

    const WORDS: usize = 8;

    /// Sends an operation of so many answers; whether there was room for it.
    fn send(sender: &mut Sender<WORDS>, number: u32, answers: u32) -> bool {
        sender.begin();
        for mark in 0..answers {
            sender.answer(Told {
                mark: u8::try_from((number + mark) % 16).expect("it is less"),
                is_whole: false,
                answer: Answer::Status(Status::Failure),
            });
        }
        let head = Head {
            agent: number,
            call: [Call::Tick, Call::Halt, Call::Reset][number as usize % 3],
            given: (number % 2 == 0).then_some(Status::Running),
            at: u64::from(number / 2),
        };
        if sender.end_soon(head) {
            return true;
        }
        let is_sent = sender.end(head).is_ok();
        sender.allow(WORDS);
        is_sent
    }

    /// The number of an operation that is as it was sent.
    fn seen(head: Head, bytes: &[u8]) -> u32 {
        let number = head.agent;
        let call = [Call::Tick, Call::Halt, Call::Reset][number as usize % 3];
        let given = (number % 2 == 0).then_some(Status::Running);
        assert_eq!((head.call, head.given), (call, given));
        assert_eq!(head.at, u64::from(number / 2));
        for (mark, byte) in (0u32..).zip(bytes) {
            assert_eq!(u32::from(byte >> 4), (number + mark) % 16);
            assert_eq!(byte & 15, 1);
        }
        number
    }

    /// What is told is whole, and in order; what finds no room is all that is missing.
    #[test]
    fn operations_are_told_whole() {
        loom::model(|| {
            let (mut sender, mut reader) = ring::<WORDS>();
            let ticks = thread::spawn(move || {
                let sent = (0..4).filter(|number| send(&mut sender, *number, 9 * (*number % 2)));
                (sent.collect::<Vec<_>>(), sender.written())
            });
            let mut told = Vec::new();
            for _ in 0..2 {
                let end = reader.written();
                reader.read_to(end, |head, bytes| told.push(seen(head, bytes)));
                thread::yield_now();
            }
            let (sent, end) = ticks.join().expect("no panic");
            reader.read_to(end, |head, bytes| told.push(seen(head, bytes)));
            assert_eq!(told, sent);
        });
    }

    /// The same where all words are taken at once, and told later.
    #[test]
    fn words_are_taken_whole() {
        loom::model(|| {
            let (mut sender, mut reader) = ring::<WORDS>();
            let ticks = thread::spawn(move || {
                let sent = (0..5).filter(|number| send(&mut sender, *number, number % 3));
                sent.collect::<Vec<_>>()
            });
            let mut taken = Vec::new();
            for _ in 0..2 {
                reader.take(&mut taken);
                thread::yield_now();
            }
            let sent = ticks.join().expect("no panic");
            reader.take(&mut taken);
            let mut told = Vec::new();
            tell(&taken, &mut 0, |head, bytes| told.push(seen(head, bytes)));
            assert_eq!(told, sent);
        });
    }
}
