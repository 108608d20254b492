//! What a set of XML files says, as data: trees, nodes, ports and models, each with its place.

use std::fmt;
use std::path::PathBuf;

/// Files in the format of `BehaviorTree.CPP`, read and checked.
#[derive(Debug, Clone, Default)]
pub struct Project {
    /// The files that were read, included ones too; [`FilePosition::file`] counts them.
    pub files: Vec<PathBuf>,
    /// Whether any of the files is of format 3, which has no `BTCPP_format="4"`.
    pub old_format: bool,
    /// `main_tree_to_execute`
    pub main: Option<String>,
    /// In the order in which they are written.
    pub trees: Vec<Tree>,
    /// What the files say about their own kinds of nodes.
    pub models: Vec<Model>,
    /// What was read and has no effect, or is read otherwise than it is written.
    pub notes: Vec<Remark>,
}

/// One `<BehaviorTree>`.
#[derive(Debug, Clone)]
pub struct Tree {
    /// Its name, `ID`.
    pub id: String,
    /// Its only child.
    pub root: Node,
    /// Comments before it.
    pub comments: Vec<String>,
    /// Where it stands.
    pub place: FilePosition,
    /// Whether its file is of format 3.
    pub old_format: bool,
    /// What it was called in Rust, if it was exported and had to be renamed.
    pub rust: Option<String>,
    /// What the ports of the tree are where none are written, as `py_trees` has them.
    pub defaults: Vec<Attribute>,
}

/// One node of a tree.
#[derive(Debug, Clone)]
pub struct Node {
    /// What its tag or its model says that it is.
    pub category: Option<Category>,
    /// The registered name of its kind, or the name of the tree for [`Category::SubTree`].
    pub kind: String,
    /// The name of this very node, if one is written.
    pub name: Option<String>,
    /// Ports, in the order in which they are written.
    pub ports: Vec<Attribute>,
    /// Pre- and postconditions: `_skipIf`, `_onSuccess` and the like.
    pub conditions: Vec<Attribute>,
    /// What begins with an underscore and means nothing to the tree: `_description`, `_collapsed`.
    pub other: Vec<Attribute>,
    /// In order.
    pub children: Vec<Node>,
    /// Comments before it.
    pub comments: Vec<String>,
    /// Comments after its last child.
    pub last_comments: Vec<String>,
    /// What it is here, if it is a kind of `py_trees` that BehaviorTree.CPP has not.
    pub rust: Option<String>,
    /// Where it stands.
    pub place: FilePosition,
}

/// An attribute of a node.
#[derive(Debug, Clone)]
pub struct Attribute {
    /// Its name.
    pub name: String,
    /// Its text, without the quotes.
    pub value: String,
    /// Where it stands.
    pub place: FilePosition,
}

/// What kind of node a tag or a model speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Category {
    /// A leaf that does something.
    Action,
    /// A leaf that asks something and is done at once.
    Condition,
    /// A node with children.
    Control,
    /// A node with one child.
    Decorator,
    /// A tree in a tree.
    SubTree,
}

/// What a `<TreeNodesModel>` says about a kind of nodes.
#[derive(Debug, Clone)]
pub struct Model {
    /// The tag.
    pub category: Category,
    /// The name of the kind.
    pub id: String,
    /// Its ports.
    pub ports: Vec<Port>,
    /// `<description>`, or the description among `<MetadataFields>`.
    pub description: String,
    /// Where it stands.
    pub place: FilePosition,
}

/// A port of a [`Model`].
#[derive(Debug, Clone)]
pub struct Port {
    /// Which way values go.
    pub direction: Direction,
    /// Its name.
    pub name: String,
    /// Its type in C++, if one is written.
    pub cpp_type: Option<String>,
    /// What it is where nothing is written; an empty text counts as none.
    pub default: Option<String>,
    /// What it is for.
    pub description: String,
}

/// Which way a port's values go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Into the node.
    Input,
    /// Out of it.
    Output,
    /// Both ways.
    InOut,
}

/// A place in one of the files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct FilePosition {
    /// In [`Project::files`].
    pub file: usize,
    /// Counted from 1.
    pub line: u32,
    /// Counted from 1, in characters.
    pub column: u32,
}

/// Something to tell about a place: a mistake, or a note.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Remark {
    /// Where.
    pub place: FilePosition,
    /// What.
    pub message: String,
}

/// Everything that is wrong with a set of files, in their order.
#[derive(Debug, Clone)]
pub struct Mistakes {
    /// The files; [`FilePosition::file`] counts them.
    pub files: Vec<PathBuf>,
    /// Never empty.
    pub mistakes: Vec<Remark>,
}

impl Node {
    /// The port of this name, if it is written.
    pub fn port(&self, name: &str) -> Option<&Attribute> {
        self.ports.iter().find(|port| port.name == name)
    }

    /// The pre- or postcondition of this name, if it is written.
    pub fn condition(&self, name: &str) -> Option<&Attribute> {
        self.conditions.iter().find(|it| it.name == name)
    }

    /// This node and all below it, each before its children.
    pub fn walk<'a>(&'a self, visit: &mut impl FnMut(&'a Node)) {
        visit(self);
        for child in &self.children {
            child.walk(visit);
        }
    }
}

impl Project {
    /// The tree of this name.
    pub fn tree(&self, id: &str) -> Option<&Tree> {
        self.trees.iter().find(|tree| tree.id == id)
    }

    /// The model of this kind of leaf, control node or decorator, or of this tree.
    pub fn model(&self, id: &str, subtree: bool) -> Option<&Model> {
        self.models
            .iter()
            .find(|model| model.id == id && (model.category == Category::SubTree) == subtree)
    }

    /// `nav.xml:12:7`
    pub fn show(&self, place: FilePosition) -> String {
        show(&self.files, place)
    }
}

impl Category {
    /// The tag that says so.
    pub fn tag(self) -> &'static str {
        match self {
            Self::Action => "Action",
            Self::Condition => "Condition",
            Self::Control => "Control",
            Self::Decorator => "Decorator",
            Self::SubTree => "SubTree",
        }
    }

    /// What a tag says.
    pub fn of_tag(tag: &str) -> Option<Self> {
        [
            Self::Action,
            Self::Condition,
            Self::Control,
            Self::Decorator,
            Self::SubTree,
        ]
        .into_iter()
        .find(|category| category.tag() == tag)
    }
}

fn show(files: &[PathBuf], place: FilePosition) -> String {
    let file = files
        .get(place.file)
        .map_or_else(String::new, |file| file.display().to_string());
    format!("{file}:{}:{}", place.line, place.column)
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for mistake in &self.mistakes {
            writeln!(
                f,
                "{}: {}",
                show(&self.files, mistake.place),
                mistake.message
            )?;
        }
        Ok(())
    }
}

impl std::error::Error for Mistakes {}
