//! What the terminal shows, and what keys do there, on ratatui's backend for tests.

use crate::play::{large, Play, GUARD};
use bt_core::Status::{Failure, Running, Success};
use bt_tools::model::Answer;
use bt_tools::record::Operation;
use bt_tools::terminal::ratatui::backend::TestBackend;
use bt_tools::terminal::ratatui::crossterm::event::KeyCode;
use bt_tools::terminal::ratatui::style::Color;
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
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let screen = Screen::new(fleet);
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
