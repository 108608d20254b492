// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

mod c0xx;
mod c1xx;
mod c2xx;
mod c3xx;
mod c4xx;
mod c5xx;
mod c6xx;
mod c7xx;
mod edge;
