//! What the terminal shows, and what keys do there, on ratatui's backend for tests.

use crate::logged::RECORDED;
use crate::play::{large, Play, GUARD};
use bt_core::Status::{Failure, Running, Success};
use bt_tools::btlog::{Log, Replay};
use bt_tools::model::Answer;
use bt_tools::record::Operation;
use bt_tools::terminal::ratatui::backend::TestBackend;
use bt_tools::terminal::ratatui::crossterm::event::KeyCode;
use bt_tools::terminal::ratatui::style::{Color, Modifier};
use bt_tools::terminal::ratatui::Terminal;
use bt_tools::terminal::{KeyEvent, Screen};
use bt_tools::timeline::Fleet;
use std::time::Duration;

struct View {
    screen: Screen,
    terminal: Terminal<TestBackend>,
}

impl View {
    fn new(fleet: Fleet, width: u16, height: u16) -> Self {
        Self::of(Screen::new(fleet), width, height)
    }

    fn of(screen: Screen, width: u16, height: u16) -> Self {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Self { screen, terminal }
    }

    fn press(&mut self, keys: &[KeyCode]) {
        for key in keys {
            self.screen.key(KeyEvent::from(*key));
        }
    }

    fn text(&mut self) -> String {
        let Self { screen, terminal } = self;
        terminal
            .draw(|frame| screen.draw(frame, frame.area()))
            .unwrap();
        let buffer = terminal.backend().buffer();
        let rows = (0..buffer.area.height).map(|y| {
            let row: String = (0..buffer.area.width)
                .map(|x| buffer[(x, y)].symbol())
                .collect();
            row.trim_end().to_owned() + "\n"
        });
        rows.collect()
    }

    /// The colour of the first cell of this text.
    fn color(&mut self, text: &str) -> Color {
        let all = self.text();
        let (y, row) = all
            .lines()
            .enumerate()
            .find(|(_, row)| row.contains(text))
            .unwrap();
        let x = row[..row.find(text).unwrap()].chars().count();
        let place = (u16::try_from(x).unwrap(), u16::try_from(y).unwrap());
        self.terminal.backend().buffer()[place].fg
    }
}

fn guards() -> Fleet {
    let mut fleet = Fleet::new(usize::MAX);
    let (one, two) = (fleet.add("one", &GUARD), fleet.add("two", &GUARD));
    let status = |node, status| (node, Answer::Status(status));
    let at = Duration::from_millis;
    fleet.operation(
        one,
        &Operation::tick([status(2, Success), status(3, Running)]).at(at(0)),
    );
    fleet.operation(
        two,
        &Operation::tick([status(2, Failure), status(6, Running)]).at(at(0)),
    );
    fleet.operation(
        one,
        &Operation::tick([status(3, Failure), status(6, Running)]).at(at(500)),
    );
    fleet.operation(two, &Operation::halt().at(at(500)));
    fleet
}

#[test]
fn it_shows_the_tree_and_steps() {
    let mut view = View::new(guards(), 90, 13);
    let expected = "\
one · Guard
one  turn                    │reactive_fallback< … >  Running ◀
two  idle                    │  chase: sequence< … >  Failure
                             │    sees_thief
                             │    run(3)  Failure
                             │  Look  Running ◀
                             │    sequence< … >  Running ◀
                             │      turn  Running ◀
                             │      wait(1s)
                             │
                           tick 2 of 2 · 0.50 s · last
run(3) Failure, turn Running → Running
space play · ← → step · Home End · ↑ ↓ scroll · Tab agent · / search · n next · q quit
";
    let found = view.text();
    // The bar is drawn in blocks where it is full.
    let found = found.replace('█', " ");
    let found: Vec<&str> = found.lines().map(str::trim_end).collect();
    let expected: Vec<&str> = expected.lines().collect();
    let same = |(found, expected): (&&str, &&str)| {
        found.split_whitespace().eq(expected.split_whitespace())
    };
    assert!(
        found.len() == expected.len() && found.iter().zip(&expected).all(same),
        "{found:#?}"
    );
    assert_eq!(view.color("run(3)  Failure"), Color::Red);
    assert_eq!(view.color("turn  Running"), Color::Yellow);
    view.press(&[KeyCode::Left]);
    assert_eq!(view.screen.shown(), (0, Some(0)));
    assert!(view.text().contains("sees_thief  Success"));
    assert!(view.text().contains("tick 1 of 2 · 0.00 s · paused"));
    // The other agent, at the same moment: it had done nothing yet, so its first tick is shown.
    view.press(&[KeyCode::Tab]);
    assert_eq!(view.screen.shown(), (1, Some(0)));
    view.press(&[KeyCode::End]);
    assert!(view.text().contains("halt: turn halted"));
    assert_eq!(view.color("turn  halted"), Color::Magenta);
    view.press(&[KeyCode::Char('q')]);
    assert!(view.screen.is_over());
}

