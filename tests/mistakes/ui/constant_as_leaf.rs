use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

const READY: bool = true;

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, READY >
        //              ^^^^^ ERROR the type of `READY` cannot be read from its name
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
