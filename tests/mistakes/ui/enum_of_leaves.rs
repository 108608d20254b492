use quickbeam::{Behavior, Status};

struct Walk;

impl Behavior<u32> for Walk {
    fn tick(&mut self, steps: &mut u32) -> Status {
        *steps += 1;
        Status::Running
    }
}

#[derive(Behavior)]
enum Mind {
    Walk(Walk),
    //   ^^^^ ERROR no method named `is_running` found for reference `&Walk` in the current scope
}

fn main() {}
