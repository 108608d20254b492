//! The guide as a book: the pages of `quickbeam::guide` and `quickbeam::nodes`, with a link into the playground at each tree.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use regex_lite::{Captures, Regex};
use serde_json::Value;
use xshell::cmd;

use super::timeline::timelines;
use super::{answers_to, install, looked_at};
use crate::shell::{shell, target};

const MDBOOK: &str = "0.5.4";

/// A page: where it is in the book, its title, and its text as rustdoc has it.
struct Page {
    path: String,
    title: String,
    text: String,
}

/// Builds it in this folder.
pub fn build(folder: &Path) -> Result<()> {
    install("mdbook", MDBOOK, &["search"])?;
    let shell = shell()?;
    let book = target().join("book");
    shell.remove_path(&book)?;
    let guide = guide()?;
    let nodes = nodes()?;
    let mut trees = trees(guide.iter().chain(&nodes))?;
    add_runs(&nodes, &mut trees)?;
    for page in guide.iter().chain(&nodes) {
        let text = written(page, &trees)?;
        shell.write_file(book.join("src").join(&page.path), text)?;
    }
    for picture in cmd!(shell, "git ls-files src/guide/*.svg")
        .quiet()
        .read()?
        .lines()
    {
        let name = Path::new(picture).file_name().context("a name")?;
        shell.copy_file(picture, book.join("src").join(name))?;
    }
    shell.write_file(book.join("src/SUMMARY.md"), summary(&guide, &nodes))?;
    shell.write_file(book.join("src/index.md"), shell.read_file("site/index.md")?)?;
    shell.copy_file("site/book.toml", &book)?;
    shell.copy_file("site/book.css", &book)?;
    // In place of half a megabyte of fonts.
    shell.write_file(
        book.join("theme/fonts/fonts.css"),
        "/* The fonts that there are. */\n",
    )?;
    cmd!(shell, "mdbook build {book} --dest-dir {folder}").run()?;
    Ok(())
}

/// The pages of the guide, in the order in which `guide.rs` lists them.
fn guide() -> Result<Vec<Page>> {
    let shell = shell()?;
    let list = shell.read_file("src/guide.rs")?;
    let row = Regex::new(r"(?m)^//! \| \[`(\w+)`\] \| (.+) \|$")?;
    let rows: Vec<(&str, &str)> = row
        .captures_iter(&list)
        .map(|row| (of(&row, 1), of(&row, 2)))
        .collect();
    ensure!(rows.len() > 10, "the table of guide.rs");
    let pages = rows.into_iter().map(|(name, title)| {
        // Drawings come after the text, as in the module.
        let end = format!("pub mod {name} {{}}");
        let (before, _) = list.split_once(&end).context("a module")?;
        let module = before.rsplit("{}").next().unwrap_or(before);
        let mut text = String::new();
        for part in module.split("include_str!(\"guide/").skip(1) {
            let file = part.split('"').next().unwrap_or_default();
            if Path::new(file).extension().is_some_and(|kind| kind == "md") {
                text += &shell.read_file(Path::new("src/guide").join(file))?;
            } else {
                let picture = file.rsplit('/').next().unwrap_or(file);
                let _ = write!(text, "\n![]({picture})\n");
            }
        }
        Ok(Page {
            path: format!("{name}.md"),
            title: title.to_owned(),
            text,
        })
    });
    pages.collect()
}

/// The page of each node, in the order of the language.
fn nodes() -> Result<Vec<Page>> {
    let shell = shell()?;
    let asked = [r#"{"what":"words"}"#.to_owned()];
    let answers = answers_to(&asked)?;
    let (_, words) = answers.trim_end().split_once('\t').context("an answer")?;
    let words: Value = serde_json::from_str(words)?;
    let words = words["words"].as_array().context("words")?.iter();
    let pages = words.map(|word| {
        let keyword = word["keyword"].as_str().context("a keyword")?;
        Ok(Page {
            path: format!("nodes/{keyword}.md"),
            title: keyword.to_owned(),
            text: format!(
                "# {keyword}\n\n{}",
                shell.read_file(format!("src/nodes/{keyword}.md"))?
            ),
        })
    });
    pages.collect()
}

/// What is between two fences.
struct Block<'a> {
    info: &'a str,
    lines: Vec<&'a str>,
}

impl Block<'_> {
    fn is_rust(&self) -> bool {
        self.info.is_empty() || self.info.starts_with("rust")
    }

    /// What rustdoc compiles, without what only its test needs.
    fn whole(&self) -> String {
        let lines = self.lines.iter().map(|line| match *line {
            "#" => "",
            line => line.strip_prefix("# ").unwrap_or(line),
        });
        let lines =
            lines.filter(|line| !line.starts_with("include!") && !line.starts_with("fn main()"));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    /// What rustdoc shows.
    fn shown(&self) -> String {
        let shown = |line: &&&str| !line.starts_with("# ") && **line != "#";
        let lines: Vec<&str> = self.lines.iter().filter(shown).copied().collect();
        lines.join("\n")
    }
}

