//! Trees to draw, from their descriptions; and drawings with parts folded away.

use super::{Direction, Kind, Node, Tree};
use bt_core::info::{self, Leaf, TreeInfo};
use std::collections::{BTreeSet, VecDeque};

impl Tree {
    /// A compiled tree with its subtrees, from [`Tree::INFO`](bt_core::Tree::INFO). The nodes have the places of their
    /// numbers.
    ///
    /// ```
    /// use bt_core::info::{Kind, Leaf, Node, TreeInfo};
    /// use bt_tools::draw::{Direction, Tree};
    ///
    /// static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
    /// let tree = Tree::of(&NIGHT);
    /// assert!(tree.to_svg(Direction::Down).contains("sleep"));
    /// ```
    #[must_use]
    pub fn of(info: &'static TreeInfo) -> Self {
        let mut tree = Self {
            name: (!info.name.is_empty()).then(|| info.name.to_owned()),
            nodes: Vec::new(),
        };
        tree.append(info);
        tree
    }

    fn append(&mut self, info: &'static TreeInfo) {
        let base = self.nodes.len();
        for node in info.nodes {
            self.nodes.push(Node {
                kind: kind(node),
                text: written(node.text),
                label: node.label.map(str::to_owned),
                doc: node.docs.to_owned(),
                arm: node.arm.map(str::to_owned),
                children: node
                    .children
                    .iter()
                    .map(|child| base + usize::from(*child))
                    .collect(),
                state: None,
            });
        }
        for (leaf, node) in info.nodes.iter().enumerate() {
            if let Some(subtree) = node.tree {
                let root = self.nodes.len();
                self.nodes[base + leaf].children.push(root);
                self.append(subtree);
            }
        }
    }

    /// The tree without what is below the nodes in `folded`, which say how much that is; and, of each node that is left, its
    /// index in this tree.
    #[must_use]
    pub fn folded(&self, folded: &BTreeSet<usize>) -> (Self, Vec<usize>) {
        let mut left = Self {
            name: self.name.clone(),
            nodes: Vec::new(),
        };
        let mut indices = Vec::new();
        if !self.nodes.is_empty() {
            self.fold_into(0, folded, &mut left, &mut indices);
        }
        (left, indices)
    }

    fn fold_into(
        &self,
        node: usize,
        folded: &BTreeSet<usize>,
        left: &mut Self,
        indices: &mut Vec<usize>,
    ) -> usize {
        let place = left.nodes.len();
        let mut shown = self.nodes[node].clone();
        shown.children.clear();
        let is_folded = folded.contains(&node) && !self.nodes[node].children.is_empty();
        if is_folded {
            shown.text = format!("{}\n▸ {} more", shown.text, self.below(node));
        }
        left.nodes.push(shown);
        indices.push(node);
        if !is_folded {
            for &child in &self.nodes[node].children {
                let child = self.fold_into(child, folded, left, indices);
                left.nodes[place].children.push(child);
            }
        }
        place
    }

    /// How many nodes are below this one.
    fn below(&self, node: usize) -> usize {
        let children = self.nodes[node].children.iter();
        children.map(|child| 1 + self.below(*child)).sum()
    }

    /// What to fold so that at most so many nodes are seen: as many levels as there is room for, whole branches at a time. In a
    /// tree that is small enough, nothing.
    #[must_use]
    pub fn fold_to(&self, most: usize) -> BTreeSet<usize> {
        let mut folded = BTreeSet::new();
        let mut seen = 1;
        let mut open = VecDeque::from([0]);
        while let Some(node) = open.pop_front() {
            let Some(node) = self.nodes.get(node).map(|shown| (node, &shown.children)) else {
                continue;
            };
            let (node, children) = node;
            if children.is_empty() {
                continue;
            }
            if seen + children.len() > most {
                folded.insert(node);
            } else {
                seen += children.len();
                open.extend(children);
            }
        }
        folded
    }

    /// The tree as an SVG image for a page with a style of its own: the group of each node has the class `node` and its
    /// kind's, and the number given here as `data-node`; each line has the class `edge`, and the number of the node to which it
    /// leads as `data-to`.
    ///
    /// # Panics
    ///
    /// If there are fewer numbers than nodes.
    #[must_use]
    pub fn to_numbered_svg(&self, direction: Direction, numbers: &[usize]) -> String {
        assert!(numbers.len() >= self.nodes.len(), "a number for each node");
        self.svg(direction, Some(numbers))
    }
}

/// As written; for the `< … >` of a composite and the `…` of a decorator there are the children themselves.
fn written(text: &str) -> String {
    let text = text.strip_suffix("< … >").unwrap_or(text);
    match text.strip_suffix("…)") {
        Some(text) => {
            let text = text.trim_end().trim_end_matches(',');
            let text = text
                .strip_suffix('(')
                .map_or_else(|| format!("{text})"), str::to_owned);
            text
        }
        None => text.to_owned(),
    }
}

fn kind(node: &info::Node) -> Kind {
    match node.kind {
        info::Kind::Leaf(Leaf::Function | Leaf::Method | Leaf::Block) => Kind::Leaf,
        info::Kind::Leaf(Leaf::Value) => Kind::Value,
        info::Kind::Leaf(_) => Kind::BuiltIn,
        _ if node.text.ends_with('>') => Kind::Composite,
        info::Kind::Custom => Kind::Composite,
        _ => Kind::Decorator,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_for_children_is_left_out() {
        assert_eq!(written("fallback< … >"), "fallback");
        assert_eq!(
            written("parallel(success = 1)< … >"),
            "parallel(success = 1)"
        );
        assert_eq!(written("timeout(8h, …)"), "timeout(8h)");
        assert_eq!(written("invert(…)"), "invert");
        assert_eq!(written("!…"), "!…");
        assert_eq!(written("walk(3)"), "walk(3)");
    }

    #[test]
    fn folded_parts_are_counted_and_not_drawn() {
        let node = |children: &[usize]| Node {
            kind: Kind::Composite,
            text: "sequence".to_owned(),
            label: None,
            doc: String::new(),
            arm: None,
            children: children.to_vec(),
            state: None,
        };
        let tree = Tree {
            name: None,
            nodes: vec![
                node(&[1, 4]),
                node(&[2, 3]),
                node(&[]),
                node(&[]),
                node(&[]),
            ],
        };
        let (left, indices) = tree.folded(&BTreeSet::from([1]));
        assert_eq!(indices, [0, 1, 4]);
        assert_eq!(left.nodes[0].children, [1, 2]);
        assert_eq!(left.nodes[1].text, "sequence\n▸ 2 more");
        let svg = left.to_numbered_svg(Direction::Right, &indices);
        assert!(
            svg.contains("data-node=\"4\"") && !svg.contains("data-node=\"2\""),
            "{svg}"
        );
        assert!(svg.contains("data-to=\"4\""));
        assert_eq!(
            tree.folded(&BTreeSet::from([2])).1.len(),
            5,
            "a leaf cannot be folded"
        );
        assert_eq!(tree.fold_to(4), BTreeSet::from([1]));
        assert_eq!(tree.fold_to(5), BTreeSet::new());
        assert_eq!(tree.fold_to(1), BTreeSet::from([0]));
    }
}
