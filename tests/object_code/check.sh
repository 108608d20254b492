#!/usr/bin/env bash
# Shows on the object code of a `no_std` crate with every node that trees never panic, never allocate,
# never dispatch dynamically and hold no description of themselves that nobody asks for: optimized for speed and for size, with debug assertions off and on, in this
# crate and in those that it depends on; then that each control, which does one of these things, is
# noticed.
#
# * An undefined symbol other than `memcpy` and its like would be a call of a panic, of an allocator or
#   of formatting. Overflow checks are on, which could only add some; once they are off, as in most
#   release builds.
# * A vtable has a name of its own in LLVM's intermediate form.
# * What a tree says of itself (`Tree::INFO`) is not in a program that does not ask for it.
# * A literal duration on a 32-bit counter costs one subtraction and one comparison, also where code is
#   made small.
# * An indirect call or jump goes through a register or through memory. Tables of jumps do too, but
#   with a static relocation model they name their table, `jmp *table(,%reg,8)`; and a call by way of
#   the global offset table (`bcmp`) names its function.
#
# That the crate does use every node is a test of the compiler (`cargo test -p bt-compiler object_code`).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
# The disassembly of this architecture is what the patterns below are written for.
target=x86_64-unknown-linux-gnu
out="${CARGO_TARGET_DIR:-target}/object_code"

# compile LEVEL DEBUG-ASSERTIONS OVERFLOW-CHECKS CARGO-ARGUMENTS -- RUSTC-ARGUMENTS: compiles the crate and
# all that it depends on so.
compile() {
    local profile=(
        CARGO_PROFILE_RELEASE_OPT_LEVEL="$1"
        CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS="$2"
        CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS="$3"
    )
    shift 3
    rm -rf "$out/$target/release/deps"
    env "${profile[@]}" \
        cargo rustc --quiet --release --lib --target "$target" --target-dir "$out" "$@" -C relocation-model=static
}

# violations LEVEL DEBUG-ASSERTIONS OVERFLOW-CHECKS CARGO-ARGUMENTS: prints what the crate contains that it
# should not.
violations() {
    compile "$@" -- --emit=obj,llvm-ir
    local object intermediate
    object=$(echo "$out/$target"/release/deps/object_code-*.o)
    intermediate=$(echo "$out/$target"/release/deps/object_code-*.ll)
    if [ "$(nm "$object" | grep -c ' T ')" -lt 34 ]; then
        echo "the object lacks functions"
    fi
    nm --undefined-only --demangle "$object" | awk '
        { $1 = "" }
        !/^ (memcpy|memset|memmove|memcmp|bcmp)$/ { print "undefined symbol:" $0 }'
    # Texts of nodes are nowhere else but in descriptions.
    if grep --quiet --text --fixed-strings '< … >' "$object"; then
        echo "a description of a tree"
    fi
    awk 'match($0, /^@vtable[.0-9a-z]*/) { print "vtable: " substr($0, RSTART, RLENGTH) }' "$intermediate"
    objdump --disassemble --reloc --no-show-raw-insn "$object" | awk '
        found && !/R_X86_64_(REX_)?GOTPCREL/ { print "indirect: " name " " found }
        { found = "" }
        /^[0-9a-f]+ </ { name = $2 }
        /(call|jmp)q? +\*/ && !/jmp +\*0x0\(,/ { found = $0 }
        END { if (found) print "indirect: " name " " found }'
}

failed=0

# clean LEVEL DEBUG-ASSERTIONS OVERFLOW-CHECKS: the crate contains nothing that it should not.
clean() {
    local found settings="opt-level $1, debug assertions $2, overflow checks $3"
    found=$(violations "$@")
    if [ -n "$found" ]; then
        echo "$settings: these should not be there"
        echo "$found"
        failed=1
    else
        echo "$settings: no panic, no allocation, no dynamic dispatch"
    fi
}
for level in 3 s z; do
    for assertions in false true; do
        clean "$level" "$assertions" true
    done
done
clean 3 false false

# control NAME PATTERN [DEBUG-ASSERTIONS]: is to be noticed, and for the right reason.
control() {
    local found
    found=$(violations 3 "${3:-false}" true --features "control-$1")
    if grep -q "$2" <<<"$found"; then
        echo "control $1: noticed"
    else
        echo "control $1: not noticed, or for another reason: $found"
        failed=1
    fi
}
control index 'undefined symbol: .*panic_bounds_check'
control arithmetic 'undefined symbol: .*panic_const_add_overflow'
control unwrap 'undefined symbol: .*unwrap_failed'
control assertion 'undefined symbol: .*panicking::panic' true
control allocation 'undefined symbol: .*alloc'
control vtable 'vtable: '
control description 'a description of a tree'
control pointer 'indirect: <pointer>'

# instructions FUNCTION LEVEL: the names of a function's instructions, on one line.
instructions() {
    local function=$1
    compile "$2" false true -- --emit=asm
    awk -v label="$function:" '
        $1 == label { inside = 1; next }
        inside && /^\.Lfunc_end/ { exit }
        inside && $1 !~ /^[.#]|:$/ { printf "%s ", $1 }' "$out/$target"/release/deps/object_code-*.s
}

for level in 3 s z; do
    found=$(instructions quarter_second_has_passed $level)
    case $found in
    "subl cmpl setae retq " | "subl cmpl seta retq ")
        echo "opt-level $level: a literal duration is one subtraction and one comparison" ;;
    *)
        echo "opt-level $level: a literal duration is more than a subtraction and a comparison: $found"
        failed=1 ;;
    esac
