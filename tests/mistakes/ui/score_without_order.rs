use quickbeam::{behavior_tree, Status};

struct Hero;

struct Hunger;

fn hunger(_hero: &Hero) -> Hunger {
    Hunger
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        utility< hunger => sleep, hunger => sleep >
        //       ^^^^^^ ERROR can't compare `Hunger` with `Hunger`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
