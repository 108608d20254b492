use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    #[derive(Clone)]
    #[serde(rename_all = "camelCase")]
    //^^^^^ ERROR `serde` attributes are not possible on a tree
    tree Night(hero: &mut Hero) {
        sleep
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
