use quickbeam::behavior_tree;

trait Engine {}

struct Game<E> {
    _engine: E,
}

behavior_tree! {
    tree Fast<E: Engine>(game: &mut Game<G>) {
        //                               ^ ERROR cannot find type `G` in this scope
        sequence< success, running >
    }
}

fn main() {}
