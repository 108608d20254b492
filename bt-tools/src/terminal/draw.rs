//! What the screen looks like.

use super::keys::HELP;
use super::{logged, Screen};
use crate::btlog::Replay;
use crate::model::{Model, What};
use crate::timeline::{line, Fleet};
use bt_core::Status;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Gauge, Paragraph};
use ratatui::Frame;

/// The width of the list of agents.
const LIST: u16 = 30;

impl Screen {
    /// Draws it into this part of a frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let [head, body, track, tick, help] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(area);
        let (_, shown) = self.shown();
        let Some(title) = self.title() else {
            frame.render_widget(Paragraph::new("There are no agents here."), head);
            return;
        };
        let list = if self.fleet.agents().len() > 1 {
            LIST
        } else {
            0
        };
        let [left, right] =
            Layout::horizontal([Constraint::Length(list), Constraint::Min(1)]).areas(body);
        if list > 0 {
            self.draw_agents(frame, left);
        }
        let title = Span::styled(title, Style::new().add_modifier(Modifier::BOLD));
        frame.render_widget(Paragraph::new(Line::from(title)), head);
        self.draw_tree(frame, right, shown);
        self.draw_track(frame, track, tick, shown);
        let bottom = match (&self.search, self.is_searching) {
            (Some(words), true) => format!("/{words}▏"),
            _ => HELP.to_owned(),
        };
        let soft = Style::new().add_modifier(Modifier::DIM);
        frame.render_widget(Paragraph::new(bottom).style(soft), help);
    }

    /// What is shown; `None` if that is nothing.
    fn title(&self) -> Option<String> {
        if let Some(log) = &self.log {
            let tree = log.tree().name.as_deref().unwrap_or_default();
            return Some(format!("{} · {tree}", log.name()));
        }
        let agent = self.fleet.agents().nth(self.agent)?;
        Some(format!("{} · {}", agent.name(), agent.timeline.info().name))
    }

    fn draw_agents(&self, frame: &mut Frame<'_>, area: Rect) {
        let room = usize::from(area.height);
        let top = self.agent.saturating_sub(room / 2);
        let agents = self.fleet.agents().enumerate().skip(top).take(room);
        let lines = agents.map(|(place, agent)| {
            let does = if agent.timeline.now().is_lost() {
                "not known".to_owned()
            } else {
                crate::timeline::activity(agent.timeline.now())
            };
            let style = if place == self.agent {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            Line::from(vec![
                Span::styled(agent.name().to_owned(), style),
                Span::styled(format!("  {does}"), Style::new().fg(Color::Yellow)),
            ])
        });
        let block = Block::new().borders(Borders::RIGHT);
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()).block(block), area);
    }

    fn draw_tree(&mut self, frame: &mut Frame<'_>, area: Rect, shown: Option<u64>) {
        let lines = self.outline();
        self.top = self
            .top
            .min(lines.len().saturating_sub(usize::from(area.height)));
        let lines = || lines.iter().skip(self.top).take(area.height.into());
        let numbers: Vec<u16> = lines().map(|(number, _)| *number).collect();
        let hows = hows(
            self.log.as_ref(),
            &mut self.fleet,
            self.agent,
            shown,
            &numbers,
        );
        let rows = lines()
            .zip(hows)
            .map(|((number, text), (word, mut style))| {
                if self.hit == Some(*number) {
                    style = style.add_modifier(Modifier::REVERSED);
                }
                let mut spans = vec![Span::styled(text.clone(), style)];
                if !word.is_empty() {
                    spans.push(Span::styled(format!("  {word}"), style));
                }
                Line::from(spans)
            });
        frame.render_widget(Paragraph::new(rows.collect::<Vec<_>>()), area);
    }

    fn draw_track(&mut self, frame: &mut Frame<'_>, track: Rect, tick: Rect, shown: Option<u64>) {
        let (first, end) = self.span();
        let Some((number, said)) = shown.and_then(|number| Some((number, self.said(number)?)))
        else {
            frame.render_widget(Paragraph::new("nothing yet"), track);
            return;
        };
        let state = match (self.shown, self.is_playing) {
            (None, _) => "last",
            (_, true) => "playing",
            _ => "paused",
        };
        let Said { unit, at, .. } = &said;
        let label = format!("{unit} {} of {end}{at} · {state}", number + 1);
        #[allow(clippy::cast_precision_loss)] // A bar of some hundred columns.
        let ratio = (number - first + 1) as f64 / (end - first).max(1) as f64;
        let gauge = Gauge::default()
            .gauge_style(Style::new().fg(Color::Blue))
            .label(label)
            .ratio(ratio.clamp(0.0, 1.0));
        frame.render_widget(gauge, track);
        frame.render_widget(Paragraph::new(said.line).style(said.style), tick);
    }

    /// What is said below the tree about this operation, or this moment of a log.
    fn said(&mut self, number: u64) -> Option<Said> {
        if let Some(log) = &self.log {
            let moment = log.at(usize::try_from(number).ok()?)?;
            return Some(Said {
                unit: "moment",
                at: format!(" · {:.6} s", moment.time.as_secs_f64()),
                line: log.line(&moment),
                style: Style::new(),
            });
        }
        let moment = self.fleet.agent_mut(self.agent).timeline.at(number)?;
        let at = moment.operation.at;
        Some(Said {
            unit: "tick",
            at: at.map_or(String::new(), |at| format!(" · {:.2} s", at.as_secs_f64())),
            line: line(&moment),
            style: match moment.trouble {
                Some(_) => Style::new().fg(Color::Red),
                None => Style::new(),
            },
        })
    }
}

