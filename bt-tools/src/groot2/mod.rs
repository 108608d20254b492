//! Groot2, live: a publisher that shows a running tree, and answers its breakpoints and injected results.
//!
//! It speaks the protocol of `BehaviorTree.CPP` 4.10 over two sockets, requests at a port and publications at
//! the next, and needs no `ZeroMQ`. There is no authentication in that protocol: whoever reaches the port can stop the tree
//! and force its results. So [`Publisher::local`] binds to this machine only; anything else has to be asked for
//! by [`Publisher::at`].

mod follow;
mod hooks;
mod live;
mod shared;
mod state;
mod zmtp;

use crate::btlog::NodeStatus;
use crate::budgets::CONNECTIONS;
use crate::export;
use bt_core::info::TreeInfo;
use hooks::Position;
pub use live::Live;
use shared::Shared;
use state::State;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::Ordering;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;
use zmtp::{Connection, Patience, Socket};

/// The port at which Groot2 asks unless told otherwise; publications come at the next.
pub const PORT: u16 = 1667;

/// How often it is looked whether there is something to do.
const PAUSE: Duration = Duration::from_millis(10);

/// A tree that can be shown.
pub trait Watched {
    /// Its XML, with a `_uid` for each node.
    fn full_tree(&self) -> String;

    /// All these numbers, tree by tree.
    fn nodes(&self) -> Vec<u16>;
}

/// A compiled tree, by its description. The `_uid` of a node is its number plus 1.
impl Watched for &'static TreeInfo {
    fn full_tree(&self) -> String {
        export::full_tree(self)
    }

    fn nodes(&self) -> Vec<u16> {
        export::shown(self)
    }
}

/// Shows a tree to Groot2, from threads of its own.
///
/// Whoever follows the tree tells what happens: [`change`](Self::change) for each change of a node's status,
/// [`before`](Self::before) and [`after`](Self::after) where a hook may be asked.
///
/// ```
/// use bt_tools::btlog::NodeStatus;
/// use bt_tools::groot2::Publisher;
/// use quickbeam::{behavior_tree, Tree};
/// # fn open(_: &mut u32) -> bool { true }
///
/// behavior_tree! { tree Door(hero: &mut u32) { !open } }
///
/// // Port 0 is any free one.
/// let publisher = Publisher::local(0, &Door::INFO)?;
/// publisher.change(2, NodeStatus::Success);
/// assert_eq!(publisher.before(1), None);
/// # let _ = Door::new().tick(&mut 1);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Publisher {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
    port: u16,
}

impl Publisher {
    /// Publishes to this machine only, at this port and the next.
    ///
    /// # Errors
    ///
    /// A port that is taken.
    pub fn local(port: u16, tree: &impl Watched) -> io::Result<Self> {
        Self::at((Ipv4Addr::LOCALHOST, port).into(), tree)
    }

    /// Publishes to whoever reaches this address, at its port and the next. Whoever does can stop the tree.
    ///
    /// # Errors
    ///
    /// An address that is taken, or not this machine's.
    pub fn at(address: SocketAddr, tree: &impl Watched) -> io::Result<Self> {
        Self::patient(address, tree, Patience::default())
    }

    fn patient(address: SocketAddr, tree: &impl Watched, patience: Patience) -> io::Result<Self> {
        let (reply, publish) = listeners(address)?;
        let port = reply.local_addr()?.port();
        let state = State::new(tree.full_tree(), &tree.nodes(), random_id());
        let shared = Arc::new(Shared::new(state));
        let mut threads = Vec::new();
        for (listener, socket) in [(reply, Socket::Reply), (publish, Socket::Publish)] {
            listener.set_nonblocking(true)?;
            let shared = Arc::clone(&shared);
            threads.push(thread::spawn(move || {
                listen(&listener, socket, &shared, patience);
            }));
        }
        Ok(Self {
            shared,
            threads,
            port,
        })
    }

    /// The port at which requests are answered.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// What the node with this `_uid` is from now on.
    pub fn change(&self, node: u16, status: NodeStatus) {
        self.shared.state().change(node, status);
    }

    /// The entries of a blackboard, as a map in `MessagePack`. Groot2 asks for it by the name of a tree, or its path.
    pub fn set_blackboard(&self, name: &str, entries: Vec<u8>) {
        self.shared
            .state()
            .blackboards
            .insert(name.to_owned(), entries);
    }

