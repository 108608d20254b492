use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| sequence< test(energy > 3.5), set(energy = "much") >
        //                                        ^^^ ERROR mismatched types
        //                                                           ^^^^^^ ERROR mismatched types
    };
    night.tick(&mut Hero { energy: 3 });
}
