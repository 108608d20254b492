//! What large trees cost to compile.
//!
//! The macro is counted under callgrind, as an ordinary program: the same input gives the same count. Seconds are the processor's, of
//! several rounds the fastest; they decide only where the limit is far away.

mod composed;
mod nodes;
mod random;
mod shapes;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use clap::ValueEnum;
use serde_json::{json, Value};
use xshell::{cmd, Shell};

use self::shapes::SHAPES;
use crate::callgrind;
use crate::figures::grouped;
use crate::scratch::Scratch;
use crate::shell::{in_parallel, none_of, root, shell, shell_in, target, with_between};

const FOLDER: &str = "benches/compile";
/// What was measured.
pub const RESULTS: &str = "benches/compile/results.json";
/// Where it is shown.
pub const GUIDE: &str = "src/guide/compile_time.md";
const BEGIN: &str = "<!-- Written by `cargo xtask measure compile`. -->\n";
const END: &str = "<!-- End of the table. -->\n";
/// How many times what 1,000 nodes take 5,000 may take.
const RATIO: f64 = 6.0;
/// How many children and how many levels are compared, and how many times the instructions per node the larger may take.
const CHILDREN: [usize; 2] = [100, 1000];
const LEVELS: [usize; 2] = [8, 64];
const PER_NODE: f64 = 1.5;
/// A random tree of some 600 leaves once took rustc twenty times as long as a flat one; so many times are allowed.
const SLOW: &str = include_str!("../../../../benches/compile/slow_tree.txt");
const SLOW_TO_FLAT: f64 = 6.0;
const CHECK: &[&str] = &["check"];
/// What the guide shows, and of how many rounds the fastest.
const COMMANDS: &[(&str, &[&str], u32)] = &[
    ("check", CHECK, 3),
    ("build", &["build"], 2),
    ("build --release", &["build", "--release"], 1),
];

/// A part of what the guide shows.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// The macro's instructions.
    Macro,
    /// Seconds of the processor, for when the machine has nothing else to do.
    Seconds,
}

/// All checks: random trees, so many from a seed on, and large ones.
pub fn check(trees: usize, seed: u64) -> Result<()> {
    let program = program()?;
    let of = scratch(true)?;
    let mut missed = random::compiled(&of, &program, trees, seed)?;
    missed.extend(slow_to_flat(&of)?);
    missed.extend(growth(&program)?);
    missed.extend(per_node(&program)?);
    all_compile(&of)?;
    none_of(&missed)
}

/// Trees of one call that use one another, of so many seeds.
pub fn composed(number: u64, seed: u64) -> Result<()> {
    none_of(&composed::run(&scratch(true)?, &program()?, number, seed)?)
}

/// The compiler as a program.
fn program() -> Result<PathBuf> {
    let shell = shell_in(FOLDER)?;
    cmd!(shell, "cargo build --quiet --locked --release").run()?;
    Ok(target().join("release/compile"))
}

/// A crate with this one, whose macro is optimized if it is to be quick.
fn scratch(is_quick: bool) -> Result<Scratch> {
    let of = Scratch::new(
        &format!("quickbeam = {{ path = {:?} }}", root().display()),
        "src/main.rs",
    )?;
    if is_quick {
        of.shell
            .set_var("CARGO_PROFILE_DEV_BUILD_OVERRIDE_OPT_LEVEL", "3");
    }
    Ok(of)
}

/// The macro's instructions for what stands in its call, beyond reading it, and how many nodes that has.
fn counted(program: &Path, tree: &str) -> Result<(u64, u64)> {
    let shell = shell()?;
    let folder = shell.create_temp_dir()?;
    let file = folder.path().join("input");
    shell.write_file(&file, shapes::item(tree))?;
    let path = file.to_str().context("a path in UTF-8")?;
    let nodes = cmd!(shell, "{program} nodes {path}").quiet().read()?;
    let [expand, read] =
        ["expand", "read"].map(|what| callgrind::collected(program, &[what, path]));
    Ok((expand? - read?, nodes.parse()?))
}

/// What takes too many instructions for 5,000 nodes beside 1,000.
fn growth(program: &Path) -> Result<Vec<String>> {
    let mut missed = vec![];
    let sizes = [1000_usize, 5000];
    let trees: Vec<_> = SHAPES
        .iter()
        .flat_map(|&(_, shape, _)| sizes.map(|size| (size as u64, shape(size))))
        .collect();
    let counts = in_parallel(&trees, |(size, tree)| {
        let (count, nodes) = counted(program, tree)?;
        // Those of parts are counted in all of their places.
        let is_whole = shapes::is_of_parts(tree) || nodes == *size;
        ensure!(is_whole, "{nodes} nodes instead of {size}");
        Ok(count)
    })?;
    for ((name, ..), counts) in SHAPES.iter().zip(counts.chunks(2)) {
        let times = counts[1] as f64 / counts[0] as f64;
        let line = format!(
            "macro, {name}: {times:.2} times the instructions for 5,000 nodes as for 1,000"
        );
        println!("{line}");
        if times > RATIO {
            missed.push(format!("{line}, allowed {RATIO}"));
        }
    }
    Ok(missed)
}

