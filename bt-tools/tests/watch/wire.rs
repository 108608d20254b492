//! What a program tells over a wire is followed on the other end: through damage, after a new connection, after a new start.

use crate::play::{large, Play, GUARD};
use bt_core::observe::{self, Observer};
use bt_core::wire::{self, Wire};
use bt_core::TreeInfo;
use bt_tools::model::Model;
use bt_tools::record::Call;
use bt_tools::timeline::{Agent, Fleet, Trouble};
use bt_tools::wire::Receiver;
use fastrand::Rng;
use quickbeam_proof::chance::{cases, seed};
use std::cell::RefCell;
use std::convert::Infallible;
use std::rc::Rc;
use std::time::Duration;

/// What is underway.
type Line = Rc<RefCell<Vec<u8>>>;

#[allow(clippy::type_complexity)] // A closure's type has no name to be shorter by.
fn line() -> (Line, Wire<impl FnMut(&[u8]) -> Result<(), Infallible>>) {
    let line = Line::default();
    let end = Rc::clone(&line);
    let wire = Wire::new(move |bytes: &[u8]| {
        assert!(bytes.len() <= 64);
        end.borrow_mut().extend_from_slice(bytes);
        Ok(())
    });
    (line, wire)
}

fn picture(model: &Model) -> String {
    let nodes = model.nodes();
    let nodes = nodes.map(|view| (view.number, view.status, view.is_visited, view.is_running));
    format!("{:?} {:?}", nodes.collect::<Vec<_>>(), model.events())
}

/// Ticks, halts and resets, each with a time of its own; and what the tree looked like after each.
fn run<F>(play: &mut Play, wire: &mut Wire<F>, agent: &mut wire::Agent, ticks: usize) -> Vec<String>
where
    F: FnMut(&[u8]) -> Result<(), Infallible>,
{
    let seen = (0..ticks).map(|_| {
        play.now += Duration::from_millis(1);
        wire.at(play.now);
        let mut eyes = wire.of(agent);
        match play.dice.u64(..40) {
            0 => {
                play.model.halt();
                eyes.begin(observe::Operation::Halt, play.model.info());
                eyes.end(observe::Operation::Halt, None);
            }
            1 => {
                play.model.reset();
                eyes.begin(observe::Operation::Reset, play.model.info());
                eyes.end(observe::Operation::Reset, None);
            }
            _ => {
                play.tick_with(&mut eyes);
            }
        }
        picture(&play.model)
    });
    seen.collect()
}

/// What was heard must be what was so: except where it is said that it is not known. How many operations are known.
fn compare(fleet: &mut Fleet, place: usize, seen: &[String]) -> usize {
    let timeline = &mut fleet.agent_mut(place).timeline;
    let (mut known, mut was_known, mut last) = (0, true, 0);
    for number in timeline.first()..timeline.end() {
        let moment = timeline.at(number).expect("it is kept");
        let at = moment.operation.at.expect("each has a time").as_millis();
        let is_known = moment.trouble.is_none() && !moment.model.is_lost();
        // Where it is not known what runs, it is not known either what a halt halts; but all is idle then.
        let was_known = std::mem::replace(&mut was_known, is_known) && at == last + 1;
        last = at;
        let is_tick = moment.operation.call == Call::Tick;
        if is_known && (was_known || is_tick) {
            let expected = &seen[usize::try_from(at).unwrap() - 1];
            let found = picture(moment.model);
            // What was so before is not known of nodes that were not visited since the damage.
            let events = |picture: &str| {
                picture
                    .split_once("] [")
                    .map(|(_, events)| events.to_owned())
            };
            assert_eq!(events(&found), events(expected), "at {at} ms");
            known += 1;
        }
    }
    known
}

fn hear(receiver: &mut Receiver, fleet: &mut Fleet, line: &Line) {
    let bytes = std::mem::take(&mut *line.borrow_mut());
    // In pieces as they may come.
    for piece in bytes.chunks(7) {
        receiver.push(piece, fleet).expect("frames never fail");
    }
}

fn trees() -> [&'static TreeInfo; 3] {
    [&GUARD, large(60, 5), large(230, 6)]
}

