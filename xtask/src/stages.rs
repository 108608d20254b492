//! The table of all stages, and how they run: side by side in two lanes, or one after the other.

use std::fs::File;
use std::io::{Read, Seek};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{bail, Context, Result};
use nix::sys::signal::{killpg, Signal};
use nix::unistd::{getppid, Pid};

use crate::shell::target;
use crate::{ci, figures, long, measure, msrv, mutants, object_code, packages, tools};

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
    run: fn() -> Result<()>,
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
        "tools",
        "model, exploration and formatter on random trees, at length",
        long::tools,
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

fn named(name: &str) -> Result<&'static Stage> {
    let found = STAGES.iter().find(|stage| stage.name == name);
    found.with_context(|| format!("no stage is called {name}: see `cargo xtask list`"))
}

/// Runs one stage in this process.
pub fn run(name: &str) -> Result<()> {
    if std::env::var_os(OF_A_RUN).is_some() {
        end_with_parent();
    }
    (named(name)?.run)()
}

/// Set for a stage that is one of a run.
const OF_A_RUN: &str = "XTASK_OF_A_RUN";

/// Ends this process and all that it has started as soon as the run is gone that has started it.
fn end_with_parent() {
    let parent = getppid();
    std::thread::spawn(move || loop {
        std::thread::sleep(Duration::from_millis(200));
        if getppid() != parent {
            let _ = killpg(Pid::from_raw(0), Signal::SIGKILL);
        }
    });
}

/// Runs the two lanes of the continuous integration side by side, and ends with the first stage that fails.
pub fn ci() -> Result<()> {
    tools::install(false)?;
    let lane = |tier| {
        STAGES
            .iter()
            .filter(move |stage| stage.tier == tier)
            .collect::<Vec<_>>()
    };
    // Each lane has a target folder of its own, or it would wait for the builds of the other.
    in_lanes(&[
        (lane(Tier::Sources), target()),
        (lane(Tier::Apart), target().join("measurements")),
    ])
}

/// Runs long stages, all or those named, one after the other.
pub fn long(names: &[String]) -> Result<()> {
    let stages = match names {
        [] => STAGES
            .iter()
            .filter(|stage| stage.tier == Tier::Long)
            .collect(),
        names => names
            .iter()
            .map(|name| named(name))
            .collect::<Result<Vec<_>>>()?,
    };
    tools::install(true)?;
    in_lanes(&[(stages, target().join("long"))])
}

type Lane = (Vec<&'static Stage>, std::path::PathBuf);

fn in_lanes(lanes: &[Lane]) -> Result<()> {
    let begin = Instant::now();
    let ended = AtomicBool::new(false);
    // Printed by whole stages, so that lanes do not mix; what failed comes last.
    let printing = Mutex::new(());
    let failed = std::thread::scope(|scope| {
        let running: Vec<_> = lanes
            .iter()
            .map(|lane| scope.spawn(|| in_lane(lane, &ended, &printing)))
            .collect();
        let outcomes = running
            .into_iter()
            .map(|lane| lane.join().expect("no panic"));
        outcomes.collect::<Result<Vec<_>>>()
    })?;
    if let Some((name, output)) = failed.into_iter().flatten().next() {
        bail!("{output}\nstage {name} failed: `cargo xtask stage {name}` runs it alone");
    }
    println!("\nall checks passed ({} s)", begin.elapsed().as_secs());
    Ok(())
}

/// Runs stages until one fails, here or in another lane; gives that of this lane with its output.
fn in_lane(
    (stages, target): &Lane,
    ended: &AtomicBool,
    printing: &Mutex<()>,
) -> Result<Option<(&'static str, String)>> {
    for stage in stages {
        let begin = Instant::now();
        let (mut output, path) = scratch_file(stage.name)?;
        let mut child = Command::new(std::env::current_exe()?)
            .args(["stage", stage.name])
            .env("CARGO_TARGET_DIR", target)
            .env(OF_A_RUN, "1")
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output.try_clone()?)
            .process_group(0)
            .spawn()?;
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if ended.load(Ordering::SeqCst) {
                // A process group has the number of its first process.
                let _ = killpg(Pid::from_raw(i32::try_from(child.id())?), Signal::SIGKILL);
                child.wait()?;
                std::fs::remove_file(path)?;
                return Ok(None);
            }
            std::thread::sleep(Duration::from_millis(100));
        };
        let mut text = String::new();
        output.rewind()?;
        output.read_to_string(&mut text)?;
        std::fs::remove_file(path)?;
        if !status.success() {
            let is_first = !ended.swap(true, Ordering::SeqCst);
            return Ok(is_first.then_some((stage.name, text)));
        }
        let _whole = printing.lock().expect("no panic");
        println!(
            "\n== {}: {} ==\n{}({} s)",
            stage.name,
            stage.about,
            text,
            begin.elapsed().as_secs()
        );
    }
    Ok(None)
}

fn scratch_file(name: &str) -> Result<(File, std::path::PathBuf)> {
    let path = std::env::temp_dir().join(format!("xtask-{}-{name}", std::process::id()));
    let file = File::options()
        .read(true)
        .write(true)
        .create(true)
        .truncate(true)
        .open(&path)?;
    Ok((file, path))
}
