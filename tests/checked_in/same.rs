//! The tree and what was checked in of it do the same.

#[path = "src/night.rs"]
mod night;

use checked_in::night_expanded;

/// Ticks and halts one of them; what it gave and called.
macro_rules! script {
    ($night:ident) => {{
        let mut hero = $night::Hero::default();
        let mut night = $night::Night::new();
        let mut said = String::new();
        for hour in 0..100 {
            hero.now = hour;
            said += &format!("{:?} {} ", night.tick(&mut hero), night.is_running());
            if hour % 13 == 12 {
                night.halt(&mut hero);
            }
        }
        said += &format!("{:?}", $night::nap(&mut hero));
        (said, hero.called)
    }};
}

#[test]
fn they_do_the_same() {
    let (said, called) = script!(night);
    assert!(
        ["Success", "Failure", "Running"]
            .iter()
            .all(|status| said.contains(status)),
        "{said}"
    );
    assert_eq!((said, called), script!(night_expanded));
    assert_eq!(
        size_of::<night::Night>(),
        size_of::<night_expanded::Night>()
    );
}
