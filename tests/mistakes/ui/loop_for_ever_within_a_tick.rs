use quickbeam::behavior_tree;

struct Hero;

fn step(_hero: &mut Hero) {}

behavior_tree! {
    tree Walk(hero: &mut Hero) {
        repeat(yield = never, step)
        //                    ^^^^ ERROR this leaf never fails and never runs, and the tree waits for that
    }
}

fn main() {
    let mut walk = Walk::new();
    walk.tick(&mut Hero);
    walk.halt(&mut Hero);
}
