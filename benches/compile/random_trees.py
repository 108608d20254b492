"""Random trees of 1 to 3,000 leaves, over every node, option and kind of leaf, are compiled in both forms.

The trees are those of consecutive seeds, drawn by `bt-compiler/tests/proof/src/sized.rs`. Several are one crate.
"""

import os
import subprocess
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# As much text in one crate, at most, unless a tree is larger.
BATCH = 400_000


def batches(program, number, seed):
    """Lists of texts, from one run of the generator."""
    command = [program, "random", str(seed), str(number)]
    batch, size = [], 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as generator:
        for text in generator.stdout:
            if batch and size + len(text) > BATCH:
                yield batch
                batch, size = [], 0
            batch.append(text.strip())
            size += len(text)
    if generator.returncode != 0:
        raise SystemExit("the generator failed")
    if batch:
        yield batch


def crate_of(batch):
    """A library with each tree as an item and as a closure."""
    with open(os.path.join(HERE, "random.rs")) as file:
        # In the middle of a file a comment is not about the crate.
        head = file.read().replace("//!", "//", 1)
    trees = (
        f"mod tree_{number} {{\n    use super::*;\n"
        f"    behavior_tree! {{ pub tree Random(world: &mut World) {{ {text} }} }}\n"
        f"    pub fn closure() -> impl Behavior<World> {{ behavior_tree! {{ |world: &mut World| {text} }} }}\n}}\n"
        for number, text in enumerate(batch)
    )
    return head + "\n" + "".join(trees) + "\nfn main() {}\n"


def compile_random(crate, program, check, number, seed):
    """Compiles so many, from this seed on, and says which do not compile; each batch is said as it is done."""
    first, failed, began = seed, [], time.monotonic()
    for batch in batches(program, number, seed):
        if not crate.accepts(check, crate_of(batch)):
            alone = ((at, text) for at, text in enumerate(batch, first))
            failed += [f"the random tree of seed {at} does not compile" for at, text in alone if not crate.accepts(check, crate_of([text]))]
            failed = failed or [f"the random trees of seeds {first} to {first + len(batch) - 1} do not compile together"]
        first += len(batch)
        print(f"random trees from seed {seed} on, in both forms: {first - seed:,} of {number:,}, {len(failed)} of which fail", flush=True)
    print(f"took {time.monotonic() - began:.0f} s", flush=True)
    return failed
