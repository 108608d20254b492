//! libFuzzer, called from a test: the tests know the readers, and readers need not be public.

use std::cell::RefCell;
use std::ffi::{c_char, c_int, CString};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::process::{abort, exit};

use libfuzzer_sys as _;

type Target = &'static mut dyn FnMut(&[u8]);
type Callback = extern "C" fn(*const u8, usize) -> c_int;

extern "C" {
    fn LLVMFuzzerRunDriver(
        argc: *mut c_int,
        argv: *mut *mut *mut c_char,
        target: Callback,
    ) -> c_int;
}

/// The library is made for a `main` of its own, which would call this.
#[no_mangle]
extern "Rust" fn rust_fuzzer_test_input(_: &[u8]) -> i32 {
    0
}

thread_local! {
    static TARGET: RefCell<Option<Target>> = const { RefCell::new(None) };
}

/// Runs a target with libFuzzer's arguments, until they say that it is over. A panic is a crash.
pub fn run(arguments: &[String], target: &mut dyn FnMut(&[u8])) -> ! {
    // SAFETY: this function never comes back, so what the target borrows lives as long as it is called.
    let target: Target = unsafe { std::mem::transmute(target) };
    TARGET.set(Some(target));
    let all = ["fuzz"]
        .into_iter()
        .chain(arguments.iter().map(String::as_str));
    let all = all.map(|argument| CString::new(argument).expect("no zeros").into_raw());
    let mut pointers: Vec<*mut c_char> = all.chain([std::ptr::null_mut()]).collect();
    let mut count = c_int::try_from(pointers.len() - 1).expect("a few");
    let mut first = pointers.as_mut_ptr();
    // SAFETY: so many pointers to texts that end with zeros, and one that is null.
    exit(unsafe { LLVMFuzzerRunDriver(&mut count, &mut first, callback) })
}

extern "C" fn callback(data: *const u8, length: usize) -> c_int {
    let bytes = if length == 0 {
        &[]
    } else {
        // SAFETY: libFuzzer has so many bytes there, which do not change before this is over.
        unsafe { std::slice::from_raw_parts(data, length) }
    };
    let tried = catch_unwind(AssertUnwindSafe(|| {
        TARGET.with_borrow_mut(|target| target.as_mut().expect("it was given")(bytes));
    }));
    if tried.is_err() {
        abort();
    }
    0
}
