use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

struct Sleep;

fn main() {
    let mut night = behavior_tree! {
        fallback< look, Sleep >
        //              ^^^^^ ERROR `Sleep` is not a behaviour of the context `Hero`
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
