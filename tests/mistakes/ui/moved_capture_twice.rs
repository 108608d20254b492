use quickbeam::behavior_tree;

struct Hero;

fn say(_hero: &mut Hero, _words: String) -> bool {
    true
}

fn main() {
    let words = String::from("good night");
    let mut night = behavior_tree! {
        move |_hero: &mut Hero| sequence< say(words), say(words) >
      //                                      ^^^^^ ERROR cannot move out of value, a captured variable in an `FnMut` closure
      //                                                  ^^^^^ ERROR cannot move out of value, a captured variable in an `FnMut` closure
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
