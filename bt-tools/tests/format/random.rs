//! Random trees in random white space.

use super::formatted;
use bt_tools::source::File;
use fastrand::Rng;

fn pick<'a>(dice: &mut Rng, from: &[&'a str]) -> &'a str {
    from[dice.usize(..from.len())]
}

/// A tree as pieces between which white space may stand.
struct Tree {
    dice: Rng,
    pieces: Vec<String>,
    /// How many nodes there may still be.
    budget: usize,
    labels: usize,
}

impl Tree {
    fn put(&mut self, pieces: &str) {
        self.pieces.extend(pieces.split(' ').map(str::to_owned));
    }

    fn whole(&mut self, piece: &str) {
        self.pieces.push(piece.to_owned());
    }

    fn input(&mut self) {
        match self.dice.usize(..5) {
            0 => {
                self.whole("|hero: &mut Hero|");
                self.node();
            }
            1 => {
                self.put("move |hero| <");
                self.node();
                self.put(">");
            }
            2 => self.node(),
            _ => {
                for n in 0..=self.dice.usize(..3) {
                    self.item(n);
                }
            }
        }
    }

    fn item(&mut self, n: usize) {
        for _ in 0..self.dice.usize(..3) {
            let attribute = pick(
                &mut self.dice,
                &[
                    "/// A tree.\n",
                    "#[derive(Debug, Clone)]",
                    "#[must_use]",
                    "/** Of\n several lines. */",
                ],
            );
            self.whole(attribute);
        }
        let visibility = pick(
            &mut self.dice,
            &["", "pub", "pub(in crate::a)", "pub const", "const"],
        );
        if !visibility.is_empty() {
            self.whole(visibility);
        }
        self.put("tree");
        self.whole(&format!("Tree{n}"));
        let generics = pick(
            &mut self.dice,
            &[
                "",
                "<'a>",
                "<T: Fn(u8) -> bool>",
                "<const N: usize>",
                "<A: Into<Vec<u8>>, B>",
            ],
        );
        if !generics.is_empty() {
            self.whole(generics);
        }
        self.put("(");
        self.whole("hero: &mut Hero<'_>");
        // Names of their own: two parameters of one name are an error.
        let names = ["speed", "name_of_the_place", "f", "v", "range", "g"];
        for name in &names[..self.dice.usize(..6)] {
            self.put(",");
            let ty = pick(
                &mut self.dice,
                &["f32", "&'static str", "fn(u8) -> u8", "Map<A, B>"],
            );
            self.whole(&format!("{name}: {ty}"));
        }
        if self.dice.usize(..4) == 0 {
            self.put(",");
        }
        self.put(")");
        if self.dice.usize(..4) == 0 {
            self.put("where");
            self.whole("T: Copy");
            if self.dice.usize(..2) == 0 {
                self.put(",");
                self.whole("Map<A, B>: PartialOrd<Vec<u8>>");
            }
            if self.dice.usize(..2) == 0 {
                self.put(",");
            }
        }
        self.put("{");
        self.node();
        self.put("}");
    }

    fn node(&mut self) {
        for _ in 0..self.dice.usize(..20) / 18 {
            self.whole("/// A node.\n");
        }
        if self.dice.usize(..12) == 0 {
            self.labels += 1;
            let label = format!("label_{}", self.labels);
            self.whole(&label);
            self.put(":");
        }
        if self.budget == 0 {
            return self.leaf();
        }
        self.budget -= 1;
        match self.dice.usize(..12) {
            0..=3 => {
                let keyword = pick(
                    &mut self.dice,
                    &[
                        "fallback",
                        "sequence",
                        "reactive_fallback",
                        "async_sequence",
                        "try_catch",
                    ],
                );
                self.put(keyword);
                self.children(2);
            }
            4 => {
                self.put("parallel ( success = 1 ,");
                self.whole("failure");
                self.put("=");
                self.whole("hero.count + 1");
                self.put(")");
                self.children(1);
            }
            5 => {
                self.put("!");
                self.node();
            }
            6 | 7 => self.decorator(),
            8 => self.choice(),
            9 => {
                self.put("Turns::<u8>::new (");
                self.whole("3");
                self.put(")");
                self.children(1);
            }
            _ => self.leaf(),
        }
    }

    fn decorator(&mut self) {
        let two = self.dice.usize(..6) == 0;
        if two {
            let head = pick(
                &mut self.dice,
                &["interrupter (", "repeater ( yield = never ,"],
            );
            self.put(head);
            self.node();
            self.put(",");
        } else {
            let head = pick(
                &mut self.dice,
                &[
                    "timeout ( 8h ,",
                    "invert (",
                    "repeat ( 3 , yield = always ,",
                    "on_halt ( { hero.x+=1 } ,",
                    "force_success (",
                    "delay ( limit ,",
                ],
            );
            // Blocks are one piece.
            for part in head.split_inclusive(' ') {
                self.pieces.push(part.trim().to_owned());
            }
            self.join_blocks();
        }
        self.node();
        if self.dice.usize(..6) == 0 {
            self.put(",");
        }
        self.put(")");
    }

