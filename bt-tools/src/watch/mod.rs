//! Trees, watched in the browser while they run, or from a recording or a log of BehaviorTree.CPP.
//!
//! [`Watch::open`] serves one page, on this machine only unless told otherwise; a [`Watched`] tells it what one tree does. The page
//! shows every agent's tree as it runs, and any tick before: see the guide's chapter on watching.
//!
//! ```
//! use bt_tools::watch::Watch;
//! use quickbeam::{behavior_tree, Tree};
//!
//! # struct Hero;
//! # fn door_open(_: &mut Hero) -> bool { false }
//! # fn sleep(_: &mut Hero) -> quickbeam::Status { quickbeam::Status::Running }
//! behavior_tree! {
//!     #[observe]
//!     tree Night(hero: &mut Hero) { fallback< door_open, sleep > }
//! }
//!
//! let watch = Watch::settings().address(([127, 0, 0, 1], 0)).open()?;
//! println!("watch it at {}", watch.url());
//! let mut eyes = watch.agent("hero", Night::INFO);
//! let (mut night, mut hero) = (Night::new(), Hero);
//! night.tick_with(&mut hero, &mut eyes);
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Limits
//!
//! While no page is open, a tick costs a look at a number and nothing is kept: a tree is followed from the first operation on that begins while
//! one is, by what it says of itself ([`Tree::running`](bt_core::Tree::running)). A program that wants to keep what was before records it.
//!
//! The program never waits for a view: what it tells goes through a small ring for each agent into a buffer of 8 MiB, and what does not fit is
//! counted as missing. What is kept for going back takes 64 MiB unless [`Settings::memory`] says otherwise, and the oldest is dropped. A view is
//! told 20 times a second how its agent is; one that reads more slowly is told less often, and one that reads nothing for two
//! seconds is closed. Requests of other pages, for other hosts, or too large are refused; only a page on this machine can
//! stop a program at a breakpoint. While there are breakpoints it is asked twice a second whether it is there: a page that does not answer
//! for two seconds is closed, and without a page the program goes on.

mod frame;
mod http;
mod hub;
mod inbox;
mod logged;
mod serve;
mod watched;

pub use watched::Watched;

use crate::btlog::Replay;
use crate::record::{Entry, Mark};
use crate::timeline::Fleet;
use bt_core::info::TreeInfo;
use hub::Hub;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

/// The port of the page unless told otherwise.
pub const PORT: u16 = 8421;
/// How many bytes are kept for going back unless told otherwise.
pub const MEMORY: usize = 64 << 20;
/// What comes from the program is followed so often.
const PACE: Duration = Duration::from_millis(16);

/// How trees are watched.
#[derive(Debug, Clone)]
pub struct Settings {
    address: SocketAddr,
    memory: usize,
}

impl Settings {
    /// Where the page is served: `127.0.0.1:8421` unless told otherwise. At port 0, any that is free is taken. At an
    /// address that others can reach, they can look at everything; breakpoints can only be set from this machine.
    #[must_use]
    pub fn address(mut self, address: impl Into<SocketAddr>) -> Self {
        self.address = address.into();
        self
    }

    /// How many bytes are kept for going back: 64 MiB unless told otherwise.
    #[must_use]
    pub fn memory(mut self, bytes: usize) -> Self {
        self.memory = bytes;
        self
    }

    /// Begins to serve the page.
    ///
    /// # Errors
    ///
    /// If the address is taken or cannot be had.
    pub fn open(&self) -> io::Result<Watch> {
        Watch::serve(self.address, Fleet::new(self.memory), None, true)
    }

    /// Serves a run that is over: one that was read from a recording.
    ///
    /// # Errors
    ///
    /// If the address is taken or cannot be had.
    pub fn open_recorded(&self, fleet: Fleet) -> io::Result<Watch> {
        Watch::serve(self.address, fleet, None, false)
    }

    /// Serves a log of BehaviorTree.CPP: a tree with the statuses that are written in it. There are no agents in the [`fleet`](Watch::fleet) then.
    ///
    /// # Errors
    ///
    /// If the address is taken or cannot be had.
    pub fn open_log(&self, log: Replay) -> io::Result<Watch> {
        Watch::serve(self.address, Fleet::new(0), Some(log), false)
    }
}

/// Serves the page. When it is dropped, the page is served no more.
#[derive(Debug)]
pub struct Watch {
    hub: Arc<Hub>,
    address: SocketAddr,
    threads: Vec<JoinHandle<()>>,
}

impl Watch {
    /// Where, and with how much memory.
    pub fn settings() -> Settings {
        Settings {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)),
            memory: MEMORY,
        }
    }

    /// Serves the page at `http://127.0.0.1:8421`.
    ///
    /// # Errors
    ///
    /// If the port is taken.
    pub fn open() -> io::Result<Self> {
        Self::settings().open()
    }

    fn serve(
        address: SocketAddr,
        fleet: Fleet,
        log: Option<Replay>,
        is_live: bool,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        let address = listener.local_addr()?;
        let hub = Arc::new(Hub::new(fleet, log));
        let mut threads = Vec::new();
        let server = Arc::clone(&hub);
        let thread = std::thread::Builder::new().name("quickbeam page".to_owned());
        threads.push(thread.spawn(move || serve::serve(&listener, &server, is_live))?);
        if is_live {
            let follower = Arc::clone(&hub);
            let thread = std::thread::Builder::new().name("quickbeam follow".to_owned());
            threads.push(thread.spawn(move || {
                while !follower.is_closed.load(Relaxed) {
                    follower.follow();
                    std::thread::sleep(PACE);
                }
            })?);
        }
        Ok(Self {
            hub,
            address,
            threads,
        })
    }

    /// Where the page is: `http://127.0.0.1:8421`.
    pub fn url(&self) -> String {
        let ip = match self.address.ip() {
            IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        format!("http://{}", SocketAddr::new(ip, self.address.port()))
    }

    /// A new agent with its tree, which is idle: `Night::INFO`.
    pub fn agent(&self, name: &str, info: &'static TreeInfo) -> Watched {
        Watched::new(Arc::clone(&self.hub), name, info)
    }

    /// A mark on the timelines of all agents, at this moment: a violated invariant, a goal. The colour is as in CSS, or empty.
    pub fn mark(&self, text: impl Into<String>, color: impl Into<String>) {
        self.hub.tell_all(Entry::Mark(Mark {
            agent: None,
            text: text.into(),
            color: color.into(),
        }));
    }

    /// Looks at what is kept of all agents, or adds to it what programs elsewhere tell: see [`wire`](crate::wire). The page waits while it
    /// is looked at.
    pub fn fleet<T>(&self, look: impl FnOnce(&mut Fleet) -> T) -> T {
        look(&mut hub::lock(&self.hub.fleet))
    }

    /// How many views are open.
    pub fn views(&self) -> usize {
        self.hub.readers.load(Relaxed)
    }

    /// How many views were closed as they took nothing for two seconds.
    pub fn slow_views(&self) -> u64 {
        self.hub.slow.load(Relaxed)
    }

    /// Waits for ever: for programs that do nothing but show something.
    pub fn wait(mut self) {
        for thread in std::mem::take(&mut self.threads) {
            // It ends with the program.
            let _ = thread.join();
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.hub.is_closed.store(true, Relaxed);
        // It waits for a connection.
        let _ = TcpStream::connect_timeout(&self.address, Duration::from_millis(200));
        for thread in std::mem::take(&mut self.threads) {
            let _ = thread.join();
        }
    }
}
