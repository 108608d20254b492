use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    true
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        sequence<
            look,
            fallback look, look >,
            //       ^^^^ ERROR expected `<`, found `look`
            look,
        >
    }
}

fn main() {
    Night::new().tick(&mut Hero);
}
