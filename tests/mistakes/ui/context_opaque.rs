use quickbeam::behavior_tree;

trait Person {}

struct Hero;

impl Person for Hero {}

fn look(_hero: &mut impl Person) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut impl Person) {
        //                ^^^^ ERROR the context of a tree with a name cannot be `impl Person`
        fallback< look, look >
    }
}

fn main() {
    Night::new().tick(&mut Hero);
}
