//! Trees in closure form with leaf values whose types rustc has to infer, and with many of them.

use quickbeam::{behavior_tree, Behavior, Status};

/// Counts how often it was made.
struct Made<'a, T> {
    count: &'a std::cell::Cell<u32>,
    adds: T,
}

impl<'a, T> Made<'a, T> {
    fn new(count: &'a std::cell::Cell<u32>, adds: T) -> Self {
        count.set(count.get() + 1);
        Self { count, adds }
    }
}

impl<T: Copy + Into<u64>> Behavior<u64> for Made<'_, T> {
    fn tick(&mut self, sum: &mut u64) -> Status {
        *sum += self.adds.into() + u64::from(self.count.get());
        Status::Success
    }
}

/// Its type is known only by what is in it.
#[derive(Debug, Clone, Copy)]
struct Add<T>(T);

impl<T: Copy + Into<u64>> Behavior<u64> for Add<T> {
    fn tick(&mut self, sum: &mut u64) -> Status {
        *sum += self.0.into();
        Status::Success
    }
}

macro_rules! sums {
    ($($leaf:tt)*) => {{
        let count = std::cell::Cell::new(0);
        let mut sum = 0u64;
        let mut tree = behavior_tree! {
            |sum: &mut u64| sequence< Made::new(&count, 1u8), Made::new(&count, 1u16), Add(1u8), Add(1u16), $($leaf)* >
        };
        assert_eq!(tree.tick(&mut sum), Status::Success);
        assert!(!tree.is_running());
        assert_eq!(count.get(), 2, "each value is made once");
        sum
    }};
}

/// Twice two times the count, and one for each value.
#[test]
fn sixteen_values() {
    let sum = sums!(
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u32)
    );
    assert_eq!(sum, 4 + 16);
}

#[test]
fn seventeen_values() {
    let sum = sums!(
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u8),
        Add(1u32),
        Add(1u64)
    );
    assert_eq!(sum, 4 + 17);
}
