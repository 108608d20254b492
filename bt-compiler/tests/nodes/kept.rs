//! Files in git that are written from others: `QUICKBEAM_REGENERATE=1 cargo test -p bt-compiler --test nodes` writes
//! them anew.

pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Compares a file with what it should be, told by what it is; or writes it.
#[track_caller]
pub fn keep(name: &str, current: impl FnOnce(&str) -> String) {
    let path = format!("{ROOT}/{name}");
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let current = current(&found);
    if found == current {
        return;
    }
    if std::env::var_os("QUICKBEAM_REGENERATE").is_some() {
        std::fs::write(&path, current).expect("a place to write to");
        return;
    }
    panic!(
        "{name} is not up to date: QUICKBEAM_REGENERATE=1 cargo test -p bt-compiler --test nodes"
    );
}