/// A part of a page.
enum Part<'a> {
    Line(&'a str),
    Block(Block<'a>),
}

fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = vec![];
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        match line.strip_prefix("```") {
            None => parts.push(Part::Line(line)),
            Some(info) => parts.push(Part::Block(Block {
                info,
                lines: lines.by_ref().take_while(|line| *line != "```").collect(),
            })),
        }
    }
    parts
}

/// For each block of Rust in which the playground finds a tree, what it answers.
fn trees<'a>(pages: impl Iterator<Item = &'a Page>) -> Result<BTreeMap<String, Value>> {
    let mut texts = vec![];
    for page in pages {
        for part in parts(&page.text) {
            if let Part::Block(block) = part {
                if block.is_rust() && block.whole().contains("behavior_tree!") {
                    texts.push(block.whole());
                }
            }
        }
    }
    let requests: Vec<String> = texts.iter().map(|text| looked_at(text)).collect();
    let answers = answers_to(&requests)?;
    let mut trees = BTreeMap::new();
    for (text, line) in texts.into_iter().zip(answers.lines()) {
        let (_, answer) = line.split_once('\t').context("an answer")?;
        let answer: Value = serde_json::from_str(answer)?;
        let has_any = |name: &str| answer[name].as_array().is_some_and(|all| !all.is_empty());
        if has_any("trees") || has_any("problems") {
            trees.insert(text, answer);
        }
    }
    ensure!(trees.len() > 80, "{} trees on the pages", trees.len());
    Ok(trees)
}

/// Puts a run beside the drawing of each tree on the pages of nodes.
fn add_runs(nodes: &[Page], trees: &mut BTreeMap<String, Value>) -> Result<()> {
    let blocks = nodes.iter().flat_map(|page| parts(&page.text));
    let texts = blocks.filter_map(|part| match part {
        Part::Block(block) => Some(block.whole()),
        Part::Line(_) => None,
    });
    let texts: BTreeSet<String> = texts.collect();
    let drawn = texts.iter().filter_map(|text| {
        let look = trees.get(text)?;
        look["svg"].is_string().then_some((text.as_str(), look))
    });
    let drawn: Vec<(&str, &Value)> = drawn.collect();
    let tables = timelines(&drawn)?;
    let texts: Vec<String> = drawn.iter().map(|(text, _)| (*text).to_owned()).collect();
    for (text, table) in texts.iter().zip(tables) {
        if let Some(tree) = trees.get_mut(text) {
            tree["run"] = table.into();
        }
    }
    Ok(())
}

/// The page as mdBook reads it.
fn written(page: &Page, trees: &BTreeMap<String, Value>) -> Result<String> {
    let is_node = page.path.contains('/');
    let up = if is_node { "../" } else { "" };
    let link = Regex::new(r"\[((?:[^\[\]]|\[[^\]]*\])+)\]\((?:trait@|derive@)?crate::([^)]*)\)")?;
    let mut out = String::new();
    for part in parts(&page.text) {
        match part {
            Part::Line(line) => {
                // What is documented elsewhere is a word here.
                let line = link.replace_all(line, |found: &Captures| {
                    let (text, to) = (of(found, 1), of(found, 2));
                    match to.strip_prefix("guide::").map(|to| to.split_once('#')) {
                        Some(Some((name, anchor))) => format!("[{text}]({up}{name}.md#{anchor})"),
                        Some(None) => format!("[{text}]({up}{}.md)", &to["guide::".len()..]),
                        None if to == "nodes" => format!("[{text}]({up}nodes/fallback.md)"),
                        None => text.to_owned(),
                    }
                });
                out += &line;
                out += "\n";
            }
            Part::Block(block) => {
                let info = if block.is_rust() { "rust" } else { block.info };
                let _ = write!(out, "```{info}\n{}\n```\n", block.shown());
                if let Some(answer) = trees.get(&block.whole()) {
                    let drawing = answer["svg"].as_str().filter(|_| is_node);
                    if let Some(drawing) = drawing {
                        let run = answer["run"].as_str().unwrap_or_default();
                        let _ = write!(
                            out,
                            "\n<div class=\"drawing\">{}</div>\n{run}\n",
                            drawing.trim_end()
                        );
                    }
                    let to = packed(&block.whole());
                    let _ = write!(
                        out,
                        "\n<a class=\"open\" href=\"{up}playground/index.html#t={to}\">Open in the playground</a>\n"
                    );
                }
            }
        }
    }
    Ok(out)
}

fn summary(guide: &[Page], nodes: &[Page]) -> String {
    let mut out = "# Summary\n\n[quickbeam](index.md)\n\n# Guide\n\n".to_owned();
    for (pages, title) in [(guide, "\n# Nodes\n\n"), (nodes, "")] {
        for page in pages {
            let _ = writeln!(out, "- [{}]({})", page.title, page.path);
        }
        out += title;
    }
    out
}

/// A text as the playground's links have it: compressed, in the letters of URLs.
fn packed(text: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bytes = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9);
    let mut out = String::new();
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..=three.len() {
            out.push(char::from(LETTERS[(bits >> (18 - 6 * at) & 63) as usize]));
        }
    }
    out
}

fn of<'a>(found: &Captures<'a>, group: usize) -> &'a str {
    found.get(group).map_or("", |found| found.as_str())
}
