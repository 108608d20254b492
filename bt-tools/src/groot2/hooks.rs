//! Hooks: breakpoints, and results in place of a node's own.

use crate::btlog::NodeStatus;
use serde_json::{json, Value};

/// When a hook is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Position {
    Before,
    After,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Breakpoint,
    Replace,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hook {
    pub position: Position,
    pub node: u16,
    pub mode: Mode,
    pub enabled: bool,
    pub once: bool,
    pub status: NodeStatus,
    /// Whether a tick that waits here may go on.
    pub unlocked: bool,
}

/// What `U` asks for.
pub struct Unlock {
    pub position: Position,
    pub node: u16,
    pub status: NodeStatus,
    pub remove: bool,
}

impl Hook {
    pub fn of(value: &Value) -> Result<Self, String> {
        Ok(Self {
            position: position(value)?,
            node: node(value)?,
            mode: match number(value, "mode")? {
                0 => Mode::Breakpoint,
                1 => Mode::Replace,
                other => return Err(format!("mode {other} is not known")),
            },
            enabled: boolean(value, "enabled")?,
            once: boolean(value, "once")?,
            status: status(value)?,
            unlocked: false,
        })
    }

    pub fn to_json(&self) -> Value {
        json!({
            "desired_status": self.status.name(),
            "enabled": self.enabled,
            "mode": self.mode as u8,
            "once": self.once,
            "position": self.position as u8,
            "uid": self.node,
        })
    }
}

impl Unlock {
    pub fn of(value: &Value) -> Result<Self, String> {
        Ok(Self {
            position: position(value)?,
            node: node(value)?,
            status: status(value)?,
            remove: boolean(value, "remove_when_done")?,
        })
    }
}

pub fn position(value: &Value) -> Result<Position, String> {
    match number(value, "position")? {
        0 => Ok(Position::Before),
        1 => Ok(Position::After),
        other => Err(format!("position {other} is not known")),
    }
}

pub fn node(value: &Value) -> Result<u16, String> {
    u16::try_from(number(value, "uid")?).map_err(|_| "uid is no node's".to_owned())
}

fn field<'v>(value: &'v Value, key: &str) -> Result<&'v Value, String> {
    value.get(key).ok_or(format!("key '{key}' not found"))
}

fn number(value: &Value, key: &str) -> Result<u64, String> {
    let field = field(value, key)?;
    field.as_u64().ok_or(format!("key '{key}' is no number"))
}

fn boolean(value: &Value, key: &str) -> Result<bool, String> {
    let field = field(value, key)?;
    field
        .as_bool()
        .ok_or(format!("key '{key}' is neither true nor false"))
}

fn status(value: &Value) -> Result<NodeStatus, String> {
    let name = field(value, "desired_status")?.as_str();
    (0..5)
        .filter_map(NodeStatus::of)
        .find(|status| name == Some(status.name()))
        .ok_or("desired_status is no status".to_owned())
}
