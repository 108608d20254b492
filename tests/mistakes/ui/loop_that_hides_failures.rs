use quickbeam::behavior_tree;

struct Hero;

fn step(_hero: &mut Hero) -> bool {
    false
}

behavior_tree! {
    tree Walk(hero: &mut Hero) {
        repeat(yield = never, force_success(step))
        //                                  ^^^^ ERROR this leaf never runs, and the tree waits for it to run
    }
}

fn main() {
    let mut walk = Walk::new();
    walk.tick(&mut Hero);
    walk.halt(&mut Hero);
}
