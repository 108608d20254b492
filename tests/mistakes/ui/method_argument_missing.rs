use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

impl Hero {
    fn rest(&mut self, hours: u32) -> bool {
        hours > 8
    }
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, .rest >
        //               ^^^^ ERROR this method takes 1 argument but 0 arguments were supplied
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
