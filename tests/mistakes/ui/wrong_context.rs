use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

struct Robot;

fn charge(_robot: &mut Robot) -> bool {
    true
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, charge >
        //              ^^^^^^ ERROR mismatched types
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
