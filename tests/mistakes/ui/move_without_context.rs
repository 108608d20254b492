use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn main() {
    let mut night = behavior_tree! {
        move look
      //^^^^ ERROR expected a node, found `move`
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
