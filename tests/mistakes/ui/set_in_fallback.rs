use quickbeam::{behavior_tree, Status};

struct Hero {
    energy: u32,
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< set(energy = 3), sleep >
        //                         ^^^^^ ERROR this child is never reached: `set(energy = 3)` before it never fails
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
