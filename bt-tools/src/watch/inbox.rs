//! Between the threads that tick and the one that follows: what waits, and in which order it is followed.

use super::hub::lock;
use crate::budgets::AHEAD;
use crate::queue::{tell as tell_words, Head, Reader};
use crate::record::{Decoder, Encoder, Entry};
use std::collections::BTreeMap;
use std::mem::take;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::Mutex;

/// Words of the ring in which the operations of an agent wait.
pub const WORDS: usize = 256;

/// About so many bytes may wait.
const MOST: usize = if cfg!(test) { 1 << 16 } else { AHEAD };

/// Something that has come.
#[derive(Debug)]
pub enum News {
    Entry(Entry),
    /// An agent is watched from now on, and these nodes run.
    Attached(u32, Vec<u16>),
    /// An agent is not watched any more.
    Unwatched(u32),
}

impl News {
    /// About how many bytes it takes beside an item.
    fn size(&self) -> usize {
        match self {
            Self::Entry(Entry::Operation { operation, .. }) => {
                let context = operation.context.as_ref().map_or(0, String::len);
                context + size_of_val(&operation.answers[..])
            }
            Self::Entry(Entry::Mark(mark)) => mark.text.len() + mark.color.len(),
            _ => 0,
        }
    }
}

#[derive(Debug)]
enum Item {
    /// The operations of an agent come from a new ring.
    Opened(u32),
    News(News),
    Sent(Sent),
}

/// Operations of an agent.
#[derive(Debug)]
struct Sent {
    agent: u32,
    /// Where they are in all words that have come.
    words: Range<usize>,
}

/// What has come and was not followed yet.
#[derive(Debug, Default)]
pub struct Inbox {
    items: Vec<Item>,
    /// Operations as they are in rings.
    words: Vec<u64>,
    /// About how many bytes all of it takes.
    bytes: usize,
    /// Where operations of agents come from, while a view is open.
    lines: BTreeMap<u32, Reader<WORDS>>,
}

impl Inbox {
    /// The operations of an agent come from here.
    pub fn open(&mut self, agent: u32, reader: Reader<WORDS>) {
        self.items.push(Item::Opened(agent));
        self.lines.insert(agent, reader);
    }

    /// No more operations of an agent come.
    pub fn close(&mut self, agent: u32, missing: u64) {
        self.take_from(agent, missing);
        self.lines.remove(&agent);
    }

    pub fn put(&mut self, news: News) {
        let more = size_of::<Item>() + news.size();
        self.push(Item::News(news), more);
    }

    fn push(&mut self, item: Item, bytes: usize) {
        self.bytes += bytes;
        self.items.push(item);
    }

    /// Nothing more is taken of what may be much, before it is followed.
    pub fn is_full(&self) -> bool {
        self.bytes > MOST
    }

    /// Takes what an agent has sent; so many operations found no room since then.
    pub fn take_from(&mut self, agent: u32, missing: u64) {
        let Some(reader) = self.lines.get_mut(&agent) else {
            return;
        };
        let begin = self.words.len();
        reader.take(&mut self.words);
        let words = begin..self.words.len();
        if !words.is_empty() {
            let more = size_of::<Item>() + 8 * words.len();
            self.push(Item::Sent(Sent { agent, words }), more);
        }
        if missing > 0 {
            let count = missing;
            self.put(News::Entry(Entry::Missing { agent, count }));
        }
    }

    /// Takes what all agents have sent.
    pub fn take_from_all(&mut self) {
        for agent in self.agents() {
            self.take_from(agent, 0);
        }
    }

    fn agents(&self) -> Vec<u32> {
        self.lines.keys().copied().collect()
    }

    /// All that has come; these words are used again.
    fn take_all(&mut self, words: Vec<u64>) -> (Vec<Item>, Vec<u64>) {
        self.bytes = 0;
        (
            take(&mut self.items),
            std::mem::replace(&mut self.words, words),
        )
    }
}

/// Tells what has come: operations in the order of time.
#[derive(Debug, Default)]
pub struct Order {
    /// The time of each agent's last operation.
    last: BTreeMap<u32, u64>,
    /// Operations that were sent one after the other, with the place of their answers.
    sent: Vec<(Head, Range<usize>)>,
    answers: Vec<u8>,
    /// For the next words that come.
    words: Vec<u64>,
}

impl Order {
    /// So many words come soon: there is memory for them, which the system gives only to who writes to it.
    pub fn prepare(&mut self, inbox: &Mutex<Inbox>, words: usize) {
        let zeros = || std::iter::repeat_n(0, words);
        self.words.extend(zeros());
        self.words.clear();
        let mut more: Vec<u64> = zeros().collect();
        let mut inbox = lock(inbox);
        if inbox.words.is_empty() {
            more.clear();
            inbox.words = more;
        }
    }

