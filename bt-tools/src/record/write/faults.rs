//! A recorder whose disk fails at any write, and what is read afterwards.

use super::tests::TREE;
use super::*;
use crate::record::Recording;
use fastrand::Rng;
use quickbeam_proof::chance::{cases, seed};
use std::sync::Mutex;

/// What is wrong with a disk from one of its calls on, or at that one only.
#[derive(Debug, Clone, Copy)]
enum Fault {
    Fails(io::ErrorKind),
    /// Takes nothing, and does not say why.
    TakesNothing,
    /// What is written is kept, and cannot be made sure of.
    FailsToFlush,
    /// A signal came in between.
    Interrupted,
}

/// Takes so many bytes at a time, until the fault at one of its calls.
#[derive(Clone)]
struct Disk {
    bytes: Arc<Mutex<Vec<u8>>>,
    calls: usize,
    at_once: usize,
    fault: (usize, Fault),
}

impl Disk {
    /// Whether the fault is now.
    fn is_due(&mut self) -> bool {
        self.calls += 1;
        match self.fault.1 {
            Fault::Interrupted => self.calls == self.fault.0,
            _ => self.calls >= self.fault.0,
        }
    }
}

impl Write for Disk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = bytes.len().min(self.at_once);
        if self.is_due() {
            match self.fault.1 {
                Fault::Fails(kind) => return Err(kind.into()),
                Fault::TakesNothing => return Ok(0),
                Fault::Interrupted => return Err(io::ErrorKind::Interrupted.into()),
                Fault::FailsToFlush => {}
            }
        }
        let mut disk = self.bytes.lock().expect("nobody panics");
        disk.extend_from_slice(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        if matches!(self.fault.1, Fault::FailsToFlush) && self.is_due() {
            return Err(io::ErrorKind::Other.into());
        }
        Ok(())
    }
}

/// The contexts of all operations that are read, of each agent.
fn read(file: &[u8]) -> Vec<Vec<u64>> {
    let recording = Recording::read(file).expect("it begins as a recording");
    let mut fleet = recording.into_fleet();
    let agents = 0..fleet.agents().len();
    let contexts = agents.map(|place| {
        let timeline = &mut fleet.agent_mut(place).timeline;
        let numbers = timeline.first()..timeline.end();
        let contexts = numbers.map(|number| {
            let moment = timeline.at(number).expect("it is there");
            let context = moment.operation.context.as_deref();
            context.and_then(|text| text.parse().ok()).expect("its own")
        });
        contexts.collect()
    });
    contexts.collect()
}

/// Records so many operations, each with its number as its context; how many of them are said to be written, and whether all went well.
fn record(disk: Disk, operations: u64) -> (u64, bool) {
    let Ok(mut recorder) = Recorder::after(disk, LATE) else {
        return (0, false);
    };
    let Ok(agent) = recorder.agent("a", &TREE) else {
        return (0, false);
    };
    let mut sure = 0;
    let mut has_failed = false;
    for number in 0..operations {
        let operation = Operation::halt().with_context(number.to_string());
        let told = recorder.operation(agent, &operation);
        // Once it has failed it says so ever after.
        assert!(told.is_err() || !has_failed);
        has_failed |= told.is_err();
        if number % 3 == 2 {
            match recorder.flush() {
                Ok(()) => sure = number + 1,
                Err(_) => has_failed = true,
            }
        }
    }
    let finished = recorder.finish();
    assert!(finished.is_err() || !has_failed);
    (sure, finished.is_ok())
}

#[test]
fn whichever_write_fails_a_prefix_is_read() {
    const OPERATIONS: u64 = 12;
    let faults = [
        Fault::Fails(io::ErrorKind::StorageFull),
        Fault::Fails(io::ErrorKind::PermissionDenied),
        Fault::TakesNothing,
        Fault::FailsToFlush,
        Fault::Interrupted,
    ];
    for (fault, at_once) in faults
        .iter()
        .flat_map(|fault| [(*fault, 5), (*fault, 64), (*fault, usize::MAX)])
    {
        let mut harmed = 0;
        for call in 1.. {
            let bytes = Arc::new(Mutex::new(MAGIC.to_vec()));
            let disk = Disk {
                bytes: Arc::clone(&bytes),
                calls: 0,
                at_once,
                fault: (call, fault),
            };
            let (sure, is_well) = record(disk, OPERATIONS);
            let file = bytes.lock().expect("nobody panics").clone();
            let recording = Recording::read(&file).expect("it begins as a recording");
            assert!(recording.lost().is_empty());
            let read = read(&file).pop().unwrap_or_default();
            let count = read.len() as u64;
            assert_eq!(read, (0..count).collect::<Vec<_>>(), "{fault:?} {call}");
            assert!(
                count >= sure && (count == OPERATIONS || !is_well),
                "{fault:?} {call}: {count} of {sure}"
            );
            if is_well && !matches!(fault, Fault::Interrupted) || call > 200 {
                break;
            }
            harmed += usize::from(!is_well);
        }
        assert_eq!(
            harmed > 0,
            !matches!(fault, Fault::Interrupted),
            "{fault:?}"
        );
    }
}

/// Where files cannot be locked, two may write to one, and each overwrites what the other has written: what is left of each is read in its
/// order.
#[test]
fn of_two_writers_without_a_lock_each_keeps_its_order() {
    let written = |first: u64| {
        let mut blocks = vec![MAGIC.len()];
        let mut recorder = Recorder::new(Vec::new()).expect("memory");
        let agent = recorder.agent("a", &TREE).expect("memory");
        for number in first..first + 10 {
            let operation = Operation::halt().with_context(number.to_string());
            recorder.operation(agent, &operation).expect("memory");
            recorder.flush().expect("memory");
        }
        let file = recorder.finish().expect("memory");
        let mut at = blocks[0];
        while let crate::record::Found::Block(length, _) = crate::record::unwrap(&file[at..]) {
            at += length;
            blocks.push(at);
        }
        (file, blocks)
    };
    let all = [written(0), written(1_000)];
    let mut random = Rng::with_seed(seed());
    for _ in 0..cases(200) {
        let mut file = MAGIC.to_vec();
        let mut next = [1, 1];
        while let Some(turn) = [0, 1]
            .into_iter()
            .find(|who| next[*who] < all[*who].1.len())
        {
            let turn = if next[1 - turn] < all[1 - turn].1.len() && random.bool() {
                1 - turn
            } else {
                turn
            };
            let (from, blocks) = &all[turn];
            let place = blocks[next[turn] - 1]..blocks[next[turn]];
            if file.len() < place.end {
                file.resize(place.end, 0);
            }
            file[place.clone()].copy_from_slice(&from[place]);
            next[turn] += 1;
        }
        for agent in read(&file) {
            for first in [0, 1_000] {
                let own = agent
                    .iter()
                    .filter(|number| **number / 1_000 * 1_000 == first);
                assert!(own.is_sorted(), "{agent:?}");
            }
            assert!(agent.iter().all(|number| number % 1_000 < 10));
        }
    }
}
