//! What the keys do.

use super::Screen;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What is shown at the bottom.
pub const HELP: &str =
    "space play · ← → step · Home End · ↑ ↓ scroll · Tab agent · / search · n next · q quit";

impl Screen {
    /// Does what a key is for.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if self.is_searching {
            return self.typed(key.code);
        }
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if is_control => self.is_over = true,
            KeyCode::Char('q') | KeyCode::Esc => self.is_over = true,
            KeyCode::Char(' ') => self.pause(),
            KeyCode::Left => self.pause_and_step(-1),
            KeyCode::Right => self.pause_and_step(1),
            KeyCode::PageUp => self.pause_and_step(-100),
            KeyCode::PageDown => self.pause_and_step(100),
            KeyCode::Home => self.pause_and_step(i64::MIN),
            KeyCode::End => {
                self.is_playing = false;
                self.shown = None;
            }
            KeyCode::Up => self.top = self.top.saturating_sub(1),
            KeyCode::Down => self.top += 1,
            KeyCode::Tab => self.next_agent(1),
            KeyCode::BackTab => {
                let agents = self.fleet.agents().len();
                self.next_agent(agents.saturating_sub(1));
            }
            KeyCode::Char('/') => {
                self.is_searching = true;
                self.search = Some(String::new());
                self.hit = None;
            }
            KeyCode::Char('n') => self.next_hit(),
            _ => {}
        }
    }

    /// What is shown stays, or goes on: from the beginning, if it was at the end.
    fn pause(&mut self) {
        let (_, Some(shown)) = self.shown() else {
            return;
        };
        let (first, end) = self.span();
        if self.shown.is_none() {
            self.shown = Some(shown);
        } else if shown + 1 >= end {
            self.shown = Some(first);
            self.is_playing = true;
        } else {
            self.is_playing = !self.is_playing;
        }
    }

    fn pause_and_step(&mut self, by: i64) {
        self.is_playing = false;
        self.step(by);
    }

    fn next_agent(&mut self, by: usize) {
        let agents = self.fleet.agents().len();
        if agents > 1 {
            self.pick((self.agent + by) % agents);
        }
    }

    fn typed(&mut self, code: KeyCode) {
        let words = self.search.get_or_insert_default();
        match code {
            KeyCode::Char(character) => words.push(character),
            KeyCode::Backspace => {
                words.pop();
            }
            KeyCode::Enter => {
                self.is_searching = false;
                self.next_hit();
            }
            KeyCode::Esc => {
                self.is_searching = false;
                self.search = None;
            }
            _ => {}
        }
    }

    /// Brings the next node with these words into sight.
    fn next_hit(&mut self) {
        let Some(words) = self.search.as_deref().filter(|words| !words.is_empty()) else {
            return;
        };
        let words = words.to_lowercase();
        let lines = self.outline();
        let fits = |text: &str| text.to_lowercase().contains(&words);
        let hits = lines.iter().enumerate().filter(|(_, (_, text))| fits(text));
        let hits: Vec<(usize, u16)> = hits.map(|(line, (number, _))| (line, *number)).collect();
        let known = hits
            .iter()
            .position(|(_, number)| Some(*number) == self.hit);
        let next = known.map_or(0, |known| (known + 1) % hits.len());
        if let Some((line, number)) = hits.get(next) {
            self.hit = Some(*number);
            self.top = line.saturating_sub(3);
        }
    }
}
