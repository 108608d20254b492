use quickbeam::behavior_tree;

trait Person {}

struct Hero;

impl Person for Hero {}

fn look(_hero: &mut impl Person) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut impl Person) {
        //                ^^^^ ERROR `impl` is no type that a tree can take
        fallback< look, look >
    }
}

fn main() {
    Night::new().tick(&mut Hero);
}
