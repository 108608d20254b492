use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn main() {
    let mut night = behavior_tree! {
        || look
      //^ ERROR the context lacks a name
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
