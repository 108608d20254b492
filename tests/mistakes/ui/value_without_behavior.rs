use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

struct Sleep;

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, Sleep >
        //              ^^^^^ ERROR `Sleep` is not a behaviour of the context `Hero`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
