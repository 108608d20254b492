use quickbeam::behavior_tree;

struct Hero;

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback<
        //      ^ ERROR this `<` is never closed
    }
}

fn main() {
    Night::new().tick(&mut Hero);
}
