//! Nodes by chance, over the whole node table.

use super::pick;
use super::pieces::{
    COUNTS, CUSTOM, DURATIONS, FIELDS, HANDLERS, IDS, LEAVES, PATTERNS, QUERIES, SCORES, VALUES,
    WRITES,
};
use bt_compiler::nodes::{all, ArgumentKind, ArmKind, OptionValues, Row, Shape};
use fastrand::Rng;
use std::collections::BTreeSet;

/// A tree as pieces between which white space may stand.
pub struct Tree {
    pub dice: Rng,
    pub pieces: Vec<String>,
    /// The keywords and options in it.
    pub drawn: BTreeSet<(&'static str, &'static str)>,
    /// How many nodes there may still be.
    budget: usize,
    labels: usize,
}

/// All keywords, and all options of each.
pub fn everything() -> BTreeSet<(&'static str, &'static str)> {
    let options = |row: &'static Row| row.options.iter().map(|(option, _)| (row.keyword, *option));
    all()
        .flat_map(|row| options(row).chain([(row.keyword, "")]))
        .collect()
}

impl Tree {
    pub fn new(dice: Rng, budget: usize) -> Self {
        Self {
            dice,
            pieces: Vec::new(),
            drawn: BTreeSet::new(),
            budget,
            labels: 0,
        }
    }

    pub fn put(&mut self, pieces: &str) {
        self.pieces.extend(pieces.split(' ').map(str::to_owned));
    }

    pub fn whole(&mut self, piece: &str) {
        self.pieces.push(piece.to_owned());
    }

    /// A comma after the last, sometimes.
    pub fn comma(&mut self) {
        if self.dice.usize(..5) == 0 {
            self.put(",");
        }
    }

    pub fn node(&mut self) {
        self.documented();
        if self.dice.usize(..8) == 0 {
            self.labels += 1;
            let word = pick(&mut self.dice, &["label", "LABEL", "r#match", "größe"]);
            self.whole(&format!("{word}_{}", self.labels));
            self.put(":");
            self.documented();
        }
        if self.budget == 0 {
            return self.leaf();
        }
        self.budget -= 1;
        match self.dice.usize(..10) {
            0 => {
                self.put("!");
                self.node();
            }
            1 => {
                let custom = pick(&mut self.dice, CUSTOM);
                self.whole(custom);
                let count = 1 + self.dice.usize(..3);
                self.children(count, None);
            }
            2 => self.leaf(),
            _ => {
                let rows: Vec<&'static Row> = all().collect();
                let row = rows[self.dice.usize(..rows.len())];
                self.keyword(row);
            }
        }
    }

    fn documented(&mut self) {
        for _ in 0..self.dice.usize(..20) / 18 {
            let doc = pick(
                &mut self.dice,
                &["/// A node.\n", "/** A node. */", "#[doc = \"a\"]"],
            );
            self.whole(doc);
        }
    }

    fn keyword(&mut self, row: &'static Row) {
        self.drawn.insert((row.keyword, ""));
        let most = row.children.max.unwrap_or(row.children.min + 3);
        let count = self.dice.usize(row.children.min..=most);
        match row.shape {
            Shape::Leaf => self.put(row.keyword),
            Shape::Field => {
                let fields = if row.keyword == "set" { WRITES } else { FIELDS };
                let field = pick(&mut self.dice, fields);
                self.whole(field);
            }
            Shape::Composite => {
                self.put(row.keyword);
                let options = self.options(row);
                self.parenthesised(options);
                self.children(count, None);
            }
            Shape::Choice(arguments, arm) => {
                self.put(row.keyword);
                let mut parts: Vec<Vec<String>> = arguments
                    .iter()
                    .filter_map(|kind| self.argument(*kind))
                    .collect();
                parts.extend(self.options(row));
                self.parenthesised(parts);
                self.children(count, Some(arm));
            }
            Shape::Decorator(arguments) => {
                self.put(row.keyword);
                self.put("(");
                let mut before: Vec<Vec<String>> = arguments
                    .iter()
                    .filter_map(|kind| self.argument(*kind))
                    .collect();
                before.extend(self.options(row));
                let last = before.len() + count;
                for (n, pieces) in before.into_iter().enumerate() {
                    self.pieces.extend(pieces);
                    if n + 1 < last {
                        self.put(",");
                    }
                }
                for n in 0..count {
                    if n > 0 {
                        self.put(",");
                    }
                    self.node();
                }
                self.comma();
                self.put(")");
            }
        }
    }

    fn argument(&mut self, kind: ArgumentKind) -> Option<Vec<String>> {
        let from = match kind {
            ArgumentKind::Duration => DURATIONS,
            ArgumentKind::Count if self.dice.bool() => return None,
            ArgumentKind::Count => COUNTS,
            ArgumentKind::Value => VALUES,
            ArgumentKind::Handler => HANDLERS,
            ArgumentKind::Query => QUERIES,
        };
        Some(vec![pick(&mut self.dice, from).to_owned()])
    }

    /// Some of a node's options, each as `name = value`.
    fn options(&mut self, row: &'static Row) -> Vec<Vec<String>> {
        let mut found = Vec::new();
        for (name, values) in row.options {
            if self.dice.bool() {
                continue;
            }
            self.drawn.insert((row.keyword, name));
            let value = match values {
                OptionValues::Words(words) => pick(&mut self.dice, words),
                OptionValues::Threshold => pick(&mut self.dice, &["all", "1", "hero.count + 1"]),
            };
            found.push([name, "=", value].map(str::to_owned).to_vec());
        }
        found
    }

    fn parenthesised(&mut self, parts: Vec<Vec<String>>) {
        if parts.is_empty() {
            return;
        }
        self.put("(");
        for (n, part) in parts.into_iter().enumerate() {
            if n > 0 {
                self.put(",");
            }
            self.pieces.extend(part);
        }
        self.comma();
        self.put(")");
    }

    fn children(&mut self, count: usize, arm: Option<ArmKind>) {
        self.put("<");
        for n in 0..count {
            if n > 0 {
                self.put(",");
            }
            if let Some(arm) = arm {
                self.documented();
                let from = match arm {
                    ArmKind::Pattern => PATTERNS,
                    ArmKind::Id => IDS,
                    ArmKind::Score => SCORES,
                };
                let arm = pick(&mut self.dice, from);
                self.whole(arm);
                self.put("=>");
            }
            self.node();
        }
        self.comma();
        self.put(">");
    }

    fn leaf(&mut self) {
        let leaf = pick(&mut self.dice, LEAVES);
        self.whole(leaf);
    }
}