    /// Tells all that is in an inbox, which is not full then. Whether there was anything.
    pub fn tell(
        &mut self,
        inbox: &Mutex<Inbox>,
        is_full: &AtomicBool,
        mut tell: impl FnMut(News),
    ) -> bool {
        // A thread that ticks may wait for one of them, and not for all.
        let agents = lock(inbox).agents();
        for agent in agents {
            lock(inbox).take_from(agent, 0);
        }
        let words = take(&mut self.words);
        let (items, mut words) = lock(inbox).take_all(words);
        is_full.store(false, Relaxed);
        let has_come = !items.is_empty();
        for item in items {
            match item {
                Item::Opened(agent) => drop(self.last.remove(&agent)),
                Item::Sent(sent) => self.put(&sent, &words),
                Item::News(news) => {
                    self.tell_sent(&mut tell);
                    tell(news);
                }
            }
        }
        self.tell_sent(&mut tell);
        words.clear();
        self.words = words;
        has_come
    }

    fn put(&mut self, of_agent: &Sent, words: &[u64]) {
        let last = self.last.entry(of_agent.agent).or_default();
        let (sent, all) = (&mut self.sent, &mut self.answers);
        tell_words(&words[of_agent.words.clone()], last, |head, answers| {
            let begin = all.len();
            all.extend_from_slice(answers);
            sent.push((head, begin..all.len()));
        });
    }

    fn tell_sent(&mut self, tell: &mut impl FnMut(News)) {
        self.sent.sort_by_key(|(head, _)| head.at);
        let mut bytes = Vec::new();
        for (head, answers) in self.sent.drain(..) {
            bytes.clear();
            Encoder::default().put_sent(head, &self.answers[answers], &mut bytes);
            // What was just written is right.
            if let Ok(Some((entry, _))) = Decoder::default().take(&bytes) {
                tell(News::Entry(entry));
            }
        }
        self.answers.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queue::{ring, Sender};
    use crate::record::Call;

    fn send(sender: &mut Sender<WORDS>, agent: u32, at: u64) -> bool {
        sender.begin();
        let head = Head {
            agent,
            call: Call::Halt,
            given: None,
            at,
        };
        sender.end(head).is_ok()
    }

    /// What an inbox tells: operations by agent and time, and what is missing.
    fn told(order: &mut Order, inbox: &Mutex<Inbox>) -> Vec<(u32, u64)> {
        let mut told = Vec::new();
        order.tell(inbox, &AtomicBool::new(true), |news| match news {
            News::Entry(Entry::Operation { agent, operation }) => {
                let at = operation.at.expect("it has one").as_micros();
                told.push((agent, u64::try_from(at).expect("it is short")));
            }
            News::Entry(Entry::Missing { agent, count }) => told.push((1_000 + agent, count)),
            News::Entry(Entry::Gone { agent }) => told.push((agent, u64::MAX)),
            other => panic!("{other:?}"),
        });
        told
    }

    #[test]
    fn operations_are_told_in_the_order_of_time_and_before_what_follows_them() {
        let inbox = Mutex::<Inbox>::default();
        let mut order = Order::default();
        let mut senders: Vec<_> = (0..3)
            .map(|agent| {
                let (sender, reader) = ring();
                lock(&inbox).open(agent, reader);
                sender
            })
            .collect();
        for round in 0..3 {
            for at in 10 * round..10 * round + 4 {
                for (agent, sender) in (0..).zip(&mut senders) {
                    assert!(send(sender, agent, at));
                }
                lock(&inbox).take_from(1, 0);
            }
            lock(&inbox).take_from_all();
            lock(&inbox).put(News::Entry(Entry::Gone { agent: 2 }));
            assert!(send(&mut senders[0], 0, 10 * round + 4));
            let times = 10 * round..10 * round + 4;
            let mut expected: Vec<_> = times
                .flat_map(|at| (0..3).map(move |agent| (agent, at)))
                .collect();
            let mut found = told(&mut order, &inbox);
            assert_eq!(found.split_off(12), [(2, u64::MAX), (0, 10 * round + 4)]);
            found.sort_by_key(|(agent, at)| (*at, *agent));
            expected.sort_by_key(|(agent, at)| (*at, *agent));
            assert_eq!(found, expected);
        }
        assert_eq!(told(&mut order, &inbox), []);
    }

    #[test]
    fn what_has_no_room_is_counted_and_the_rest_keeps_its_time() {
        let inbox = Mutex::<Inbox>::default();
        let (mut sender, reader) = ring();
        lock(&inbox).open(7, reader);
        let (count, mut missing) = (10_000, 0);
        for at in 0..count {
            while !send(&mut sender, 7, at / 2) {
                let mut inbox = lock(&inbox);
                if inbox.is_full() {
                    missing += 1;
                    break;
                }
                inbox.take_from(7, take(&mut missing));
            }
        }
        assert!(lock(&inbox).words.len() <= MOST / 8 + WORDS);
        let mut order = Order::default();
        let mut all = told(&mut order, &inbox);
        lock(&inbox).take_from(7, missing);
        assert!(send(&mut sender, 7, count / 2));
        all.extend(told(&mut order, &inbox));
        let mut at = 0;
        for told in all {
            match told {
                (7, time) => {
                    assert_eq!(time, at / 2);
                    at += 1;
                }
                (_, missing) => {
                    assert!(at > count / 4 && missing > count / 4);
                    at += missing;
                }
            }
        }
        assert_eq!(at, count + 1);
    }
}
