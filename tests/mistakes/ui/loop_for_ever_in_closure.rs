use quickbeam::behavior_tree;
use std::convert::Infallible;

struct Hero;

fn knock(_hero: &mut Hero) -> Option<Infallible> {
    None
}

fn main() {
    let mut knock = behavior_tree! {
        retry(yield = never, knock)
        //                   ^^^^^ ERROR this leaf never succeeds and never runs, and the tree waits for that
    };
    knock.tick(&mut Hero);
    knock.halt(&mut Hero);
}
