use quickbeam::{behavior_tree, Status};

struct Beaver;

#[derive(Clone, Copy, PartialEq)]
enum Urge {
    EatBark,
    DragHome,
}

#[derive(Clone, Copy, PartialEq)]
enum Season {
    Winter,
    Spring,
}

impl Beaver {
    fn strongest_urge(&self, urges: &[Urge]) -> Option<Urge> {
        urges.first().copied()
    }
}

fn eat_bark(_beaver: &mut Beaver) -> Status {
    Status::Running
}

fn drag_home(_beaver: &mut Beaver) -> Status {
    Status::Running
}

behavior_tree! {
    tree Day(beaver: &mut Beaver) {
        priority(.strongest_urge)< Season::Winter => eat_bark, Season::Spring => drag_home >
        //        ^^^^^^^^^^^^^^ ERROR mismatched types
        //        ^^^^^^^^^^^^^^ ERROR the trait bound `Option<Season>: From<Option<Urge>>` is not satisfied
    }
}

fn in_closure_form(beaver: &mut Beaver) {
    let mut day = behavior_tree! {
        |beaver: &mut Beaver| priority(.strongest_urge)< Urge::EatBark => eat_bark, Season::Spring => drag_home >
        //                                                                          ^^^^^^^^^^^^^^ ERROR mismatched types
    };
    day.tick(beaver);
}

fn main() {
    let mut day = Day::new();
    day.tick(&mut Beaver);
    day.halt(&mut Beaver);
    in_closure_form(&mut Beaver);
    let _ = [Urge::EatBark, Urge::DragHome];
}