#[test]
fn whatever_the_tree_all_of_it_is_heard() {
    for info in trees() {
        let (line, mut wire) = line();
        let mut agent = wire.agent("guard", info);
        let mut play = Play::new(info, 3);
        let seen = run(&mut play, &mut wire, &mut agent, 500);
        wire.context(&agent, &("context", 'ü', [1, 2, 3]));
        wire.mark(&agent, "goal", "royalblue");
        run(&mut play, &mut wire, &mut agent, 1);
        let (mut fleet, mut receiver) = (Fleet::new(usize::MAX), Receiver::new());
        hear(&mut receiver, &mut fleet, &line);
        assert_eq!((receiver.damaged(), receiver.unknown()), (0, 0));
        let timeline = &mut fleet.agent_mut(0).timeline;
        assert_eq!(timeline.info(), info);
        assert_eq!((timeline.end(), timeline.trouble()), (501, None));
        for (number, expected) in (0..).zip(&seen) {
            assert_eq!(&picture(timeline.at(number).unwrap().model), expected);
        }
        let expected = format!("{:#?}", ("context", 'ü', [1, 2, 3]));
        assert_eq!(timeline.context(), Some(expected.as_str()));
        assert_eq!(fleet.marks()[0].text, "goal");
        assert_eq!(wire.failed(), 0);
    }
}

#[test]
fn a_frame_is_small() {
    let (line, mut wire) = line();
    let mut agent = wire.agent("guard", &GUARD);
    let mut play = Play::new(&GUARD, 3);
    run(&mut play, &mut wire, &mut agent, 1);
    line.borrow_mut().clear();
    run(&mut play, &mut wire, &mut agent, 1_000);
    // Flags 2, checksum 4, counts 5, the operation 6, and an answer or two; now and then a byte is escaped.
    let length = line.borrow().len();
    assert!(length < 1_000 * 19, "{length}");
}

/// Bits flip, bytes vanish and come in between; some of it while an agent is introduced.
#[test]
fn damage_is_noticed_and_made_good_when_the_tree_is_idle() {
    let mut dice = Rng::with_seed(77);
    for (info, noise) in trees()
        .into_iter()
        .zip([[600, 3_000], [9_000, 30_000], [20_000, 40_000]])
    {
        // A description must come through in one piece: that of a large tree needs a better line.
        for one_in in noise {
            let (line, mut wire) = line();
            wire = wire.again_every(50);
            let mut agent = wire.agent("guard", info);
            let mut play = Play::new(info, 8);
            let mut seen = run(&mut play, &mut wire, &mut agent, 3_000);
            let clean = std::mem::take(&mut *line.borrow_mut());
            let mut noisy = Vec::new();
            for byte in clean {
                match dice.u64(..one_in) {
                    0 => noisy.push(byte ^ (1 << dice.u64(..8))),
                    1 => {}
                    2 => noisy.extend([byte, 0x7e]),
                    _ => noisy.push(byte),
                }
            }
            *line.borrow_mut() = noisy;
            let (mut fleet, mut receiver) = (Fleet::new(usize::MAX), Receiver::new());
            hear(&mut receiver, &mut fleet, &line);
            assert!(receiver.damaged() > 3, "{}", receiver.damaged());
            assert_eq!(fleet.agents().len(), 1);
            let known = compare(&mut fleet, 0, &seen);
            assert!(known > 100, "{one_in}: {known} of 3000");
            assert!(fleet.agent(0).timeline.statistics().lost() > 0);
            assert!(fleet
                .marks()
                .iter()
                .any(|mark| mark.text == "damaged on the way"));

            // Without damage, all is known again as soon as the tree is idle.
            play.model.halt();
            let mut eyes = wire.of(&mut agent);
            eyes.begin(observe::Operation::Halt, info);
            eyes.end(observe::Operation::Halt, None);
            seen.extend(run(&mut play, &mut wire, &mut agent, 100));
            let before = fleet.agent(0).timeline.end();
            hear(&mut receiver, &mut fleet, &line);
            let timeline = &mut fleet.agent_mut(0).timeline;
            assert!(timeline.end() > before + 90);
            let last = timeline.end() - 1;
            assert_eq!(timeline.at(last).unwrap().trouble, None);
            assert!(!timeline.now().is_lost());
        }
    }
}

#[test]
fn a_program_that_was_lost_goes_on_where_it_was() {
    let (line, mut wire) = line();
    let mut agent = wire.agent("guard", &GUARD);
    let mut play = Play::new(&GUARD, 4);
    let mut seen = run(&mut play, &mut wire, &mut agent, 100);
    let (mut fleet, mut receiver) = (Fleet::new(usize::MAX), Receiver::new());
    hear(&mut receiver, &mut fleet, &line);
    receiver.close(&mut fleet);
    assert!(fleet.agent(0).is_gone());
    // Nobody hears these.
    seen.extend(run(&mut play, &mut wire, &mut agent, 30));
    line.borrow_mut().clear();
    // A new connection, to another receiver.
    let mut receiver = Receiver::new();
    wire.introduce(&agent);
    seen.extend(run(&mut play, &mut wire, &mut agent, 300));
    hear(&mut receiver, &mut fleet, &line);
    assert_eq!(fleet.agents().len(), 1);
    assert!(!fleet.agent(0).is_gone());
    let timeline = &fleet.agent(0).timeline;
    assert_eq!(timeline.statistics().operations(), 430);
    assert_eq!(timeline.end(), 400);
    assert!(compare(&mut fleet, 0, &seen) > 350);
    let trouble = fleet.agent_mut(0).timeline.at(100).unwrap().trouble;
    assert!(
        matches!(trouble, Some(Trouble::Lost(_)) | None),
        "{trouble:?}"
    );
}

