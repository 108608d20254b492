use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut Hero) { look }

    tree Stroll<W: Copy>(hero: &mut Hero, walk: W) { sequence< look, { let _ = walk; true } > }
}

fn main() {
    let _: Night = Night::new;
                // ^^^^^^^^^^ ERROR mismatched types
    let _: fn() = Night::tick;
               // ^^^^^^^^^^^ ERROR mismatched types
    Night::nwe();
        // ^^^ ERROR no function or associated item named `nwe` found for struct `Night` in the current scope
    Stroll::new(String::new());
             // ^^^^^^^^^^^^^ ERROR the trait bound `String: Copy` is not satisfied
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^ ERROR the trait bound `String: Copy` is not satisfied
}
