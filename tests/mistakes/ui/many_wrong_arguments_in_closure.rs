//! What rustc proposes for the arguments of a leaf is what its user can write: of a function, whose first argument is the context, nothing.

use quickbeam::behavior_tree;

struct Hero {
    hours: u32,
}

impl Hero {
    fn rest(&mut self, _hours: u32, _where: &str) -> bool {
        true
    }
}

mod senses {
    pub fn near(_hero: &mut super::Hero, _far: f32, _what: &str) -> bool {
        true
    }
}

fn walk<const N: usize>(_hero: &mut Hero, _far: f32) -> bool {
    true
}

fn main() {
    let _ = behavior_tree! {
        |hero: &mut Hero|
        sequence<
            senses::near,
            //      ^^^^ ERROR this function takes 3 arguments but 1 argument was supplied
            senses::near("wolf", 3.0),
            //      ^^^^ ERROR arguments to this function are incorrect
            senses::near("wolf"),
            //      ^^^^ ERROR this function takes 3 arguments but 2 arguments were supplied
            walk::<3>,
         // ^^^^ ERROR this function takes 2 arguments but 1 argument was supplied
            walk::<3>(hero.hours),
            //        ^^^^^^^^^^ ERROR mismatched types
            .rest,
          // ^^^^ ERROR this method takes 2 arguments but 0 arguments were supplied
            .rest("bed", 3),
          // ^^^^ ERROR arguments to this method are incorrect
            .rest(3),
          // ^^^^ ERROR this method takes 2 arguments but 1 argument was supplied
            .rest(3, hero.hours),
            //       ^^^^^^^^^^ ERROR mismatched types
        >
    };
}
