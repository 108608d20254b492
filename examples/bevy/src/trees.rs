//! The trees as components. With the feature `live` they follow `guards.rs` while the game runs:
//!
//! ```text
//! cargo run --features live -- --watch       change a tree in guards.rs, save it, and watch
//! cargo run --features live                  the same minute as without, and a change that 240 guards take over
//! ```

#[cfg(not(feature = "live"))]
pub type Tree<T> = T;

#[cfg(feature = "live")]
pub use living::{Tree, changed};

#[cfg(feature = "live")]
mod living {
    use crate::guards::{Medic, Soldier, Watchman};
    use crate::world;
    use bevy_app::App;
    use bevy_ecs::prelude::*;
    use bt_tools::live::{Live, Takes, WorksOn};
    use quickbeam::{Behavior, Status};
    use std::path::{Path, PathBuf};
    use std::sync::OnceLock;
    use std::time::{Duration, Instant};
    use std::{fs, thread};

    /// A tree that changes.
    #[derive(Component)]
    pub struct Tree<T: Takes<()>>(Live<T>);

    /// The copy of `guards.rs` that is changed.
    static COPY: OnceLock<PathBuf> = OnceLock::new();

    impl<T: Takes<()>> Default for Tree<T> {
        fn default() -> Self {
            Self(match COPY.get() {
                Some(copy) => Live::from_file(copy, ()),
                None => Live::new(),
            })
        }
    }

    impl<C: ?Sized, T: WorksOn<C> + Takes<()>> Behavior<C> for Tree<T> {
        fn tick(&mut self, context: &mut C) -> Status {
            self.0.tick(context)
        }

        fn halt(&mut self, context: &mut C) {
            self.0.halt(context);
        }
    }

    /// How many trees have a node with this text.
    fn with<T: Takes<()>>(game: &mut App, text: &str) -> usize {
        let mut trees = game.world_mut().query::<&Tree<T>>();
        let trees = trees.iter(game.world());
        let infos = trees.map(|tree| tree.0.info());
        infos
            .filter(|info| info.nodes.iter().any(|node| node.text == text))
            .count()
    }

    fn with_any(game: &mut App, text: &str) -> usize {
        with::<Soldier>(game, text) + with::<Medic>(game, text) + with::<Watchman>(game, text)
    }

    /// Saves a change to a copy while the game runs. Gives how long it took until all guards did as it says, frames included.
    pub fn changed() -> Duration {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guards.rs");
        let text = fs::read_to_string(source).expect("the source file");
        let copy = std::env::temp_dir().join(format!("guards_{}.rs", std::process::id()));
        fs::write(&copy, &text).expect("a copy");
        COPY.set(copy.clone()).expect("one copy");
        let mut game = world::empty(false);
        world::populate(&mut game);
        for _ in 0..300 {
            game.update();
        }
        assert_eq!(with_any(&mut game, "wait(1500ms)"), 240);

        let began = Instant::now();
        fs::write(&copy, text.replace("wait(1500ms)", "wait(100ms)")).expect("a copy");
        while with_any(&mut game, "wait(100ms)") < 240 {
            assert!(began.elapsed() < Duration::from_secs(60), "no change");
            thread::sleep(Duration::from_millis(1));
            game.update();
        }
        let took = began.elapsed();
        assert_eq!(with_any(&mut game, "wait(1500ms)"), 0);
        for _ in 0..300 {
            game.update();
        }
        fs::remove_file(copy).expect("the copy");
        took
    }
}
