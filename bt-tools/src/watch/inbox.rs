//! Between the threads that tick and the one that follows: what waits, and in which order it is followed.

use super::hub::lock;
use crate::budgets::AHEAD;
use crate::queue::{passed, tell as tell_words, Head, Reader};
use crate::record::{Decoder, Encoder, Entry};
use std::collections::BTreeMap;
use std::mem::take;
use std::ops::Range;
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
    /// The agent whose operation it is, and about how many bytes it takes; `None` if there is little of it.
    fn size(&self) -> Option<(Option<u32>, usize)> {
        match self {
            Self::Entry(Entry::Operation { agent, operation }) => {
                let context = operation.context.as_ref().map_or(0, String::len);
                Some((Some(*agent), context + size_of_val(&operation.answers[..])))
            }
            Self::Entry(Entry::Mark(mark)) => Some((None, mark.text.len() + mark.color.len())),
            _ => None,
        }
    }
}

#[derive(Debug)]
enum Item {
    News(News),
    Sent(Sent),
}

/// Operations of an agent.
#[derive(Debug)]
struct Sent {
    agent: u32,
    /// Where they are in all words that have come.
    words: Range<usize>,
    /// The time of the operation before them, if that one has not come.
    last: Option<u64>,
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
    lines: BTreeMap<u32, Line>,
    missing: BTreeMap<u32, u64>,
}

#[derive(Debug)]
struct Line {
    reader: Reader<WORDS>,
    last: Option<u64>,
}

impl Inbox {
    /// The operations of an agent come from here.
    pub fn open(&mut self, agent: u32, reader: Reader<WORDS>) {
        let last = Some(0);
        self.lines.insert(agent, Line { reader, last });
    }

    /// No more operations of an agent come.
    pub fn close(&mut self, agent: u32) {
        self.take_from(agent);
        self.lines.remove(&agent);
    }

    pub fn put(&mut self, news: News) {
        let size = news.size();
        let more = size_of::<Item>() + size.map_or(0, |(_, more)| more);
        match size {
            Some((agent, _)) if self.bytes + more > MOST => {
                if let Some(agent) = agent {
                    *self.missing.entry(agent).or_default() += 1;
                }
            }
            _ => self.push(Item::News(news), more),
        }
    }

    fn push(&mut self, item: Item, bytes: usize) {
        while let Some((agent, count)) = self.missing.pop_first() {
            let missing = Entry::Missing { agent, count };
            self.items.push(Item::News(News::Entry(missing)));
        }
        self.bytes += bytes;
        self.items.push(item);
    }

    /// Takes what an agent has sent.
    pub fn take_from(&mut self, agent: u32) {
        let Some(line) = self.lines.get_mut(&agent) else {
            return;
        };
        let begin = self.words.len();
        line.reader.take(&mut self.words);
        let words = begin..self.words.len();
        let more = size_of::<Item>() + 8 * words.len();
        if words.is_empty() {
            return;
        }
        if self.bytes + more > MOST {
            let count = passed(&self.words[words], &mut line.last);
            *self.missing.entry(agent).or_default() += count;
            self.words.truncate(begin);
            return;
        }
        let last = line.last.take();
        let sent = Sent { agent, words, last };
        self.push(Item::Sent(sent), more);
    }

    /// Takes what all agents have sent.
    pub fn take_from_all(&mut self) {
        let agents: Vec<u32> = self.lines.keys().copied().collect();
        for agent in agents {
            self.take_from(agent);
        }
    }

    /// All that has come; these words are used again.
    fn take_all(&mut self, words: Vec<u64>) -> (Vec<Item>, Vec<u64>) {
        self.take_from_all();
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
    /// Tells all that is in an inbox. Whether there was anything.
    pub fn tell(&mut self, inbox: &Mutex<Inbox>, mut tell: impl FnMut(News)) -> bool {
        let words = take(&mut self.words);
        let (items, mut words) = lock(inbox).take_all(words);
        let has_come = !items.is_empty();
        for item in items {
            match item {
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
        *last = of_agent.last.unwrap_or(*last);
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
        order.tell(inbox, |news| match news {
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
                lock(&inbox).take_from(1);
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
        let count = 10_000;
        for at in 0..count {
            while !send(&mut sender, 7, at / 2) {
                lock(&inbox).take_from(7);
            }
        }
        lock(&inbox).take_from(7);
        assert!(lock(&inbox).words.len() * 8 <= MOST);
        let mut order = Order::default();
        let mut all = told(&mut order, &inbox);
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
