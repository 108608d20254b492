//! `cargo quickbeam export`: XML for `BehaviorTree.CPP` and Groot2.

use super::{plain, write, Engine, Failure, Outcome};
use bt_tools::export::{to_py_trees, to_xml_in};
use bt_tools::source::{described, File};
use std::path::PathBuf;

/// Writes the trees of a source file as XML, without building it.
///
/// `BehaviorTree.CPP` loads the file once the kinds of nodes in it are registered, and Groot2 draws it. Kinds that only
/// quickbeam has come with a model; what they are in Rust stands in the attribute `_rust`, which `import` reads.
#[derive(clap::Args)]
pub struct Export {
    /// The Rust file
    #[arg(value_name = "FILE.rs")]
    file: PathBuf,
    /// Only the tree of this name, and those in it
    #[arg(long, value_name = "NAME")]
    tree: Option<String>,
    /// Who is to read the XML
    #[arg(long = "for", value_enum, value_name = "ENGINE", default_value_t)]
    engine: Engine,
    /// Where the XML goes, instead of to the standard output
    #[arg(short, long, value_name = "FILE.xml")]
    output: Option<PathBuf>,
}

impl Export {
    pub fn run(self) -> Result<Outcome, Failure> {
        let file = File::read(&self.file).map_err(|error| Failure::io(&self.file, error))?;
        let mut trees = match described(&file) {
            Ok(trees) => trees,
            Err(problems) => return Err(Failure::InFile(Box::new(file), problems)),
        };
        if let Some(name) = &self.tree {
            trees.retain(|tree| tree.name == *name);
        }
        if trees.is_empty() {
            let what = match &self.tree {
                Some(name) => format!("no tree `{name}`"),
                None => "no named tree".to_owned(),
            };
            return Err(Failure::Other(format!("{}: {what}", self.file.display())));
        }
        let xml = match self.engine {
            Engine::BehaviorTreeCpp => to_xml_in(&file, &trees),
            Engine::PyTrees => {
                let written = to_py_trees(&trees);
                for note in &written.notes {
                    eprintln!("note: {}", plain(note));
                }
                if !written.missing.is_empty() {
                    return Err(Failure::Other(written.missing.join("\n")));
                }
                written.xml
            }
        };
        match &self.output {
            Some(path) => {
                std::fs::write(path, xml).map_err(|error| Failure::io(path, error))?;
                Ok(Outcome::Fine)
            }
            None => write(&xml),
        }
    }
}