/// What takes too many instructions per node where there are many children or levels.
fn per_node(program: &Path) -> Result<Vec<String>> {
    let mut pairs = vec![];
    let [wide, deep] = [CHILDREN.map(nodes::wide), LEVELS.map(nodes::deep)];
    for ([small, large], [_, most], unit) in
        [(wide, CHILDREN, "children"), (deep, LEVELS, "levels")]
    {
        for ((name, small), (_, large)) in small.into_iter().zip(large) {
            pairs.push((format!("{name}, {most} {unit}"), small, large));
        }
    }
    let times = in_parallel(&pairs, |(_, small, large)| {
        let [small, large] = [small, large].map(|tree| counted(program, tree));
        let (small, large) = (small?, large?);
        let each = |(count, nodes): (u64, u64)| count as f64 / nodes as f64;
        Ok(each(large) / each(small))
    })?;
    let mut missed = vec![];
    for ((what, ..), times) in pairs.iter().zip(times) {
        let line = format!("macro, {what}: {times:.2} times the instructions per node");
        println!("{line}");
        if times > PER_NODE {
            missed.push(format!("{line}, allowed {PER_NODE}"));
        }
    }
    Ok(missed)
}

/// Trees of 1,000 nodes compile, and each node wide and deep does, in both forms.
fn all_compile(of: &Scratch) -> Result<()> {
    let large = SHAPES
        .iter()
        .map(|&(name, shape, _)| (name.to_owned(), shape(1000)));
    let all: Vec<_> = large
        .chain(nodes::wide(CHILDREN[1]))
        .chain(nodes::deep(LEVELS[1]))
        .collect();
    let mut text = [shapes::PRELUDE, nodes::PRELUDE, "fn main() {}\n"].concat();
    let mut number = 0;
    for (_, tree) in &all {
        let mut forms = vec![shapes::in_item(tree)];
        forms.extend((!shapes::is_of_parts(tree)).then(|| shapes::in_closure(tree)));
        for form in forms {
            number += 1;
            writeln!(text, "mod tree_{number} {{ use super::*; {form} }}")?;
        }
    }
    of.seconds(CHECK, &text)?;
    println!("{number} large trees, each node wide and deep, in both forms: compiled");
    Ok(())
}

/// rustc takes not much more for a mixed tree of 600 leaves than for a flat one.
fn slow_to_flat(of: &Scratch) -> Result<Vec<String>> {
    let small = |tree: &str| {
        format!(
            "{}fn main() {{}}\n{}",
            shapes::PRELUDE,
            shapes::in_item(tree)
        )
    };
    // Its first lines are the file's own comment, which may only begin a file.
    let slow = SLOW.lines().filter(|line| !line.starts_with("//!"));
    let programs = [
        small("work(1)"),
        small(&shapes::wide(601)),
        slow.collect::<Vec<_>>().join("\n"),
    ];
    let mut fastest = [f64::INFINITY; 3];
    for round in 0..4 {
        for (fastest, program) in fastest.iter_mut().zip(&programs) {
            let source = format!("{program}\nconst ROUND: u32 = {round};\n");
            let seconds = of.seconds(CHECK, &source)?;
            // The first also builds what the crate depends on.
            if round > 0 {
                *fastest = fastest.min(seconds);
            }
        }
    }
    let [once, flat, slow] = fastest;
    let times = (slow - once) / (flat - once);
    let line = format!(
        "`cargo check` of a mixed tree of 600 leaves: {times:.2} times the seconds of a flat one"
    );
    println!("{line}");
    Ok(if times > SLOW_TO_FLAT {
        vec![format!("{line}, allowed {SLOW_TO_FLAT}")]
    } else {
        vec![]
    })
}

