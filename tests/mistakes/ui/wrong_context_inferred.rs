use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

struct Robot;

fn charge(_robot: &mut Robot) -> bool {
    true
}

fn main() {
    let mut night = behavior_tree! {
        fallback< look, charge >
        //              ^^^^^^ ERROR mismatched types
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
