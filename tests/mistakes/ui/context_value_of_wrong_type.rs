use quickbeam::{behavior_tree, Contextual, Status};

struct Hero;

impl Contextual for Hero {
    type Context = u32;

    fn set_context(&mut self, _context: u32) {}
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        context("far", sleep)
        //      ^^^^^ ERROR mismatched types
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
