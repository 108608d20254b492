#!/usr/bin/env bash
# Shows on the object code of a `no_std` crate that trees never panic, never allocate and never
# dispatch dynamically, with overflow checks on, with debug assertions off and on; then that each
# control, which does one of these things, is noticed.
#
# * An undefined symbol other than `memcpy` and its like would be a call of a panic, of an allocator or
#   of formatting.
# * A vtable has a name of its own in LLVM's intermediate form.
# * A literal duration on a 32-bit counter costs one subtraction and one comparison, also where code is
#   made small.
# * An indirect call or jump goes through a register or through memory. Tables of jumps do too, but
#   with a static relocation model they name their table, `jmp *table(,%reg,8)`; and a call by way of
#   the global offset table (`bcmp`) names its function.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
# The disassembly of this architecture is what the patterns below are written for.
target=x86_64-unknown-linux-gnu
out="${CARGO_TARGET_DIR:-target}/object_code"

# violations CARGO-ARGUMENTS -- RUSTC-ARGUMENTS: prints what the crate contains that it should not.
violations() {
    local cargo=()
    while [ "$1" != -- ]; do cargo+=("$1"); shift; done
    shift
    rm -rf "$out/$target/release/deps"
    cargo rustc --quiet --release --lib --target "$target" --target-dir "$out" ${cargo[@]+"${cargo[@]}"} \
        -- --emit=obj,llvm-ir -C relocation-model=static "$@"
    local object intermediate
    object=$(echo "$out/$target"/release/deps/object_code-*.o)
    intermediate=$(echo "$out/$target"/release/deps/object_code-*.ll)
    if [ "$(nm "$object" | grep -c ' T ')" -lt 31 ]; then
        echo "the object lacks functions"
    fi
    nm --undefined-only --demangle "$object" | awk '
        { $1 = "" }
        !/^ (memcpy|memset|memmove|memcmp|bcmp)$/ { print "undefined symbol:" $0 }'
    awk 'match($0, /^@vtable[.0-9a-z]*/) { print "vtable: " substr($0, RSTART, RLENGTH) }' "$intermediate"
    objdump --disassemble --reloc --no-show-raw-insn "$object" | awk '
        found && !/R_X86_64_(REX_)?GOTPCREL/ { print "indirect: " name " " found }
        { found = "" }
        /^[0-9a-f]+ </ { name = $2 }
        /(call|jmp)q? +\*/ && !/jmp +\*0x0\(,/ { found = $0 }
        END { if (found) print "indirect: " name " " found }'
}

failed=0
for assertions in off on; do
    found=$(violations -- -C debug-assertions="$assertions")
    if [ -n "$found" ]; then
        echo "debug assertions $assertions: these should not be there"
        echo "$found"
        failed=1
    else
        echo "debug assertions $assertions: no panic, no allocation, no dynamic dispatch"
    fi
done

# Each control is to be noticed for the right reason.
control() {
    local found
    found=$(violations --features "control-$1" --)
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
control allocation 'undefined symbol: .*alloc'
control vtable 'vtable: '
control pointer 'indirect: <pointer>'

# instructions FUNCTION RUSTC-ARGUMENTS: the names of a function's instructions, on one line.
instructions() {
    local function=$1
    shift
    rm -rf "$out/$target/release/deps"
    cargo rustc --quiet --release --lib --target "$target" --target-dir "$out" -- --emit=asm "$@"
    awk -v label="$function:" '
        $1 == label { inside = 1; next }
        inside && /^\.Lfunc_end/ { exit }
        inside && $1 !~ /^[.#]|:$/ { printf "%s ", $1 }' "$out/$target"/release/deps/object_code-*.s
}

for level in 3 s z; do
    found=$(instructions quarter_second_has_passed -C opt-level=$level)
    case $found in
    "subl cmpl setae retq " | "subl cmpl seta retq ")
        echo "opt-level $level: a literal duration is one subtraction and one comparison" ;;
    *)
        echo "opt-level $level: a literal duration is more than a subtraction and a comparison: $found"
        failed=1 ;;
    esac
done
found=$(instructions some_time_has_passed -C opt-level=3)
if [ "$(wc -w <<<"$found")" -gt 4 ]; then
    echo "control duration: noticed"
else
    echo "control duration: not noticed: $found"
    failed=1
fi
exit "$failed"
