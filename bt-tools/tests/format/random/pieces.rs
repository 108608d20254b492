//! What random trees are made of: code as users write it, each a piece between whose ends white space may stand.

pub const ATTRIBUTES: &[&str] = &[
    "/// A tree.\n",
    "#[derive(Debug, Clone)]",
    "#[must_use]",
    "/** Of\n several lines. */",
    "#[budget(bytes = 8, calls = 12)]",
    "#[budget(calls=3)]",
    "#[observe]",
    "#[cfg_attr(test, observe)]",
    "#[allow(clippy::all)] // why\n",
    "/// Größe — 大きさ.\n",
];

pub const VISIBILITIES: &[&str] = &[
    "",
    "pub",
    "pub(crate)",
    "pub(in crate::a)",
    "pub const",
    "const",
];

pub const GENERICS: &[&str] = &[
    "",
    "<'a>",
    "<T: Fn(u8) -> bool>",
    "<const N: usize>",
    "<const N: usize = { 3 }>",
    "<A: Into<Vec<u8>>, B>",
    "<'a, 'b: 'a, T: Copy + 'a>",
];

pub const CONTEXTS: &[&str] = &[
    "hero: &mut Hero<'_>",
    "hero: &mut Hero",
    "_: &mut dyn World",
    "héros: &mut Héros<'_, T>",
    "hero: &mut (u8, [Hero; 3])",
];

pub const TYPES: &[&str] = &[
    "f32",
    "&'static str",
    "fn(u8) -> u8",
    "Map<A, B>",
    "[u8; 4]",
    "<T as A>::B",
];

pub const GIVES: &[&str] = &[
    "-> bool",
    "-> Status",
    "-> Result<Poll<bool>, E>",
    "-> ()",
    "-> Option<bool>",
];

pub const PREDICATES: &[&str] = &[
    "T: Copy",
    "Map<A, B>: PartialOrd<Vec<u8>>",
    "for<'x> F: Fn(&'x u8) -> bool",
    "T: A<'static> + ?Sized",
    "[u8; N]: Sized",
];

pub const PLACES: &[&str] = &["action", "alternatives", "r#else", "última"];

pub const DURATIONS: &[&str] = &[
    "8h",
    "1h30m",
    "1.5s",
    "20us",
    "20µs",
    "limit",
    "hero.limit * 2",
    "Duration::from_secs(3)",
];

pub const COUNTS: &[&str] = &["3", "0x10", "hero.count + 1", "count(3, 4)", "N as u32"];

pub const VALUES: &[&str] = &[
    "hero.mood",
    "VALUE",
    "(hero.x, hero.y)",
    "match hero.x { 0 => A, _ => B }",
    "a::<u8, B>(|x, y| x < y)",
    "-3 .. 4",
];

pub const QUERIES: &[&str] = &[".needs", "senses::needs", "needs"];

pub const HANDLERS: &[&str] = &[
    "{ hero.x+=1 }",
    "beep",
    "beep(3, \"ä\")",
    ".stop",
    ".stop(1)",
    "sounds::beep",
    "{\n    hero.x = 1;\n}",
    "{ /* nothing */ }",
];

pub const PATTERNS: &[&str] = &[
    "Mood::A | Mood::B",
    "n if n > 3",
    "1..=3",
    "Some(_)",
    "_",
    "Place { x, .. }",
    "\"Zürich\"",
    "&[a, .., b] if a < b && c",
    "'x'..='z'",
];

pub const IDS: &[&str] = &["Need::Food", "{ 3 }", "id(4)", "FOOD", "7"];

pub const SCORES: &[&str] = &[
    "hunger",
    ".thirst(3)",
    ".thirst",
    "{ 0.5 }",
    "needs::hunger(1, 2)",
];

pub const FIELDS: &[&str] = &[
    "test(target?.hp < 3.0)",
    "test(alive == true)",
    "test(a.b[0].c?.1 == hero.max(1, 2))",
    "test(speed == 1.5, within = 0.1)",
    "test(mood != Mood::Calm)",
];

pub const WRITES: &[&str] = &[
    "set(fort?.alarm = true)",
    "set(x = hero.y + 1)",
    "set(place = Place { x: 1, y: 2 })",
    "set(list[2] = |a| a)",
];

pub const CUSTOM: &[&str] = &[
    "Turns::<u8>::new(3)",
    "Turns",
    "Guarded(3, limit)",
    "Slowed { by: 3 }",
    "own::Shuffle::<{ 3 }>::of(\"a\")",
    "Toggled",
];

pub const LEAVES: &[&str] = &[
    "door_open",
    "senses::near",
    "senses::near(3)",
    "self::timeout(3)",
    "near::<Foe>",
    ".sleep",
    ".sleep()",
    ".near::<Foe>(3)",
    "{ hero.x > 3 }",
    "{\n    let x = 3;\n    x > 3\n}",
    "{ r#\"raw\n  text\"# }",
    "{ // why\n    hero.x += 1; /* so */\n    true\n}",
    "{ return hero.find()? < 3 }",
    "{ let t=behavior_tree!{fallback<a,b>}; t.tick(hero) }",
    "{}",
    "Sleep",
    "Sleep(3)",
    "Sleep { hours: 3 }",
    "Sleep{hours:3,..Sleep::DEEP}",
    "Sleep::new(3)",
    "own::Sleep::<u8>::new(a < b, c > d)",
    "<T as Act>::act",
    "<T as Act>::act(3)",
    "::core::f",
    "r#loop",
    "go_to_the_place_of(\"Zürich, 東京\", 'x', |a, b| a + b)",
    "say(concat!(\"a\", b!{ c }), &mut [1, 2], b'\\'', r\"\\\", 'a')",
    "find(match hero.x { 0 => A, _ => B }, if a { b } else { c })",
    "count(f::<A, B>(x), a < b, -1, !c, *d, &&e)",
];
