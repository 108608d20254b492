use quickbeam::behavior_tree;

struct Hero;

behavior_tree! {
    tree Night(hero: &mut Hero) {
        timeout()
      //^^^^^^^ ERROR `timeout` needs a duration and a child
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
