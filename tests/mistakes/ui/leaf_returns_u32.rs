use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn count(_hero: &Hero) -> u32 {
    3
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< count, sleep >
        //        ^^^^^ ERROR this leaf never fails, so what comes after its failure is never reached
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
