//! Descriptions of trees as bytes, and back.

mod kinds;

use super::bytes::{Cursor, Trouble};
use crate::budgets::{DEPTH, DESCRIPTIONS, NODES, TREE_DEPTH};
use bt_core::info::{Node, TreeInfo};
use std::collections::HashMap;
use std::sync::Mutex;

pub fn bytes(info: &TreeInfo) -> Vec<u8> {
    let mut out = Vec::new();
    bt_core::wire::put_tree(&mut |byte| out.push(byte), info);
    out
}

/// Reads a description. What is read lives for ever, as `Tree::INFO` does; the same bytes give the same description.
pub fn read(bytes: &[u8]) -> Result<&'static TreeInfo, Trouble> {
    static KNOWN: Mutex<Option<HashMap<Vec<u8>, &'static TreeInfo>>> = Mutex::new(None);
    let mut known = KNOWN
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    let known = known.get_or_insert_default();
    if let Some(info) = known.get(bytes) {
        return Ok(info);
    }
    if known.keys().map(Vec::len).sum::<usize>() + bytes.len() > DESCRIPTIONS {
        return Err(Trouble::Wrong("too many different trees"));
    }
    check(bytes)?;
    let info = &*Box::leak(Box::new(tree(&mut Cursor::new(bytes), &mut |text| {
        Box::leak(text.to_owned().into_boxed_str())
    })?));
    known.insert(bytes.to_owned(), info);
    Ok(info)
}

/// Reads it once without keeping anything, so that what is wrong leaves nothing behind.
fn check(bytes: &[u8]) -> Result<(), Trouble> {
    let mut cursor = Cursor::new(bytes);
    let mut nodes = 0;
    check_tree(&mut cursor, 0, 0, &mut nodes).map_err(|trouble| match trouble {
        Trouble::Short => Trouble::Wrong("a description that ends too early"),
        wrong @ Trouble::Wrong(_) => wrong,
    })?;
    if cursor.is_at_end() {
        Ok(())
    } else {
        Err(Trouble::Wrong("a description with something after it"))
    }
}

/// `trees` are around this tree, and `outer` nodes around its root.
fn check_tree(
    cursor: &mut Cursor<'_>,
    trees: usize,
    outer: usize,
    nodes: &mut usize,
) -> Result<(), Trouble> {
    cursor.text()?;
    cursor.slice(8)?;
    kinds::flag(cursor)?;
    let count: usize = cursor.fit()?;
    *nodes = nodes.saturating_add(count);
    if count == 0 || *nodes > NODES || trees > TREE_DEPTH {
        return Err(Trouble::Wrong("a tree of no or too many nodes"));
    }
    let wrong = Err(Trouble::Wrong(
        "a tree whose nodes do not stand one in the other",
    ));
    // By node: its parent as that parent's children tell.
    let mut parents = vec![None; count];
    let mut depths = vec![outer; count];
    for number in 0..count {
        kinds::read(cursor, &mut |_| "")?;
        cursor.text()?;
        option(cursor)?;
        cursor.text()?;
        option(cursor)?;
        let parent = cursor.number()?.checked_sub(1);
        if parent != parents[number] || parent.is_none() != (number == 0) {
            return wrong;
        }
        // What follows a tree goes down once for each node around it.
        if depths[number] > DEPTH {
            return Err(Trouble::Wrong("nodes too deep in one another"));
        }
        let children: usize = cursor.fit()?;
        for _ in 0..children {
            let child: usize = cursor.fit()?;
            if child <= number || child >= count || parents[child].is_some() {
                return wrong;
            }
            parents[child] = Some(number as u64);
            depths[child] = depths[number] + 1;
        }
        match cursor.byte()? {
            0 => {}
            1 | 2 => check_tree(cursor, trees + 1, depths[number] + 1, nodes)?,
            _ => return Err(Trouble::Wrong("neither a tree nor none")),
        }
        cursor.text()?;
        cursor.fit::<u32>()?;
        cursor.fit::<u32>()?;
    }
    Ok(())
}

