// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

mod trees_0;
mod trees_1;
mod trees_2;
mod trees_3;
mod trees_4;
mod trees_5;
mod trees_6;
mod trees_7;
