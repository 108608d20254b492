//! ZMTP 3.0, the protocol of `ZeroMQ`'s sockets, as a server with the mechanism NULL: what Groot2's sockets speak.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a socket is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Socket {
    /// Answers requests.
    Reply,
    /// Publishes.
    Publish,
}

/// Longer frames are no requests of Groot2's.
const LONGEST: u64 = 16 << 20;

const MORE: u8 = 1;
const LONG: u8 = 2;
const COMMAND: u8 = 4;

/// A connection after its handshake.
pub struct Connection<'a> {
    stream: TcpStream,
    stop: &'a AtomicBool,
}

impl<'a> Connection<'a> {
    /// Shakes hands.
    pub fn accept(stream: TcpStream, socket: Socket, stop: &'a AtomicBool) -> io::Result<Self> {
        stream.set_nodelay(true)?;
        // Often enough to notice that the publisher ends.
        stream.set_read_timeout(Some(std::time::Duration::from_millis(50)))?;
        // Who does not read must not hold up a tree for ever.
        stream.set_write_timeout(Some(std::time::Duration::from_secs(1)))?;
        let mut connection = Self { stream, stop };
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

    /// The next message, all its frames.
    pub fn message(&mut self) -> io::Result<Vec<Vec<u8>>> {
        let (mut frames, mut length) = (Vec::new(), 0);
        loop {
            let (flags, body) = self.frame()?;
            if flags & COMMAND != 0 {
                self.command(&body)?;
                continue;
            }
            length += body.len() as u64;
            if length > LONGEST || frames.len() > 16 {
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
        if length > LONGEST {
            return Err(broken("a frame too long"));
        }
        let mut body = vec![0; usize::try_from(length).unwrap_or_default()];
        self.read(&mut body)?;
        Ok((flags, body))
    }

    /// Fills the buffer, however many pieces it comes in.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<()> {
        let mut filled = 0;
        while filled < buffer.len() {
            if self.stop.load(Ordering::Relaxed) {
                return Err(ErrorKind::Interrupted.into());
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
