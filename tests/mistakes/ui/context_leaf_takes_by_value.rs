use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn eat(_hero: Hero) -> bool {
    true
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, eat >
        //              ^^^ ERROR mismatched types
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
