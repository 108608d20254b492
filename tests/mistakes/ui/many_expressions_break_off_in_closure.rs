use quickbeam::behavior_tree;

struct Hero {
    health: u8,
}

fn look(_hero: &Hero, _far: u8) -> bool {
    true
}

fn main() {
    let hero = &mut Hero { health: 3 };
    // A tree for each, as of one with another mistake nothing would be made anyway.
    behavior_tree! { |hero: &mut Hero| look(2 +) }.tick(hero);
    //                                        ^ ERROR expected an expression after `+`
    behavior_tree! { |hero: &mut Hero| { hero.health == } }.tick(hero);
    //                                               ^ ERROR expected an expression after `==`
    behavior_tree! { parallel(success = 2 -)< look(3), look(4) > }.tick(hero);
    //                                    ^ ERROR expected an expression after `-`
    behavior_tree! { |hero: &mut Hero| repeat(3 *, look(2)) }.tick(hero);
    //                                          ^ ERROR expected an expression after `*`
    behavior_tree! { |hero: &mut Hero| test(health > 2 as) }.tick(hero);
    //                                                 ^^ ERROR expected a type after `as`
    behavior_tree! { |hero: &mut Hero| utility< { 5 * } => look(5), { 1 } => look(6) > }.tick(hero);
    //                                              ^ ERROR expected an expression after `*`
    behavior_tree! { |hero: &mut Hero| switch(hero.health +)< 3 => look(5), _ => look(6) > }.tick(hero);
    //                                                    ^ ERROR expected an expression after `+`
    behavior_tree! { |hero: &mut Hero| on_start({ hero.health += }, look(5)) }.tick(hero);
    //                                                        ^ ERROR expected an expression after `+=`
}
