use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero, low: u32) {
        fallback< look, { hero.tired(low) }, sleep >
    }
}

impl Hero {
    fn tired(&self, low: u32) -> bool {
        low > 3
    }
}

fn main() {
    Night::new().tick(&mut Hero);
 // ^^^^^^^^^^ ERROR this function takes 1 argument but 0 arguments were supplied
}
