#!/bin/sh
# bonsai-bt 0.14: `Sequence(…).memory(false)` starts its running child anew at every tick, too.
# Expected: the first children are asked again and the running one goes on. A `Wait` of two ticks behind a condition never ends.
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
    for memory in [true, false] {
        let tree = Sequence(vec![Action("condition"), Wait(2.0)]).memory(memory);
        let mut tree = BT::new(tree, ());
        let mut ticks = 0;
        let status = loop {
            ticks += 1;
            let event: Event = UpdateArgs { dt: 1.0 }.into();
            let answer = &mut |args: ActionArgs<Event, &str>, _: &mut _| (Status::Success, args.dt);
            match tree.tick(&event, answer) {
                Some((Status::Running, _)) if ticks < 100 => {}
                other => break other.unwrap().0,
            }
        };
        println!("memory({memory}): {status:?} after {ticks} ticks of 1 s");
        assert_eq!((status, ticks), if memory { (Status::Success, 2) } else { (Status::Running, 100) });
    }
}
RUST
cargo run --quiet --manifest-path "$folder/Cargo.toml"
