//! The trees in the text as they describe themselves.

use bt_compiler::syntax::ast::Declaration;
use bt_core::info::TreeInfo;
use bt_core::Status;
use bt_tools::source::{describe_in, Signatures};

use crate::input::{Checked, Input};

/// One tree, and what is known beyond its description.
pub struct Described {
    pub name: String,
    pub info: &'static TreeInfo,
    /// Where each node is written, as editors count.
    pub places: Vec<(usize, usize)>,
    /// What functions of the same text give, by the number of the leaf.
    pub gives: Vec<(usize, Vec<Status>)>,
}

/// The tree of this number in a text.
///
/// # Errors
///
/// Where there is no such tree, or where anything is wrong.
pub fn described(text: &str, tree: usize) -> Result<Described, String> {
    let input = Input::of(text).map_err(|problem| problem.message)?;
    let checked = input.check();
    if checked.iter().any(|checked| !checked.problems.is_empty()) {
        return Err("the tree has mistakes".to_owned());
    }
    of_checked(&input, &checked, tree).ok_or_else(|| "there is no tree".to_owned())
}

/// The tree of this number in a text that was checked.
pub fn of_checked(input: &Input, checked: &[Checked<'_>], tree: usize) -> Option<Described> {
    let trees = checked
        .iter()
        .flat_map(|checked| checked.trees.iter().map(|tree| (checked.call, tree)));
    let (call, found) = trees.into_iter().nth(tree)?;
    let right = found.checked.as_ref()?;
    let (name, sources) = (name(&found.declaration), &right.sources);
    let places = sources.iter().map(|source| {
        let range = source.span.byte_range();
        input.units(&(range.start + call.base..range.end + call.base))
    });
    let signatures = Signatures::of(std::slice::from_ref(&input.file));
    Some(Described {
        info: describe_in(&input.file, call, &name, &right.tree, sources),
        places: places.collect(),
        gives: signatures.leaves(&right.tree, sources),
        name,
    })
}

/// Empty for a tree in closure form.
pub fn name(declaration: &Declaration) -> String {
    match declaration {
        Declaration::Item(item) => item.name.to_string(),
        Declaration::Closure(_) => String::new(),
    }
}
