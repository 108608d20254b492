//! The heads of random trees, in both forms.

use super::drawn::Tree;
use super::pick;
use super::pieces::{
    ATTRIBUTES, CONTEXTS, GENERICS, GIVES, PLACES, PREDICATES, TYPES, VISIBILITIES,
};

impl Tree {
    pub fn input(&mut self) {
        match self.dice.usize(..10) {
            0 => self.wrapped(&["|hero: &mut Hero|"]),
            1 => self.wrapped(&["move", "|hero|"]),
            2 => self.wrapped(&["|hero: &mut Hero<'_>, log: &mut Log<T>|"]),
            3 => self.wrapped(&["move", "|_: &mut Hero|"]),
            4 => self.wrapped(&[]),
            _ => {
                for n in 0..=self.dice.usize(..3) {
                    self.item(n);
                }
            }
        }
    }

    /// The closure form, perhaps with `< … >` around its node.
    fn wrapped(&mut self, head: &[&str]) {
        for piece in head {
            self.whole(piece);
        }
        if self.dice.usize(..3) > 0 {
            return self.node();
        }
        self.put("<");
        self.node();
        self.comma();
        self.put(">");
    }

    fn item(&mut self, n: usize) {
        let mut before: Vec<&str> = Vec::new();
        for _ in 0..self.dice.usize(..3) {
            let attribute = pick(&mut self.dice, ATTRIBUTES);
            // A budget or an observer is said once.
            let is_ours = |text: &str| text.contains("budget") || text.contains("observe");
            if !is_ours(attribute) || !before.iter().any(|known| is_ours(known)) {
                before.push(attribute);
                self.whole(attribute);
            }
        }
        match pick(&mut self.dice, VISIBILITIES) {
            "" => {}
            visibility => self.whole(visibility),
        }
        self.put("tree");
        self.whole(&format!("Tree{n}"));
        match pick(&mut self.dice, GENERICS) {
            "" => {}
            generics => self.whole(generics),
        }
        self.put("(");
        let context = pick(&mut self.dice, CONTEXTS);
        self.whole(context);
        // Names of their own: two parameters of one name are an error.
        let names = ["speed", "name_of_the_place", "f", "v", "range", "g"];
        for name in &names[..self.dice.usize(..6)] {
            self.put(",");
            let ty = pick(&mut self.dice, TYPES);
            self.whole(&format!("{name}: {ty}"));
        }
        self.comma();
        self.put(")");
        if self.dice.usize(..4) == 0 {
            self.places();
        }
        if self.dice.usize(..4) == 0 {
            let gives = pick(&mut self.dice, GIVES);
            self.whole(gives);
        }
        if self.dice.usize(..4) == 0 {
            self.put("where");
            for n in 0..=self.dice.usize(..3) {
                if n > 0 {
                    self.put(",");
                }
                let predicate = pick(&mut self.dice, PREDICATES);
                self.whole(predicate);
            }
            self.comma();
        }
        self.put("{");
        self.node();
        self.put("}");
    }

    fn places(&mut self) {
        self.put("<");
        for (n, place) in PLACES[..=self.dice.usize(..PLACES.len())]
            .iter()
            .enumerate()
        {
            if n > 0 {
                self.put(",");
            }
            self.whole(place);
        }
        self.comma();
        self.put(">");
    }
}
