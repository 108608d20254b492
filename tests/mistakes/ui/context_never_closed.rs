use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn main() {
    let mut night = behavior_tree! {
        |hero look
      //^ ERROR this `|` is never closed
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
