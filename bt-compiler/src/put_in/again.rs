//! Code that stands in several trees of a call, and where it stands first.

use crate::check::Checked;
use crate::syntax::ast::{ItemTree, PutIn};
use std::collections::{BTreeMap, BTreeSet};

/// Says of each node that was put in which tree has it first, and of each tree whether it is such a one.
///
/// The nodes of a tree with places are first in the tree that uses it first, in the order in which trees are put into one another.
pub fn find(
    items: &[ItemTree],
    order: &[usize],
    checked: &mut [Option<Checked>],
    put_in: &mut [PutIn],
) {
    let with_places = items.iter().filter(|item| item.places.is_some());
    let with_places: BTreeSet<String> = with_places.map(|item| item.name.to_string()).collect();
    let mut users = BTreeMap::new();
    let mut repeated = BTreeSet::new();
    for &at in order {
        let name = &items[at].name;
        let sources = checked[at].iter_mut().flat_map(|tree| &mut tree.sources);
        for source in sources {
            let Some(first) = &source.first_in else {
                continue;
            };
            let first = first.to_string();
            if with_places.contains(&first) {
                let user = users.entry(first).or_insert(name);
                source.first_in = (*user != name).then(|| (*user).clone());
            }
            repeated.extend(source.first_in.as_ref().map(ToString::to_string));
        }
    }
    let can_tell = |at: usize| {
        let item = &items[at];
        checked[at].is_some()
            && item.generics.params.is_empty()
            && !item.never_runs()
            && !super::is_conditional(item)
    };
    for at in 0..items.len() {
        let name = items[at].name.to_string();
        put_in[at].is_used = users.contains_key(&name);
        put_in[at].is_repeated = repeated.contains(&name) && can_tell(at);
    }
    repeated.retain(|name| {
        let mut known = (0..items.len()).filter(|&at| items[at].name == *name);
        known.next().is_some_and(|at| put_in[at].is_repeated)
    });
    for put_in in put_in {
        put_in.repeats.clone_from(&repeated);
    }
}
