//! The pages that the meaning of the nodes is taken from, sentence by sentence.
//!
//! A test stands for a sentence, or for a row of a table, and says in its comment which; each file
//! names its page. What is said about editors and their windows has no test. Where pages
//! contradict each other, the test says which one holds here.
//!
//! | page | file |
//! |---|---|
//! | BehaviorTree.CPP 4, "Fallback": rules, table, examples | `fallback.rs` |
//! | the same, and that of BehaviorTree.CPP 3: pseudocode | `pseudocode.rs` |
//! | an older "Fallback" of BehaviorTree.CPP 3, in Chinese | `fallback_older.rs` |
//! | Behave 2, "Nodes": settings | `behave_settings.rs` |
//! | the same: controls | `behave_controls.rs` |
//! | the same: decorators | `behave_decorators.rs` |
//! | the same: actions, references, records | `behave_leaves.rs` |

mod behave_controls;
mod behave_decorators;
mod behave_leaves;
mod behave_settings;
mod fallback;
mod fallback_older;
mod lockstep;
mod pseudocode;
