//! The client side of the protocol, without `ZeroMQ`.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A socket of `ZeroMQ`'s, as the client side has it.
pub struct Client(pub TcpStream);

impl Client {
    pub fn new(port: u16, socket: &str) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(30)))
            .unwrap();
        let mut client = Self(stream);
        // In pieces, as libzmq sends it.
        let mut greeting = vec![0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0x7f];
        client.0.write_all(&greeting).unwrap();
        greeting = vec![3, 1];
        greeting.extend(b"NULL");
        greeting.resize(54, 0);
        client.0.write_all(&greeting).unwrap();
        client.bytes(64);
        let mut ready = b"\x05READY\x0bSocket-Type\0\0\0\x03".to_vec();
        ready.extend(socket.as_bytes());
        let mut frame = vec![4, u8::try_from(ready.len()).unwrap()];
        frame.extend(&ready);
        client.0.write_all(&frame).unwrap();
        let length = usize::from(client.bytes(2)[1]);
        assert!(client.bytes(length).starts_with(b"\x05READY"));
        client
    }

    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        self.0.read_exact(&mut bytes).unwrap();
        bytes
    }

    pub fn message(&mut self) -> Vec<Vec<u8>> {
        let mut frames = Vec::new();
        loop {
            let flags = self.bytes(1)[0];
            let length = if flags & 2 == 0 {
                u64::from(self.bytes(1)[0])
            } else {
                u64::from_be_bytes(self.bytes(8).try_into().unwrap())
            };
            frames.push(self.bytes(usize::try_from(length).unwrap()));
            if flags & 1 == 0 {
                return frames;
            }
        }
    }

    pub fn request(&mut self, frames: &[Vec<u8>]) -> Vec<Vec<u8>> {
        let mut bytes = vec![1, 0];
        for (n, frame) in frames.iter().enumerate() {
            bytes.push(u8::from(n + 1 < frames.len()));
            bytes.push(u8::try_from(frame.len()).unwrap());
            bytes.extend(frame);
        }
        self.0.write_all(&bytes).unwrap();
        let mut reply = self.message();
        assert_eq!(reply.remove(0), b"");
        reply
    }

    pub fn ask(&mut self, kind: u8, payload: &str) -> Vec<Vec<u8>> {
        let header = vec![2, kind, 1, 2, 3, 4];
        self.request(&[header, payload.as_bytes().to_vec()])
    }
}

/// From hexadecimal digits.
pub fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2)
        .map(|n| u8::from_str_radix(&hex[2 * n..2 * n + 2], 16).unwrap())
        .collect()
}
