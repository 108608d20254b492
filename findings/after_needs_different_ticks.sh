#!/bin/sh
# bonsai-bt 0.14: `After` fails if two children succeed in one tick, though they do so in its order.
# Expected: success, since the first is asked and succeeds before the second.
# Fails if the library no longer behaves so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/src"
cat > "$folder/Cargo.toml" <<'TOML'
[package]
name = "finding"
version = "0.0.0"
edition = "2021"

[dependencies]
bonsai-bt = "=0.14.0"

[workspace]
TOML
cat > "$folder/src/main.rs" <<'RUST'
use bonsai_bt::Behavior::*;
use bonsai_bt::{ActionArgs, Event, Status, UpdateArgs, BT};

fn main() {
    println!("bonsai-bt 0.14.0");
    for (second_runs, expected) in [(1, Status::Failure), (2, Status::Success)] {
        // Which child, and for how many ticks it runs.
        let mut tree = BT::new(After(vec![Action((0, 1)), Action((1, second_runs))]), ());
        let mut ran = [0, 0];
        let status = loop {
            let event: Event = UpdateArgs { dt: 1.0 }.into();
            let answer = &mut |args: ActionArgs<Event, (usize, i32)>, _: &mut _| {
                let (child, runs) = *args.action;
                if ran[child] == runs {
                    return (Status::Success, args.dt);
                }
                ran[child] += 1;
                (Status::Running, 0.0)
            };
            match tree.tick(&event, answer) {
                Some((Status::Running, _)) => {}
                other => break other.unwrap().0,
            }
        };
        println!("the first runs for 1 tick, the second for {second_runs}: {status:?}");
        assert_eq!(status, expected);
    }
}
RUST
cargo run --quiet --manifest-path "$folder/Cargo.toml"
