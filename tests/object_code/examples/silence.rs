//! Prints what the tree of `src/naps.rs` compiles to, without the calls that tell its clock when the next tick is due.

fn main() {
    let source = object_code::naps!(behavior_tree_source);
    let (mut taken, mut end) = (0, None);
    for line in source.lines() {
        let indent = line.len() - line.trim_start().len();
        if end.is_none() && line.trim_start().starts_with("<Context as Clock>::wake_") {
            taken += 1;
            end = Some(indent);
        }
        match end {
            None => println!("{line}"),
            // The call goes on until a line that is not further in and ends it.
            Some(start) if indent == start && line.ends_with(");") => end = None,
            Some(_) => {}
        }
    }
    assert!(taken >= 5, "only {taken} calls were found");
}
