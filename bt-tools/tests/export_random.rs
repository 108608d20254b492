//! Random trees, exported and imported again, are the same.

use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_tools::source::{described, File};
use bt_tools::{export, import, xml};
use quickbeam_proof::chance::seeds;
use quickbeam_proof::compiled::layout;
use quickbeam_proof::generate::Play;

#[test]
fn what_is_exported_is_imported_as_it_was() {
    let (mut drawn, mut compared) = (0, 0);
    for seed in seeds(1_500) {
        drawn += 1;
        let text = layout(&Play::random(seed)).lines(0);
        let source = format!("behavior_tree! {{ tree Random(bb: &mut Blackboard) {{ {text} }} }}");
        let Ok(trees) = described(&File::new("random.rs", source)) else {
            continue;
        };
        let exported = export::to_xml(trees[0]);
        let project = xml::read_text("random.xml", &exported)
            .unwrap_or_else(|mistakes| panic!("seed {seed}: {mistakes}\n{exported}"));
        let imported = import::import(&project)
            .unwrap_or_else(|mistakes| panic!("seed {seed}: {mistakes}\n{exported}"));
        assert_eq!(imported.notes.len(), 0, "seed {seed}: {:?}", imported.notes);
        let again = described(&File::new("again.rs", imported.text.as_str()))
            .unwrap_or_else(|_| panic!("seed {seed}: {}", imported.text));
        assert_eq!(
            nodes(again[0]),
            nodes(trees[0]),
            "seed {seed}:\n{text}\n{exported}"
        );
        compared += 1;
    }
    // The compiler refuses the others.
    assert!(
        compared > drawn / 2,
        "only {compared} trees of {drawn} were compared"
    );
}

/// All but where they stand, and what comments say. A constant that might keep control from what comes after it is imported
/// as a block, since the compiler refuses what is never reached.
fn nodes(tree: &'static TreeInfo) -> Vec<impl PartialEq + std::fmt::Debug> {
    let facts = |node: &Node| {
        let (kind, text) = match node.text {
            "{ true }" => (Kind::Leaf(Leaf::Success), "success"),
            "{ false }" => (Kind::Leaf(Leaf::Failure), "failure"),
            text if matches!(node.kind, Kind::Leaf(_) | Kind::Custom) => (node.kind, text),
            // An option that is the default may be written or left out.
            _ => (node.kind, ""),
        };
        (kind, text, node.label, node.arm, node.parent, node.children)
    };
    tree.nodes.iter().map(facts).collect()
}