    /// Asks before each tick of a node that has not completed. A breakpoint waits here until it is unlocked.
    ///
    /// `Success` or `Failure` is what the node gives instead of being ticked; a node that runs is to be halted first.
    /// `None`: it is ticked.
    pub fn before(&self, node: u16) -> Option<NodeStatus> {
        self.shared.ask(node, Position::Before)
    }

    /// Asks after each tick of a node. `Success` or `Failure` is what it gives instead of what it gave.
    pub fn after(&self, node: u16) -> Option<NodeStatus> {
        self.shared.ask(node, Position::After)
    }
}

impl Drop for Publisher {
    /// Lets ticks that wait go on, and ends its threads.
    fn drop(&mut self) {
        self.shared.end();
        for thread in self.threads.drain(..) {
            // What it did wrong was said by its panic.
            let _ = thread.join();
        }
    }
}

/// Two listeners at neighbouring ports.
fn listeners(address: SocketAddr) -> io::Result<(TcpListener, TcpListener)> {
    // Of free ports, the next one may be taken.
    let mut tries = if address.port() == 0 { 50 } else { 1 };
    loop {
        tries -= 1;
        let reply = TcpListener::bind(address)?;
        let mut next = reply.local_addr()?;
        let pair = next
            .port()
            .checked_add(1)
            .ok_or_else(|| io::Error::from(io::ErrorKind::AddrNotAvailable))
            .and_then(|port| {
                next.set_port(port);
                TcpListener::bind(next)
            });
        match pair {
            Ok(publish) => return Ok((reply, publish)),
            Err(error) if tries == 0 => return Err(error),
            Err(_) => {}
        }
    }
}

fn listen(listener: &TcpListener, socket: Socket, shared: &Arc<Shared>, patience: Patience) {
    let mut served = Vec::new();
    while !shared.stop.load(Ordering::Relaxed) {
        if socket == Socket::Reply {
            shared.look_for_silence();
        }
        served.retain(|thread: &JoinHandle<()>| !thread.is_finished());
        match listener.accept() {
            Ok((stream, _)) if served.len() < CONNECTIONS => {
                let shared = Arc::clone(shared);
                served.push(thread::spawn(move || {
                    // A peer that goes, or speaks something else, is nobody's mistake here.
                    let _ = serve(stream, socket, &shared, patience);
                }));
            }
            // Dropped, it is closed.
            Ok(_) => {}
            Err(_) => thread::sleep(PAUSE),
        }
    }
    for thread in served {
        let _ = thread.join();
    }
}

fn serve(stream: TcpStream, socket: Socket, shared: &Shared, patience: Patience) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    let mut connection = Connection::accept(stream, socket, &shared.stop, patience)?;
    if socket == Socket::Publish {
        return subscribed(&mut connection, shared);
    }
    loop {
        let message = connection.request()?;
        // Up to an empty frame stands the way back.
        let Some(end) = message.iter().position(Vec::is_empty) else {
            continue;
        };
        let (way, request) = message.split_at(end + 1);
        let mut reply = way.to_vec();
        reply.extend(shared.reply(request));
        connection.send(&reply)?;
    }
}

/// Tells a subscriber what is published, until it goes.
fn subscribed(connection: &mut Connection<'_>, shared: &Shared) -> io::Result<()> {
    // Subscriptions are to everything, and need no answer.
    let mut stream = connection.stream().try_clone()?;
    let (id, notices) = shared.subscribe();
    let writer = thread::spawn(move || {
        for notice in notices {
            if Write::write_all(&mut stream, &notice).is_err() {
                break;
            }
        }
        // It may be gone already.
        let _ = stream.shutdown(Shutdown::Both);
    });
    let mut heard = connection.subscription(true);
    while heard.is_ok() {
        heard = connection.subscription(false);
    }
    // That ends its thread, and closes its descriptor.
    shared.leave(id);
    let _ = writer.join();
    heard.map(drop)
}

/// A UUID of version 4; the hasher's keys are random.
fn random_id() -> [u8; 16] {
    let mut id = [0; 16];
    for half in id.chunks_exact_mut(8) {
        let number = RandomState::new().build_hasher().finish();
        half.copy_from_slice(&number.to_le_bytes());
    }
    id[6] = id[6] & 0x0f | 0x40;
    id[8] = id[8] & 0x3f | 0x80;
    id
}

#[cfg(test)]
mod tests;
