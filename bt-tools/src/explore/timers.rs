//! Time without numbers: which timers can have elapsed, in an order that a clock allows.
//!
//! A tick takes no time; between two ticks any time may pass. Of two running timers it is known that one elapses no later
//! than the other where it started no later and lasts no longer. So a timer that is said to have elapsed takes those before
//! it with it, and one that has not holds back those after it in the same tick. Computed durations may be anything.

use std::time::Duration;

/// What is known about a timer at this moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Known {
    #[default]
    Nothing,
    /// It has elapsed.
    Elapsed,
    /// It has not elapsed in this tick.
    NotYet,
    /// It started in this tick, and so has not elapsed in it.
    Fresh,
}

impl Known {
    pub const ALL: [Self; 4] = [Self::Nothing, Self::Elapsed, Self::NotYet, Self::Fresh];
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Timer {
    /// The place of its node.
    pub node: usize,
    pub known: Known,
    /// The places of those that elapse no later than this one.
    pub earlier: Vec<usize>,
}

/// The timers that run, in the order of their places. Only those of literal durations are kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Timers {
    pub running: Vec<Timer>,
}

impl Timers {
    fn find(&self, node: usize) -> Result<usize, usize> {
        self.running.binary_search_by_key(&node, |timer| timer.node)
    }

    pub fn known(&self, node: usize) -> Known {
        self.find(node)
            .map_or(Known::Nothing, |index| self.running[index].known)
    }

    /// Starts a timer, or starts it again.
    pub fn start(&mut self, node: usize, duration: impl Fn(usize) -> Duration) {
        self.stop(node);
        let lasts = duration(node);
        let mut earlier = Vec::new();
        for other in &mut self.running {
            if other.known == Known::Elapsed {
                continue;
            }
            let other_lasts = duration(other.node);
            if other_lasts <= lasts {
                earlier.push(other.node);
            }
            if other.known == Known::Fresh && lasts <= other_lasts {
                let at = other.earlier.binary_search(&node);
                if let Err(at) = at {
                    other.earlier.insert(at, node);
                }
            }
        }
        let timer = Timer {
            node,
            known: Known::Fresh,
            earlier,
        };
        if let Err(at) = self.find(node) {
            self.running.insert(at, timer);
        }
    }

    pub fn stop(&mut self, node: usize) {
        let Ok(index) = self.find(node) else { return };
        self.running.remove(index);
        for other in &mut self.running {
            other.earlier.retain(|&earlier| earlier != node);
        }
    }

    /// Learns whether a timer has elapsed.
    pub fn learn(&mut self, node: usize, has_elapsed: bool) {
        let Ok(index) = self.find(node) else { return };
        if has_elapsed {
            for earlier in self.running[index].earlier.clone() {
                self.set_elapsed(earlier);
            }
            self.set_elapsed(node);
        } else {
            for timer in &mut self.running {
                let is_later = timer.node == node || timer.earlier.contains(&node);
                if is_later && timer.known == Known::Nothing {
                    timer.known = Known::NotYet;
                }
            }
        }
    }

    /// Of one that has elapsed nothing else need be known.
    fn set_elapsed(&mut self, node: usize) {
        let Ok(index) = self.find(node) else { return };
        self.running[index].known = Known::Elapsed;
        self.running[index].earlier.clear();
        for other in &mut self.running {
            other.earlier.retain(|&earlier| earlier != node);
        }
    }

    /// Between two ticks time passes.
    pub fn pass(&mut self) {
        for timer in &mut self.running {
            if timer.known != Known::Elapsed {
                timer.known = Known::Nothing;
            }
        }
    }
}
