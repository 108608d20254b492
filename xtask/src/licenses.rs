//! Licences and sources of all dependencies, against `deny.toml`: what `cargo deny check licenses sources bans` says, without building it.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use serde_json::Value;
use xshell::cmd;

use crate::shell::{none_of, shell};

/// All packages of the workspace and what they depend on, with all features.
pub fn check() -> Result<()> {
    let shell = shell()?;
    let rules: toml::Table = shell.read_file("deny.toml")?.parse()?;
    let allowed = rules["licenses"]["allow"].as_array().context("a list")?;
    let allowed: BTreeSet<&str> = allowed.iter().filter_map(toml::Value::as_str).collect();
    let found = cmd!(
        shell,
        "cargo metadata --locked --all-features --format-version 1"
    )
    .quiet()
    .read()?;
    let found: Value = serde_json::from_str(&found)?;
    let packages = found["packages"].as_array().context("packages")?;
    let mut used = BTreeSet::new();
    let mut wrong = vec![];
    for package in packages {
        let name = package["name"].as_str().context("a name")?;
        let is_published = package["publish"].is_null();
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let is_any = dependency["req"] == "*" && dependency["path"].is_null();
            if is_any && package["source"].is_null() {
                wrong.push(format!("{name}: any version of {}", dependency["name"]));
            }
        }
        match package["source"].as_str() {
            Some(source) if source.starts_with("registry+") && source.contains("/crates.io") => {}
            None => {}
            Some(source) => wrong.push(format!("{name}: from {source}")),
        }
        let Some(license) = package["license"].as_str() else {
            if is_published {
                wrong.push(format!("{name}: no licence"));
            }
            continue;
        };
        match chosen(license, &allowed) {
            Some(licenses) => used.extend(licenses),
            None => wrong.push(format!("{name}: {license}")),
        }
    }
    let unused = allowed.difference(&used);
    wrong.extend(unused.map(|license| format!("deny.toml: nothing needs {license}")));
    none_of(&wrong)?;
    println!("{} packages", packages.len());
    Ok(())
}

/// Which licences an expression is kept with, of those that are allowed; the first choice counts.
fn chosen<'a>(license: &str, allowed: &BTreeSet<&'a str>) -> Option<Vec<&'a str>> {
    let license = license.replace('/', " OR ");
    if let Some(parts) = split(&license, " OR ") {
        return parts.iter().find_map(|part| chosen(part, allowed));
    }
    if let Some(parts) = split(&license, " AND ") {
        let all = parts.iter().map(|part| chosen(part, allowed));
        return Some(all.collect::<Option<Vec<_>>>()?.concat());
    }
    let license = license.trim();
    let inner = license
        .strip_prefix('(')
        .and_then(|it| it.strip_suffix(')'));
    match inner {
        Some(inner) => chosen(inner, allowed),
        None => Some(vec![allowed.get(license).copied()?]),
    }
}

/// The parts between these words, outside of parentheses; `None` if there is only one.
fn split(text: &str, word: &str) -> Option<Vec<String>> {
    let mut parts = vec![String::new()];
    for part in text.split(word) {
        let last = parts.last_mut()?;
        let depth = last.matches('(').count() - last.matches(')').count();
        if depth > 0 {
            *last = format!("{last}{word}{part}");
        } else if last.is_empty() {
            part.clone_into(last);
        } else {
            parts.push(part.to_owned());
        }
    }
    (parts.len() > 1).then_some(parts)
}
