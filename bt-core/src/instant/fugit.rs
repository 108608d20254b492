//! Instants and durations of `fugit`, which RTIC and many hardware crates use.

use super::{Instant, IntoDuration};
use core::time::Duration;

const NANOS_PER_SEC: u128 = 1_000_000_000;

macro_rules! fugit {
    ($($integer:ty)+) => {
        $(
            impl<const NOM: u64, const DENOM: u64, K: fugit::kind::Kind> Instant
                for fugit::Instant<$integer, NOM, DENOM, K>
            {
                const IDLE: Self = Self::from_ticks(0);

                const RANGE: Duration = duration(<$integer>::MAX as u64, NOM, DENOM);
            }

            impl<const NOM: u64, const DENOM: u64> IntoDuration
                for fugit::Duration<$integer, NOM, DENOM>
            {
                #[inline]
                fn into_duration(self) -> Duration {
                    duration(self.as_ticks().into(), NOM, DENOM)
                }
            }
        )+
    };
}

fugit! { u32 u64 }

/// So many ticks of `nom / denom` seconds each.
// One tick is a constant, so that nothing here is divided at run time but what does not fit in 64 bits.
#[inline]
#[allow(clippy::cast_possible_truncation)] // compared before
const fn duration(ticks: u64, nom: u64, denom: u64) -> Duration {
    const MOST: u128 = u64::MAX as u128;
    if denom as u128 <= NANOS_PER_SEC && nom == 1 && denom != 0 {
        let nanoseconds = (ticks % denom).wrapping_mul(1_000_000_000) / denom;
        return Duration::from_secs(ticks / denom)
            .saturating_add(Duration::from_nanos(nanoseconds));
    }
    let parts = ticks as u128 * nom as u128;
    let denom = if denom == 0 { 1 } else { denom as u128 };
    let nanoseconds = parts % denom * NANOS_PER_SEC / denom;
    let seconds = parts / denom;
    if seconds > MOST {
        return Duration::MAX;
    }
    // A second has fewer than 64 bits of them.
    Duration::from_secs(seconds as u64).saturating_add(Duration::from_nanos(nanoseconds as u64))
}

#[cfg(test)]
mod tests {
    use super::duration;
    use crate::{Instant, IntoDuration};
    use core::time::Duration;

    #[test]
    fn instants_and_durations() {
        type At = fugit::Instant<u32, 1, 32_768, fugit::kind::Wrapping>;
        assert_eq!(At::IDLE.as_ticks(), 0);
        let second = fugit::Duration::<u32, 1, 32_768>::from_ticks(32_768);
        assert_eq!(second.into_duration(), Duration::from_secs(1));
        let minutes = fugit::Duration::<u64, 60, 1>::from_ticks(90);
        assert_eq!(minutes.into_duration(), Duration::from_secs(5_400));
    }

    #[test]
    fn what_is_finer_than_a_nanosecond_is_rounded_down() {
        assert_eq!(duration(1, 1, 3), Duration::from_nanos(333_333_333));
        assert_eq!(duration(2, 1, 3), Duration::from_nanos(666_666_666));
        assert_eq!(duration(1, 1, u64::MAX), Duration::ZERO);
        assert_eq!(duration(7, 2, 3), Duration::new(4, 666_666_666));
        // A denominator that no unit has.
        assert_eq!(duration(5, 1, 0), Duration::from_secs(5));
    }

    #[test]
    fn the_longest() {
        assert_eq!(duration(u64::MAX, u64::MAX, 1), Duration::MAX);
        assert_eq!(duration(u64::MAX, 1, 1), Duration::from_secs(u64::MAX));
        let nearly = duration(u64::MAX, 1, 1_000_000_000);
        assert_eq!(nearly, Duration::from_nanos(u64::MAX));
        assert_eq!(
            duration(u64::MAX, u64::MAX, u64::MAX),
            Duration::from_secs(u64::MAX)
        );
    }
}
