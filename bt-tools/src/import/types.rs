//! Types of ports and entries, in C++ and in Rust, and literals of them.

/// A type that a port or an entry can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Type {
    Bool,
    /// `i32`, `u64`, …
    Integer(&'static str),
    /// `f32`, `f64`
    Real(&'static str),
    Text,
    /// A time in milliseconds, as text.
    Milliseconds,
    List(Box<Type>),
    /// A type of which only the name is known, as Rust would write it.
    Opaque(String),
}

impl Type {
    /// The type of this name in C++; `None` where anything goes.
    pub fn of_cpp(name: &str) -> Option<Self> {
        let name = name.trim();
        let name = name.strip_prefix("const ").unwrap_or(name);
        let name = name.trim_end_matches(['&', '*', ' ']);
        let bare = name.replace("std::", "").replace("std:", "");
        Some(match bare.as_str() {
            "" | "BT::AnyTypeAllowed" | "BT::Any" | "Any" | "AnyTypeAllowed" | "undefined" => {
                return None
            }
            "bool" => Self::Bool,
            "string" | "BT::StringView" | "string_view" | "BT::NodeStatus" => Self::Text,
            "double" => Self::Real("f64"),
            "float" => Self::Real("f32"),
            "int" | "int32_t" | "int32" | "long int" => Self::Integer("i32"),
            "unsigned int" | "unsigned" | "uint32_t" | "uint32" => Self::Integer("u32"),
            "int8_t" | "int8" => Self::Integer("i8"),
            "uint8_t" | "uint8" => Self::Integer("u8"),
            "int16_t" | "int16" | "short" => Self::Integer("i16"),
            "uint16_t" | "uint16" | "unsigned short" => Self::Integer("u16"),
            "int64_t" | "int64" | "long" | "long long" => Self::Integer("i64"),
            "uint64_t" | "uint64" | "size_t" | "unsigned long" => Self::Integer("u64"),
            "chrono::milliseconds" => Self::Milliseconds,
            _ => return Some(Self::of_template(&bare)),
        })
    }

    fn of_template(bare: &str) -> Self {
        for list in ["vector<", "deque<", "shared_ptr<deque<", "list<"] {
            if let Some(inner) = bare.strip_prefix(list) {
                let inner = inner.trim_end_matches(['>', ' ']);
                // The allocator says nothing.
                let inner = inner.split(',').next().unwrap_or(inner);
                if let Some(inner) = Self::of_cpp(inner) {
                    return Self::List(Box::new(inner));
                }
            }
        }
        let name = bare.split('<').next().unwrap_or(bare);
        let last = name.rsplit("::").next().unwrap_or(name);
        Self::Opaque(super::names::camel(last.trim_end_matches('_')))
    }

    /// What all of these literals can be.
    pub fn of_literals(literals: &[String]) -> Self {
        let all = |fits: &dyn Fn(&str) -> bool| {
            !literals.is_empty() && literals.iter().all(|literal| fits(literal.trim()))
        };
        if all(&|it| matches!(it, "true" | "false")) {
            Self::Bool
        } else if all(&|it| it.parse::<i64>().is_ok()) {
            Self::Integer("i64")
        } else if all(&|it| real(it).is_some()) {
            Self::Real("f64")
        } else {
            Self::Text
        }
    }

    /// As a field or behind `&mut`: `String`, `Vec<f64>`.
    pub fn owned(&self) -> String {
        match self {
            Self::Bool => "bool".to_owned(),
            Self::Integer(name) | Self::Real(name) => (*name).to_owned(),
            Self::Text => "String".to_owned(),
            Self::Milliseconds => "Duration".to_owned(),
            Self::List(inner) => format!("Vec<{}>", inner.owned()),
            Self::Opaque(name) => name.clone(),
        }
    }

    /// As a parameter of a leaf: `&str`, `&[f64]`.
    pub fn borrowed(&self) -> String {
        match self {
            Self::Text => "&str".to_owned(),
            Self::List(inner) => format!("&[{}]", inner.owned()),
            Self::Opaque(name) => format!("&{name}"),
            plain => plain.owned(),
        }
    }

    /// As a parameter of a tree, which is `Copy`: what is none stays text.
    pub fn parameter(&self) -> String {
        match self {
            Self::Text | Self::List(_) | Self::Opaque(_) => "&'static str".to_owned(),
            plain => plain.owned(),
        }
    }

    /// What a parameter of this type is in the tree: what is not `Copy` is text.
    pub fn given(self) -> Self {
        if self.is_copy() {
            self
        } else {
            Self::Text
        }
    }

    /// Whether values are handed over as they are.
    pub fn is_copy(&self) -> bool {
        matches!(
            self,
            Self::Bool | Self::Integer(_) | Self::Real(_) | Self::Milliseconds
        )
    }

    pub fn is_number(&self) -> bool {
        matches!(self, Self::Integer(_) | Self::Real(_))
    }

    /// The literal as an expression of [`Self::borrowed`]; `None` if it is no such literal.
    pub fn literal(&self, text: &str) -> Option<String> {
        let word = text.trim();
        match self {
            Self::Bool => match word {
                "true" | "True" | "TRUE" | "1" => Some("true".to_owned()),
                "false" | "False" | "FALSE" | "0" => Some("false".to_owned()),
                _ => None,
            },
            Self::Integer(name) => integer(word, name),
            Self::Real(_) => real(word),
            Self::Text => Some(format!("{text:?}")),
            Self::Milliseconds => {
                let milliseconds: u64 = word.parse().ok()?;
                Some(format!("Duration::from_millis({milliseconds})"))
            }
            Self::List(inner) if matches!(**inner, Self::Opaque(_)) => {
                Some(format!("&[{}::from_text({text:?})]", inner.owned()))
            }
            Self::List(inner) if word.starts_with("json:") => {
                let items: Vec<serde_json::Value> =
                    serde_json::from_str(&word["json:".len()..]).ok()?;
                let texts = items.iter().map(|item| match item {
                    serde_json::Value::String(text) => text.clone(),
                    other => other.to_string(),
                });
                let items: Option<Vec<_>> = texts.map(|text| inner.literal_owned(&text)).collect();
                Some(format!("&[{}]", items?.join(", ")))
            }
            Self::List(inner) => {
                let items: Option<Vec<_>> = text
                    .split([';', ','])
                    .filter(|item| !item.trim().is_empty())
                    .map(|item| inner.literal_owned(item))
                    .collect();
                Some(format!("&[{}]", items?.join(", ")))
            }
            Self::Opaque(name) => Some(format!("&{name}::from_text({text:?})")),
        }
    }

    /// The literal as an expression of [`Self::owned`].
    pub fn literal_owned(&self, text: &str) -> Option<String> {
        let literal = self.literal(text)?;
        Some(match self {
            Self::Text if text.is_empty() => "String::new()".to_owned(),
            Self::Text => format!("{literal}.to_owned()"),
            Self::List(_) => format!("vec!{}", &literal[1..]),
            Self::Opaque(_) => literal[1..].to_owned(),
            _ => literal,
        })
    }
}

fn integer(word: &str, name: &str) -> Option<String> {
    let number: i128 = word.parse().ok()?;
    let range = match name {
        "i8" => i128::from(i8::MIN)..=i128::from(i8::MAX),
        "u8" => 0..=i128::from(u8::MAX),
        "i16" => i128::from(i16::MIN)..=i128::from(i16::MAX),
        "u16" => 0..=i128::from(u16::MAX),
        "i32" => i128::from(i32::MIN)..=i128::from(i32::MAX),
        "u32" => 0..=i128::from(u32::MAX),
        "u64" => 0..=i128::from(u64::MAX),
        _ => i128::from(i64::MIN)..=i128::from(i64::MAX),
    };
    range.contains(&number).then(|| number.to_string())
}

/// The number as Rust writes it: `1.0` for `1`.
pub fn real(word: &str) -> Option<String> {
    let number: f64 = word.parse().ok()?;
    if !word.starts_with(['-', '+', '.']) && !word.starts_with(|it: char| it.is_ascii_digit()) {
        // `inf` and `nan` are words first.
        return None;
    }
    Some(format!("{number:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_cpp_are_understood() {
        let owned = |name| Type::of_cpp(name).map(|it| it.owned());
        assert_eq!(owned("std::string").as_deref(), Some("String"));
        assert_eq!(owned("unsigned int").as_deref(), Some("u32"));
        assert_eq!(owned("BT::AnyTypeAllowed"), None);
        let path = "geometry_msgs::msg::PoseStamped_<std::allocator<void> >";
        assert_eq!(owned(path).as_deref(), Some("PoseStamped"));
        let list = "std::vector<double, std::allocator<double> >";
        assert_eq!(owned(list).as_deref(), Some("Vec<f64>"));
        assert_eq!(
            owned("std::shared_ptr<std::deque<int>>").as_deref(),
            Some("Vec<i32>")
        );
    }

    #[test]
    fn literals_are_written_as_their_type() {
        let list = Type::List(Box::new(Type::Real("f64")));
        assert_eq!(list.literal("1;2.5").as_deref(), Some("&[1.0, 2.5]"));
        assert_eq!(Type::Integer("u8").literal("256"), None);
        assert_eq!(Type::Real("f64").literal("-1").as_deref(), Some("-1.0"));
        assert_eq!(Type::Text.literal("a\"b").as_deref(), Some("\"a\\\"b\""));
        let many = |texts: &[&str]| texts.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
        assert_eq!(Type::of_literals(&many(&["1", "2.5"])), Type::Real("f64"));
        assert_eq!(Type::of_literals(&many(&["1", "x"])), Type::Text);
        assert_eq!(Type::of_literals(&[]), Type::Text);
    }
}
