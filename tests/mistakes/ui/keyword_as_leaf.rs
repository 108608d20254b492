use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, sequence >
        //              ^^^^^^^^ ERROR `sequence` lacks its children
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
