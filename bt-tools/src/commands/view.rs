//! `cargo quickbeam view`: a recorded run, or a program on another machine, in the browser or in the terminal.

use super::{plain, Failure, Outcome};
use bt_tools::btlog::{Log, Replay};
use bt_tools::record::{ReadError, Recording};
use bt_tools::timeline::Fleet;
use bt_tools::watch::{Settings, Watch, MEMORY};
use bt_tools::wire::{Following, Links, News, Source};
use std::fs::File;
use std::io::Read;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::Duration;

/// So often is looked whether there is something new.
const PACE: Duration = Duration::from_millis(20);

/// Shows a recorded run, or a program that runs elsewhere: the tree at any tick, the timeline, counts for each node.
///
/// It is served on this machine only, until the program is ended. A recording is followed while it grows. Of a `.btlog`, as BehaviorTree.CPP and
/// Groot2 have them, the statuses of all nodes are shown at any time at which one of them changed; it is read once.
#[derive(clap::Args)]
pub struct View {
    /// A recording or a `.btlog`; or where a program tells what it does: `tcp://HOST:PORT`, `listen://ADDRESS:PORT` for programs that
    /// connect to this one, `-` for standard input, or the device of a serial line
    source: PathBuf,
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
        if let Some(log) = log(&self.source)? {
            return self.show(log);
        }
        let (fleet, mut news) = Coming::from(&self.source)?;
        #[cfg(feature = "terminal")]
        if self.terminal {
            // What is said would be written over the picture; marks and agents that are gone say it, too.
            let shown = bt_tools::terminal::view_live(fleet, |fleet| news.take(fleet, |_| {}));
            shown.map_err(|error| Failure::Other(error.to_string()))?;
            return Ok(Outcome::Fine);
        }
        let watch = self.opened(|settings| settings.open_recorded(fleet))?;
        loop {
            watch.fleet(|fleet| news.take(fleet, |said| anstream::eprintln!("{}", plain(&said))));
            std::thread::sleep(PACE);
        }
    }

    /// Shows a log of BehaviorTree.CPP.
    fn show(&self, log: Replay) -> Result<Outcome, Failure> {
        #[cfg(feature = "terminal")]
        if self.terminal {
            let shown = bt_tools::terminal::view_log(log);
            shown.map_err(|error| Failure::Other(error.to_string()))?;
            return Ok(Outcome::Fine);
        }
        self.opened(|settings| settings.open_log(log))?.wait();
        Ok(Outcome::Fine)
    }

    /// Serves the page, and says where.
    fn opened(
        &self,
        open: impl FnOnce(Settings) -> std::io::Result<Watch>,
    ) -> Result<Watch, Failure> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let watch = open(Watch::settings().address(address));
        let watch = watch.map_err(|error| Failure::Other(format!("{address}: {error}")))?;
        anstream::println!("{}", watch.url());
        Ok(watch)
    }
}

/// Where more of what is shown is read from.
enum Coming {
    /// In a recording that may grow.
    File(Box<Following>),
    /// From programs.
    Wire(Box<(Receiver<News>, Links)>),
    /// Nothing: a recording was damaged behind what was read.
    Nothing,
}

impl Coming {
    /// What is there already, and what is to come.
    fn from(path: &Path) -> Result<(Fleet, Self), Failure> {
        let text = path.to_str().unwrap_or_default();
        let source = match text.parse::<Source>() {
            Ok(source) if !text.is_empty() => source,
            _ => Source::Path(path.to_owned()),
        };
        let failed = |error: &dyn std::fmt::Display| Failure::Other(format!("{source}: {error}"));
        if matches!(source, Source::Path(_))
            && is_recording(path).map_err(|error| failed(&error))?
        {
            let mut fleet = Fleet::new(usize::MAX);
            let mut following = Following::new(path);
            following.poll(&mut fleet).map_err(|error| failed(&error))?;
            if following.rest() > 0 {
                let rest = following.rest();
                anstream::eprintln!(
                    "{}: cut off; the last {rest} bytes are not a whole block",
                    plain(&source.to_string())
                );
            }
            return Ok((fleet, Self::File(Box::new(following))));
        }
        let news = source.clone().open().map_err(|error| failed(&error))?;
        let links = Links::new();
        Ok((Fleet::new(MEMORY), Self::Wire(Box::new((news, links)))))
    }

    /// Tells the fleet what is new, and says what a person may want to know.
    fn take(&mut self, fleet: &mut Fleet, mut say: impl FnMut(String)) {
        match self {
            Self::File(following) => {
                if let Err(error) = following.poll(fleet) {
                    fleet.mark(None, error.to_string(), "crimson");
                    say(error.to_string());
                    *self = Self::Nothing;
                }
            }
            Self::Wire(wire) => {
                let (news, links) = &mut **wire;
                // Others may look at the fleet between two of these.
                for news in news.try_iter().take(16) {
                    if let Some(said) = links.take(news, fleet) {
                        say(said);
                    }
                }
            }
            Self::Nothing => {}
        }
    }
}

/// The log of BehaviorTree.CPP that this file is; `None` if it is none.
fn log(path: &Path) -> Result<Option<Replay>, Failure> {
    if !path.is_file() {
        return Ok(None);
    }
    let failed = |error: std::io::Error| Failure::io(path, error);
    let mut bytes = Vec::new();
    let mut file = File::open(path).map_err(failed)?;
    (&mut file)
        .take(32)
        .read_to_end(&mut bytes)
        .map_err(failed)?;
    if !Log::is_log(&bytes) {
        return Ok(None);
    }
    file.read_to_end(&mut bytes).map_err(failed)?;
    let log = Log::read(&bytes).map_err(|error| Failure::io(path, error))?;
    let rest = log.cut_off(&bytes);
    if rest > 0 {
        let name = path.display().to_string();
        let path = plain(&name);
        anstream::eprintln!("{path}: cut off; the last {rest} bytes are not a whole record");
    }
    let name = path.file_name().unwrap_or(path.as_os_str());
    let replay = Replay::new(name.to_string_lossy(), log);
    let replay =
        replay.map_err(|mistakes| Failure::Other(mistakes.to_string().trim().to_owned()))?;
    Ok(Some(replay))
}

/// Whether a path is a file that is a recording. A pipe or a device is not looked into: that would take away from it.
fn is_recording(path: &Path) -> Result<bool, ReadError> {
    if !path.metadata()?.is_file() {
        return Ok(false);
    }
    let mut first = Vec::new();
    File::open(path)?.take(8).read_to_end(&mut first)?;
    // Frames begin with a flag; what is neither is refused as no recording.
    Ok(Recording::is_one(&first) || first.first() != Some(&0x7e))
}
