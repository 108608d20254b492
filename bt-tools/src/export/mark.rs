//! What an imported node was in XML: a line of its documentation that holds its tag, `<Action ID="Open" door="{door}"/>`.
//!
//! One node there may be several here, as those around it that ask its preconditions. Its mark stands on the outermost of them.
//! Where the nodes below a mark no longer look like what it says, it has no effect: who changes a tree need not change marks.

use crate::xml::{builtin, Category};
use bt_core::info::{Kind, Leaf, Mode, TreeInfo};

/// The tag of a node in XML.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// What its explicit notation, or the library's own model, says that it is.
    pub category: Category,
    /// The kind, or the name of a tree.
    pub id: String,
    pub name: Option<String>,
    /// Ports, then conditions and other attributes, in their order.
    pub ports: Vec<(String, String)>,
    pub conditions: Vec<(String, String)>,
}

/// Kinds for which a node of ours stands that says all but names and conditions, by its keyword.
const TWINS: [(&str, &str); 21] = [
    ("AsyncFallback", "async_fallback"),
    ("AsyncSequence", "async_sequence"),
    ("Delay", "delay"),
    ("Fallback", "fallback"),
    ("ForceFailure", "force_failure"),
    ("ForceSuccess", "force_success"),
    ("IfThenElse", "if_then_else"),
    ("Inverter", "invert"),
    ("KeepRunningUntilFailure", "keep_running_until_failure"),
    ("Parallel", "parallel"),
    ("ParallelAll", "parallel_all"),
    ("ReactiveFallback", "reactive_fallback"),
    ("ReactiveSequence", "reactive_sequence"),
    ("Repeat", "repeat"),
    ("RetryUntilSuccessful", "retry"),
    ("RunOnce", "run_once"),
    ("Sequence", "sequence"),
    ("SequenceWithMemory", "sequence_with_memory"),
    ("Timeout", "timeout"),
    ("TryCatch", "try_catch"),
    ("WhileDoElse", "while_do_else"),
];

/// What a mark is about: the node that has its children.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Core {
    pub node: u16,
    pub children: Vec<u16>,
    /// The mark has no node of its own: its child is this very one.
    pub is_child: bool,
}

/// The marks among the lines of a documentation, the outermost first, and the other lines.
pub fn marks(docs: &str) -> (Vec<Mark>, Vec<&str>) {
    let (mut marks, mut others) = (Vec::new(), Vec::new());
    for line in docs.lines() {
        match mark(line) {
            Some(mark) => marks.push(mark),
            None if name_of_tree(line).is_some() => {}
            None => others.push(line),
        }
    }
    (marks, others)
}

/// Whether the root of a tree says what that is called in XML.
pub fn is_named(tree: &TreeInfo) -> bool {
    said_name(tree).is_some()
}

fn said_name(tree: &TreeInfo) -> Option<String> {
    tree.nodes.first()?.docs.lines().find_map(name_of_tree)
}

/// What the tree is called in XML: as its root says, `<BehaviorTree ID="the door">`, or as it is here.
pub fn id_of(tree: &TreeInfo) -> String {
    said_name(tree).unwrap_or_else(|| match tree.name {
        "" => "Tree".to_owned(),
        name => name.to_owned(),
    })
}

/// Whether two trees that are called alike in XML are one tree there: it is written here for each way in which its ports are tied.
pub fn are_one(one: &TreeInfo, other: &TreeInfo) -> bool {
    let nodes = |tree: &'static [bt_core::info::Node]| {
        let facts = tree
            .iter()
            .map(|it| (it.kind.keyword(), it.label, it.docs, it.children));
        facts.collect::<Vec<_>>()
    };
    id_of(one) == id_of(other) && nodes(one.nodes) == nodes(other.nodes)
}

fn element<T>(line: &str, read: impl FnOnce(roxmltree::Node<'_, '_>) -> Option<T>) -> Option<T> {
    let line = line.trim();
    let inner = line.strip_prefix('<')?.strip_suffix('>')?;
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    let text = format!("<{inner}/>");
    let document = roxmltree::Document::parse(&text).ok()?;
    read(document.root_element())
}

fn name_of_tree(line: &str) -> Option<String> {
    element(line, |element| {
        let is_tree = element.tag_name().name() == "BehaviorTree";
        element
            .attribute("ID")
            .filter(|_| is_tree)
            .map(str::to_owned)
    })
}

fn mark(line: &str) -> Option<Mark> {
    element(line, |element| {
        let tag = element.tag_name().name();
        let (category, id) = match (Category::of_tag(tag), element.attribute("ID")) {
            (Some(category), Some(id)) => (category, id.to_owned()),
            (None, None) => (builtin::model(tag)?.category, tag.to_owned()),
            _ => return None,
        };
        let mut mark = Mark {
            category,
            id,
            name: None,
            ports: Vec::new(),
            conditions: Vec::new(),
        };
        for attribute in element.attributes() {
            let entry = (attribute.name().to_owned(), attribute.value().to_owned());
            match entry.0.as_str() {
                "ID" => {}
                "name" => mark.name = Some(entry.1),
                name if name.starts_with('_') => mark.conditions.push(entry),
                _ => mark.ports.push(entry),
            }
        }
        Some(mark)
    })
}

impl Mark {
    fn has(&self, condition: &str) -> bool {
        self.conditions.iter().any(|(name, _)| name == condition)
    }

