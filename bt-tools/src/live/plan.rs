//! From text to what runs: checked by the compiler, its leaves found in the table.

use super::functions;
use super::leaves::Leaves;
use super::named::Named;
use super::reader::read_whole;
use crate::source::{describe_in, Call, File, Problem};
use bt_compiler::check::model::When;
use bt_compiler::check::Checked;
use bt_compiler::syntax::ast::Declaration;
use bt_compiler::CheckedTree;
use bt_core::info::{Statuses, TreeInfo};
use bt_model::Program;
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// A tree that can be run, by any number of agents.
pub(super) struct Plan<L> {
    pub program: Program,
    /// By number.
    pub nodes: Vec<Node<L>>,
    /// Whether any node has a handler, or is a value that is halted.
    pub listens: bool,
    /// Whether any node may rest where the next tick goes otherwise though nothing has changed.
    pub may_rest: bool,
    /// The trees as they were written, and the name of this one.
    pub text: String,
    pub name: String,
    pub info: OnceLock<&'static TreeInfo>,
}

/// What there is of a node beside what it does to its children.
pub(super) struct Node<L> {
    pub calls: Calls<L>,
    /// What it gives where it is a leaf that is called.
    pub gives: Statuses,
    /// How long it waits.
    pub time: Duration,
    /// How it is written.
    pub text: String,
    pub label: Option<String>,
    pub parent: Option<usize>,
}

/// What it calls.
#[derive(PartialEq)]
pub(super) enum Calls<L> {
    Nothing,
    Leaf(L),
    /// A leaf with a state of its own, which is halted as well.
    Value(L),
    Handler(When, L),
}

/// A plan of what stands between the braces of the macro.
///
/// In a thread of its own: where tokens stand is kept for as long as a thread lives, and trees may be read again and again.
pub(super) fn plan<C: 'static>(
    text: &str,
    leaves: &Leaves<C>,
) -> Result<Plan<functions::Call<C>>, Vec<Problem>> {
    let table = Named {
        leaves,
        reads: None,
    };
    apart(|| read_whole(text, None, &table))
}

pub(super) fn apart<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        let thread = thread.spawn_scoped(scope, work);
        match thread.expect("a thread can be started").join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

/// More of the stack than a tree takes that is as deep as the compiler allows, or a text that is too deep, also where nothing is
/// optimized. What is not used takes no memory.
const STACK: usize = 64 << 20;

impl<L> Plan<L> {
    /// The description of the tree. Descriptions live for ever: one is made where somebody asks for it, once for each tree.
    pub fn info(&self) -> &'static TreeInfo {
        static MADE: Mutex<BTreeMap<[String; 2], &'static TreeInfo>> = Mutex::new(BTreeMap::new());
        static NOTHING: TreeInfo = TreeInfo::new("", 0, &[]);
        self.info.get_or_init(|| {
            let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
            let key = [self.name.clone(), self.text.clone()];
            made.entry(key).or_insert_with(|| {
                let (text, name) = (&self.text, &self.name);
                let info = apart(|| describe_anew(text, name));
                // It was read before, and is right.
                info.unwrap_or(&NOTHING)
            })
        })
    }
}

fn describe_anew(text: &str, name: &str) -> Option<&'static TreeInfo> {
    let file = File::new("", text);
    let input = Call::whole(text).ok()?;
    let tree = chosen(input.check().0, Some(name))?;
    let Checked { tree, sources } = tree.checked?;
    Some(describe_in(&file, &input, name, &tree, &sources))
}

pub(super) fn name_of(declaration: &Declaration) -> String {
    match declaration {
        Declaration::Item(item) => item.name.to_string(),
        Declaration::Closure(_) => String::new(),
    }
}

/// The tree of this name; the first, if none is given or it is none of them.
pub(super) fn chosen(mut trees: Vec<CheckedTree>, name: Option<&str>) -> Option<CheckedTree> {
    let mut names = trees.iter().map(|tree| name_of(&tree.declaration));
    let at = name.and_then(|name| names.position(|known| known == name));
    let at = at.unwrap_or(0);
    (at < trees.len()).then(|| trees.swap_remove(at))
}
