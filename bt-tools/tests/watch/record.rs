//! Recordings are small, are read back as they were written, and say where they are damaged.

use crate::play::{large, Play, GUARD};
use bt_core::Status::{Failure, Running};
use bt_tools::model::Answer;
use bt_tools::record::{
    diff, Decoder, Encoder, Entry, Mark, Operation, Parting, ReadError, Recorder, Recording,
};
use bt_tools::timeline::Fleet;
use bt_tools::wire::Following;
use std::fs;

fn played(seed: u64, ticks: usize) -> Vec<u8> {
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let guards = ["one", "two"].map(|name| recorder.agent(name, &GUARD).unwrap());
    let mut plays = [Play::new(&GUARD, seed), Play::new(&GUARD, seed + 1)];
    for tick in 0..ticks {
        for (guard, play) in guards.iter().zip(&mut plays) {
            let operation = play.next();
            recorder.operation(*guard, &operation).unwrap();
        }
        if tick % 100 == 7 {
            recorder.flush().unwrap();
        }
    }
    recorder.finish().unwrap()
}

#[test]
fn what_is_written_is_read_back() {
    let file = played(5, 500);
    let recording = Recording::read(&file).unwrap();
    assert_eq!(recording.cut_off(), None);
    let mut fleet = recording.into_fleet();
    assert_eq!(
        fleet
            .agents()
            .map(|agent| agent.name().to_owned())
            .collect::<Vec<_>>(),
        ["one", "two"]
    );
    let mut play = Play::new(&GUARD, 5);
    for number in 0..500 {
        let expected = play.next();
        let moment = fleet.agent_mut(0).timeline.at(number).unwrap();
        assert_eq!(moment.operation, &expected);
        assert_eq!(moment.model.events(), play.model.events());
        assert_eq!(moment.trouble, None);
    }
}

#[test]
fn an_answer_is_a_byte_and_a_tick_a_few() {
    let info = large(200, 4);
    let mut play = Play::new(info, 4);
    let (mut encoder, mut bytes) = (Encoder::default(), Vec::new());
    let (mut answers, mut choices) = (0, 0);
    for _ in 0..2_000 {
        let operation = play.tick();
        play.now += std::time::Duration::from_micros(16_667);
        answers += operation.answers.len();
        let is_choice = |answer: Answer| matches!(answer, Answer::Child(Some(_)));
        choices += operation
            .answers
            .iter()
            .filter(|told| is_choice(told.answer))
            .count();
        encoder.put_operation(0, &operation, &mut bytes);
    }
    // Begin, end, and three bytes of microseconds.
    assert!(bytes.len() <= answers + choices + 5 * 2_000);
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let mut play = Play::new(info, 4);
    let agent = recorder.agent("one", info).unwrap();
    for _ in 0..2_000 {
        recorder.operation(agent, &play.tick()).unwrap();
    }
    let file = recorder.finish().unwrap();
    assert!(
        file.len() < bytes.len(),
        "{} and {}",
        file.len(),
        bytes.len()
    );
}

#[test]
fn a_file_cut_off_anywhere_opens_up_to_its_last_whole_block() {
    let file = played(6, 250);
    let whole = |file: &[u8]| {
        let recording = Recording::read(file).unwrap();
        let cut_off = recording.cut_off();
        let operations: u64 = recording.agents().map(|agent| agent.timeline.end()).sum();
        (operations, cut_off)
    };
    assert_eq!(whole(&file), (500, None));
    let mut last = 0;
    for length in (8..file.len()).step_by(37) {
        let (operations, cut_off) = whole(&file[..length]);
        assert!(operations >= last && operations < 500);
        last = operations;
        let end = length - cut_off.unwrap_or(0);
        assert_eq!(
            whole(&file[..end]),
            (operations, None),
            "it ends with a whole block"
        );
    }
    assert!(last > 300, "several blocks");
    // A disk that had reserved space.
    let mut zeros = file.clone();
    zeros.extend([0; 500]);
    assert_eq!(whole(&zeros), (500, Some(500)));
}

