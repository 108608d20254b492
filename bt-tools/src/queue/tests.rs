//! Operations through the ring: whole, in their order, with their times.

use super::*;
use crate::model::Answer;

fn head(agent: u32) -> Head {
    let given = [None, Some(Status::Success), Some(Status::Running)];
    Head {
        agent,
        call: [Call::Tick, Call::Halt, Call::Reset][agent as usize % 3],
        given: given[agent as usize / 3 % 3],
        at: u64::from(agent) << 20,
    }
}

fn send<const WORDS: usize>(
    sender: &mut Sender<WORDS>,
    agent: u32,
    length: u32,
) -> Result<(), Vec<u8>> {
    sender.begin();
    for number in 0..length {
        sender.byte((agent + number).to_le_bytes()[0]);
    }
    if sender.end_soon(head(agent)) {
        return Ok(());
    }
    let ended = sender.end(head(agent));
    sender.allow(agent as usize % WORDS);
    ended
}

fn bytes(agent: u32, length: u32) -> Vec<u8> {
    (0..length)
        .map(|number| (agent + number).to_le_bytes()[0])
        .collect()
}

#[test]
fn operations_come_as_they_were_sent_whatever_their_length() {
    let (mut sender, mut reader) = ring::<64>();
    for agent in 0..2_000 {
        let length = agent * 7 % 400;
        assert_eq!(send(&mut sender, agent, length), Ok(()), "{agent}");
        let mut told = Vec::new();
        reader.read_to(reader.written(), |head, bytes| {
            told.push((head, bytes.to_vec()));
        });
        assert_eq!(told, [(head(agent), bytes(agent, length))]);
    }
}

/// Taken as words, and told later: the time of each is known.
#[test]
fn words_are_told_later() {
    let (mut sender, mut reader) = ring::<64>();
    let (mut last, mut told) = (0, Vec::new());
    for part in 0..8 {
        for agent in 4 * part..4 * part + 4 {
            let head = Head {
                at: u64::from(agent / 3),
                ..head(agent)
            };
            sender.begin();
            sender.byte(7);
            assert_eq!(sender.end(head), Ok(()));
        }
        let mut words = Vec::new();
        reader.take(&mut words);
        tell(&words, &mut last, |head, bytes| {
            assert_eq!(bytes, [7]);
            told.push((head.agent, head.at));
        });
    }
    let expected = (0..32).map(|agent| (agent, u64::from(agent / 3)));
    assert!(told.into_iter().eq(expected));
    assert_eq!(sender.room(), 64);
}

/// What has no room comes back whole, and nothing of what waits is lost.
#[test]
fn an_operation_without_room_comes_back() {
    for length in 0..100 {
        let (mut sender, mut reader) = ring::<16>();
        let mut sent = 0;
        let back = loop {
            match send(&mut sender, sent, length) {
                Ok(()) => sent += 1,
                Err(back) => break back,
            }
        };
        assert_eq!(back, bytes(sent, length));
        // The first operation is at the time at which all begins.
        let words = 2 + length.div_ceil(8);
        assert_eq!(sent, 17 / words, "{length}");
        let mut told = 0;
        reader.read_to(sender.written(), |seen, answers| {
            assert_eq!((seen, answers), (head(told), &bytes(told, length)[..]));
            told += 1;
        });
        assert_eq!(told, sent);
        assert_eq!(send(&mut sender, 70, length).is_ok(), words <= 16);
    }
}

#[test]
fn two_threads_lose_and_change_nothing() {
    let count = if cfg!(miri) { 50 } else { 20_000 };
    let (mut sender, mut reader) = ring::<64>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            for agent in 0..count {
                while send(&mut sender, agent, agent % 90).is_err() {
                    std::thread::yield_now();
                }
            }
        });
        let mut next = 0;
        while next < count {
            reader.read_to(reader.written(), |seen, answers| {
                assert_eq!((seen, answers), (head(next), &bytes(next, next % 90)[..]));
                next += 1;
            });
            std::thread::yield_now();
        }
    });
}

#[test]
fn an_answer_is_the_byte_that_a_recording_has() {
    let (mut sender, mut reader) = ring::<16>();
    sender.begin();
    sender.answer(Told::of(0x13, Answer::Status(Status::Running)));
    sender.answer(Told::whole(Status::Failure));
    sender.answer(Told::of(2, Answer::Child(Some(300))));
    assert_eq!(sender.end(head(1)), Ok(()));
    let mut told = Vec::new();
    reader.read_to(reader.written(), |_, bytes| told.extend_from_slice(bytes));
    assert_eq!(told, [0x32, 0x1f, 0x29, 0xac, 0x02]);
}
