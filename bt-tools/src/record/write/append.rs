//! Recordings in files that are gone on with.

use super::{Recorder, LATE};
use crate::record::block::{next, unwrap, Found, HEADER, MAGIC};
use crate::record::ReadError;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

impl Recorder<File> {
    /// Goes on with a recording in a file, or begins one if there is none. What a crash has left behind its last whole block
    /// is cut off. What is damaged otherwise stays as it is, and who reads the file is told.
    ///
    /// The file is locked until the recorder is dropped, where this is built by Rust 1.89 or a later one.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, if another recorder writes to it ([`WouldBlock`](io::ErrorKind::WouldBlock)), or if it is no
    /// recording: then it stays as it was.
    pub fn append(path: impl AsRef<Path>) -> Result<Self, ReadError> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        // Others may read it, and none may write.
        #[cfg(windows)]
        std::os::windows::fs::OpenOptionsExt::share_mode(&mut options, 1);
        let mut file = options.open(path)?;
        lock(&file)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        if bytes.len() < MAGIC.len() && MAGIC.starts_with(&bytes) {
            file.set_len(0)?;
            file.seek(SeekFrom::Start(0))?;
            return Ok(Self::new(file)?);
        }
        let end = end_of_blocks(&bytes)?;
        file.set_len(end as u64)?;
        file.seek(SeekFrom::Start(end as u64))?;
        Ok(Self::after(file, LATE)?)
    }
}

/// Where the next block is written.
fn end_of_blocks(bytes: &[u8]) -> Result<usize, ReadError> {
    if !bytes.starts_with(MAGIC) {
        return Err(ReadError::no_recording(bytes));
    }
    let mut at = MAGIC.len();
    loop {
        match unwrap(&bytes[at..]) {
            Found::Block(length, _) => at += length.max(HEADER),
            Found::End | Found::CutOff => return Ok(at),
            Found::Damage(_) => at = next(bytes, at).unwrap_or(bytes.len()),
        }
    }
}

/// What `File` has from Rust 1.89 on; before, nothing is locked.
#[allow(dead_code)] // From 1.89 on nobody calls it.
trait Lock {
    fn try_lock(&self) -> io::Result<()>;
}

impl Lock for File {
    fn try_lock(&self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(not(windows))]
// The method of `File` where there is one, or else that of the trait.
#[allow(clippy::incompatible_msrv)]
fn lock(file: &File) -> io::Result<()> {
    match file.try_lock().map_err(io::Error::from) {
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Err(io::Error::new(
            error.kind(),
            "another recorder writes to this file",
        )),
        // There are file systems without locks.
        _ => Ok(()),
    }
}

/// Opened so that no other writes to it.
#[cfg(windows)]
fn lock(_: &File) -> io::Result<()> {
    Ok(())
}
