//! A number that tells one tree's state from another's.

use crate::code::body::Body;
use std::fmt::Write as _;

/// The hash of a tree's structure and of what its state consists of; labels and doc comments do not matter.
pub fn shape(body: &Body) -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    for node in &body.tree.nodes {
        hash.add(&(&node.kind, &node.children, &node.quote));
    }
    for param in body.params.unwrap_or_default() {
        let ty = &param.ty;
        hash.add(&crate::tokens::tokens_text(&quote::quote!(#ty)));
    }
    for region in &body.graph.regions {
        let suspends = region
            .suspends
            .iter()
            .map(|suspend| (suspend.node, suspend.before));
        hash.add(&(region.root, region.kept, suspends.collect::<Vec<_>>()));
    }
    for slot in &body.graph.slots {
        hash.add(&(slot.node, slot.kind));
    }
    hash.0
}

/// FNV-1a of 64 bits: the same in every build and on every machine.
struct Hash(u64);

impl Hash {
    fn add(&mut self, value: &impl std::fmt::Debug) {
        // Writing to a hash cannot fail.
        let _ = write!(self, "{value:?};");
    }
}

impl std::fmt::Write for Hash {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Hash;
    use std::fmt::Write as _;

    #[test]
    fn the_hash_is_the_one_that_everybody_knows() {
        for (text, expected) in [
            ("", 0xcbf2_9ce4_8422_2325),
            ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] {
            let mut hash = Hash(0xcbf2_9ce4_8422_2325);
            hash.write_str(text).expect("a hash");
            assert_eq!(hash.0, expected, "{text}");
        }
    }
}
