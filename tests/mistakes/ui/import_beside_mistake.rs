// Variables and functions that the tree alone uses are used, whatever is wrong with it; of imports rustc warns.
use quickbeam::{behavior_tree, Status};
use senses::{far, near};
//           ^^^ ERROR warning: unused imports: `far` and `near`
//                ^^^^ ERROR warning: unused imports: `far` and `near`

mod senses {
    pub fn near(_hero: &mut super::Hero, _steps: u32) -> bool {
        true
    }

    pub fn far(_hero: &mut super::Hero, _steps: u32) -> bool {
        true
    }
}

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let (limit, steps) = (3, 4);
    let mut night = behavior_tree! {
        fallbck< near(limit), sequence< sleep, far(steps) > >
      //^^^^^^^ ERROR unknown node `fallbck`; did you mean `fallback`?
    };
    night.tick(&mut Hero);
}
