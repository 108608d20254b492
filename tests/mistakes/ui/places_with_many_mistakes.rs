use quickbeam::behavior_tree;

#[derive(Clone, Copy)]
enum Motion {
    Walk,
}

struct Body;

fn kick(_body: &mut Body) -> bool {
    true
}

fn moving(_body: &mut Body, motion: Motion) -> bool {
    matches!(motion, Motion::Walk)
}

behavior_tree! {
    tree Switch(body: &mut Body, motion: Motion)< action, otherwise > {
        if_then_else< moving(motion), action, otherwise >
    }

    tree TooFew(body: &mut Body) {
        sequence< kick, Switch(Motion::Walk)< kick > >
        //              ^^^^^^ ERROR the tree `Switch` has 2 places, and is given 1 node
    }

    tree NoArgument(body: &mut Body) {
        Switch< kick, kick >
      //^^^^^^ ERROR the tree `Switch` takes 1 argument, and is given no arguments
    }

    tree AsLeaf(body: &mut Body) {
        !Switch::new(Motion::Walk)
    //   ^^^^^^ ERROR `Switch` has places for nodes
    }

    tree NoPlaces(body: &mut Body, far: f32) {
        { far > 3.0 }
    }

    tree Children(body: &mut Body) {
        NoPlaces::new(3.0)< kick >
    //  ^^^^^^^^ ERROR the tree `NoPlaces` has no places for nodes
    }

    tree Endless(body: &mut Body)< action > {
        sequence< action, Endless< kick > >
        //                ^^^^^^^ ERROR the tree `Endless` stands inside itself
    }

    tree Called(body: &mut Body)< action > {
        sequence< action, action(3) >
        //                ^^^^^^ ERROR `action` is a place for a node, and takes no arguments
    }

    tree Handler(body: &mut Body)< action > {
        on_start(action, action)
        //       ^^^^^^ ERROR `action` is a place for a node, and not code that is called
    }

    tree Unused(body: &mut Body)< action, other > {
    //                                    ^^^^^ ERROR the place `other` is not used
        action
    }

    tree Keyword(body: &mut Body)< fallback > {
    //                             ^^^^^^^^ ERROR a place cannot be called `fallback`, which is a node
        kick
    }

    tree Type(body: &mut Body)< Action > {
    //                          ^^^^^^ ERROR a place is named as a function is, and `Action` is not
        kick
    }

    tree Twice(body: &mut Body)< action, action > {
    //                                   ^^^^^^ ERROR a second place is called `action`
        action
    }

    tree Parameter(body: &mut Body, action: f32)< action > {
    //                                            ^^^^^^ ERROR `action` is a parameter of the tree, and cannot be a place, too
        { action > 3.0 }
    }

    tree Empty(body: &mut Body)< > {
    //                         ^ ERROR a tree with `<` and `>` names at least one place
        kick
    }

    tree Again(body: &mut Body)< action > {
        sequence< action, !action >
    }

    tree Labelled(body: &mut Body) {
        Again< kicking: kick >
        //     ^^^^^^^ ERROR the label `kicking` would be there several times
    }

    tree Generic<T: Copy>(body: &mut Body, by: T)< action > {
        sequence< { let _ = by; }, action >
    }

    tree Plain(body: &mut Body) {
        Generic(3)< kick >
    //  ^^^^^^^ ERROR `Generic` is generic over `T`, which `Plain` is not
    }
}

fn main() {}
