//! Trees in each form, for debuggers: `//= 4` says how often what is on its line runs.
//!
//! A line that is not counted by coverage says `//- 4`: debuggers stop there as often all the same. A line at which a debugger
//! stops more often says `//+ 4`.

mod closures;
mod forms;
mod handlers;
mod leaves;
mod night;
mod sections;
mod state;

use leaves::Hero;

fn main() {
    let mut hero = Hero::default();
    night::run(&mut hero);
    forms::run(&mut hero);
    sections::run(&mut hero);
    state::run(&mut hero);
    closures::run(&mut hero);
    handlers::run(&mut hero);
    std::process::exit(i32::from(hero.hours == 0));
}