    /// Whether the node of ours tells its ports.
    pub fn has_twin(&self) -> bool {
        self.id != "RunOnce" && TWINS.iter().any(|(id, _)| *id == self.id)
    }

    /// What it is about, if the nodes from `number` on look like it. Where the node around them asks itself whether they are to be
    /// skipped, there is no node for that.
    pub fn core(&self, tree: &TreeInfo, number: u16, asks_skips: bool) -> Option<Core> {
        let mut walk = Walk { tree, at: number };
        if !asks_skips {
            if self.has("_skipIf") {
                walk.last_of_two()?;
            }
            if self.has("_while") {
                walk.child_of(1, |kind| kind == Kind::WhileDoElse)?;
            }
        }
        for (condition, count) in [
            ("_post", 2),
            ("_onHalted", 1),
            ("_onFailure", 1),
            ("_onSuccess", 1),
        ] {
            for _ in 0..count * usize::from(self.has(condition)) {
                walk.child_of(0, |kind| {
                    matches!(
                        kind,
                        Kind::OnHalt { .. } | Kind::OnFailure { .. } | Kind::OnSuccess { .. }
                    )
                })?;
            }
        }
        for condition in ["_failureIf", "_successIf"] {
            if self.has(condition) {
                walk.last_of_two()?;
            }
        }
        let (is_child, children) = self.children(&mut walk)?;
        Some(Core {
            node: walk.at,
            children,
            is_child,
        })
    }

    fn children(&self, walk: &mut Walk<'_>) -> Option<(bool, Vec<u16>)> {
        let all = |walk: &Walk<'_>| Some((false, walk.node()?.children.to_vec()));
        match (self.category, self.id.as_str()) {
            (Category::SubTree, _) => {
                if let Kind::OnStart { .. } = walk.node()?.kind {
                    walk.child_of(0, |_| true)?;
                }
                walk.node()?
                    .children
                    .is_empty()
                    .then(|| (false, Vec::new()))
            }
            (Category::Action | Category::Condition, _) => walk
                .node()?
                .children
                .is_empty()
                .then(|| (false, Vec::new())),
            (_, "Precondition") => match (walk.node()?.kind, walk.node()?.children) {
                (Kind::IfThenElse, [_, child, ..]) | (Kind::Sequence(Mode::Memory), [_, child]) => {
                    Some((false, vec![*child]))
                }
                _ => None,
            },
            (_, kind) if kind.starts_with("Switch") => {
                matches!(walk.node()?.kind, Kind::Switch { .. }).then_some(())?;
                all(walk)
            }
            (_, kind) => {
                let keyword = TWINS
                    .iter()
                    .find(|(id, _)| *id == kind)
                    .map(|(_, keyword)| *keyword);
                let own = walk.node()?.kind;
                let Some(keyword) = keyword else {
                    // A loop that fails in the end.
                    if own == Kind::ForceFailure {
                        walk.child_of(0, |_| true)?;
                    }
                    let is_one =
                        matches!(walk.node()?.kind, Kind::Custom) || kind == "NonblockingSequence";
                    return all(walk).filter(|(_, children)| is_one && !children.is_empty());
                };
                if own.keyword() == keyword || own == Kind::Custom {
                    return all(walk);
                }
                match kind {
                    // That of no time.
                    "Timeout" | "Delay" => Some((true, Vec::new())),
                    "ParallelAll" if own == Kind::ForceFailure => {
                        walk.child_of(0, |_| true)?;
                        (walk.node()?.kind.keyword() == keyword).then_some(())?;
                        all(walk)
                    }
                    _ => None,
                }
            }
        }
    }
}

/// The way inwards.
struct Walk<'t> {
    tree: &'t TreeInfo,
    at: u16,
}

impl Walk<'_> {
    fn node(&self) -> Option<&bt_core::info::Node> {
        self.tree.nodes.get(usize::from(self.at))
    }

    fn child_of(&mut self, n: usize, is: impl Fn(Kind) -> bool) -> Option<()> {
        let node = self.node().filter(|node| is(node.kind))?;
        self.at = *node.children.get(n)?;
        Some(())
    }

    /// `fallback< { c }, node >`, `sequence< { c }, node >`
    fn last_of_two(&mut self) -> Option<()> {
        let node = self.node()?;
        let [condition, _] = node.children else {
            return None;
        };
        let condition = self.tree.nodes.get(usize::from(*condition))?;
        if condition.kind != Kind::Leaf(Leaf::Block) {
            return None;
        }
        self.child_of(1, |kind| {
            matches!(
                kind,
                Kind::Fallback(Mode::Memory) | Kind::Sequence(Mode::Memory)
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_tags_are_marks_and_all_others_are_not() {
        let (marks, others) = marks(
            "opens it\n<Action ID=\"Open\" name=\"a &lt; b\" door=\"{door}\" _onSuccess=\"x := 1\"/>\n<b>\n<Script code=\"a\">\n<BehaviorTree ID=\"x y\">",
        );
        assert_eq!(others, ["opens it", "<b>"]);
        assert_eq!(marks.len(), 2);
        assert_eq!(marks[0].name.as_deref(), Some("a < b"));
        assert_eq!(marks[0].ports, [("door".to_owned(), "{door}".to_owned())]);
        assert_eq!(marks[0].conditions.len(), 1);
        assert_eq!(
            (marks[1].id.as_str(), marks[1].category),
            ("Script", Category::Action)
        );
    }
}
