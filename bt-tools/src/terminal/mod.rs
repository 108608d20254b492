//! Trees, watched in the terminal: as an outline with colours, with pause, step, back, search and a list of agents.
//!
//! Built with the feature `terminal`. `cargo quickbeam view FILE --terminal` opens a recording or a `.btlog` in it; a program that runs shows its
//! own trees with [`Screen`], which draws into any part of a `ratatui` frame.

mod draw;
mod keys;
mod logged;

use crate::btlog::Replay;
use crate::record::Operation;
use crate::timeline::{outline, Fleet};
use ratatui::crossterm::event::{self, Event};
use ratatui::DefaultTerminal;
use std::io;
use std::time::Duration;

pub use ratatui;
pub use ratatui::crossterm::event::KeyEvent;

/// A screen between two keys is drawn anew so often while it plays.
const PACE: Duration = Duration::from_millis(60);

/// What is shown, and the trees that it shows.
#[derive(Debug)]
pub struct Screen {
    fleet: Fleet,
    /// Shown in place of the fleet.
    log: Option<Replay>,
    agent: usize,
    /// The operation, or the moment of a log, that is shown; `None` for the last one.
    shown: Option<u64>,
    is_playing: bool,
    /// The line of the outline at the top.
    top: usize,
    search: Option<String>,
    is_searching: bool,
    hit: Option<u16>,
    is_over: bool,
}

impl Screen {
    /// Shows these agents as they are now.
    pub fn new(fleet: Fleet) -> Self {
        Self {
            fleet,
            log: None,
            agent: 0,
            shown: None,
            is_playing: false,
            top: 0,
            search: None,
            is_searching: false,
            hit: None,
            is_over: false,
        }
    }

    /// Shows a log of BehaviorTree.CPP: a tree with the statuses that are written in it.
    pub fn of_log(log: Replay) -> Self {
        Self {
            log: Some(log),
            ..Self::new(Fleet::new(0))
        }
    }

    /// The agents, to add what they do; none where a log is shown.
    pub fn fleet_mut(&mut self) -> &mut Fleet {
        &mut self.fleet
    }

    /// Adds what the agent at this place did.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn operation(&mut self, agent: usize, operation: &Operation) {
        self.fleet.operation(agent, operation);
    }

    /// The agent that is shown, and the number of the operation after which it is shown, or of the moment of a log: `None` if it has
    /// done nothing.
    pub fn shown(&self) -> (usize, Option<u64>) {
        let (first, end) = self.span();
        let last = end.checked_sub(1);
        let shown = self.shown.map(|shown| shown.max(first));
        (self.agent, shown.or(last).filter(|_| last.is_some()))
    }

    /// The numbers of the first operation or moment that can be shown, and of the one after the last.
    fn span(&self) -> (u64, u64) {
        match &self.log {
            Some(log) => (0, log.moments() as u64),
            None if self.agent >= self.fleet.agents().len() => (0, 0),
            None => {
                let timeline = &self.fleet.agent(self.agent).timeline;
                (timeline.first(), timeline.end())
            }
        }
    }

    /// The nodes as lines: their numbers, and their texts, indented.
    fn outline(&self) -> Vec<(u16, String)> {
        match &self.log {
            Some(log) => logged::outline(log),
            None if self.agent >= self.fleet.agents().len() => Vec::new(),
            None => outline(self.fleet.agent(self.agent).timeline.info()),
        }
    }

    /// Whether the user wants to leave.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Goes on by one operation, if it plays.
    pub fn play(&mut self) {
        if self.is_playing {
            self.step(1);
            let (_, end) = self.span();
            let (_, shown) = self.shown();
            self.is_playing = shown.is_some_and(|shown| shown + 1 < end);
        }
    }

    fn step(&mut self, by: i64) {
        let (_, Some(shown)) = self.shown() else {
            return;
        };
        let (first, end) = self.span();
        self.shown = Some(shown.saturating_add_signed(by).clamp(first, end - 1));
    }

    /// Another agent, at the same moment.
    fn pick(&mut self, agent: usize) {
        let moment = self.shown.and_then(|shown| {
            let timeline = &mut self.fleet.agent_mut(self.agent).timeline;
            Some(timeline.at(shown)?.moment)
        });
        self.agent = agent;
        self.top = 0;
        self.hit = None;
        let timeline = &self.fleet.agent(agent).timeline;
        self.shown = moment.map(|moment| timeline.number_at(moment).unwrap_or(timeline.first()));
    }
}

/// Shows a run that is over, until the user leaves.
///
/// # Errors
///
/// Those of the terminal.
pub fn view(fleet: Fleet) -> io::Result<()> {
    view_live(fleet, |_| {})
}

/// Shows a log of BehaviorTree.CPP, until the user leaves.
///
/// # Errors
///
/// Those of the terminal.
pub fn view_log(log: Replay) -> io::Result<()> {
    run(Screen::of_log(log), |_| {})
}

/// Shows agents until the user leaves. Between two pictures, `news` adds what they did: what comes over a [`wire`](crate::wire), or is
/// new in a file.
///
/// # Errors
///
/// Those of the terminal.
pub fn view_live(fleet: Fleet, news: impl FnMut(&mut Fleet)) -> io::Result<()> {
    run(Screen::new(fleet), news)
}

fn run(mut screen: Screen, news: impl FnMut(&mut Fleet)) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let result = show(&mut terminal, &mut screen, news);
    ratatui::try_restore()?;
    result
}

fn show(
    terminal: &mut DefaultTerminal,
    screen: &mut Screen,
    mut news: impl FnMut(&mut Fleet),
) -> io::Result<()> {
    while !screen.is_over() {
        news(screen.fleet_mut());
        terminal.draw(|frame| screen.draw(frame, frame.area()))?;
        if event::poll(PACE)? {
            if let Event::Key(key) = event::read()? {
                screen.key(key);
            }
        }
        screen.play();
    }
    Ok(())
}
