use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &mut Hero) -> Status {
    Status::Running
}

mod shared {
    use super::{look, Hero};
//              ^^^^ ERROR warning: unused imports: `Hero` and `look`
//                    ^^^^ ERROR warning: unused imports: `Hero` and `look`
    quickbeam::behavior_tree! {
        pub tree Hot(hero: &mut Hero)< action > { sequence< look, action > }
    }
}
use shared::Hot;

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< Hot< look >, look >
        //        ^^^ ERROR `Hot` is not a composite for the context `Hero`
        //        ^^^ ERROR expected struct, variant or union type, found `Hot`
    }
}

fn main() {
    let hero = &mut Hero;
    Night::new().tick(hero);
}
