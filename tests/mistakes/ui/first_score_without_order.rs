use quickbeam::{behavior_tree, Status};

struct Weaver;

impl Weaver {
    fn wear(&self) -> f32 {
        0.5
    }
}

fn raise_heddles(_weaver: &mut Weaver) -> Status {
    Status::Running
}

fn beat(_weaver: &mut Weaver) -> Status {
    Status::Running
}

behavior_tree! {
    tree Weave(weaver: &mut Weaver) {
        utility< raise_heddles => beat, .wear => raise_heddles >
        //       ^^^^^^^^^^^^^ ERROR can't compare `quickbeam::Status` with `quickbeam::Status`
        //                               ^^^^ ERROR mismatched types
    }
}

fn in_closure_form(weaver: &mut Weaver) {
    let mut weave = behavior_tree! {
        |weaver: &mut Weaver| utility< raise_heddles => beat, .wear => raise_heddles, { 0.5 } => beat >
        //                             ^^^^^^^^^^^^^ ERROR can't compare `quickbeam::Status` with `quickbeam::Status`
        //                                                     ^^^^ ERROR mismatched types
        //                                                                              ^^^ ERROR mismatched types
    };
    weave.tick(weaver);
}

fn main() {
    let mut weave = Weave::new();
    weave.tick(&mut Weaver);
    weave.halt(&mut Weaver);
    in_closure_form(&mut Weaver);
}
