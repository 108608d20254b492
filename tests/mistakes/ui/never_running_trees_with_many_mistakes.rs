use quickbeam::{behavior_tree, Status};

struct Hero;

struct Blocked(u8);

fn look(_hero: &Hero) -> bool {
    false
}

fn greet(_hero: &mut Hero) {}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Runs(hero: &mut Hero) -> bool {
        fallback< look, sleep >
        //              ^^^^^ ERROR this leaf can run, and would never be ticked again
    }

    tree Waits(hero: &mut Hero) -> bool {
        sequence< look, wait(2s) >
        //              ^^^^ ERROR `wait(2s)` can run, and this tree never does
    }

    tree Yields(hero: &mut Hero) -> bool {
        async_sequence< look, look >
    //  ^^^^^^^^^^^^^^ ERROR `async_sequence< … >` can run, and this tree never does
    }

    tree Remembers(hero: &mut Hero) -> bool {
        !run_once(look)
    //   ^^^^^^^^ ERROR `run_once(…)` remembers something, and this tree keeps nothing
    }

    tree Fails(hero: &mut Hero) -> () {
        sequence< greet, look >
        //               ^^^^ ERROR mismatched types
    }

    tree FailsAlways(hero: &mut Hero) -> () {
        sequence< greet, failure >
    //  ^^^^^^^^ ERROR the tree is declared to give `()`, and can fail
    }

    tree Greet(hero: &mut Hero) -> () {
        greet
    }

    tree Meet(hero: &mut Hero) {
        fallback< Greet::new(), look >
        //        ^^^^^ ERROR this leaf never fails, so what comes after its failure is never reached
    }

    tree Welcome(hero: &mut Hero) {
        greet
    //  ^^^^^ ERROR this leaf never fails, so what comes after its failure is never reached
    }

    tree PutIn(hero: &mut Hero) {
        fallback< Welcome::new(), look >
    }

    tree Itself(hero: &mut Hero) -> bool {
        fallback< look, Itself >
        //              ^^^^^^ ERROR the tree `Itself` stands inside itself
    }

    tree Error(hero: &mut Hero) -> Result<(), Blocked> {
    //                             ^^^^^^ ERROR a tree that never runs cannot give `Result<(), Blocked>`
        look
    }
}

fn main() {
    let _ = Blocked(3).0;
}