    /// Makes one piece of `{ … }`.
    fn join_blocks(&mut self) {
        if let Some(open) = self.pieces.iter().rposition(|piece| piece == "{") {
            let Some(length) = self.pieces[open..].iter().position(|piece| piece == "}") else {
                return;
            };
            if length < 4 {
                let block = self
                    .pieces
                    .drain(open..=open + length)
                    .collect::<Vec<_>>()
                    .join(" ");
                self.pieces.insert(open, block);
            }
        }
    }

    fn choice(&mut self) {
        let (head, arms): (&str, &[&str]) = match self.dice.usize(..3) {
            0 => (
                "switch ( hero.mood ) <",
                &["Mood::A | Mood::B", "n if n > 3", "1..=3", "Some(_)"],
            ),
            1 => ("priority ( .needs ) <", &["Need::Food", "{ 3 }", "id(4)"]),
            _ => ("utility <", &["hunger", ".thirst(3)", "{ 0.5 }"]),
        };
        self.put(head);
        for n in 0..=self.dice.usize(..3) {
            if n > 0 {
                self.put(",");
            }
            let arm = pick(&mut self.dice, arms);
            self.whole(arm);
            self.put("=>");
            self.node();
        }
        self.put(">");
    }

    fn children(&mut self, at_least: usize) {
        self.put("<");
        let count = at_least + self.dice.usize(..4);
        for n in 0..count {
            if n > 0 {
                self.put(",");
            }
            self.node();
        }
        if self.dice.usize(..6) == 0 {
            self.put(",");
        }
        self.put(">");
    }

    fn leaf(&mut self) {
        let leaf = pick(
            &mut self.dice,
            &[
                "door_open",
                "senses::near",
                ".sleep",
                ".near::<Foe>(3)",
                "{ hero.x > 3 }",
                "{\n    let x = 3;\n    x > 3\n}",
                "{ r#\"raw\n  text\"# }",
                "Sleep",
                "Sleep { hours: 3 }",
                "Sleep::new(3)",
                "wait(20us)",
                "test(target?.hp < 3.0)",
                "set(fort?.alarm = true)",
                "success",
                "<T as Act>::act",
                "::core::f",
                "r#loop",
                "go_to_the_place_of(\"Zürich, 東京\", 'x', |a, b| a + b)",
            ],
        );
        self.whole(leaf);
    }
}

/// Joins the pieces with what one does not see; perhaps with comments.
fn spread(pieces: &[String], dice: &mut Rng, comments: bool) -> String {
    let mut text = String::from("fn f() {\n    let tree = behavior_tree! {");
    for piece in pieces {
        let space = match dice.usize(..12) {
            0 => "",
            1 => "\n",
            2 => "\n\t  ",
            3 => "   ",
            4 if comments => " /* x */ ",
            5 if comments => "// y\n",
            6 if comments => "\n\n\n   // z  \n\n",
            7 if comments => "\n/* a\n   b */\n",
            8 if comments => "\n\n",
            _ => " ",
        };
        let words = |a: char| a.is_alphanumeric() || a == '_' || a == '\'' || a == '"' || a == '#';
        let last = text.chars().next_back().unwrap();
        let first = piece.chars().next().unwrap();
        let glues = words(last) && words(first)
            || "=:.<>|&!-".contains(last) && "=:.<>|&!-".contains(first);
        text.push_str(if space.is_empty() && glues {
            " "
        } else {
            space
        });
        text.push_str(piece);
    }
    text.push_str(" };\n}\n");
    text
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |value| value.parse().unwrap())
}

#[test]
fn random_trees() {
    let seed = number("QUICKBEAM_FUZZ_SEED", 1);
    let cases = number("QUICKBEAM_FUZZ_CASES", 200);
    for case in 0..cases {
        let mut tree = Tree {
            dice: Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(case)),
            pieces: Vec::new(),
            budget: usize::try_from(case % 40).unwrap(),
            labels: 0,
        };
        tree.input();
        let Tree {
            mut dice, pieces, ..
        } = tree;
        let place = format!("seed {seed}, case {case}");

        // One style: white space makes no difference.
        let text = spread(&pieces, &mut dice, false);
        let once = formatted(&text);
        let other = formatted(&spread(&pieces, &mut dice, false));
        assert_eq!(once, other, "{place}");
        assert_eq!(formatted(&once), once, "{place}");

        let commented = spread(&pieces, &mut dice, true);
        let once = formatted(&commented);
        assert_eq!(formatted(&once), once, "{place}\n{commented}");
        assert_eq!(words(&once), words(&commented), "{place}");
        let trailing = once.lines().find(|line| line.ends_with([' ', '\t']));
        assert_eq!(trailing, None, "{place}");
    }
}

/// All but white space, as a check that does not go through the formatter's own.
fn words(text: &str) -> String {
    let text = File::new("x.rs", text).text().to_owned();
    text.chars()
        .filter(|character| !character.is_whitespace())
        .collect()
}
