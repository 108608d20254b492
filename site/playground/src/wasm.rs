//! What the page's worker calls: a plain C ABI, for which no generated glue has to be kept in step.
//!
//! The worker asks for room, writes a request there, has it answered, and reads the answer.

use std::cell::RefCell;

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where a request of so many bytes is to be written.
#[no_mangle]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(bytes, 0);
        room.as_mut_ptr()
    })
}

/// Answers it; how many bytes the answer has.
#[no_mangle]
pub extern "C" fn answer() -> usize {
    let request = ROOM.with_borrow_mut(std::mem::take);
    let answer = crate::answer(&String::from_utf8_lossy(&request));
    // The positions of tokens keep every text that was read.
    proc_macro2::extra::invalidate_current_thread_spans();
    ROOM.with_borrow_mut(|room| {
        *room = answer.into_bytes();
        room.len()
    })
}

/// Where the answer is.
#[no_mangle]
pub extern "C" fn answered() -> *const u8 {
    ROOM.with_borrow(|room| room.as_ptr())
}
