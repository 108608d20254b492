use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| fallback< look, { hero.energy > 3 } >
        //                                       ^^^^^^ ERROR no field `energy` on type `&mut Hero`
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
