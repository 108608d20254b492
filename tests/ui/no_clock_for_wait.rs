use quickbeam::behavior_tree;

struct Hero;

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| sequence< { let _ = hero; }, wait(8h) >
        //                                             ^^^^ ERROR the context `Hero` has no clock, and its tree measures time
    };
    night.tick(&mut Hero);
}
