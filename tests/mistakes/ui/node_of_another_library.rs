use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        Selector< look, inverter(sleep) >
     // ^^^^^^^^ ERROR unknown node `Selector`; did you mean `fallback`?
        //              ^^^^^^^^ ERROR unknown node `inverter`; did you mean `invert`?
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
