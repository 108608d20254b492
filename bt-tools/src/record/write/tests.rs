//! A recorder whose disk is full, slow, or never asked again.

use super::*;
use crate::record::Recording;
use bt_core::info::{Kind, Leaf, Node};
use std::sync::Mutex;

static NODES: [Node; 1] = [Node::root(Kind::Leaf(Leaf::Function), "f")];
pub static TREE: TreeInfo = TreeInfo::new("T", 1, &NODES);

/// A disk with room for so many bytes, which takes a few of them at a time.
#[derive(Clone, Default)]
struct Disk(Arc<Mutex<Vec<u8>>>, usize);

impl Write for Disk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut disk = self.0.lock().expect("nobody panics");
        let count = bytes.len().min(7).min(self.1 - disk.len());
        if count == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        disk.extend_from_slice(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn ends(file: &[u8]) -> Vec<u64> {
    let recording = Recording::read(file).expect("it is right as far as it goes");
    recording
        .agents()
        .map(|agent| agent.timeline.end())
        .collect()
}

#[test]
fn what_has_come_is_written_without_another_tick() {
    let disk = Disk(Arc::default(), 1 << 20);
    let mut recorder = Recorder::after(disk.clone(), Duration::from_millis(1)).expect("a thread");
    let agent = recorder.agent("a", &TREE).expect("there is room");
    for _ in 0..3 {
        recorder
            .operation(agent, &Operation::halt())
            .expect("there is room");
    }
    let deadline = Instant::now() + Duration::from_secs(10);
    let written = || [&MAGIC[..], &disk.0.lock().expect("nobody panics")].concat();
    while ends(&written()) != [3] && Instant::now() < deadline {
        thread::yield_now();
    }
    assert_eq!(ends(&written()), [3], "before anything else is called");
}

/// A full disk is said at once after it was noticed, and nothing is kept for it.
#[test]
fn a_full_disk_is_said_and_costs_no_memory() {
    for room in (8..200).step_by(7) {
        let disk = Disk(Arc::default(), room);
        let mut recorder = Recorder::new(disk.clone()).expect("there is room for the mark");
        let agent = recorder.agent("a", &TREE).expect("nothing was written yet");
        let mut failed = None;
        for _ in 0..40 {
            let told = recorder.operation(agent, &Operation::halt());
            if let Err(error) = told.and_then(|()| recorder.flush()) {
                failed = Some(error.kind());
                break;
            }
        }
        assert_eq!(failed, Some(io::ErrorKind::StorageFull), "{room}");
        let again = recorder.operation(agent, &Operation::halt());
        assert!(again.is_err());
        assert_eq!(recorder.shared.inbox().bytes, 0);
        drop(recorder);
        ends(&disk.0.lock().expect("nobody panics"));
    }
}

/// A disk that does not get ready until it is told to.
struct Slow(std::sync::mpsc::Receiver<()>, Vec<u8>);

impl Write for Slow {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Whoever waits is let go on when the test is over.
        let _ = self.0.recv();
        self.1.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Of what an observer is told, and of whole operations: what has no room is counted, and the recording says how much.
#[test]
fn what_finds_no_room_is_counted() {
    for is_observed in [true, false] {
        let (ready, is_ready) = std::sync::mpsc::channel();
        let slow = Slow(is_ready, MAGIC.to_vec());
        let mut recorder = Recorder::after(slow, Duration::from_millis(1)).expect("a thread");
        let agent = recorder.agent("a", &TREE).expect("there is room");
        // Dropped before the recorder, which waits for the disk.
        let ready = ready;
        let mut told = 0;
        let end = if is_observed { 20_000 } else { 90_000 };
        while told < end || recorder.missing.is_empty() {
            if is_observed {
                let mut observer = recorder.of(agent);
                observer.begin(observe::Operation::Halt, &TREE);
                observer.answer(0, Answer::Elapsed(true));
                observer.end(observe::Operation::Halt, None);
            } else {
                recorder
                    .operation(agent, &Operation::halt())
                    .expect("nothing fails");
            }
            told += 1;
        }
        drop(ready);
        let written = recorder.finish().expect("it is ready").1;
        let mut seen = [0, 0];
        crate::record::entries(&written, |entry| {
            match entry {
                Entry::Operation { .. } => seen[0] += 1,
                Entry::Missing { count, .. } => seen[1] += count,
                _ => {}
            }
            Ok(())
        })
        .expect("it is whole");
        assert_eq!(seen[0] + seen[1], told);
        assert!(seen[0] > 1_000 && seen[1] > 0, "{seen:?}");
    }
}
