use quickbeam::behavior_tree;

struct Hero;

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| sequence< { let _ = hero; }, wait(8h) >
        //                                             ^^^^ ERROR `Hero` has no clock
    };
    night.tick(&mut Hero);
}
