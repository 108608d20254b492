//! Where the bytes come from: a connection, one that is waited for, standard input, a device or a file.

use super::Receiver;
use crate::budgets::{LINKS, LINK_BEGIN, LINK_SILENCE, UNFINISHED};
use crate::timeline::Fleet;
use std::collections::HashMap;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{sync_channel, Receiver as Channel, SyncSender};
use std::sync::{Arc, Weak};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// So much is read at once; and so many of these may wait, before whoever sends has to.
const PIECE: usize = 16 << 10;
const MOST_WAITING: usize = 64;
/// A program that is not there is asked for so often; and so often is looked whether a file has grown.
const AGAIN: Duration = Duration::from_secs(1);
const PACE: Duration = Duration::from_millis(100);

/// Where a program can be heard.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source {
    /// `tcp://robot:7000`: it is connected to, and again when the connection is lost.
    Connect(String),
    /// `listen://0.0.0.0:7000`: programs connect to this address, any number of them.
    Listen(String),
    /// `-`: standard input.
    Input,
    /// A serial line's device, a named pipe, or a file, which may grow.
    Path(PathBuf),
}

impl FromStr for Source {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(if let Some(address) = text.strip_prefix("tcp://") {
            Self::Connect(address.to_owned())
        } else if let Some(address) = text.strip_prefix("listen://") {
            Self::Listen(address.to_owned())
        } else if text == "-" {
            Self::Input
        } else {
            Self::Path(text.into())
        })
    }
}

/// What is new about one program.
#[derive(Debug)]
#[non_exhaustive]
pub enum News {
    /// It can be heard.
    Opened(u64, String),
    /// It has said this.
    Bytes(u64, Vec<u8>),
    /// It cannot be heard any more.
    Closed(u64, String),
}

impl Source {
    /// Listens in threads of its own, as long as somebody takes the news.
    ///
    /// # Errors
    ///
    /// If an address cannot be had, or a path cannot be opened. A program that cannot be connected to is none: it may begin later.
    pub fn open(self) -> io::Result<Channel<News>> {
        let (tell, news) = sync_channel(MOST_WAITING);
        match self {
            Self::Connect(address) => {
                thread::spawn(move || connect(&address, &tell));
            }
            Self::Listen(address) => {
                let listener = TcpListener::bind(address)?;
                thread::spawn(move || listen(&listener, LINKS, &tell));
            }
            Self::Input => {
                thread::spawn(move || read(io::stdin(), 0, "standard input", false, &tell));
            }
            Self::Path(path) => {
                let is_file = path.metadata()?.is_file();
                let file = File::open(&path)?;
                let name = path.display().to_string();
                thread::spawn(move || read(file, 0, &name, is_file, &tell));
            }
        }
        Ok(news)
    }
}

fn connect(address: &str, tell: &SyncSender<News>) {
    loop {
        let is_wanted = match TcpStream::connect(address) {
            Ok(stream) => read(Link::of(stream), 0, address, false, tell),
            Err(_) => true,
        };
        if !is_wanted {
            return;
        }
        thread::sleep(AGAIN);
    }
}

fn listen(listener: &TcpListener, most: usize, tell: &SyncSender<News>) {
    let mut open: Vec<Peer> = Vec::new();
    for (link, stream) in (0u64..).zip(listener.incoming()) {
        open.retain(|peer| !peer.thread.is_finished());
        let Ok(stream) = stream else {
            // Too many open files: some of them will be closed.
            thread::sleep(PACE);
            continue;
        };
        if open.len() >= most {
            // One that has said nothing yet gives way.
            let silent = open.iter().position(|peer| !peer.has_begun.load(Relaxed));
            let Some(silent) = silent else { continue };
            // It may be closed already.
            if let Some(stream) = open.swap_remove(silent).stream.upgrade() {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
        let name = stream
            .peer_addr()
            .map_or("?".to_owned(), |peer| peer.to_string());
        let (tell, from) = (tell.clone(), Link::of(stream));
        let (stream, has_begun) = (Arc::downgrade(&from.stream), Arc::clone(&from.has_begun));
        open.push(Peer {
            thread: thread::spawn(move || {
                read(from, link, &name, false, &tell);
            }),
            stream,
            has_begun,
        });
    }
}

/// Who has connected.
struct Peer {
    thread: JoinHandle<()>,
    /// Its thread closes it.
    stream: Weak<TcpStream>,
    has_begun: Arc<AtomicBool>,
}

/// A connection that ends when nothing comes for long.
struct Link {
    stream: Arc<TcpStream>,
    has_begun: Arc<AtomicBool>,
    begin: Duration,
    silence: Duration,
}

impl Link {
    fn of(stream: TcpStream) -> Self {
        #[cfg(not(target_family = "wasm"))]
        ask_for_signs(&stream);
        Self {
            stream: Arc::new(stream),
            has_begun: Arc::default(),
            begin: LINK_BEGIN,
            silence: LINK_SILENCE,
        }
    }
}

/// Signs of life, also while nothing is said. Where there are none, the link is closed when it says nothing for long.
#[cfg(not(target_family = "wasm"))]
fn ask_for_signs(stream: &TcpStream) {
    use crate::budgets::LINK_SIGN;
    use socket2::{SockRef, TcpKeepalive};
    let signs = TcpKeepalive::new().with_time(LINK_SIGN);
    #[cfg(any(target_os = "linux", target_vendor = "apple", windows))]
    let signs = signs.with_interval(LINK_SIGN / 4);
    let _ = SockRef::from(stream).set_tcp_keepalive(&signs);
}

impl Read for Link {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let has_begun = self.has_begun.load(Relaxed);
        let patience = if has_begun { self.silence } else { self.begin };
        self.stream.set_read_timeout(Some(patience))?;
        let read = (&*self.stream).read(buffer);
        self.has_begun.store(true, Relaxed);
        read.map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => io::Error::new(
                io::ErrorKind::TimedOut,
                format!("said nothing for {patience:?}"),
            ),
            _ => error,
        })
    }
}

