//! A module of the file, misspelt in a path.

use quickbeam::behavior_tree;

struct Hero;

mod harbour {
    pub fn moor(_: &mut super::Hero) -> bool {
        true
    }
}

fn look(_: &mut Hero) -> bool {
    true
}

behavior_tree! {
    tree Trip(hero: &mut Hero) {
        sequence< look, habour::moor >
//                      ^^^^^^ ERROR cannot find module or crate `habour` in this scope
    }
}

fn main() {
    let mut tree = behavior_tree! { sequence< look, harbor::moor > };
//                                                  ^^^^^^ ERROR cannot find module or crate `harbor` in this scope
    tree.tick(&mut Hero);
    Trip::new().tick(&mut Hero);
}
