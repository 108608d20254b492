use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, energy < 3 >
        //              ^^^^^^ ERROR expected a node, found a comparison
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
