//! A crate that keeps what its trees compile to under review, under three names of the library.

/// The same tree each time, and the same text.
pub fn texts() -> [&'static str; 3] {
    use reexporting::trees_from_elsewhere::behavior_tree_source as source_of;
    [
        beam::behavior_tree_source! {
            tree Night(hero: &mut Hero) {
                !door_open
            }
        },
        reexporting::trees_from_elsewhere::behavior_tree_source! {
            tree Night(hero: &mut Hero) {
                !door_open
            }
        },
        source_of! {
            tree Night(hero: &mut Hero) {
                !door_open
            }
        },
    ]
}
