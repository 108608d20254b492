use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, look >
    }

    tree Night(hero: &mut Hero) {
    //   ^^^^^ ERROR a second tree is called `Night`
        sequence< look, look >
    }

    #[cfg(any())]
    tree Day(hero: &mut Hero) {
        look
    }

    #[cfg(not(any()))]
    tree Day(hero: &mut Hero) {
        sequence< look, look >
    }
}

fn main() {
    Night::new().tick(&mut Hero);
    Day::new().tick(&mut Hero);
}
