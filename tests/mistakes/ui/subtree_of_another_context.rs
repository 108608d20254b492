use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

struct Robot;

behavior_tree! {
    tree Charge(_robot: &mut Robot) { running }
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, Charge::new() >
        //              ^^^^^^ ERROR `Charge` is not a behaviour of the context `Hero`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