#[test]
fn another_run_begins_with_an_idle_tree() {
    let (mut fleet, mut receiver) = (Fleet::new(usize::MAX), Receiver::new());
    for start in 0..3 {
        let (line, mut wire) = line();
        let mut agent = wire.agent("guard", large(60, 5));
        let mut play = Play::new(large(60, 5), 9 + start);
        run(&mut play, &mut wire, &mut agent, 33);
        // Of a serial line, nobody says that the program on the other end was started again.
        hear(&mut receiver, &mut fleet, &line);
        assert_eq!(fleet.agents().len(), 1);
        let timeline = &mut fleet.agent_mut(0).timeline;
        assert_eq!(
            (timeline.end(), timeline.trouble()),
            (33 * (start + 1), None)
        );
        assert_eq!(picture(timeline.now()), picture(&play.model));
    }
    let anew = fleet
        .marks()
        .iter()
        .filter(|mark| mark.text == "begins again");
    assert_eq!(anew.count(), 2);
}

#[test]
fn who_joins_late_waits_for_the_next_introduction() {
    let (line, wire) = line();
    let mut wire = wire.again_every(64);
    let mut agent = wire.agent("guard", &GUARD);
    let mut play = Play::new(&GUARD, 4);
    let mut seen = run(&mut play, &mut wire, &mut agent, 10);
    // In the midst of a frame.
    line.borrow_mut().drain(..500);
    seen.extend(run(&mut play, &mut wire, &mut agent, 300));
    let (mut fleet, mut receiver) = (Fleet::new(usize::MAX), Receiver::new());
    hear(&mut receiver, &mut fleet, &line);
    assert_eq!(receiver.damaged(), 0, "half a frame is no damage");
    assert!(receiver.unknown() > 50, "{}", receiver.unknown());
    let timeline = &fleet.agent(0).timeline;
    assert_eq!(timeline.statistics().operations(), 310);
    assert_eq!(timeline.end(), 310 - 64);
    assert!(compare(&mut fleet, 0, &seen) > 200);
}

#[test]
fn several_agents_and_programs_share_a_fleet() {
    let mut fleet = Fleet::new(usize::MAX);
    let mut heard = Vec::new();
    for program in 0..2u64 {
        let (line, mut wire) = line();
        let mut agents: Vec<wire::Agent> =
            ["one", "two"].map(|name| wire.agent(name, &GUARD)).into();
        let mut plays = [
            Play::new(&GUARD, program + 1),
            Play::new(&GUARD, program + 5),
        ];
        for _ in 0..50 {
            for (agent, play) in agents.iter_mut().zip(&mut plays) {
                run(play, &mut wire, agent, 1);
            }
        }
        let mut receiver = Receiver::new();
        hear(&mut receiver, &mut fleet, &line);
        heard.push((receiver, plays));
    }
    // The same names twice, both there: four agents.
    assert_eq!(fleet.agents().len(), 4);
    for (place, play) in heard.iter().flat_map(|(_, plays)| plays).enumerate() {
        let timeline = &fleet.agent(place).timeline;
        assert_eq!((timeline.end(), timeline.trouble()), (50, None));
        assert_eq!(picture(timeline.now()), picture(&play.model));
    }
    heard[0].0.close(&mut fleet);
    let gone: Vec<bool> = fleet.agents().map(Agent::is_gone).collect();
    assert_eq!(gone, [true, true, false, false]);
}

#[test]
fn whatever_comes_does_no_harm() {
    let mut dice = Rng::with_seed(seed());
    for _ in 0..cases(200) {
        let (mut fleet, mut receiver) = (Fleet::new(1 << 20), Receiver::new());
        for _ in 0..20 {
            let piece: Vec<u8> = (0..dice.u64(..400)).map(|_| dice.u8(..)).collect();
            receiver
                .push(&piece, &mut fleet)
                .expect("no recording begins so");
            receiver
                .push(&[0x7e], &mut fleet)
                .expect("no recording begins so");
        }
        assert_eq!(fleet.agents().len(), 0);
    }
    // A frame without an end is not kept for ever.
    let (mut fleet, mut receiver) = (Fleet::new(1 << 20), Receiver::new());
    receiver.push(&[0x7e], &mut fleet).unwrap();
    for _ in 0..40 {
        receiver.push(&vec![1; 1 << 20], &mut fleet).unwrap();
    }
    assert_eq!(receiver.damaged(), 1);
}
