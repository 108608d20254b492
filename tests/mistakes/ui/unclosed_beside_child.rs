use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! { fallback<
    //                                       ^ ERROR this `<` is never closed
        sequence< look, sleep,
        sleep
    > };
    night.tick(&mut Hero);
    let mut day = behavior_tree! { fallback< sequence< look, sleep >, look };
    //                                     ^ ERROR this `<` is never closed
    day.tick(&mut Hero);
}
