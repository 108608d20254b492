//! Literal durations as expressions.

use crate::tokens::{code, mixed, runtime};
use proc_macro2::{Literal, TokenStream};

/// A literal duration, in the largest unit that says it in whole numbers.
pub fn duration(nanoseconds: u128) -> TokenStream {
    const NANOSECONDS_PER_SECOND: u128 = 1_000_000_000;
    let runtime = runtime();
    let (per_unit, constructor) = match nanoseconds {
        n if n % NANOSECONDS_PER_SECOND == 0 => (NANOSECONDS_PER_SECOND, "from_secs"),
        n if n % 1_000_000 == 0 => (1_000_000, "from_millis"),
        n if n % 1_000 == 0 => (1_000, "from_micros"),
        _ => (1, "from_nanos"),
    };
    let constructor = mixed(constructor);
    if let Ok(count) = u64::try_from(nanoseconds / per_unit) {
        let count = Literal::u64_unsuffixed(count);
        return code! { #runtime::Duration::#constructor(#count) };
    }
    let seconds = Literal::u128_unsuffixed(nanoseconds / NANOSECONDS_PER_SECOND);
    let rest = Literal::u128_unsuffixed(nanoseconds % NANOSECONDS_PER_SECOND);
    code! { #runtime::Duration::new(#seconds, #rest) }
}

#[cfg(test)]
mod tests {
    #[test]
    fn durations() {
        for (nanoseconds, expected) in [
            (28_800_000_000_000, "from_secs(28800)"),
            (1_500_000_000, "from_millis(1500)"),
            (20_000, "from_micros(20)"),
            (1_000_000_007, "from_nanos(1000000007)"),
            ((1 << 64) + 1, "new(18446744073,709551617)"),
        ] {
            let text = super::duration(nanoseconds).to_string().replace(' ', "");
            let expected = format!("__quickbeam::Duration::{expected}");
            assert_eq!(text, expected);
        }
    }
}
