use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        fallback<
            look,
            sequence< look, sleep,
            //      ^ ERROR this `<` is never closed
        >
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
