use quickbeam::{behavior_tree, Behavior, Status};

struct Hero;

#[derive(Clone)]
struct Walk {
    steps: Vec<u32>,
}

impl Walk {
    const fn new() -> Self {
        Self { steps: Vec::new() }
    }
}

impl Behavior<Hero> for Walk {
    fn tick(&mut self, _hero: &mut Hero) -> Status {
        self.steps.push(1);
        Status::Running
    }

    fn halt(&mut self, _hero: &mut Hero) {}
}

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    #[derive(Clone, Copy)]
    //              ^^^^ ERROR the trait `Copy` cannot be implemented for this type
    tree Night(hero: &mut Hero) {
        fallback< look, Walk::new() >
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
