//! What trees must not contain, one feature each.

#[cfg(feature = "control-index")]
#[no_mangle]
pub extern "C" fn index(numbers: &[u8; 8], at: usize) -> u8 {
    numbers[at]
}

#[cfg(feature = "control-arithmetic")]
#[no_mangle]
pub extern "C" fn arithmetic(left: u8, right: u8) -> u8 {
    left + right
}

#[cfg(feature = "control-unwrap")]
#[no_mangle]
pub extern "C" fn unwrap(number: u32) -> u32 {
    number.checked_sub(1).unwrap()
}

#[cfg(feature = "control-assertion")]
#[no_mangle]
pub extern "C" fn assertion(number: u8) -> u8 {
    debug_assert!(number > 0, "only where debug assertions are on");
    number
}

#[cfg(feature = "control-allocation")]
#[no_mangle]
pub extern "C" fn allocation(number: u32) -> *mut u32 {
    alloc::boxed::Box::into_raw(alloc::boxed::Box::new(number))
}

#[cfg(feature = "control-vtable")]
mod vtable {
    use quickbeam::{Behavior, Status};

    struct Holds;
    struct Grows;

    impl Behavior<u32> for Holds {
        fn tick(&mut self, _: &mut u32) -> Status {
            Status::Success
        }
    }

    impl Behavior<u32> for Grows {
        fn tick(&mut self, number: &mut u32) -> Status {
            *number ^= 1;
            Status::Running
        }
    }

    #[no_mangle]
    pub fn dynamic(choice: bool) -> &'static dyn Behavior<u32> {
        if choice {
            &Holds
        } else {
            &Grows
        }
    }
}

#[cfg(feature = "control-pointer")]
#[no_mangle]
pub extern "C" fn pointer(leaf: extern "C" fn(u32) -> u32, number: u32) -> u32 {
    leaf(number) ^ 1
}

#[cfg(feature = "control-description")]
#[no_mangle]
pub extern "C" fn description(node: u16) -> u8 {
    use quickbeam::Tree;

    let node = crate::trees::Night::INFO.node(node);
    node.and_then(|node| node.text.bytes().next()).unwrap_or(0)
}
