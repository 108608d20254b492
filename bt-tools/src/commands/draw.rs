//! `cargo quickbeam draw`: drawings of the trees in source files.

use super::{write, Failure, Outcome};
use crate::sources::Sources;
use bt_tools::draw::{trees, Direction, Tree};
use bt_tools::source::File;
use std::path::{Path, PathBuf};

/// Draws the trees in source files, without building them.
///
/// One drawing goes to standard output, and so do several in Mermaid or DOT; several in SVG need `--out`.
#[derive(clap::Args)]
pub struct Draw {
    #[command(flatten)]
    sources: Sources,
    /// The language of the drawing
    #[arg(long, value_enum, default_value_t = Format::Svg)]
    format: Format,
    /// Where children are drawn
    #[arg(long, value_enum, default_value_t = Towards::Down)]
    direction: Towards,
    /// Only the tree of this name
    #[arg(long, value_name = "NAME")]
    tree: Option<String>,
    /// Write a file for each tree into this directory
    #[arg(long, value_name = "DIRECTORY")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Format {
    Svg,
    Mermaid,
    Dot,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Towards {
    Down,
    Right,
}

impl Draw {
    pub fn run(self) -> Result<Outcome, Failure> {
        let mut drawn: Vec<(String, String)> = Vec::new();
        for path in self.sources.files()? {
            let file = File::read(&path).map_err(|error| Failure::io(&path, error))?;
            let found = match trees(&file) {
                Ok(found) => found,
                Err(problems) => return Err(Failure::InFile(Box::new(file), problems)),
            };
            let wanted = |tree: &&Tree| self.tree.is_none() || self.tree == tree.name;
            for tree in found.iter().filter(wanted) {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                let name = tree
                    .name
                    .clone()
                    .unwrap_or_else(|| format!("{stem}-closure"));
                drawn.push((name, self.drawing(tree)));
            }
        }
        match (&self.out, &drawn[..]) {
            (_, []) => Err(Failure::Other("no tree to draw here".to_owned())),
            (Some(directory), _) => write_files(directory, &drawn, self.format),
            (None, [_, _, ..]) if self.format == Format::Svg => {
                let names: Vec<&str> = drawn.iter().map(|(name, _)| name.as_str()).collect();
                let names = names.join(", ");
                let message = format!(
                    "several trees: {names}; name one with --tree, or a directory with --out"
                );
                Err(Failure::Other(message))
            }
            (None, _) => print(&drawn),
        }
    }

    fn drawing(&self, tree: &Tree) -> String {
        let direction = match self.direction {
            Towards::Down => Direction::Down,
            Towards::Right => Direction::Right,
        };
        match self.format {
            Format::Svg => tree.to_svg(direction),
            Format::Mermaid => tree.to_mermaid(direction),
            Format::Dot => tree.to_dot(direction),
        }
    }
}

/// A file for each; of the same name, the later ones get a number.
fn write_files(
    directory: &Path,
    drawn: &[(String, String)],
    format: Format,
) -> Result<Outcome, Failure> {
    std::fs::create_dir_all(directory).map_err(|error| Failure::io(directory, error))?;
    let ending = match format {
        Format::Svg => "svg",
        Format::Mermaid => "mmd",
        Format::Dot => "dot",
    };
    let mut taken = std::collections::HashSet::new();
    for (name, drawing) in drawn {
        let mut unique = name.clone();
        let mut number = 2;
        while !taken.insert(unique.clone()) {
            unique = format!("{name}-{number}");
            number += 1;
        }
        let path = directory.join(format!("{unique}.{ending}"));
        std::fs::write(&path, drawing).map_err(|error| Failure::io(&path, error))?;
    }
    Ok(Outcome::Fine)
}

fn print(drawn: &[(String, String)]) -> Result<Outcome, Failure> {
    let drawings: Vec<&str> = drawn.iter().map(|(_, drawing)| drawing.as_str()).collect();
    write(&drawings.concat())
}
