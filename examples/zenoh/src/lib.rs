//! What the robots and the viewer have in common: how they find each other.
//!
//! Robots tell what their agents do as the bytes of `quickbeam::wire`, under `quickbeam/NAME/RUN/wire`; the viewer asks for all of
//! them. A token under `quickbeam/NAME/RUN/alive` vanishes with the program that has declared it, also when that is killed.

use zenoh::{Config, Session, Wait};

/// Whatever can go wrong.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

/// A session with explicit peers: nobody is looked for on the network.
///
/// # Errors
///
/// If an address makes no sense or cannot be had.
pub fn open(role: &str, endpoint: &str) -> Result<Session, Error> {
    let mut config = Config::default();
    config.insert_json5("mode", r#""peer""#)?;
    config.insert_json5("scouting/multicast/enabled", "false")?;
    config.insert_json5("listen/endpoints", "[]")?;
    config.insert_json5(&format!("{role}/endpoints"), &format!(r#"["{endpoint}"]"#))?;
    // A robot begins before the viewer does, and goes on when that is started again.
    config.insert_json5("connect/exit_on_failure", "false")?;
    zenoh::open(config).wait()
}

/// The name and the run in a key: `quickbeam/NAME/RUN/wire`.
#[must_use]
pub fn name_and_run(key: &str) -> Option<(&str, &str)> {
    let mut parts = key.split('/').skip(1);
    Some((parts.next()?, parts.next()?))
}
