//! How much of what comes from disk, wire and network is taken: bytes, nodes, agents, depth, time and connections.
//!
//! Whatever is beyond a budget is refused with a message, or left out and counted; it never costs more than stated here.

use std::time::Duration;

/// Bytes of one text, block, description, frame or message.
pub const ENTRY: usize = 16 << 20;
/// Bytes of all descriptions of trees that one process keeps: they live as long as it does.
pub const DESCRIPTIONS: usize = 256 << 20;
/// Nodes of a tree, trees in it included: their numbers have 16 bits.
pub const NODES: usize = u16::MAX as usize;
/// Nodes in one another, those of trees in trees included.
pub const DEPTH: usize = 256;
/// Trees in one another.
pub const TREE_DEPTH: usize = 64;
/// Bytes that the trees of all agents take, beside what they did: some 128 for each node.
pub const AGENT_BYTES: usize = 512 << 20;
/// Agents of a recording, or of all programs that are followed.
pub const AGENTS: usize = 1 << 20;
/// Agents that one program may introduce over a link.
pub const AGENTS_OF_LINK: usize = 1 << 16;
/// Bytes of the text of a mark on the timeline.
pub const MARK: usize = 4 << 10;
/// Marks on the timeline; the oldest go first.
pub const MARKS: usize = 10_000;
/// Bytes of a context that a watched program shows; what is more is cut off.
pub const CONTEXT: usize = 16 << 10;

/// Bytes of frames and blocks that have begun on any link and are not whole yet.
pub const UNFINISHED: usize = 64 << 20;
/// Links at a time. One more takes the place of one that has said nothing yet; if there is none, it is refused.
pub const LINKS: usize = 256;
/// A link over TCP that says nothing at first for so long is closed,
pub const LINK_BEGIN: Duration = Duration::from_secs(10);
/// and one that says nothing later for so long: the program that it led to may have lost its power.
pub const LINK_SILENCE: Duration = Duration::from_secs(120);
/// Of a link that says nothing for so long, the system asks whether the machine at its other end is there; after some questions without an
/// answer it is closed.
pub const LINK_SIGN: Duration = Duration::from_secs(4);

/// Bytes that a watched program, or one that records, may be ahead of the thread that follows it.
pub const AHEAD: usize = 8 << 20;
/// Connections to the page, and to each socket of a publisher.
pub const CONNECTIONS: usize = 64;
/// Bytes of the first line and all headers of a request, and of its body.
pub const REQUEST: usize = 16 << 10;
/// A request, or a greeting, is here within this time.
pub const REQUEST_TIME: Duration = Duration::from_secs(5);
/// A view that takes nothing for so long is closed.
pub const PATIENCE: Duration = Duration::from_secs(2);
/// Breakpoints and answers in place of leaves.
pub const STANDS: usize = 10_000;

/// Bytes of a message to the publisher.
pub const MESSAGE: usize = 1 << 20;
/// Frames of a message to the publisher.
pub const FRAMES: usize = 16;
/// Hooks of a publisher.
pub const HOOKS: usize = 10_000;
/// Bytes of a reply of the publisher.
pub const REPLY: usize = 16 << 20;
/// Notices to a subscriber that wait for it; those beyond are dropped.
pub const NOTICES: usize = 256;
/// A connection to the publisher that says nothing for so long is closed. Groot2 asks many times a second.
pub const PEER_SILENCE: Duration = Duration::from_secs(30);
/// Transitions that a publisher keeps for who records; the oldest go first.
pub const TRANSITIONS: usize = 1000;

/// Bytes of one XML file, and of all that it includes.
pub const XML: usize = 16 << 20;
/// XML files that include one another.
pub const FILES: usize = 1000;
/// Elements and attributes of an XML file, what its entities stand for included.
pub const ELEMENTS: u32 = 1 << 20;
/// Nodes in one another in XML, as in BehaviorTree.CPP.
pub const XML_DEPTH: usize = 256;
/// Trees that an import writes; those that are tied to different entries count each.
pub const IMPORTED_TREES: usize = 4096;
/// Trees in one another in an import.
pub const IMPORT_DEPTH: usize = 128;
/// Operators, parentheses and choices of a script in one another.
pub const SCRIPT_DEPTH: usize = 128;
/// Bytes of a script.
pub const SCRIPT: usize = 64 << 10;
/// Bytes that the names and texts of a log's tree take, uses of subtrees counted each.
pub const LOG_TEXT: usize = 64 << 20;
/// Columns of a table, and letters of a name in a line.
pub const COLUMN: usize = 200;

/// Cuts a text off where it has so many bytes.
pub(crate) fn cut_to(text: &mut String, bytes: usize) {
    if text.len() > bytes {
        let end = (0..=bytes).rev().find(|end| text.is_char_boundary(*end));
        text.truncate(end.unwrap_or(0));
    }
}

/// As much of a name as a line has.
pub(crate) fn cut(name: &str) -> &str {
    let end = name.char_indices().nth(COLUMN).map(|(end, _)| end);
    &name[..end.unwrap_or(name.len())]
}