/// Reads to the end, and on if it grows. Whether anybody takes what is read.
fn read(mut from: impl Read, link: u64, name: &str, grows: bool, tell: &SyncSender<News>) -> bool {
    if tell.send(News::Opened(link, name.to_owned())).is_err() {
        return false;
    }
    let mut piece = vec![0; PIECE];
    let why = loop {
        match from.read(&mut piece) {
            Ok(0) if grows => thread::sleep(PACE),
            Ok(0) => break format!("{name}: the end"),
            Ok(length) => {
                let bytes = piece[..length].to_vec();
                if tell.send(News::Bytes(link, bytes)).is_err() {
                    return false;
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => break format!("{name}: {error}"),
        }
    };
    tell.send(News::Closed(link, why)).is_ok()
}

/// The programs that can be heard, of one [`Source`] or of several.
#[derive(Debug)]
pub struct Links {
    receivers: HashMap<u64, (String, Receiver)>,
    most_unfinished: usize,
}

impl Default for Links {
    fn default() -> Self {
        Self {
            receivers: HashMap::new(),
            most_unfinished: UNFINISHED,
        }
    }
}

impl Links {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Tells the fleet what is new. Gives what a person may want to know of it: that a program has come or is gone, or what is
    /// damaged.
    pub fn take(&mut self, news: News, fleet: &mut Fleet) -> Option<String> {
        match news {
            News::Opened(link, name) => {
                let said = format!("{name}: connected");
                let link = self.receivers.entry(link).or_default();
                link.0 = name;
                Some(said)
            }
            News::Bytes(link, bytes) => {
                let (name, receiver) = self.receivers.get_mut(&link)?;
                let before = receiver.damaged();
                let pushed = receiver.push(&bytes, fleet);
                let damaged = receiver.damaged();
                match pushed {
                    Err(error) => {
                        let said = format!("{name}: {error}");
                        self.close(link, fleet);
                        Some(said)
                    }
                    Ok(()) if damaged > before => Some(match receiver.why() {
                        Some(why) => format!("{name}: {damaged} damaged frames: {why}"),
                        None => format!("{name}: {damaged} damaged frames"),
                    }),
                    Ok(()) => self.refuse_unfinished(link, fleet),
                }
            }
            News::Closed(link, why) => {
                self.close(link, fleet);
                Some(why)
            }
        }
    }

    /// Closes a link if too much waits on all of them for its end.
    fn refuse_unfinished(&mut self, link: u64, fleet: &mut Fleet) -> Option<String> {
        let receivers = self.receivers.values();
        let waiting: usize = receivers.map(|(_, receiver)| receiver.waiting()).sum();
        if waiting <= self.most_unfinished {
            return None;
        }
        let (name, _) = self.receivers.get(&link)?;
        let most = self.most_unfinished >> 20;
        let said =
            format!("{name}: refused: frames of more than {most} MiB have begun and not ended");
        self.close(link, fleet);
        Some(said)
    }

    fn close(&mut self, link: u64, fleet: &mut Fleet) {
        if let Some((_, mut receiver)) = self.receivers.remove(&link) {
            receiver.close(fleet);
        }
    }
}

impl Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Connect(address) => write!(f, "tcp://{address}"),
            Self::Listen(address) => write!(f, "listen://{address}"),
            Self::Input => f.write_str("-"),
            Self::Path(path) => path.display().fmt(f),
        }
    }
}

#[cfg(test)]
mod tests;