/// Measures parts of what the guide shows, or all, into the results and the guide.
pub fn write(parts: &[Part]) -> Result<()> {
    let shell = shell()?;
    let mut results: Value = serde_json::from_str(&shell.read_file(RESULTS)?)?;
    let parts = if parts.is_empty() {
        Part::value_variants()
    } else {
        parts
    };
    let compiler = cmd!(shell, "rustc --version").quiet().read()?;
    ensure!(
        parts.len() == Part::value_variants().len() || results["compiler"] == compiler.as_str(),
        "the results are of another compiler: measure all parts"
    );
    results["compiler"] = compiler.into();
    for part in parts {
        match part {
            Part::Macro => {
                let program = program()?;
                for_each(|name, size, tree| {
                    results["trees"][name][size.to_string()]["macro"] =
                        counted(&program, tree)?.0.into();
                    Ok(())
                })?;
            }
            Part::Seconds => {
                results["processor"] = crate::shell::processor()?.into();
                let of = scratch(false)?;
                for &(title, command, rounds) in COMMANDS {
                    let fastest = |tree: &str| -> Result<f64> {
                        let mut fastest = f64::INFINITY;
                        for round in 0..rounds {
                            // The text differs, so that nothing is taken from an earlier round.
                            let text = format!("{tree}\nconst ROUND: u32 = {round};\n");
                            fastest = fastest.min(of.seconds(command, &text)?);
                        }
                        Ok(fastest)
                    };
                    let without = format!("{}fn main() {{}}\n", shapes::PRELUDE);
                    // The first builds what the crate depends on.
                    fastest(&without)?;
                    let once = fastest(&without)?;
                    for_each(|name, size, tree| {
                        let seconds = (fastest(&shapes::program(tree))? - once).max(0.0);
                        println!("cargo {title}, {name}, {size} nodes: {seconds:.2} s");
                        results["trees"][name][size.to_string()][title] =
                            json!((1000.0 * seconds).round() / 1000.0);
                        Ok(())
                    })?;
                }
            }
        }
        shell.write_file(RESULTS, serde_json::to_string_pretty(&results)? + "\n")?;
        shell.write_file(GUIDE, page(&shell, &results)?)?;
    }
    Ok(())
}

/// Each tree that the guide shows, with its shape and size.
fn for_each(mut work: impl FnMut(&str, usize, &str) -> Result<()>) -> Result<()> {
    for &(name, shape, sizes) in SHAPES {
        for &size in sizes {
            work(name, size, &shape(size))?;
        }
    }
    Ok(())
}

/// The guide's page with these results.
pub fn page(shell: &Shell, results: &Value) -> Result<String> {
    let is_now = shell.read_file(GUIDE)?;
    let [compiler, processor] =
        ["compiler", "processor"].map(|what| results[what].as_str().context(what));
    let titles: Vec<String> = COMMANDS
        .iter()
        .map(|(title, ..)| format!("`cargo {title}`"))
        .collect();
    let mut text = format!(
        "Measured with {} on one core of a machine with {} (`cargo xtask measure compile --write`), above what the same crate takes without a \
         tree: million instructions of the optimized macro, counted by callgrind; and seconds of the processor, of several rounds the fastest, \
         with the macro as a debug build has it.\n\n| tree | nodes | macro | {} |\n|---|--:|--:|--:|--:|--:|\n",
        compiler?,
        processor?,
        titles.join(" | ")
    );
    let figure = |name: &str, size: usize, what: &str| {
        let figure = results["trees"][name][size.to_string()][what].as_f64();
        figure.with_context(|| format!("no {what} of {name}, {size} nodes"))
    };
    for_each(|name, size, _| {
        let mut cells = vec![grouped(figure(name, size, "macro")? / 1e6)];
        for (title, ..) in COMMANDS {
            cells.push(format!("{:.2}", figure(name, size, title)?));
        }
        writeln!(
            text,
            "| {name} | {} | {} |",
            grouped(size as f64),
            cells.join(" | ")
        )?;
        Ok(())
    })?;
    let mut ratios = vec![];
    let columns = COMMANDS
        .iter()
        .map(|&(title, ..)| (title, format!("`cargo {title}`")));
    for (what, title) in
        std::iter::once(("macro", "the macro's instructions".to_owned())).chain(columns)
    {
        let (mut least, mut most) = (f64::INFINITY, 0.0_f64);
        for (name, _, sizes) in SHAPES.iter().filter(|(.., sizes)| sizes.contains(&5000)) {
            ensure!(sizes.contains(&1000), "{name} of 1,000 nodes");
            let times = figure(name, 5000, what)? / figure(name, 1000, what)?.max(0.01);
            (least, most) = (least.min(times), most.max(times));
        }
        ratios.push(format!("{title} {least:.1} to {most:.1} times"));
    }
    writeln!(
        text,
        "\nFor 5,000 nodes instead of 1,000: {} as much.",
        ratios.join(", ")
    )?;
    with_between(&is_now, BEGIN, END, &text)
}
