//! Coverage by all tests of a crate, whatever processes they run in: each test leaves a file, and who looks reads them all.

use super::coverage::Counts;
use super::{Coverage, Never};
use crate::record::{describe, put_number, put_text, Cursor, Trouble};
use bt_core::info::Statuses;
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The environment variable with the directory into which tests leave what they covered.
pub const VARIABLE: &str = "QUICKBEAM_COVERAGE";

const MAGIC: &[u8] = b"quickbeam coverage 2\n";
const ENDING: &str = "coverage";

/// The coverage of a rehearsal or trial. When that ends, it is left in the directory that [`VARIABLE`] names, if it names one.
#[derive(Debug)]
pub(super) struct Collected {
    coverage: Coverage,
    /// What a clone was born with is left by the one that it is cloned from.
    since: Option<Coverage>,
}

impl Collected {
    pub fn new(coverage: Coverage) -> Self {
        Self {
            coverage,
            since: None,
        }
    }
}

impl Clone for Collected {
    fn clone(&self) -> Self {
        Self {
            coverage: self.coverage.clone(),
            since: Some(self.coverage.clone()),
        }
    }
}

impl Deref for Collected {
    type Target = Coverage;

    fn deref(&self) -> &Coverage {
        &self.coverage
    }
}

impl DerefMut for Collected {
    fn deref_mut(&mut self) -> &mut Coverage {
        &mut self.coverage
    }
}

impl Drop for Collected {
    fn drop(&mut self) {
        static TO: OnceLock<Option<PathBuf>> = OnceLock::new();
        let to = TO.get_or_init(|| std::env::var_os(VARIABLE).map(PathBuf::from));
        let Some(directory) = to else { return };
        if let Some(since) = &self.since {
            self.coverage.take_away(since);
        }
        if let Err(error) = self.coverage.save_in(directory) {
            // A test that has passed does not fail for this.
            eprintln!("{}: {error}", directory.display());
        }
    }
}

impl Coverage {
    /// Leaves it in this directory, in a file of its own, for [`Report::read`](super::Report::read). What has done nothing leaves
    /// nothing.
    ///
    /// # Errors
    ///
    /// If no file can be written there.
    pub fn save_in(&self, directory: &Path) -> io::Result<()> {
        if self.nodes().iter().all(|node| node.counts.ticked == 0) {
            return Ok(());
        }
        let bytes = self.bytes();
        let process = std::process::id();
        // Another process may have had the same number.
        for number in 0_u64.. {
            let path = directory.join(format!("{process}-{number}.{ENDING}"));
            match OpenOptions::new().write(true).create_new(true).open(path) {
                Ok(mut file) => return file.write_all(&bytes),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        let info = describe::bytes(self.info());
        put_number(&mut out, info.len() as u64);
        out.extend_from_slice(&info);
        put_number(&mut out, self.excepted().len() as u64);
        for (name, never) in self.excepted() {
            put_text(&mut out, name);
            out.push(match never {
                Never::Ticked => 0,
                Never::Succeeded => 1,
                Never::Failed => 2,
                Never::WentOn => 3,
            });
        }
        for node in self.nodes() {
            let Statuses {
                success,
                failure,
                running,
            } = node.gives;
            out.extend([node.is_seen, success, failure, running].map(u8::from));
            let Counts {
                ticked,
                succeeded,
                failed,
                ran,
                halted,
            } = node.counts;
            for count in [ticked, succeeded, failed, ran, halted] {
                put_number(&mut out, count);
            }
        }
        out
    }

    fn read(bytes: &[u8]) -> Result<Self, Trouble> {
        let mut cursor = Cursor::new(bytes);
        if cursor.slice(MAGIC.len())? != MAGIC {
            return Err(Trouble::Wrong("no coverage of this version"));
        }
        let length: usize = cursor.fit()?;
        let mut coverage = Self::of(describe::read(cursor.slice(length)?)?);
        let excepted: usize = cursor.fit()?;
        for _ in 0..excepted {
            let name = cursor.text()?.to_owned();
            let never = match cursor.byte()? {
                0 => Never::Ticked,
                1 => Never::Succeeded,
                2 => Never::Failed,
                3 => Never::WentOn,
                _ => return Err(Trouble::Wrong("something else that never happened")),
            };
            coverage.put_exception(&name, never);
        }
        for number in 0..coverage.nodes().len() {
            let mut flags = [false; 4];
            for flag in &mut flags {
                *flag = cursor.byte()? != 0;
            }
            let [is_seen, success, failure, running] = flags;
            let gives = Statuses {
                success,
                failure,
                running,
            };
            let mut counts = [0; 5];
            for count in &mut counts {
                *count = cursor.number()?;
            }
            let [ticked, succeeded, failed, ran, halted] = counts;
            let counts = Counts {
                ticked,
                succeeded,
                failed,
                ran,
                halted,
            };
            coverage.put(number, is_seen, gives, counts);
        }
        if cursor.is_at_end() {
            Ok(coverage)
        } else {
            Err(Trouble::Wrong("something after the last node"))
        }
    }
}

/// Removes what earlier tests have left in a directory: files that begin as [`Coverage::save_in`] writes them. Anything else stays.
pub(super) fn remove_all(directory: &Path) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let path = entry.path();
        let is_ours = entry.file_type()?.is_file()
            && path.extension().is_some_and(|ending| ending == ENDING)
            && begins_as_ours(&path)?;
        if is_ours {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

fn begins_as_ours(path: &Path) -> io::Result<bool> {
    let mut first = Vec::new();
    fs::File::open(path)?
        .take(MAGIC.len() as u64)
        .read_to_end(&mut first)?;
    Ok(first == MAGIC)
}

/// What tests have left in a directory.
pub(super) fn read_all(directory: &Path) -> io::Result<Vec<Coverage>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == ENDING) {
            paths.push(path);
        }
    }
    paths.sort();
    let read = |path: &PathBuf| {
        let wrong = |why: &str| {
            io::Error::new(
                io::ErrorKind::InvalidData,
                format!("{}: {why}", path.display()),
            )
        };
        Coverage::read(&fs::read(path)?).map_err(|trouble| match trouble {
            Trouble::Short => wrong("it ends too early"),
            Trouble::Wrong(why) => wrong(why),
        })
    };
    paths.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Rehearsal;
    use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
    use bt_core::Status::{Failure, Success};

