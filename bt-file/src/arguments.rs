//! The arguments of the macro: `"robot.xml", OpenDoor => doors::open`.

use proc_macro2::Ident;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, LitStr, Path, Token};

/// What the macro is given.
pub struct Arguments {
    /// `#[live]`, `#[cfg_attr(debug_assertions, live)]`: before each tree.
    pub attrs: Vec<Attribute>,
    /// Beside the manifest.
    pub file: LitStr,
    /// Kinds in the file, and what they are here.
    pub given: Vec<(Ident, Path)>,
}

impl Parse for Arguments {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let file = input.parse()?;
        let mut given = Vec::new();
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            let id = input.parse()?;
            input.parse::<Token![=>]>()?;
            given.push((id, input.call(Path::parse_mod_style)?));
        }
        Ok(Self { attrs, file, given })
    }
}

impl Arguments {
    /// `robot_xml`
    pub fn module(&self) -> Ident {
        let path = self.file.value();
        let file = path.rsplit(['/', '\\']).next().unwrap_or_default();
        let name: String = file
            .chars()
            .map(|letter| {
                if letter.is_alphanumeric() {
                    letter.to_ascii_lowercase()
                } else {
                    '_'
                }
            })
            .collect();
        Ident::new(&format!("xml_{name}"), self.file.span())
    }
}
