//! The site: the guide as a book, and the playground. It is put together in `target/site`.

mod book;
mod playground;
mod timeline;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{bail, ensure, Context, Result};
use xshell::cmd;

use crate::shell::{has_program, shell, shell_in, target};
use crate::tools;

/// All that a visitor could load, compressed.
const MOST_BYTES: usize = 2_000_000;

/// Builds it.
pub fn build() -> Result<PathBuf> {
    let site = target().join("site");
    let playground = shell_in("site/playground")?;
    cmd!(playground, "cargo build --quiet --example lines").run()?;
    let shell = shell()?;
    shell.remove_path(&site)?;
    book::build(&site)?;
    playground::build(&site.join("playground"))?;
    let files = files(&site)?;
    write_service_worker(&site, &files)?;
    let bytes = compressed(&site, &files)?;
    println!(
        "{} files, {bytes} bytes compressed, in {}",
        files.len(),
        site.display()
    );
    ensure!(
        bytes <= MOST_BYTES,
        "the site has more than {MOST_BYTES} bytes compressed"
    );
    Ok(site)
}

/// What the playground answers, as any test.
pub fn answers() -> Result<()> {
    let shell = shell_in("site/playground")?;
    cmd!(shell, "cargo test --quiet --locked").run()?;
    Ok(())
}

/// Builds it, and tries it in Chromium with so many random edits.
pub fn check(edits: u32, pictures: Option<&Path>) -> Result<()> {
    tools::install_browser()?;
    let shell = shell_in("site/playground")?;
    cmd!(
        shell,
        "cargo clippy --quiet --locked --all-targets -- -D warnings"
    )
    .run()?;
    let site = build()?;
    let shell = shell_in("")?;
    let answers = site.with_extension("answers");
    shell.write_file(&answers, answers_to(&corpus()?)?)?;
    let mut check = cmd!(shell, "site/check.py {site} {answers} --edits").arg(edits.to_string());
    if let Some(pictures) = pictures {
        check = check.arg("--pictures").arg(pictures);
    }
    check.run()?;
    Ok(())
}

/// A request for each input with a mistake that is kept.
fn corpus() -> Result<Vec<String>> {
    let shell = shell()?;
    let said = shell.read_file("bt-compiler/tests/checks/said.txt")?;
    let mut texts: Vec<String> = said
        .split("\n\n")
        .filter_map(|case| Some(case.trim().lines().next()?.to_owned()))
        .collect();
    let programs = shell.read_file("tests/mistakes/mistaken/programs.txt")?;
    for program in programs.split("\n== ").skip(1) {
        let lines = program.lines().skip(1);
        let lines = lines.filter(|line| !line.starts_with(['>', '=', '#']));
        texts.push(lines.collect::<Vec<_>>().join("\n").replace(['«', '»'], ""));
    }
    let requests = texts.into_iter().map(|text| looked_at(&text));
    Ok(requests.collect())
}

/// The request that the page makes at each keystroke.
fn looked_at(text: &str) -> String {
    serde_json::json!({ "what": "look", "text": text }).to_string()
}

/// What the same code answers when it is no WebAssembly, which `build` has built: the request, a tab, and the answer on each line.
fn answers_to(requests: &[String]) -> Result<String> {
    let program = target().join("debug/examples/lines");
    let mut lines = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = lines.stdin.take().context("an input")?;
    let asked = requests.join("\n") + "\n";
    let writer = std::thread::spawn(move || input.write_all(asked.as_bytes()));
    let output = lines.wait_with_output()?;
    writer.join().expect("no panic")?;
    let answers = String::from_utf8(output.stdout)?;
    ensure!(
        answers.lines().count() == requests.len(),
        "an answer to each request"
    );
    let both = requests.iter().zip(answers.lines());
    let both = both.map(|(request, answer)| format!("{request}\t{answer}\n"));
    Ok(both.collect())
}

/// Every file, by its path in the site.
fn files(site: &Path) -> Result<Vec<String>> {
    let shell = shell()?;
    let mut files = vec![];
    let mut open = vec![site.to_owned()];
    while let Some(folder) = open.pop() {
        for path in shell.read_dir(folder)? {
            if path.is_dir() {
                open.push(path);
            } else {
                let path = path.strip_prefix(site)?;
                files.push(path.to_str().context("a path in Unicode")?.to_owned());
            }
        }
    }
    files.sort();
    Ok(files)
}

/// What keeps the site for a browser without a network. Its name for this version is the hash of all files.
fn write_service_worker(site: &Path, files: &[String]) -> Result<()> {
    let shell = shell_in("site")?;
    let list = cmd!(shell, "sha256sum").args(files.iter().map(|file| site.join(file)));
    let sums: String = list
        .quiet()
        .read()?
        .lines()
        .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
        .collect();
    let version = cmd!(shell, "sha256sum").stdin(sums).quiet().read()?;
    let names = serde_json::to_string(files)?;
    let worker = shell.read_file("sw.js")?;
    let worker = worker
        .replace("\"VERSION\"", &format!("\"{}\"", &version[..16]))
        .replace("\"FILES\"", &names);
    shell.write_file(site.join("sw.js"), worker)?;
    Ok(())
}

/// Their size, each compressed as servers do.
fn compressed(site: &Path, files: &[String]) -> Result<usize> {
    let mut bytes = 0;
    for file in files {
        let gzip = Command::new("gzip")
            .arg("-9cn")
            .arg(site.join(file))
            .output()?;
        if !gzip.status.success() {
            bail!("gzip cannot read {file}");
        }
        bytes += gzip.stdout.len();
    }
    Ok(bytes)
}

/// Whether this program of crates.io is there in this version; else it is installed.
fn install(program: &str, version: &str, features: &[&str]) -> Result<()> {
    let shell = shell()?;
    let has_version = has_program(program)
        && cmd!(shell, "{program} --version")
            .quiet()
            .read()?
            .trim_end()
            .ends_with(version);
    if !has_version {
        cmd!(
            shell,
            "cargo install --debug --locked --force --no-default-features --features {features...} {program}@{version}"
        )
        .run()?;
    }
    Ok(())
}
