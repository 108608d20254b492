//! Smaller cases: without a node, with a node in the place of the one around it, without a condition.

use crate::generate::{Case, INIT};

/// All that are one step smaller, the smallest first.
pub fn smaller(case: &Case) -> Vec<Case> {
    let Ok(document) = roxmltree::Document::parse(&case.xml) else {
        return Vec::new();
    };
    let xml = &case.xml;
    let mut found = Vec::new();
    let trees = document
        .descendants()
        .filter(|it| it.has_tag_name("BehaviorTree"));
    for node in trees
        .flat_map(|tree| tree.descendants().skip(1))
        .filter(roxmltree::Node::is_element)
    {
        let range = node.range();
        let replaced = |by: &str| format!("{}{by}{}", &xml[..range.start], &xml[range.end..]);
        let siblings = node.parent_element().map_or(0, |it| it.children().count());
        if siblings > 1 {
            found.push(replaced(""));
        }
        for child in node.children() {
            found.push(replaced(&xml[child.range()]));
        }
        for attribute in node.attributes().filter(|it| it.name().starts_with('_')) {
            let range = attribute.range();
            found.push(format!("{}{}", &xml[..range.start], &xml[range.end..]));
        }
    }
    // What the entries begin as stays.
    found.retain(|xml| xml.contains(INIT));
    found.sort_by_key(String::len);
    found.dedup();
    let cases = found.into_iter().map(|xml| Case {
        xml,
        answers: case.answers.clone(),
    });
    cases.collect()
}
