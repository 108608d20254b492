use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut _) {
        //                ^ ERROR `_` is no type that a tree can take
        fallback< look, look >
    }
}

fn main() {
    Night::new().tick(&mut Hero);
}
