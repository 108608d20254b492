use quickbeam::behavior_tree;

struct Hero;

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero|
        //              ^ ERROR expected a node after the context
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
