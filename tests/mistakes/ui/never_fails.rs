use quickbeam::{behavior_tree, Status};

struct Hero;

fn log(_hero: &mut Hero) {}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< log, sleep >
        //        ^^^ ERROR this leaf never fails, so what comes after its failure is never reached
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
