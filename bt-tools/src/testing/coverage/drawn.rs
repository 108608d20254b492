//! Coverage as a drawing.

use super::{Coverage, Never};
use crate::draw::{Direction, State, Tree};

impl Coverage {
    /// The tree as a drawing: nodes that did all they can do, some of it, or nothing; and below each what it never did. What lies
    /// within trees that are not observed has no colour.
    ///
    /// ```
    /// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
    /// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
    /// use bt_core::Status::Success;
    /// use bt_tools::draw::Direction;
    /// use bt_tools::testing::Rehearsal;
    ///
    /// let mut night = Rehearsal::of(&NIGHT);
    /// night.give("sleep", [Success]);
    /// night.tick();
    /// let svg = night.coverage().drawn().to_svg(Direction::Down);
    /// assert!(svg.contains("never failed"));
    /// ```
    #[must_use]
    pub fn drawn(&self) -> Tree {
        let mut tree = Tree::of(self.info);
        for (node, drawn) in self.nodes.iter().zip(&mut tree.nodes) {
            if node.is_seen {
                drawn.state = Some(State::Covered);
            }
        }
        for missing in self.missing() {
            let drawn = &mut tree.nodes[usize::from(missing.number)];
            drawn.state = Some(match missing.never {
                Never::Ticked => State::NotCovered,
                Never::Succeeded | Never::Failed | Never::WentOn => State::PartlyCovered,
            });
            drawn.text = format!("{}\n✗ {}", drawn.text, missing.never);
        }
        tree
    }

    /// The same as an SVG image.
    #[must_use]
    pub fn to_svg(&self, direction: Direction) -> String {
        self.drawn().to_svg(direction)
    }
}
