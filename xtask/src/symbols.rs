//! The sizes of functions in object files.

use std::path::Path;

use anyhow::Result;
use xshell::{cmd, Shell};

/// The functions that a program or library defines, by their names without hashes, with the bytes of their code.
pub fn functions(shell: &Shell, path: &Path) -> Result<Vec<(String, u64)>> {
    let listed = cmd!(shell, "nm --print-size --demangle {path}")
        .quiet()
        .ignore_stderr()
        .read()?;
    let mut found = vec![];
    for line in listed.lines() {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        if let [_, size, "t" | "T", name] = words[..] {
            found.push((
                without_hash(name).to_owned(),
                u64::from_str_radix(size, 16)?,
            ));
        }
    }
    Ok(found)
}

/// `a::b` of `a::b::h0123456789abcdef`.
fn without_hash(name: &str) -> &str {
    match name.rsplit_once("::h") {
        Some((name, hash))
            if hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) =>
        {
            name
        }
        _ => name,
    }
}
