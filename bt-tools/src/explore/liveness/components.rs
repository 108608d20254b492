//! Strongly connected components (Tarjan).

use super::super::graph::small;
use std::collections::HashMap;

/// The strongly connected components of the part of a graph that these states are.
pub fn components(states: &[usize], next: &HashMap<usize, Vec<usize>>) -> Vec<Vec<usize>> {
    let mut tarjan = Tarjan::default();
    for &state in states {
        tarjan.visit(state, next);
    }
    tarjan.parts
}

#[derive(Default)]
struct Tarjan {
    index: HashMap<usize, (u32, u32)>,
    on_stack: HashMap<usize, bool>,
    stack: Vec<usize>,
    parts: Vec<Vec<usize>>,
}

impl Tarjan {
    fn open(&mut self, state: usize) {
        let index = small(self.index.len());
        self.index.insert(state, (index, index));
        self.stack.push(state);
        self.on_stack.insert(state, true);
    }

    /// Without recursion: graphs are deep.
    fn visit(&mut self, start: usize, next: &HashMap<usize, Vec<usize>>) {
        if self.index.contains_key(&start) {
            return;
        }
        self.open(start);
        let mut open = vec![(start, 0_usize)];
        while let Some((state, number)) = open.last_mut() {
            let state = *state;
            let to = next.get(&state).and_then(|to| to.get(*number)).copied();
            *number += 1;
            match to {
                Some(to) if !self.index.contains_key(&to) => {
                    self.open(to);
                    open.push((to, 0));
                }
                Some(to) => {
                    if self.on_stack.get(&to) == Some(&true) {
                        let reached = self.index[&to].0;
                        self.lower(state, reached);
                    }
                }
                None => {
                    open.pop();
                    let (index, low) = self.index[&state];
                    if let Some(&(parent, _)) = open.last() {
                        self.lower(parent, low);
                    }
                    if index == low {
                        self.close(state);
                    }
                }
            }
        }
    }

    fn lower(&mut self, state: usize, to: u32) {
        if let Some((_, low)) = self.index.get_mut(&state) {
            *low = (*low).min(to);
        }
    }

    fn close(&mut self, state: usize) {
        let mut part = Vec::new();
        while let Some(top) = self.stack.pop() {
            self.on_stack.insert(top, false);
            part.push(top);
            if top == state {
                break;
            }
        }
        self.parts.push(part);
    }
}
