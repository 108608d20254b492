//! ZMTP 3.0, the protocol of `ZeroMQ`'s sockets, as a server with the mechanism NULL: what Groot2's sockets speak.

use crate::budgets::{FRAMES, MESSAGE, PEER_SILENCE, REQUEST_TIME};
use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// So much of a frame is read at once.
const PIECE: usize = 16 << 10;

/// What a socket is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Socket {
    /// Answers requests.
    Reply,
    /// Publishes.
    Publish,
}

const MORE: u8 = 1;
const LONG: u8 = 2;
const COMMAND: u8 = 4;

/// How long is waited for a peer.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// For a greeting, and for the rest of a message that has begun.
    pub request: Duration,
    /// For the next message.
    pub silence: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            request: REQUEST_TIME,
            silence: PEER_SILENCE,
        }
    }
}

/// A connection after its handshake.
pub struct Connection<'a> {
    stream: TcpStream,
    stop: &'a AtomicBool,
    patience: Patience,
    /// What is being read is here by then.
    deadline: Option<Instant>,
}

impl<'a> Connection<'a> {
    /// Shakes hands.
    pub fn accept(
        stream: TcpStream,
        socket: Socket,
        stop: &'a AtomicBool,
        patience: Patience,
    ) -> io::Result<Self> {
        stream.set_nodelay(true)?;
        // Often enough to notice that the publisher ends.
        stream.set_read_timeout(Some(Duration::from_millis(50)))?;
        // Who does not read is hung up on.
        stream.set_write_timeout(Some(Duration::from_secs(1)))?;
        let mut connection = Self {
            stream,
            stop,
            patience,
            deadline: Some(Instant::now() + patience.request),
        };
        connection.stream.write_all(&greeting())?;
        let mut theirs = [0; 64];
        connection.read(&mut theirs)?;
        let version = theirs[10];
        if theirs[0] != 0xff || theirs[9] & 1 == 0 || version < 3 || &theirs[12..17] != b"NULL\0" {
            return Err(broken("no greeting of ZMTP 3 with the mechanism NULL"));
        }
        connection.stream.write_all(&ready(socket))?;
        let (flags, body) = connection.frame()?;
        if flags & COMMAND == 0 || !body.starts_with(b"\x05READY") {
            return Err(broken("no READY"));
        }
        Ok(connection)
    }

    pub fn stream(&self) -> &TcpStream {
        &self.stream
    }

    /// The next request, all its frames.
    pub fn request(&mut self) -> io::Result<Vec<Vec<u8>>> {
        self.message(Some(self.patience.silence))
    }

    /// The next subscription. The first one comes at once; later there may be none.
    pub fn subscription(&mut self, is_first: bool) -> io::Result<Vec<Vec<u8>>> {
        self.message(is_first.then_some(self.patience.request))
    }

    fn message(&mut self, silence: Option<Duration>) -> io::Result<Vec<Vec<u8>>> {
        let (mut frames, mut length) = (Vec::new(), 0);
        self.deadline = silence.map(|silence| Instant::now() + silence);
        loop {
            let (flags, body) = self.frame()?;
            if flags & COMMAND != 0 {
                self.command(&body)?;
                continue;
            }
            length += body.len();
            if length > MESSAGE || frames.len() >= FRAMES {
                return Err(broken("a message too long"));
            }
            frames.push(body);
            if flags & MORE == 0 {
                return Ok(frames);
            }
        }
    }

    /// Answers a PING, and passes over what else there may be.
    fn command(&mut self, body: &[u8]) -> io::Result<()> {
        let Some(ping) = body.strip_prefix(b"\x04PING") else {
            return Ok(());
        };
        let mut pong = b"\x04PONG".to_vec();
        // After two bytes of a time comes what is to be sent back.
        pong.extend(ping.get(2..).unwrap_or_default().iter().take(16));
        let mut bytes = Vec::new();
        push_frame(&mut bytes, COMMAND, &pong);
        self.stream.write_all(&bytes)
    }

    fn frame(&mut self) -> io::Result<(u8, Vec<u8>)> {
        let mut flags = [0];
        self.read(&mut flags)?;
        // What has begun does not take long.
        let rest = Instant::now() + self.patience.request;
        self.deadline = Some(self.deadline.map_or(rest, |deadline| deadline.max(rest)));
        let [flags] = flags;
        let length = if flags & LONG == 0 {
            let mut length = [0];
            self.read(&mut length)?;
            u64::from(length[0])
        } else {
            let mut length = [0; 8];
            self.read(&mut length)?;
            u64::from_be_bytes(length)
        };
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        if length > MESSAGE {
            return Err(broken("a frame too long"));
        }
        let mut body = Vec::new();
        while body.len() < length {
            let begin = body.len();
            // What is only announced takes no memory.
            body.resize(length.min(begin + PIECE), 0);
            self.read(&mut body[begin..])?;
        }
        Ok((flags, body))
    }

    /// Fills the buffer, however many pieces it comes in.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<()> {
        let mut filled = 0;
        while filled < buffer.len() {
            if self.stop.load(Ordering::Relaxed) {
                return Err(ErrorKind::Interrupted.into());
            }
            if self
                .deadline
                .is_some_and(|deadline| Instant::now() > deadline)
            {
                return Err(ErrorKind::TimedOut.into());
            }
            match self.stream.read(&mut buffer[filled..]) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(count) => filled += count,
                Err(error)
                    if matches!(
                        error.kind(),
                        ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted
                    ) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    pub fn send(&mut self, frames: &[Vec<u8>]) -> io::Result<()> {
        self.stream.write_all(&message(frames))
    }
}

/// A message as bytes.
pub fn message(frames: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (number, frame) in frames.iter().enumerate() {
        let more = if number + 1 < frames.len() { MORE } else { 0 };
        push_frame(&mut bytes, more, frame);
    }
    bytes
}

fn push_frame(bytes: &mut Vec<u8>, flags: u8, body: &[u8]) {
    match u8::try_from(body.len()) {
        Ok(length) => bytes.extend([flags, length]),
        Err(_) => {
            bytes.push(flags | LONG);
            bytes.extend((body.len() as u64).to_be_bytes());
        }
    }
    bytes.extend(body);
}

fn greeting() -> [u8; 64] {
    let mut greeting = [0; 64];
    greeting[0] = 0xff;
    greeting[9] = 0x7f;
    greeting[10] = 3;
    greeting[12..16].copy_from_slice(b"NULL");
    greeting
}

fn ready(socket: Socket) -> Vec<u8> {
    let name: &[u8; 3] = match socket {
        Socket::Reply => b"REP",
        Socket::Publish => b"PUB",
    };
    let mut body = b"\x05READY\x0bSocket-Type\0\0\0\x03".to_vec();
    body.extend(name);
    let mut bytes = Vec::new();
    push_frame(&mut bytes, COMMAND, &body);
    bytes
}

fn broken(message: &'static str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_those_of_the_protocol() {
        let ready = ready(Socket::Reply);
        assert_eq!(ready[..2], [COMMAND, 25]);
        assert_eq!(ready[2..], *b"\x05READY\x0bSocket-Type\0\0\0\x03REP");
        assert_eq!(message(&[vec![], vec![7, 8]]), [1, 0, 0, 2, 7, 8]);
        let long = message(&[vec![9; 300]]);
        assert_eq!(long[..10], [2, 0, 0, 0, 0, 0, 0, 1, 44, 9]);
    }
}
