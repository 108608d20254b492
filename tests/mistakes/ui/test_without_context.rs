use quickbeam::{behavior_tree, Status};

struct Hero {
    energy: u32,
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let mut night = behavior_tree! {
        fallback< test(energy < 3), sleep >
        //        ^^^^ ERROR `test` needs the context named
    };
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
