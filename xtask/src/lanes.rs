//! How stages run: side by side in two lanes, or one after the other.

use std::fs::File;
use std::io::{Read, Seek};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{bail, Result};
use nix::sys::signal::{killpg, Signal};
use nix::unistd::{getppid, Pid};

use crate::shell::target;
use crate::stages::{named, Stage, Tier, STAGES};
use crate::tools;

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
