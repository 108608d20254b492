//! Trees to draw, with what their nodes did in a model.

use super::{State, Tree};
use crate::model::{Model, What};
use bt_core::Status;

impl Tree {
    /// The tree of a model, with what each node did in the last tick or halt.
    #[must_use]
    pub fn of_model(model: &Model) -> Self {
        let mut tree = Self::of(model.info());
        for event in model.events() {
            tree.nodes[usize::from(event.node)].state = match event.what {
                What::Done(Status::Success) => Some(State::Success),
                What::Done(Status::Failure) => Some(State::Failure),
                What::Done(Status::Running) => Some(State::Running),
                What::Halt => Some(State::Halted),
                What::Start | What::Resume => continue,
            };
        }
        for node in model.running() {
            tree.nodes[usize::from(node)].state = Some(State::Running);
        }
        tree
    }
}

/// How each node of a model is, for a page that colours [numbered drawings](Tree::to_numbered_svg), a letter for each: `R` runs,
/// `S` and `F` gave that, `H` was halted, in this operation; small letters for what was so before; `-` for a node that was never
/// ticked.
///
/// ```
/// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
/// # use bt_core::Status;
/// use bt_tools::draw::letters;
/// use bt_tools::model::{Answer, Model, Question};
///
/// // `tree Nap(hero: &mut Hero) { sleep }`
/// # static NAP: TreeInfo = TreeInfo::new("Nap", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
/// let mut nap = Model::of(&NAP);
/// assert_eq!(letters(&nap), "-");
/// nap.tick(&mut |_: Question| Some(Answer::Status(Status::Running)))?;
/// assert_eq!(letters(&nap), "R");
/// # Ok::<(), bt_tools::model::Lost>(())
/// ```
#[must_use]
pub fn letters(model: &Model) -> String {
    let mut letters: Vec<u8> = model
        .nodes()
        .map(|view| {
            let letter = match (view.is_running, view.status) {
                (true, _) => b'r',
                (_, None) => b'-',
                (_, Some(Status::Success)) => b's',
                (_, Some(Status::Failure)) => b'f',
                (_, Some(Status::Running)) => b'h',
            };
            if view.is_visited {
                letter.to_ascii_uppercase()
            } else {
                letter
            }
        })
        .collect();
    for event in model.events() {
        let letter = &mut letters[usize::from(event.node)];
        if event.what == What::Halt && !matches!(*letter, b'R' | b'r') {
            *letter = b'H';
        }
    }
    String::from_utf8(letters).unwrap_or_default()
}
