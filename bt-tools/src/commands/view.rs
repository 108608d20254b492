//! `cargo quickbeam view`: a recorded run, in the browser or in the terminal.

use super::{recording, Failure, Outcome};
use bt_tools::watch::Watch;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// Shows a recorded run: the tree at any tick, the timeline, counts for each node.
///
/// It is served on this machine only, until the program is ended.
#[derive(clap::Args)]
pub struct View {
    /// The recording
    file: PathBuf,
    /// In the terminal instead of the browser
    #[cfg(feature = "terminal")]
    #[arg(long)]
    terminal: bool,
    /// The port of the page; 0 takes any that is free
    #[arg(long, default_value_t = bt_tools::watch::PORT)]
    port: u16,
}

impl View {
    pub fn run(self) -> Result<Outcome, Failure> {
        let fleet = recording(&self.file)?.into_fleet();
        #[cfg(feature = "terminal")]
        if self.terminal {
            bt_tools::terminal::view(fleet).map_err(|error| Failure::Other(error.to_string()))?;
            return Ok(Outcome::Fine);
        }
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let watch = Watch::settings().address(address).open_recorded(fleet);
        let watch = watch.map_err(|error| Failure::Other(format!("{address}: {error}")))?;
        anstream::println!("{}", watch.url());
        watch.wait();
        Ok(Outcome::Fine)
    }
}
