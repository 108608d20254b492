use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, Sleap >
        //              ^^^^^ ERROR cannot find type `Sleap` in this scope
        //              ^^^^^ ERROR cannot find value `Sleap` in this scope
        // It is sought as a type, for the field, and as a value, for `new`.
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
