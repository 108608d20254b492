//! `#[budget(bytes = 8)]`.

use core::mem::size_of;
use core::str;

/// Refuses to compile a tree whose state is larger than its budget.
#[track_caller]
pub const fn keep_budget<T>(name: &str, budget: usize) {
    let size = size_of::<T>();
    if size <= budget {
        return;
    }
    let text = Text::new()
        .then("the state of `")
        .then(name)
        .then("` takes ")
        .number(size)
        .then(" bytes, more than its budget of ")
        .number(budget);
    panic!("{}", text.as_str());
}

/// A text put together while compiling; what does not fit is left out.
struct Text {
    bytes: [u8; Self::CAPACITY],
    length: usize,
}

impl Text {
    const CAPACITY: usize = 512;

    const fn new() -> Self {
        Self {
            bytes: [0; Self::CAPACITY],
            length: 0,
        }
    }

    const fn then(self, text: &str) -> Self {
        self.with(text.as_bytes())
    }

    const fn with(mut self, bytes: &[u8]) -> Self {
        if bytes.len() > Self::CAPACITY - self.length {
            return self;
        }
        let mut position = 0;
        while position < bytes.len() {
            self.bytes[self.length] = bytes[position];
            self.length += 1;
            position += 1;
        }
        self
    }

    const fn number(self, number: usize) -> Self {
        const DIGITS: &[u8] = b"0123456789";
        let longer = if number > 9 {
            self.number(number / 10)
        } else {
            self
        };
        longer.with(&[DIGITS[number % 10]])
    }

    const fn as_str(&self) -> &str {
        match str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "the state of this tree is larger than its budget",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{keep_budget, Text};
    use core::str;

    #[test]
    fn a_state_within_its_budget() {
        keep_budget::<u64>("Night", 8);
        keep_budget::<()>("Night", 0);
    }

    #[test]
    #[should_panic(expected = "the state of `Night` takes 8 bytes, more than its budget of 7")]
    fn a_state_beyond_its_budget() {
        keep_budget::<u64>("Night", 7);
    }

    #[test]
    fn numbers_and_texts() {
        let text = Text::new().then("a ").number(0).then(" b ").number(4_096);
        assert_eq!(text.as_str(), "a 0 b 4096");
        for (number, digits) in [(9, "9"), (10, "10"), (11, "11"), (100, "100")] {
            assert_eq!(Text::new().number(number).as_str(), digits);
        }
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        let long = [b'x'; Text::CAPACITY];
        let long = str::from_utf8(&long).expect("ASCII");
        let full = Text::new().then(long);
        assert_eq!(full.as_str(), long);
        let text = Text::new().then("a").then(long).then("b");
        assert_eq!(text.as_str(), "ab");
        let (_, rest) = long.split_at(1);
        assert_eq!(
            Text::new().then("a").then(rest).then("b").as_str().len(),
            Text::CAPACITY
        );
    }
}
