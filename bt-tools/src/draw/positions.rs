//! Where nodes stand in a drawing, for viewers that draw themselves.

use super::svg::{place, size, Drawn};
use super::{Direction, Tree};

/// Where the nodes of a tree stand: lengths are in pixels, and (0, 0) is at the top left.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Layout {
    /// How wide the drawing is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// The nodes, in the order of [`Tree::nodes`].
    pub boxes: Vec<Place>,
}

/// Where a node stands.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Place {
    /// Its left side.
    pub x: f64,
    /// Its upper side.
    pub y: f64,
    /// How wide it is: there is room for its text in a font whose characters are 7.8 pixels wide.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Tree {
    /// Where its nodes stand, as [`to_svg`](Self::to_svg) draws them.
    ///
    /// ```
    /// use bt_core::info::{Kind, Leaf, Node, TreeInfo};
    /// use bt_tools::draw::{Direction, Tree};
    ///
    /// static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
    ///     Node::root(Kind::Invert, "invert(…)").with_children(&[1]),
    ///     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
    /// ]);
    /// let layout = Tree::of(&NIGHT).layout(Direction::Down);
    /// assert!(layout.boxes[1].y > layout.boxes[0].y + layout.boxes[0].height);
    /// ```
    #[must_use]
    pub fn layout(&self, direction: Direction) -> Layout {
        let mut drawn: Vec<Drawn> = self.nodes.iter().map(Drawn::new).collect();
        place(self, &mut drawn, direction);
        let (width, height) = size(&drawn, direction);
        let boxes = drawn.iter().map(|node| Place {
            x: node.x,
            y: node.y,
            width: node.width,
            height: node.height,
        });
        Layout {
            width,
            height,
            boxes: boxes.collect(),
        }
    }
}
