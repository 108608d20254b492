//! The table of all stages.

use anyhow::{Context, Result};

use crate::{
    ci, debugger, figures, licenses, long, measure, msrv, mutants, object_code, packages, site,
};

/// When a stage runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tier {
    /// In `cargo xtask ci`, in the lane that builds in the folder of the tests.
    Sources,
    /// In `cargo xtask ci`, in the lane beside it: what has builds of its own. Each takes about as long as the other.
    Apart,
    /// In `cargo xtask long`.
    Long,
}

/// Something that is checked.
pub struct Stage {
    /// What it is called on the command line.
    pub name: &'static str,
    /// When it runs.
    pub tier: Tier,
    /// What it checks.
    pub about: &'static str,
    /// Runs it.
    pub run: fn() -> Result<()>,
}

const fn stage(
    tier: Tier,
    name: &'static str,
    about: &'static str,
    run: fn() -> Result<()>,
) -> Stage {
    Stage {
        name,
        tier,
        about,
        run,
    }
}

/// All stages, in the order in which one wants to hear of them.
pub const STAGES: &[Stage] = &[
    stage(Tier::Sources, "format", "formatting of Rust", ci::format),
    stage(
        Tier::Sources,
        "format-trees",
        "formatting of trees",
        ci::format_trees,
    ),
    stage(Tier::Sources, "examples", "each example runs", ci::examples),
    stage(
        Tier::Sources,
        "clippy",
        "lints, the standard library of the oldest compiler among them",
        ci::clippy,
    ),
    stage(
        Tier::Sources,
        "licenses",
        "licences and sources of all dependencies",
        licenses::check,
    ),
    stage(
        Tier::Sources,
        "default-build",
        "what a user builds who asks for no feature",
        ci::default_build,
    ),
    stage(
        Tier::Sources,
        "features",
        "what features change, with all of them",
        ci::features,
    ),
    stage(
        Tier::Sources,
        "docs",
        "documentation, without warnings",
        ci::docs,
    ),
    stage(
        Tier::Sources,
        "editor",
        "hover, definitions, completion and diagnostics in rust-analyzer",
        ci::editor,
    ),
    stage(
        Tier::Sources,
        "browser",
        "the page that shows trees, in Chromium",
        ci::browser,
    ),
    stage(
        Tier::Sources,
        "playground",
        "what the playground answers, without a browser",
        site::answers,
    ),
    stage(
        Tier::Sources,
        "stable-expansions",
        "the same expansions from any build",
        ci::stable_expansions,
    ),
    stage(
        Tier::Apart,
        "figures",
        "the documentation shows what was measured",
        || figures::check(false),
    ),
    stage(
        Tier::Apart,
        "object-code",
        "no panic, no allocation, no dynamic dispatch",
        object_code::check,
    ),
    stage(
        Tier::Apart,
        "instructions",
        "instructions, state and code beside machines by hand",
        || measure::instructions::all(false),
    ),
    stage(
        Tier::Apart,
        "sizes",
        "trees of some sizes beside loops by hand",
        || measure::sizes::check(measure::sizes::SOME, false),
    ),
    stage(
        Tier::Apart,
        "firmware",
        "flash, RAM and instructions on a Cortex-M4",
        || measure::firmware::check(false),
    ),
    stage(
        Tier::Apart,
        "embassy",
        "a day of an Embassy node in QEMU",
        measure::embassy::check,
    ),
    stage(
        Tier::Apart,
        "crates",
        "crates as users have them",
        ci::crates,
    ),
    stage(
        Tier::Apart,
        "debugger",
        "gdb, lldb, callgrind and coverage see lines of trees",
        debugger::check,
    ),
    stage(
        Tier::Apart,
        "msrv",
        "everything published builds with the oldest compiler promised",
        msrv::builds,
    ),
    stage(
        Tier::Apart,
        "packages",
        "the packages as they would be published, and their tests",
        packages::check,
    ),
    stage(
        Tier::Long,
        "proof",
        "random trees against the reference interpreter, at length",
        long::proof,
    ),
    stage(
        Tier::Long,
        "scripts",
        "random trees compiled, with many scripts",
        long::scripts,
    ),
    stage(Tier::Long, "fuzz", "random input, at length", long::fuzz),
    stage(
        Tier::Long,
        "libfuzzer",
        "the same readers, with inputs that libFuzzer makes",
        long::libfuzzer,
    ),
    stage(
        Tier::Long,
        "tools",
        "machine, exploration and formatter on random trees, at length",
        long::tools,
    ),
    stage(
        Tier::Long,
        "loom",
        "the queue between two threads, the hub of pages and the publisher, in all their orders",
        long::loom,
    ),
    stage(
        Tier::Long,
        "miri",
        "the tests of the runtime and of the machine under Miri, with components of a nightly toolchain",
        long::miri,
    ),
    stage(
        Tier::Long,
        "soak",
        "an hour of peers that stall, go and come back",
        long::soak,
    ),
    stage(
        Tier::Long,
        "targets",
        "no panic on a Cortex-M0 and a RISC-V",
        object_code::targets,
    ),
    stage(
        Tier::Long,
        "sizes-all",
        "trees of 1 to 1,000 leaves beside loops by hand",
        || measure::sizes::check(measure::sizes::ALL, false),
    ),
    stage(
        Tier::Long,
        "peers",
        "other crates agree, and quickbeam costs beside them what the documentation says",
        measure::peers::check,
    ),
    stage(
        Tier::Long,
        "interop",
        "the publisher against libzmq, exports against BehaviorTree.CPP's schema",
        long::interop,
    ),
    stage(Tier::Long, "engine", "other engines", long::engine),
    stage(
        Tier::Long,
        "msrv-editor",
        "rust-analyzer of the oldest compiler promised",
        msrv::editor,
    ),
    stage(
        Tier::Long,
        "rtic",
        "the lock of a door under RTIC, in QEMU",
        || measure::rtic::check(false),
    ),
    stage(
        Tier::Long,
        "zenoh",
        "a fleet over Zenoh, one of it killed and started again",
        measure::zenoh::check,
    ),
    stage(
        Tier::Long,
        "bevy",
        "trees as components of Bevy",
        measure::bevy::check,
    ),
    stage(
        Tier::Long,
        "compile",
        "large and random trees compile, at a cost that grows with their size",
        || measure::compile::check(20, 1),
    ),
    stage(
        Tier::Long,
        "site",
        "guide and playground in Chromium, with thousands of edits",
        || site::check(5_000, None),
    ),
    stage(
        Tier::Long,
        "composed",
        "trees of one call that use one another, compiled, beside the tree written out",
        || measure::compile::composed(20, 1),
    ),
    stage(
        Tier::Long,
        "mutants",
        "a test notices each change of compiler and runtime",
        || mutants::check(&[], None, 1, false),
    ),
];

/// Prints the table.
pub fn list() {
    for (title, tiers) in [
        ("cargo xtask ci", &[Tier::Sources, Tier::Apart][..]),
        ("cargo xtask long", &[Tier::Long]),
    ] {
        println!("{title}");
        for stage in STAGES.iter().filter(|stage| tiers.contains(&stage.tier)) {
            println!("    {:18} {}", stage.name, stage.about);
        }
    }
}

/// The stage of this name.
pub fn named(name: &str) -> Result<&'static Stage> {
    let found = STAGES.iter().find(|stage| stage.name == name);
    found.with_context(|| format!("no stage is called {name}: see `cargo xtask list`"))
}
