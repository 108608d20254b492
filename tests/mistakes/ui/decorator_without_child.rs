use quickbeam::behavior_tree;

struct Hero;

behavior_tree! {
    tree Night(hero: &mut Hero) {
        invert
      //^^^^^^ ERROR `invert` takes its child in parentheses
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