    static NIGHT: TreeInfo = TreeInfo::new(
        "Night",
        1,
        &[
            Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
            Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
            Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
        ],
    );

    fn played() -> Rehearsal {
        let mut night = Rehearsal::of(&NIGHT);
        night.give("door_open", [Failure]);
        night.give("sleep", [Success]);
        night.tick();
        night
    }

    #[test]
    fn coverage_comes_back_as_it_was() {
        let mut coverage = played().coverage().clone();
        coverage.except("sleep", Never::Failed);
        let bytes = coverage.bytes();
        let found = Coverage::read(&bytes).expect("it is whole");
        assert_eq!(found.bytes(), bytes);
        for length in 0..bytes.len() {
            assert!(Coverage::read(&bytes[..length]).is_err(), "cut at {length}");
        }
        let longer = [&bytes[..], &[0]].concat();
        assert!(Coverage::read(&longer).is_err());
    }

    #[test]
    fn each_leaves_a_file_of_its_own_and_what_did_nothing_none() {
        let directory = tempfile::tempdir().expect("a directory");
        for _ in 0..3 {
            let saved = played().coverage().save_in(directory.path());
            saved.expect("it is writable");
        }
        let idle = Rehearsal::of(&NIGHT).coverage().save_in(directory.path());
        idle.expect("it is writable");
        let all = read_all(directory.path()).expect("they are whole");
        assert_eq!(all.len(), 3);
        assert_eq!(all[2].counts(2).map(|counts| counts.succeeded), Some(1));
        fs::write(directory.path().join("x.coverage"), "no").expect("it is writable");
        let error = read_all(directory.path()).expect_err("that is none");
        assert!(
            error.to_string().ends_with("x.coverage: it ends too early"),
            "{error}"
        );
    }

    #[test]
    fn a_clone_leaves_only_what_it_does_itself() {
        let mut first = Collected::new(played().coverage().clone());
        let second = first.clone();
        let since = second.since.clone().expect("it is a clone");
        first.merge(&second);
        first.take_away(&since);
        assert_eq!(first.counts(2).map(|counts| counts.ticked), Some(1));
    }
}
