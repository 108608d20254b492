use quickbeam::{behavior_tree, Status};

struct Hero {
    steps: u32,
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| fallback< { hero.steps += 1; }, sleep >
        //                          ^^^^^^^^^^^^^^^^^^^^ ERROR this leaf never fails, so what comes after its failure is never reached
    };
    night.tick(&mut Hero { steps: 0 });
}