#[test]
fn it_plays_pauses_and_searches() {
    let info = large(230, 3);
    let mut fleet = Fleet::new(usize::MAX);
    let agent = fleet.add("large", info);
    let mut play = Play::new(info, 3);
    for _ in 0..50 {
        fleet.operation(agent, &play.next());
    }
    let mut view = View::new(fleet, 60, 20);
    view.press(&[KeyCode::Home]);
    assert_eq!(view.screen.shown(), (0, Some(0)));
    view.press(&[KeyCode::Char(' ')]);
    for _ in 0..10 {
        view.screen.play();
    }
    assert_eq!(view.screen.shown(), (0, Some(10)));
    view.press(&[KeyCode::Char(' ')]);
    view.screen.play();
    assert_eq!(view.screen.shown(), (0, Some(10)));
    view.press(&[KeyCode::PageDown]);
    assert_eq!(view.screen.shown(), (0, Some(49)));
    let last = info.nodes.last().unwrap().text;
    assert!(!view.text().contains(last));
    view.press(&[KeyCode::Char('/')]);
    view.press(&last.chars().map(KeyCode::Char).collect::<Vec<_>>());
    assert!(view.text().contains(&format!("/{last}▏")));
    view.press(&[KeyCode::Enter]);
    assert!(view.text().contains(last), "what was found is in sight");
    assert!(!view.screen.is_over());
}

#[test]
fn nothing_to_show_is_shown() {
    let mut view = View::new(Fleet::new(0), 40, 8);
    assert!(view.text().contains("There are no agents here."));
    view.press(&[
        KeyCode::Left,
        KeyCode::Char(' '),
        KeyCode::Tab,
        KeyCode::Char('n'),
        KeyCode::End,
    ]);
    let mut fleet = Fleet::new(0);
    fleet.add("guard", &GUARD);
    let mut view = View::new(fleet, 40, 8);
    assert!(view.text().contains("nothing yet"));
    view.press(&[
        KeyCode::Left,
        KeyCode::Char(' '),
        KeyCode::Right,
        KeyCode::Home,
    ]);
    let mut small = View::new(guards(), 3, 2);
    small.text();
}

#[test]
fn it_shows_a_log() {
    let log = Log::read(RECORDED).unwrap();
    let mut view = View::of(
        Screen::of_log(Replay::new("door.btlog", log).unwrap()),
        90,
        18,
    );
    view.press(&[KeyCode::Home]);
    view.press(&[KeyCode::Right; 18]);
    assert_eq!(view.screen.shown(), (0, Some(18)));
    let expected = "\
door.btlog · MainTree
Sequence  RUNNING ◀
  Script code=\"door_open:=false\"  SUCCESS
  Fallback  RUNNING ◀
    Inverter  FAILURE
      IsDoorClosed
    SubTree DoorClosed door_open=\"{door_open}\"  RUNNING ◀
      tryOpen: Fallback _onSuccess=\"door_open:=true\"  RUNNING ◀
        OpenDoor  IDLE
        RetryUntilSuccessful num_attempts=\"5\"  SUCCESS
          PickLock  IDLE
        SmashDoor
  Sleep msec=\"30\"
  Pass through \"it\": PassThroughDoor speed=\"0.500000\" text=\"{said}\" _skipIf=\"!door_open\" _

moment 19 of 31 · 0.000095 s · paused
PickLock SUCCESS → IDLE, RetryUntilSuccessful RUNNING → SUCCESS, OpenDoor FAILURE → IDLE
space play · ← → step · Home End · ↑ ↓ scroll · Tab agent · / search · n next · q quit
";
    let found = view.text().replace('█', " ");
    let words = |text: &str| -> Vec<String> {
        let lines = text.lines();
        lines
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect()
    };
    assert_eq!(words(&found), words(expected), "{found}");
    assert_eq!(view.color("RetryUntilSuccessful num"), Color::Green);
    assert_eq!(view.color("OpenDoor  IDLE"), Color::Magenta);
    assert_eq!(view.color("SmashDoor"), Color::Reset);
    // It is played to its end, searched, and there are no other agents.
    view.press(&[KeyCode::PageDown]);
    assert!(view
        .text()
        .contains("moment 31 of 31 · 0.034930 s · paused"));
    view.press(&[KeyCode::Char(' ')]);
    view.screen.play();
    assert_eq!(view.screen.shown(), (0, Some(1)));
    view.press(&[KeyCode::End, KeyCode::Tab, KeyCode::Left]);
    assert_eq!(view.screen.shown(), (0, Some(29)));
    view.press(&[KeyCode::Char('/')]);
    view.press(&"smash".chars().map(KeyCode::Char).collect::<Vec<_>>());
    view.press(&[KeyCode::Enter]);
    view.text();
    let place = (8, 11);
    let cell = &view.terminal.backend().buffer()[place];
    assert_eq!(
        (cell.symbol(), cell.modifier.contains(Modifier::REVERSED)),
        ("S", true)
    );
}

#[test]
fn a_log_without_changes_is_shown() {
    let mut log = Log::read(RECORDED).unwrap();
    log.transitions.clear();
    let mut view = View::of(
        Screen::of_log(Replay::new("door.btlog", log).unwrap()),
        60,
        18,
    );
    view.press(&[
        KeyCode::Left,
        KeyCode::Char(' '),
        KeyCode::Tab,
        KeyCode::Home,
    ]);
    let text = view.text();
    assert!(
        text.contains("nothing yet") && text.contains("SmashDoor"),
        "{text}"
    );
    assert_eq!(view.screen.shown(), (0, None));
}