type Keep<'a> = &'a mut dyn FnMut(&str) -> &'static str;

fn tree(cursor: &mut Cursor<'_>, keep: Keep<'_>) -> Result<TreeInfo, Trouble> {
    let name = keep(cursor.text()?);
    let mut shape = [0; 8];
    shape.copy_from_slice(cursor.slice(8)?);
    let is_observed = kinds::flag(cursor)?;
    let count: usize = cursor.fit()?;
    let mut nodes = Vec::new();
    for _ in 0..count {
        let kind = kinds::read(cursor, keep)?;
        let mut node = Node::root(kind, keep(cursor.text()?));
        node.label = option(cursor)?.map(&mut *keep);
        node.docs = keep(cursor.text()?);
        node.arm = option(cursor)?.map(&mut *keep);
        node.parent = match cursor.number()?.checked_sub(1).map(u16::try_from) {
            None => None,
            Some(Ok(parent)) => Some(parent),
            Some(Err(_)) => return Err(Trouble::Wrong("a parent with too large a number")),
        };
        let children: usize = cursor.fit()?;
        let children: Result<Vec<u16>, Trouble> = (0..children).map(|_| cursor.fit()).collect();
        node.children = Box::leak(children?.into_boxed_slice());
        let below = cursor.byte()?;
        node.is_put_in = below == 2;
        if below != 0 {
            node.tree = Some(Box::leak(Box::new(tree(cursor, keep)?)));
        }
        node.file = keep(cursor.text()?);
        node.line = cursor.fit()?;
        node.column = cursor.fit()?;
        nodes.push(node);
    }
    let nodes = Box::leak(nodes.into_boxed_slice());
    let mut info = TreeInfo::new(name, u64::from_le_bytes(shape), nodes);
    info.is_observed = is_observed;
    Ok(info)
}

fn option<'a>(cursor: &mut Cursor<'a>) -> Result<Option<&'a str>, Trouble> {
    match cursor.byte()? {
        0 => Ok(None),
        1 => cursor.text().map(Some),
        _ => Err(Trouble::Wrong("neither a text nor none")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bt_core::info::{Kind, Leaf, Mode};

    static WALK: TreeInfo = TreeInfo::new(
        "Walk",
        7,
        &[Node::root(Kind::Leaf(Leaf::Function), "walk").with_docs("Goes there.")],
    )
    .observed();
    static PATROL: TreeInfo = TreeInfo::new(
        "Patrol",
        9,
        &[
            Node::root(Kind::Fallback(Mode::Reactive), "reactive_fallback< … >")
                .with_children(&[1, 2]),
            Node::below(0, Kind::Leaf(Leaf::Method), ".rest(2)").with_label("rest"),
            Node::below(0, Kind::Leaf(Leaf::Value), "Walk").with_tree(Some(&WALK)),
        ],
    );

    #[test]
    fn a_tree_comes_back_as_it_was() {
        let found = read(&bytes(&PATROL)).unwrap();
        assert_eq!(found, &PATROL);
        assert_eq!(found.shape(), PATROL.shape());
        let again = read(&bytes(&PATROL)).unwrap();
        assert!(std::ptr::eq(found, again), "it is kept once");
    }

    #[test]
    fn what_is_cut_off_or_changed_is_refused_or_read_and_never_panics() {
        let whole = bytes(&PATROL);
        for length in 0..whole.len() {
            assert!(read(&whole[..length]).is_err(), "cut off at {length}");
        }
        let mut longer = whole.clone();
        longer.push(0);
        assert!(read(&longer).is_err());
        for place in 0..whole.len() {
            for bit in 0..8 {
                let mut changed = whole.clone();
                changed[place] ^= 1 << bit;
                if let Ok(info) = read(&changed) {
                    // A number may be written in more bytes than it needs.
                    assert_eq!(read(&bytes(info)).unwrap(), info);
                    let mut model = crate::model::Model::of(info);
                    // What the model makes of it does not matter; that it comes to an end does.
                    let _ = model.tick(&mut |_: crate::model::Question| None);
                }
            }
        }
    }
}
