//! The blocks of a recording: entries, compressed and with checksums.

use super::bytes::LONGEST;

pub const MAGIC: &[u8; 8] = b"\x8bQBREC\x0a\x01";
const MARK: u8 = 0xb1;
pub const HEADER: usize = 18;

/// A block around these entries. Compressed, if that makes it smaller.
pub fn wrap(entries: &[u8]) -> Vec<u8> {
    let small = miniz_oxide::deflate::compress_to_vec(entries, 6);
    let (kind, stored) = if small.len() < entries.len() {
        (1, &small[..])
    } else {
        (0, entries)
    };
    let mut block = vec![MARK, kind];
    for length in [stored.len(), entries.len()] {
        // Blocks are far shorter.
        block.extend_from_slice(&u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes());
    }
    block.extend_from_slice(&crc32fast::hash(stored).to_le_bytes());
    block.extend_from_slice(&crc32fast::hash(&block).to_le_bytes());
    block.extend_from_slice(stored);
    block
}

/// What stands at a place of a file where a block may begin.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    /// A block of so many bytes, with these entries.
    Block(usize, Vec<u8>),
    /// The end of the file.
    End,
    /// A part of a block at most, or nothing but zeros.
    CutOff,
    /// Something else.
    Damage(&'static str),
}

/// How many bytes the block takes that begins here, or its header while that is not all there.
///
/// # Errors
///
/// If no block begins here: of a line, more does not make it one.
pub fn wanted(rest: &[u8]) -> Result<usize, &'static str> {
    if rest.first().is_some_and(|first| *first != MARK) {
        return Err("no block begins with this byte");
    }
    let Some(header) = rest.get(..HEADER) else {
        return Ok(HEADER);
    };
    let number = |at: usize| {
        u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
    };
    if crc32fast::hash(&header[..14]) != number(14) {
        return Err("the checksum of a block's header is another");
    }
    if number(2) as usize > LONGEST {
        return Err("a block of more than 16 MiB");
    }
    Ok(HEADER + number(2) as usize)
}

/// Where the next whole block begins behind this place, of a file that is damaged there.
pub fn next(bytes: &[u8], from: usize) -> Option<usize> {
    // What looks like a block and is none costs as much as it says that it is long: so much of it is borne.
    let mut effort = bytes.len().saturating_mul(4);
    let marks = bytes.iter().enumerate().skip(from + 1);
    for (at, _) in marks.filter(|(_, byte)| **byte == MARK) {
        let rest = &bytes[at..];
        let Some(block) = wanted(rest).ok().and_then(|wanted| rest.get(..wanted)) else {
            continue;
        };
        effort = effort.checked_sub(block.len())?;
        let sum = block
            .get(10..14)
            .map(|sum| [sum[0], sum[1], sum[2], sum[3]]);
        let stored = block.get(HEADER..).filter(|stored| !stored.is_empty());
        if stored.is_some_and(|stored| sum == Some(crc32fast::hash(stored).to_le_bytes())) {
            return Some(at);
        }
    }
    None
}

/// Looks at what the rest of a file begins with.
pub fn unwrap(rest: &[u8]) -> Found {
    if rest.is_empty() {
        return Found::End;
    }
    if rest.iter().all(|byte| *byte == 0) {
        return Found::CutOff;
    }
    if rest[0] != MARK {
        return Found::Damage("no block begins with this byte");
    }
    let Some(header) = rest.get(..HEADER) else {
        return Found::CutOff;
    };
    let number = |at: usize| {
        u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
    };
    if crc32fast::hash(&header[..14]) != number(14) {
        // The header was written, and what follows it never was.
        if rest[HEADER..].iter().all(|byte| *byte == 0)
            && header[14..].iter().all(|byte| *byte == 0)
        {
            return Found::CutOff;
        }
        return Found::Damage("the checksum of a block's header is another");
    }
    let (stored, length) = (number(2) as usize, number(6) as usize);
    if stored > LONGEST || length > LONGEST {
        return Found::Damage("a block of more than 16 MiB");
    }
    let Some(bytes) = rest.get(HEADER..HEADER + stored) else {
        return Found::CutOff;
    };
    if crc32fast::hash(bytes) != number(10) {
        // Space that was reserved for a block, and never written.
        if rest[HEADER + stored..].iter().all(|byte| *byte == 0) && bytes.last() == Some(&0) {
            return Found::CutOff;
        }
        return Found::Damage("the checksum of a block is another");
    }
    let entries = match header[1] {
        0 => bytes.to_vec(),
        1 => match miniz_oxide::inflate::decompress_to_vec_with_limit(bytes, length) {
            Ok(entries) => entries,
            Err(_) => return Found::Damage("a block that cannot be decompressed"),
        },
        _ => return Found::Damage("a block of a kind that this version does not know"),
    };
    if entries.len() != length {
        return Found::Damage("a block of another length than it says");
    }
    Found::Block(HEADER + stored, entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_changed_bit_is_noticed() {
        let entries = b"what happened, what happened, what happened".to_vec();
        let block = wrap(&entries);
        assert_eq!(unwrap(&block), Found::Block(block.len(), entries));
        for place in 0..block.len() {
            for bit in 0..8 {
                let mut changed = block.clone();
                changed[place] ^= 1 << bit;
                let found = unwrap(&changed);
                assert!(matches!(found, Found::Damage(_) | Found::CutOff), "{place}");
            }
        }
        for length in 1..block.len() {
            assert_eq!(unwrap(&block[..length]), Found::CutOff, "{length}");
        }
    }

    #[test]
    fn what_is_reserved_and_not_written_is_cut_off() {
        assert_eq!(unwrap(&[0; 40]), Found::CutOff);
        let mut block = wrap(b"abc");
        let end = block.len() - 1;
        block[end] = 0;
        assert_eq!(unwrap(&block), Found::CutOff);
        block.extend([0; 9]);
        assert_eq!(unwrap(&block), Found::CutOff);
        block.push(1);
        assert!(matches!(unwrap(&block), Found::Damage(_)));
    }
}