/// What is said below the tree.
struct Said {
    unit: &'static str,
    at: String,
    line: String,
    style: Style,
}

/// Of each of these nodes, what it did in the operation that is shown, or what it is at this moment of a log, and its colour.
fn hows(
    log: Option<&Replay>,
    fleet: &mut Fleet,
    agent: usize,
    shown: Option<u64>,
    nodes: &[u16],
) -> Vec<(&'static str, Style)> {
    let nodes = nodes.iter().map(|number| usize::from(*number));
    if let Some(log) = log {
        let number = shown.and_then(|shown| usize::try_from(shown).ok());
        let moment = number.and_then(|number| log.at(number));
        return nodes
            .map(|place| {
                let how = moment.as_ref().map(|moment| logged::how(moment, place));
                how.unwrap_or_default()
            })
            .collect();
    }
    let moment = shown.and_then(|shown| fleet.agent_mut(agent).timeline.at(shown));
    let model = moment.map(|moment| moment.model);
    let views: Vec<_> = model
        .map(|model| model.nodes().collect())
        .unwrap_or_default();
    nodes
        .map(|number| match (model, views.get(number)) {
            (Some(model), Some(view)) => how(model, view),
            _ => ("", Style::new()),
        })
        .collect()
}

/// What a node did in this operation, and its colour; fainter if that was before.
fn how(model: &Model, view: &crate::model::View) -> (&'static str, Style) {
    let is_halted = model
        .events()
        .iter()
        .rev()
        .find(|event| event.node == view.number)
        .is_some_and(|event| event.what == What::Halt);
    if is_halted {
        return ("halted", Style::new().fg(Color::Magenta));
    }
    let (word, color) = match (view.is_running, view.status) {
        (true, _) => ("Running ◀", Color::Yellow),
        (_, Some(Status::Success)) => ("Success", Color::Green),
        (_, Some(Status::Failure)) => ("Failure", Color::Red),
        _ => return ("", Style::new().add_modifier(Modifier::DIM)),
    };
    let style = Style::new().fg(color);
    if view.is_visited || view.is_running {
        (word, style)
    } else {
        ("", style.add_modifier(Modifier::DIM))
    }
}
