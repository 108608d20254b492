use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        #[budget(bytes = 8)]
       // ^^^^^^ ERROR the attribute `budget` is not possible on a node
        |hero: &mut Hero| sequence< { let _ = hero; }, sleep >
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
