//! Logs as text, a line for each change.

use super::{Log, NodeStatus};
use crate::budgets::cut;
use crate::xml::parse;
use std::collections::HashMap;
use std::io::{self, Write};

impl Log {
    /// Writes a line for each change: seconds since the beginning, the number of the node, what it is called, and what it
    /// was and is.
    ///
    /// A node is called by its `name`, else by its `ID`, else by its tag, up to [`COLUMN`](crate::budgets::COLUMN) letters of it; one that
    /// does not stand in the tree has no name.
    ///
    /// ```
    /// use bt_tools::btlog::{Log, NodeStatus, Transition};
    ///
    /// let log = Log {
    ///     xml: r#"<root><BehaviorTree ID="Door"><Fallback name="try" _uid="1"/></BehaviorTree></root>"#.to_owned(),
    ///     start: 0,
    ///     transitions: vec![Transition { time: 73, node: 1, status: NodeStatus::Running }],
    /// };
    /// let mut text = Vec::new();
    /// log.write_text(&mut text)?;
    /// assert_eq!(String::from_utf8_lossy(&text), "0.000073     1 try  IDLE -> RUNNING\n");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// What writing gives.
    pub fn write_text(&self, to: &mut impl Write) -> io::Result<()> {
        let names = self.names();
        let used = self.transitions.iter();
        let width = used
            .filter_map(|it| names.get(&it.node))
            .map(|name| name.chars().count());
        let width = width.max().unwrap_or_default();
        let mut statuses: HashMap<u16, NodeStatus> = HashMap::new();
        for change in &self.transitions {
            let name = names.get(&change.node).map_or("", String::as_str);
            let was = statuses
                .insert(change.node, change.status)
                .unwrap_or(NodeStatus::Idle);
            let (seconds, micros) = (change.time / 1_000_000, change.time % 1_000_000);
            writeln!(
                to,
                "{seconds}.{micros:06} {:>5} {name:<width$}  {} -> {}",
                change.node,
                was.name(),
                change.status.name()
            )?;
        }
        Ok(())
    }

    /// What the nodes are called, by their numbers. Of a tree that is no XML, nothing is known.
    fn names(&self) -> HashMap<u16, String> {
        let Ok(document) = parse(&self.xml, 0) else {
            return HashMap::new();
        };
        let elements = document.descendants().filter(roxmltree::Node::is_element);
        let named = elements.filter_map(|element| {
            let number = element.attribute("_uid")?.parse().ok()?;
            let name = element
                .attribute("name")
                .or_else(|| element.attribute("ID"));
            let name = cut(name.unwrap_or(element.tag_name().name()));
            Some((number, name.to_owned()))
        });
        named.collect()
    }
}