/// A bit that has turned, and a page of zeros: what is before and behind is read, and what is lost is said.
#[test]
fn damage_is_left_out_with_its_place() {
    let file = played(7, 2_500);
    let blocks = |file: &[u8]| {
        let recording = Recording::read(file)?;
        let lost = recording.lost().to_vec();
        let operations: u64 = recording.agents().map(|agent| agent.timeline.end()).sum();
        Ok::<_, ReadError>((operations, lost))
    };
    assert_eq!(blocks(&file).unwrap(), (5_000, vec![]));
    let mut kept = 0;
    for place in (0..file.len()).step_by(file.len() / 60) {
        let mut turned = file.clone();
        turned[place] ^= 0x10;
        let mut zeroed = file.clone();
        let page = place..(place + 512).min(file.len());
        zeroed[page.clone()].fill(0);
        for damaged in [turned, zeroed] {
            match blocks(&damaged) {
                Ok((operations, lost)) if !lost.is_empty() => {
                    assert!(operations < 5_000);
                    assert_eq!(lost.len(), 1, "{place}");
                    assert!(lost[0].start <= place && place < lost[0].end);
                    kept += operations;
                }
                // Zeros at the end are space that was reserved.
                Ok((operations, _)) => assert!(operations < 5_000 && page.end == file.len()),
                Err(ReadError::NoRecording) => assert!(place < 7),
                Err(ReadError::Version(_)) => assert_eq!(place, 7),
                // Of two agents that were never introduced, nothing can be said.
                Err(error) => panic!("{place}: {error}"),
            }
        }
    }
    assert!(kept > 100_000, "{kept}");
    let error = Recording::read(b"#!/bin/sh\n").unwrap_err();
    assert_eq!(error.to_string(), "this is no recording of quickbeam's");
    let mut later = file;
    later[7] = 2;
    let error = Recording::read(&later).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a recording of version 2, and this program reads version 1"
    );
}

#[test]
fn a_recording_is_gone_on_with_after_a_crash() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.qb");
    let record = |seed, ticks| {
        let mut recorder = Recorder::append(&path).unwrap();
        let agent = recorder.agent("guard", &GUARD).unwrap();
        let mut play = Play::new(&GUARD, seed);
        for _ in 0..ticks {
            recorder.operation(agent, &play.next()).unwrap();
        }
        recorder.finish().unwrap();
    };
    record(1, 100);
    let whole = fs::read(&path).unwrap();
    let mut crashed = whole.clone();
    crashed.extend(&played(2, 10)[8..60]);
    fs::write(&path, &crashed).unwrap();
    record(3, 50);
    let file = fs::read(&path).unwrap();
    assert!(file.starts_with(&whole));
    let recording = Recording::read(&file).unwrap();
    let ends: Vec<u64> = recording
        .agents()
        .map(|agent| agent.timeline.end())
        .collect();
    assert_eq!(ends, [100, 50]);
    // What is damaged stays as it is, and what follows is read.
    let mut damaged = file;
    damaged[30] ^= 1;
    fs::write(&path, &damaged).unwrap();
    record(4, 20);
    let file = fs::read(&path).unwrap();
    assert!(file.starts_with(&damaged));
    let recording = Recording::read(&file).unwrap();
    let ends: Vec<u64> = recording
        .agents()
        .map(|agent| agent.timeline.end())
        .collect();
    assert_eq!((recording.lost().len(), ends), (1, vec![50, 20]));
}

/// As sqlite does it: the program is killed, or the disk tears a page, at each write.
#[test]
fn whatever_happened_to_a_file_it_is_gone_on_with() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.qb");
    let file = played(9, 150);
    for place in (0..=file.len()).step_by(29) {
        let killed = file[..place].to_vec();
        let mut torn = file.clone();
        torn[place..].fill(0);
        let mut swapped = file.clone();
        let end = (place + 64).min(file.len());
        swapped[place..end].reverse();
        for was in [killed, torn, swapped] {
            fs::write(&path, &was).unwrap();
            let mut recorder = match Recorder::append(&path) {
                Ok(recorder) => recorder,
                Err(ReadError::NoRecording | ReadError::Version(_)) => {
                    assert!(place < 8 && fs::read(&path).unwrap() == was);
                    continue;
                }
                Err(error) => panic!("{place}: {error}"),
            };
            let agent = recorder.agent("after", &GUARD).unwrap();
            recorder.operation(agent, &Operation::halt()).unwrap();
            recorder.finish().unwrap();
            let recording = Recording::read(&fs::read(&path).unwrap()).unwrap();
            let last = recording.agents().last().unwrap();
            assert_eq!((last.name(), last.timeline.end()), ("after", 1), "{place}");
        }
    }
}

#[test]
fn a_second_writer_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.qb");
    let mut first = Recorder::append(&path).unwrap();
    match Recorder::append(&path) {
        Err(ReadError::Io(error)) => {
            assert_eq!(error.to_string(), "another recorder writes to this file");
        }
        other => panic!("{other:?}"),
    }
    let agent = first.agent("guard", &GUARD).unwrap();
    first.operation(agent, &Operation::halt()).unwrap();
    drop(first);
    drop(Recorder::append(&path).unwrap());
    let recording = Recording::read(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(recording.agents().next().unwrap().timeline.end(), 1);
}

