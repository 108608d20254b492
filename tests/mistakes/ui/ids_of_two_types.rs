use quickbeam::{behavior_tree, Status};

struct Hero;

#[derive(Clone, Copy, PartialEq)]
enum Need {
    Food,
}

impl Hero {
    fn urge(&self, _needs: &[Need]) -> Need {
        Need::Food
    }
}

fn eat(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        priority(.urge)< Need::Food => eat, 2 => eat >
        //                                  ^ ERROR mismatched types
    }
}

fn main() {
    let mut hero = Hero;
    let mut night = Night::new();
    night.tick(&mut hero);
    night.halt(&mut hero);
}
