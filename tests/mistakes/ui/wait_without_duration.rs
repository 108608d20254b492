use quickbeam::behavior_tree;

struct Hero;

behavior_tree! {
    tree Night(hero: &mut Hero) {
        wait
      //^^^^ ERROR `wait` takes its duration in parentheses
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
