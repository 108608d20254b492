use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        sequence< look, fallback<> >
        //              ^^^^^^^^ ERROR `fallback` needs at least one child
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
