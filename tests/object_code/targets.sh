#!/usr/bin/env bash
# Builds the crate with every node for processors without what a Cortex-M4 has: a Cortex-M0, which can neither divide nor
# exchange words atomically, and a small RISC-V; and shows that no call of a panic or of an allocator is in it. A control that
# panics is noticed.
#
# With rustup the targets are added to the toolchain where they are not; without it, Debian's compiler builds its own core library
# (rustc-web, cargo-web, rust-web-src).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
out="${CARGO_TARGET_DIR:-$PWD/target}/targets"
failed=0

# called TARGET LEVEL CARGO-ARGUMENTS: what the crate calls that it should not.
called() {
    local target=$1 level=$2 cargo=(cargo) arguments=() directory="$out/rustup" object
    shift 2
    if ! rustup target add "$target" 2>/dev/null; then
        directory="$out/debian"
        cargo=(env -u RUSTUP_TOOLCHAIN PATH=/usr/bin:/bin RUSTC_BOOTSTRAP=1 CARGO_HOME="$out/debian-home" cargo)
        arguments=(-Zbuild-std=core)
    fi
    rm -rf "$directory/$target/release"
    CARGO_PROFILE_RELEASE_OPT_LEVEL=$level CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS=true \
        "${cargo[@]}" rustc --quiet --release --lib --target "$target" --target-dir "$directory" \
        ${arguments[@]+"${arguments[@]}"} "$@" -- --emit=obj
    object=$(echo "$directory/$target"/release/deps/object_code-*.o)
    if [ "$(nm "$object" | grep -c ' T ')" -lt 34 ]; then
        echo "(the object lacks functions)"
    fi
    # Allowed: copying, and what helps processors without 64-bit registers, a divider or floating-point numbers.
    nm --undefined-only "$object" | awk '
        { name = $NF }
        name !~ /^(__aeabi_)?(mem(cpy|set|move|cmp|clr)[48]?|bcmp)$/ &&
        name !~ /^__aeabi_(l?mul|u?l?divmod|u?idiv(mod)?|ll?s[lr]|lasr|u?lcmp)$/ &&
        name !~ /^__aeabi_[fd](add|sub|mul|div|cmp(eq|lt|le|ge|gt|un))$/ &&
        name !~ /^__(add|sub|mul|div|eq|ne|lt|le|gt|ge|unord)[sd]f[23]$/ &&
        name !~ /^__(mul|udiv|umod|div|mod|ashl|lshr|ashr|clz)[sdt]i[23]$/ { print name }'
}

for target in thumbv6m-none-eabi riscv32imc-unknown-none-elf; do
    for level in 3 s; do
        found=$(called "$target" "$level")
        if [ -n "$found" ]; then
            echo "$target, opt-level $level: these should not be called"
            echo "$found"
            failed=1
        else
            echo "$target, opt-level $level: builds, and calls no panic and no allocator"
        fi
    done
    if called "$target" 3 --features control-unwrap | grep -q unwrap_failed; then
        echo "$target, control unwrap: noticed"
    else
        echo "$target, control unwrap: not noticed"
        failed=1
    fi
done
exit "$failed"
