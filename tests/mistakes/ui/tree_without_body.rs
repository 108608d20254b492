use quickbeam::behavior_tree;

struct Hero;

behavior_tree! {
    tree Night(hero: &mut Hero);
    //        ^ ERROR the tree lacks its body
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
}
