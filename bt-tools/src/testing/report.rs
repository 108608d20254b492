//! What the tests of a crate have covered, line by line of its source, and what none of them did.

use super::collected::read_all;
use super::coverage::{definitions, place, Definition, SourceKey};
use super::{directory, Counts, Coverage, Missing};
use crate::budgets::COLUMN;
use crate::draw::Direction;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{fs, io};
use unicode_width::UnicodeWidthStr;

/// What several tests have made the nodes of several trees do.
///
/// Printed, it shows the source of the trees, and below each line what its nodes did. A tree that is used in several is one
/// definition with several occurrences: the lines tell of the definition, and what only some occurrence never did stands after
/// them.
///
/// `cargo quickbeam coverage` runs the tests of a crate and writes this report. Tests leave what they covered in the directory that
/// the environment variable [`VARIABLE`](super::VARIABLE) names; [`read`](Self::read) finds it there.
///
/// ```
/// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
/// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
/// use bt_core::Status::Success;
/// use bt_tools::testing::{Rehearsal, Report};
///
/// let mut night = Rehearsal::of(&NIGHT);
/// night.give("sleep", [Success]);
/// night.tick();
/// let report = Report::of([night.coverage().clone()]);
/// assert_eq!(report.missing().len(), 1);
/// assert!(report.to_string().contains("sleep: succeeded 1×; never failed"));
/// ```
#[derive(Debug, Clone)]
pub struct Report {
    trees: Vec<Coverage>,
    definitions: BTreeMap<SourceKey, Definition>,
}

impl Report {
    /// Of these runs of trees, several of the same among them or not.
    pub fn of(runs: impl IntoIterator<Item = Coverage>) -> Self {
        let mut trees: Vec<Coverage> = Vec::new();
        for run in runs {
            match trees.iter_mut().find(|tree| tree.info() == run.info()) {
                Some(tree) => tree.merge(&run),
                None => trees.push(run),
            }
        }
        trees.sort_by_key(|tree| (tree.info().name, place(&tree.info().nodes[0])));
        let definitions = definitions(&trees);
        Self { trees, definitions }
    }

    /// Of what tests have left in a directory.
    ///
    /// # Errors
    ///
    /// If the directory or a file in it cannot be read.
    pub fn read(directory: &Path) -> io::Result<Self> {
        read_all(directory).map(Self::of)
    }

    /// The trees, each with all that was done with it.
    pub fn trees(&self) -> &[Coverage] {
        &self.trees
    }

    /// What no occurrence of a node did, in any of the trees: in the order of the source.
    pub fn missing(&self) -> Vec<Missing> {
        let definitions = self.definitions.values();
        definitions
            .flat_map(|definition| definition.missing.iter().copied())
            .collect()
    }

    /// What some occurrence of a node never did while another did: in each of the trees, with the way to it.
    pub fn missing_occurrences(&self) -> Vec<(String, Missing)> {
        let mut found = Vec::new();
        for tree in &self.trees {
            for missing in tree.missing() {
                let definition = &self.definitions[&place(missing.node)];
                let is_told = definition
                    .missing
                    .iter()
                    .any(|told| told.never == missing.never);
                if !is_told {
                    found.push((way(tree, missing.number), missing));
                }
            }
        }
        found
    }

    /// All that is missing, a line each: what no occurrence of a node did, and then what some occurrence never did. Where there is no
    /// line, [`assert_covered!`](crate::assert_covered) and `cargo quickbeam coverage --check` find nothing.
    pub fn lines(&self) -> Vec<String> {
        let missing = self
            .missing()
            .into_iter()
            .map(|missing| missing.to_string());
        let occurrences = self.missing_occurrences().into_iter();
        let occurrences = occurrences.map(|(way, missing)| format!("{missing} at {way}"));
        missing.chain(occurrences).collect()
    }

    /// How many nodes are written in the trees, and how many of them did all that they can do.
    pub fn covered(&self) -> (usize, usize) {
        let whole = |definition: &&Definition| definition.missing.is_empty();
        let covered = self.definitions.values().filter(whole).count();
        (self.definitions.len(), covered)
    }