#[test]
fn space_that_was_reserved_is_read_when_it_is_written() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.qb");
    let whole = played(1, 300);
    let mut reserved = whole.clone();
    // Behind the word that files begin with.
    let written = 8;
    reserved[written..].fill(0);
    fs::write(&path, &reserved).unwrap();
    let (mut following, mut fleet) = (Following::new(&path), Fleet::new(usize::MAX));
    assert!(!following.poll(&mut fleet).unwrap());
    assert_eq!(following.rest(), (whole.len() - written) as u64);
    fs::write(&path, &whole).unwrap();
    assert!(following.poll(&mut fleet).unwrap());
    assert_eq!(following.rest(), 0);
    assert_eq!(fleet.agent_mut(1).timeline.end(), 300);
    assert!(!following.poll(&mut fleet).unwrap());
}

#[test]
fn a_panic_loses_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.qb");
    let result = std::panic::catch_unwind(|| {
        let mut recorder = Recorder::append(&path).unwrap();
        let agent = recorder.agent("guard", &GUARD).unwrap();
        recorder.operation(agent, &Operation::halt()).unwrap();
        panic!("on purpose");
    });
    assert!(result.is_err());
    let recording = Recording::read(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(recording.agents().next().unwrap().timeline.end(), 1);
}

#[test]
fn every_entry_comes_back_even_if_it_comes_byte_by_byte() {
    let mut play = Play::new(&GUARD, 8);
    let mut entries = vec![
        Entry::Begin,
        Entry::Tree {
            number: 3,
            info: &GUARD,
        },
        Entry::Agent {
            number: 200,
            tree: 3,
            name: "gürd".to_owned(),
        },
        Entry::Mark(Mark {
            agent: Some(200),
            text: "here".to_owned(),
            color: "#c00".to_owned(),
        }),
        Entry::Mark(Mark::default()),
        Entry::Missing {
            agent: 200,
            count: 1 << 40,
        },
        Entry::Gone { agent: 200 },
    ];
    let acts = [
        Answer::Tick(1),
        Answer::Halt(300),
        Answer::Quota(70_000),
        Answer::Child(None),
        Answer::Finished(true),
    ];
    let acts = Operation::tick(acts.map(|answer| (17, answer))).with_context("Robot { at: 3 }");
    entries.push(Entry::Operation {
        agent: 0,
        operation: acts,
    });
    for agent in [200, 200, 0, 1] {
        entries.push(Entry::Operation {
            agent,
            operation: play.next(),
        });
    }
    let (mut encoder, mut bytes) = (Encoder::default(), Vec::new());
    for entry in &entries {
        encoder.put(entry, &mut bytes);
    }
    let (mut decoder, mut found, mut waiting) = (Decoder::default(), Vec::new(), Vec::new());
    for byte in &bytes {
        waiting.push(*byte);
        if let Some((entry, length)) = decoder.take(&waiting).unwrap() {
            assert_eq!(length, waiting.len());
            waiting.clear();
            found.push(entry);
        }
    }
    assert_eq!(found, entries);
    assert!(Decoder::default().take(&[0xff]).is_err());
}

#[test]
fn two_runs_part_at_a_tick_and_a_node() {
    let run = |third, ticks: usize| {
        let mut recorder = Recorder::new(Vec::new()).unwrap();
        let agent = recorder.agent("guard", &GUARD).unwrap();
        for tick in 0..ticks {
            let look = if tick == 2 { third } else { Running };
            let answers = [(2, Answer::Status(Failure)), (6, Answer::Status(look))];
            let operation = Operation::tick(answers);
            let operation = operation.gave(if look == Failure { Failure } else { Running });
            recorder.operation(agent, &operation).unwrap();
        }
        Recording::read(&recorder.finish().unwrap())
            .unwrap()
            .into_fleet()
    };
    assert_eq!(diff(&mut run(Running, 5), &mut run(Running, 5)), []);
    let partings = diff(&mut run(Running, 5), &mut run(Failure, 5));
    assert_eq!(
        partings[0].to_string(),
        "guard: tick 3, node 6 `turn`: Running in the first run, Failure in the second"
    );
    let partings = diff(&mut run(Running, 5), &mut run(Running, 4));
    assert!(matches!(
        partings[..],
        [Parting::Length { ticks: (5, 4), .. }]
    ));
    let mut other = Recording::read(&played(1, 3)).unwrap().into_fleet();
    let partings = diff(&mut run(Running, 5), &mut other);
    assert_eq!(
        partings.len(),
        3,
        "three agents, each in one run only: {partings:?}"
    );
}
