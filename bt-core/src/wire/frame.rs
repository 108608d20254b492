//! Frames as in RFC 1662, "PPP in HDLC-like Framing": a flag before and after, both escaped within, and a checksum at the end.

/// Stands between frames.
const FLAG: u8 = 0x7e;
/// Stands before a byte that is changed, as it would be a flag or this.
const ESCAPE: u8 = 0x7d;
/// How it is changed.
const CHANGE: u8 = 0x20;
/// So many bytes are sent at once.
const CHUNK: usize = 64;

/// Makes frames of bytes, one after the other.
#[derive(Debug, Clone)]
pub struct Frames<F> {
    send: F,
    chunk: [u8; CHUNK],
    filled: usize,
    /// The checksum so far, as CRC-32 keeps it.
    sum: u32,
    /// The rest of this frame is not sent.
    is_broken: bool,
    /// How many were not sent to their end.
    pub failed: u32,
}

impl<F, E> Frames<F>
where
    F: FnMut(&[u8]) -> Result<(), E>,
{
    pub const fn new(send: F) -> Self {
        Self {
            send,
            chunk: [0; CHUNK],
            filled: 0,
            sum: !0,
            is_broken: false,
            failed: 0,
        }
    }

    /// Begins a frame. One that was not closed is one that panicked halfway: its end will not be right.
    pub fn open(&mut self) {
        self.sum = !0;
        self.is_broken = false;
        self.raw(FLAG);
    }

    /// Adds a byte to the frame.
    pub fn byte(&mut self, byte: u8) {
        self.sum = crc(self.sum, byte);
        self.escaped(byte);
    }

    /// Ends the frame, and sends what is left of it.
    pub fn close(&mut self) {
        for byte in (!self.sum).to_le_bytes() {
            self.escaped(byte);
        }
        self.raw(FLAG);
        self.flush();
        self.failed = self.failed.wrapping_add(self.is_broken.into());
    }

    fn escaped(&mut self, byte: u8) {
        if byte == FLAG || byte == ESCAPE {
            self.raw(ESCAPE);
            self.raw(byte ^ CHANGE);
        } else {
            self.raw(byte);
        }
    }

    fn raw(&mut self, byte: u8) {
        // There is always a place; so nothing can panic.
        if let Some(place) = self.chunk.get_mut(self.filled) {
            *place = byte;
        }
        self.filled = self.filled.wrapping_add(1);
        if self.filled >= CHUNK {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let filled = core::mem::take(&mut self.filled);
        let bytes = self.chunk.get(..filled).unwrap_or(&[]);
        if !self.is_broken {
            self.is_broken = (self.send)(bytes).is_err();
        }
    }
}

/// The checksum with one byte more: CRC-32 as in RFC 1662, half a byte at a time.
fn crc(sum: u32, byte: u8) -> u32 {
    let half =
        |sum: u32, half: u8| TABLE[usize::from((sum.to_le_bytes()[0] ^ half) & 15)] ^ sum >> 4;
    half(half(sum, byte), byte >> 4)
}

const TABLE: [u32; 16] = {
    let mut table = [0; 16];
    let mut at: u8 = 0;
    while at < 16 {
        let mut sum = at as u32;
        let mut bit = 0;
        while bit < 4 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
            bit += 1;
        }
        table[at as usize] = sum;
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;
    use std::vec::Vec;

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        let sum = b"123456789".iter().fold(!0, |sum, byte| crc(sum, *byte));
        assert_eq!(!sum, 0xcbf4_3926);
    }

    #[test]
    fn flags_and_escapes_are_changed_within_a_frame() {
        let mut sent = Vec::new();
        let mut frames = Frames::new(|bytes: &[u8]| {
            sent.extend_from_slice(bytes);
            Ok::<(), ()>(())
        });
        frames.open();
        for byte in [1, FLAG, ESCAPE, 2] {
            frames.byte(byte);
        }
        frames.close();
        assert_eq!(sent[..7], [0x7e, 1, 0x7d, 0x5e, 0x7d, 0x5d, 2]);
        assert_eq!(sent.last(), Some(&FLAG));
        let mut within = sent[1..sent.len() - 1].iter();
        assert!(within.all(|byte| *byte != FLAG));
    }

    #[test]
    fn a_frame_that_cannot_be_sent_is_left_out_and_counted() {
        let (mut sent, mut calls) = (Vec::new(), 0);
        let mut frames = Frames::new(|bytes: &[u8]| {
            calls += 1;
            if calls == 2 {
                return Err("the line is full");
            }
            sent.extend_from_slice(bytes);
            Ok(())
        });
        for _ in 0..2 {
            frames.open();
            for byte in 0..200 {
                frames.byte(byte);
            }
            frames.close();
        }
        assert_eq!(frames.failed, 1);
        // A chunk of the first, and all of the second.
        assert_eq!(sent[..64], sent[64..128]);
        assert!(sent.len() > 64 + 200);
    }
}
