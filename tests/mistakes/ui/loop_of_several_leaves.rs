use quickbeam::behavior_tree;

struct Hero;

fn step(_hero: &mut Hero) {}

fn sing(_hero: &mut Hero) {}

behavior_tree! {
    tree Walk(hero: &mut Hero) {
        repeat(yield = never, sequence< step, sing >)
      //^^^^^^ ERROR this loop would never come back: no leaf in it runs, and none ends it
    }
}

fn main() {
    let mut walk = Walk::new();
    walk.tick(&mut Hero);
    walk.halt(&mut Hero);
}
