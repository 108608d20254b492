//! The trees of source files as they describe themselves, without building them.

use super::skeleton::{kept, skeleton};
use super::{File, Problem, Surroundings};
use bt_compiler::check::model as checked;
use bt_compiler::check::Source;
use bt_compiler::syntax::ast::{Declaration, LeafKind};
use bt_compiler::tokens_text;
use bt_core::info::TreeInfo;
use proc_macro2::TokenTree;

/// The named trees in a file, in order. A leaf that is the value of one of them is that tree.
///
/// They are what [`Tree::INFO`](bt_core::Tree::INFO) is, but for their places in the source, for the trees of other files, which are
/// leaves, and for long texts of leaves, which are not cut. As descriptions do, they live for ever.
///
/// ```
/// use bt_tools::source::{described, File};
///
/// let file = File::new("door.rs", "behavior_tree! { tree Door(hero: &mut Hero) { retry(3, open) } }");
/// let trees = described(&file)?;
/// assert_eq!((trees[0].name, trees[0].nodes[1].text), ("Door", "open"));
/// # Ok::<(), Vec<bt_tools::source::Problem>>(())
/// ```
///
/// # Errors
///
/// All mistakes that the compiler finds in the trees.
pub fn described(file: &File) -> Result<Vec<&'static TreeInfo>, Vec<Problem>> {
    let calls = file.calls().map_err(|problem| vec![problem])?;
    let mut trees = Vec::new();
    let mut problems = Vec::new();
    for call in calls
        .iter()
        .filter(|call| call.surroundings == Surroundings::Code)
    {
        let (found, wrong) = call.check();
        problems.extend(wrong);
        trees.extend(
            found
                .into_iter()
                .filter_map(|tree| match (tree.declaration, tree.checked) {
                    (Declaration::Item(item), Some(checked)) => {
                        Some((item.name.to_string(), checked))
                    }
                    _ => None,
                }),
        );
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut known = Known {
        trees: &trees,
        made: vec![None; trees.len()],
        open: Vec::new(),
    };
    Ok((0..trees.len())
        .filter_map(|tree| known.make(tree))
        .collect())
}

/// A leaf or composite of the user's as it is written, whole; any other node as it is quoted.
fn text(node: &checked::Node, source: &Source) -> &'static str {
    let leaf = source.leaf.as_ref().filter(|_| source.keyword.is_none());
    match (leaf, &node.kind) {
        (Some(leaf), checked::Kind::Custom) => kept(&format!("{}< … >", tokens_text(&leaf.tokens))),
        (Some(leaf), _) => kept(&tokens_text(&leaf.tokens)),
        (None, _) => kept(&node.quote),
    }
}

/// The trees of a file, each made once.
struct Known<'a> {
    trees: &'a [(String, bt_compiler::check::Checked)],
    made: Vec<Option<&'static TreeInfo>>,
    /// Those that are being made: a tree that holds itself has no description.
    open: Vec<usize>,
}

impl Known<'_> {
    fn make(&mut self, tree: usize) -> Option<&'static TreeInfo> {
        if self.made[tree].is_none() && !self.open.contains(&tree) {
            self.open.push(tree);
            let (name, checked) = &self.trees[tree];
            let inner: Vec<Option<&'static TreeInfo>> = checked
                .sources
                .iter()
                .map(|source| {
                    let name = type_of(source)?;
                    let tree = self.trees.iter().position(|(known, _)| *known == name)?;
                    self.make(tree)
                })
                .collect();
            self.open.pop();
            // The nodes of a tree that was put in are told by that tree.
            let (tree_of, sources) = (&checked.tree, &checked.sources);
            let numbers = tree_of.own_numbers();
            let info = skeleton(name, tree_of, &numbers, Some(sources), |id, node| {
                node.text = text(&tree_of.nodes[id], &sources[id]);
                node.tree = inner[id];
            });
            self.made[tree] = Some(info);
        }
        self.made[tree]
    }
}

/// The name of the type of a value: the last word of its path, before generic arguments.
fn type_of(source: &Source) -> Option<String> {
    let LeafKind::Value { ty, .. } = &source.leaf.as_ref()?.kind else {
        return None;
    };
    let words = ty.clone().into_iter().take_while(|token| !is_open(token));
    let words = words.filter_map(|token| match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    });
    words.last()
}

fn is_open(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == '<')
}
