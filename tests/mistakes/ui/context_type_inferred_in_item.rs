use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut _) {
        //                ^ ERROR in a tree with a name, the type of the context cannot be inferred
        fallback< look, look >
    }
}

fn main() {
    Night::new().tick(&mut Hero);
}