    /// Writes `coverage.txt`, this report, and a drawing of each tree into a directory; gives their paths. The directory is a
    /// new or empty one, or one into which a report was written before.
    ///
    /// # Errors
    ///
    /// If a file cannot be written, or the directory holds anything else.
    pub fn write_to(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        directory::claim(directory)?;
        let mut paths = vec![directory.join("coverage.txt")];
        fs::write(&paths[0], self.to_string())?;
        let mut taken = BTreeSet::new();
        for tree in &self.trees {
            let name = match tree.info().name {
                "" => "closure".to_owned(),
                name => directory::file_name(name),
            };
            let mut stem = name.clone();
            let mut number = 2;
            // Some file systems take large and small letters for the same.
            while !taken.insert(stem.to_lowercase()) {
                stem = format!("{name}-{number}");
                number += 1;
            }
            let path = directory.join(format!("{stem}.svg"));
            fs::write(&path, tree.to_svg(Direction::Down))?;
            paths.push(path);
        }
        Ok(paths)
    }
}

/// The lines of a file on which nodes stand, and below each what they did.
fn write_file(
    f: &mut fmt::Formatter<'_>,
    file: &str,
    lines: &BTreeMap<u32, Vec<&Definition>>,
) -> fmt::Result {
    writeln!(f, "\n{file}")?;
    let source = directory::source(file).unwrap_or_default();
    let source: Vec<&str> = source.lines().collect();
    for (&number, definitions) in lines {
        let written = number
            .checked_sub(1)
            .and_then(|line| source.get(line as usize));
        let written = written.copied().unwrap_or_default();
        writeln!(f, "{number:>5} │ {}", spaced(written))?;
        for definition in definitions {
            let mark = if definition.missing.is_empty() {
                '✓'
            } else {
                '✗'
            };
            let before = definition.node.column.saturating_sub(1) as usize;
            let before: String = written.chars().take(before).collect();
            let indent = spaced(&before).width().min(COLUMN);
            writeln!(f, "    {mark} │ {:indent$}^ {}", "", said(definition))?;
        }
    }
    Ok(())
}

/// What a node did and what it did not: `sleep: succeeded 3×, ran 2×; never failed`.
fn said(definition: &Definition) -> String {
    let Counts {
        succeeded,
        failed,
        ran,
        halted,
        ..
    } = definition.counts;
    let mut said = definition.node.text.to_owned();
    let mut before = ": ";
    for (what, count) in [
        ("succeeded", succeeded),
        ("failed", failed),
        ("ran", ran),
        ("halted", halted),
    ] {
        if count > 0 {
            // Writing to a string cannot fail.
            let _ = write!(said, "{before}{what} {count}×");
            before = ", ";
        }
    }
    for missing in &definition.missing {
        let before = if before == ": " { ": " } else { "; " };
        let _ = write!(said, "{before}{}", missing.never);
    }
    if definition.occurrences > 1 {
        let _ = write!(said, " (at {} places)", definition.occurrences);
    }
    said
}

/// From the root to a node: the leaves that are trees, by their labels or as written.
fn way(tree: &Coverage, node: u16) -> String {
    let nodes = tree.nodes();
    let mut leaves = Vec::new();
    let mut at = usize::from(node);
    while let Some(around) = nodes[at].parent.map(usize::from) {
        let leaf = nodes[around].node;
        if leaf.tree.is_some() {
            leaves.push(leaf.label.unwrap_or(leaf.text));
        }
        at = around;
    }
    leaves.push(tree.info().name);
    leaves.reverse();
    leaves.join(" › ")
}

/// Without tabs, whose width nobody knows.
fn spaced(line: &str) -> String {
    line.replace('\t', "    ")
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (nodes, covered) = self.covered();
        let trees = self.trees.len();
        let s = if trees == 1 { "" } else { "s" };
        writeln!(
            f,
            "{trees} tree{s}: {covered} of {nodes} nodes did all that they can do"
        )?;
        let mut files: BTreeMap<&str, BTreeMap<u32, Vec<&Definition>>> = BTreeMap::new();
        for ((file, line, ..), definition) in &self.definitions {
            let lines = files.entry(file).or_default();
            lines.entry(*line).or_default().push(definition);
        }
        for (file, lines) in &files {
            write_file(f, file, lines)?;
        }
        let occurrences = self.missing_occurrences();
        if !occurrences.is_empty() {
            writeln!(f, "\nOnly in some places")?;
        }
        for (way, missing) in occurrences {
            let Missing { node, never, .. } = missing;
            let label = node.label.map(|label| format!("{label}: "));
            let label = label.unwrap_or_default();
            writeln!(
                f,
                "    ✗ {way}: `{label}{}` {never} ({}:{})",
                node.text, node.file, node.line
            )?;
        }
        Ok(())
    }
}