done
found=$(instructions some_time_has_passed 3)
if [ "$(wc -w <<<"$found")" -gt 4 ]; then
    echo "control duration: noticed"
else
    echo "control duration: not noticed: $found"
    failed=1
fi

# listing FEATURES LEVEL: the instructions of every function that is exported without features, labels and places in tables apart.
listing() {
    compile "$2" false false --features "$1" -- --emit=asm
    awk '
        /^[a-z_]+:$/ && !/^observed_/ { inside = 1 }
        inside && $1 !~ /^\.[a-z]/ { print }
        /^\.Lfunc_end/ { inside = 0 }' "$out/$target"/release/deps/object_code-*.s |
        sed -E -e 's/\.L[A-Za-z_]*[0-9][0-9_.]*/.L/g' -e 's/(\.Lswitch\.table\.[a-z_]+)[.0-9]*/\1/' \
            -e 's/(4halt|15__observed_halt)17h[0-9a-f]+E/HALT/' -e 's/17h[0-9a-f]{16}E/E/g'
}
mkdir -p "$out"
for level in 3 s; do
    listing "" $level >"$out/plain.txt"
    listing observed $level >"$out/observed.txt"
    grep -q '^observed_tick_night:' "$out/$target"/release/deps/object_code-*.s || failed=1
    plain=$(grep -vc ':$' "$out/plain.txt")
    observed=$(grep -vc ':$' "$out/observed.txt")
    # One emission serves both: who watches pays for it, and who does not a tenth at most.
    if [ $((observed * 100)) -le $((plain * 110)) ] && grep -q '^tick_night:' "$out/plain.txt"; then
        echo "opt-level $level: plain functions of observed trees have $observed instructions, of others $plain"
    else
        echo "opt-level $level: plain functions of observed trees have $observed instructions, more than 1.10 times the $plain of others"
        diff "$out/plain.txt" "$out/observed.txt" | sed -n 1,20p
        failed=1
    fi
done
# Observed code keeps the promises, too; it has descriptions, and what reads them.
found=$(violations 3 false true --features observed)
found=$(sed -e '/^a description/d' -e '/: bt_core::info::/d' <<<"$found")
if [ -n "$found" ]; then
    echo "observed: these should not be there"
    echo "$found"
    failed=1
else
    echo "observed: no panic, no allocation, no dynamic dispatch"
fi
# A tree tells its clock when the next tick is due. Where the clock does not care, the code is that of a tree that never tells:
# the text that the tree compiles to is compiled again without these calls.
export SILENT="$PWD/$out/silent.rs"
[[ $out == /* ]] && SILENT="$out/silent.rs"
mkdir -p "$out"
cargo run --quiet --example silence --features source --target-dir "$out" >"$SILENT"

# code FUNCTION LEVEL CARGO-ARGUMENTS: a function's instructions with what they work on.
code() {
    local function=$1 level=$2
    shift 2
    compile "$level" false true "$@" -- --emit=asm
    awk -v label="$function:" '
        $1 == label { inside = 1; next }
        inside && /^\.Lfunc_end/ { exit }
        inside && $1 !~ /^[.#]/ || /^\.LBB/ { print }' "$out/$target"/release/deps/object_code-*.s |
        sed 's/BB[0-9]*_/BB_/g; s/JTI[0-9]*_/JTI_/g'
}

# Where size matters LLVM shares blocks, and may lead to the one or the other of two that do the same: labels are left out.
for level in 3 s; do
    told=$(code tick_naps $level)
    silent=$(code tick_naps $level --features silent)
    if [ $level = s ]; then
        told=$(grep -v '^\.LBB' <<<"$told")
        silent=$(grep -v '^\.LBB' <<<"$silent")
    fi
    if [ -n "$told" ] && [ "$told" = "$silent" ]; then
        echo "opt-level $level: a clock that does not care costs nothing"
    else
        echo "opt-level $level: telling the clock is left in the code"
        diff <(echo "$told") <(echo "$silent") | head -20
        failed=1
    fi
done
if [ "$(code tick_naps 3)" = "$(code halt_naps 3)" ]; then
    echo "control code: two functions are told to be the same"
    failed=1
fi
exit "$failed"
