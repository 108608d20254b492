//! What the playground answers: on its examples, on every mistake that is kept, and in runs.

use bt_compiler::{check, parse, Diagnostics};
use playground::{answer, EXAMPLES};
use serde_json::{json, Value};

fn ask(request: &Value) -> Value {
    serde_json::from_str(&answer(&request.to_string())).expect("JSON")
}

fn ask_about(what: &str, text: &str) -> Value {
    ask(&json!({ "what": what, "text": text }))
}

#[test]
fn each_example_is_right_and_formatted_and_has_all_that_is_shown() {
    assert_eq!(EXAMPLES.len(), 12);
    for (title, text) in EXAMPLES {
        let look = ask_about("look", text);
        assert_eq!(look["problems"], json!([]), "{title}: {look}");
        assert!(look["svg"].as_str().is_some(), "{title}");
        assert_eq!(ask_about("format", text)["text"], *text, "{title}");
        for tab in ["expansion", "graph", "state", "xml"] {
            let told = ask_about(tab, text);
            assert!(
                told["text"].as_str().is_some_and(|text| text.len() > 40),
                "{title}: {tab}: {told}"
            );
        }
        let explored = ask_about("explore", text);
        assert!(explored["said"].as_str().is_some(), "{title}: {explored}");
        assert_eq!(
            explored["dead"].as_array().map(Vec::is_empty),
            Some(*title != "A branch that is never reached"),
            "{title}: {explored}"
        );
        for run in explored["runs"].as_array().expect("runs") {
            let run = ask(&json!({ "what": "run", "text": text, "steps": run["steps"] }));
            let moments = run["moments"].as_array().expect("moments");
            assert!(
                moments.iter().all(|moment| moment["wrong"].is_null()),
                "{title}: {run}"
            );
        }
    }
}

/// Every input with a mistake that is kept.
fn corpus() -> Vec<String> {
    let said = include_str!("../../../bt-compiler/tests/checks/said.txt");
    let cases = said
        .split("\n\n")
        .filter_map(|case| case.trim().lines().next());
    let mut corpus: Vec<String> = cases.map(str::to_owned).collect();
    let programs = include_str!("../../../tests/mistakes/mistaken/programs.txt");
    for program in programs.split("\n== ").skip(1) {
        let lines = program.lines().skip(1);
        let lines = lines.filter(|line| {
            !line.starts_with('>') && !line.starts_with("= ") && !line.starts_with('#')
        });
        corpus.push(lines.collect::<Vec<_>>().join("\n").replace(['«', '»'], ""));
    }
    assert!(corpus.len() > 900, "{}", corpus.len());
    corpus
}

#[test]
fn what_is_wrong_is_said_as_the_compiler_says_it() {
    for text in corpus() {
        // A whole program, or what rustc refuses before the macro.
        if text.contains("behavior_tree") {
            continue;
        }
        let Ok(tokens) = text.parse() else { continue };
        let mut diagnostics = Diagnostics::default();
        check(parse(tokens, &mut diagnostics), &mut diagnostics);
        let expected: Vec<String> = diagnostics
            .into_errors()
            .iter()
            .map(|error| {
                let range = error.span.byte_range();
                format!("{}: {error}", &text[range])
            })
            .collect();
        let look = ask_about("look", &text);
        let found: Vec<String> = look["problems"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|problem| {
                let units: Vec<u16> = text.encode_utf16().collect();
                let place = |name: &str| {
                    usize::try_from(problem[name].as_u64().expect("a place")).expect("small")
                };
                let under = String::from_utf16_lossy(&units[place("from")..place("to")]);
                format!("{under}: {}", problem["said"].as_str().expect("a text"))
            })
            .collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn places_are_in_units_of_utf_16() {
    let look = ask_about("look", "|h: &mut H| fallback< 𝄞, ä, timeout(8, x) >");
    assert_eq!(look["problems"][0]["from"], 22, "{look}");
}

#[test]
fn a_run_is_ticked_halted_and_gone_on_with() {
    let text = "|hero: &mut Hero| fallback< door_open, timeout(8s, sleep) >";
    let step =
        |what: &str, at: u64, answers: Value| json!({ "do": what, "at": at, "answers": answers });
    let steps = [
        step("tick", 0, json!({ "1": "F", "3": "R" })),
        step("tick", 7_999, json!({ "1": "F", "3": "R" })),
        step("tick", 8_000, json!({ "1": "F", "3": "R" })),
        step("tick", 8_000, json!({ "1": "F", "3": ["R"] })),
        step("halt", 8_000, json!({})),
    ];
    let mut told = Value::Null;
    // Step by step, as the page does.
    for count in 1..=steps.len() {
        told = ask(&json!({ "what": "run", "text": text, "steps": steps[..count] }));
    }
    let moments = told["moments"].as_array().expect("moments");
    let gave: Vec<&Value> = moments.iter().map(|moment| &moment["gave"]).collect();
    assert_eq!(
        gave,
        ["R", "R", "F", "R"]
            .iter()
            .map(|it| json!(it))
            .chain([Value::Null])
            .collect::<Vec<_>>()
            .iter()
            .collect::<Vec<_>>()
    );
    assert_eq!(moments[0]["letters"], "RFRR");
    assert_eq!(moments[4]["letters"], "HfHH", "{told}");
    assert_eq!(moments[0]["asked"]["1"], 1);
    assert_eq!(told["idle"], "----");
}

#[test]
fn counts_choices_and_composites_are_made_up_too() {
    let run = |text: &str, answers: Value| {
        let steps = json!([{ "do": "tick", "at": 0, "answers": answers }]);
        let told = ask(&json!({ "what": "run", "text": text, "steps": steps }));
        assert!(told["moments"][0]["wrong"].is_null(), "{told}");
        told["moments"][0].clone()
    };
    let told = run(
        "|h: &mut H| repeat(h.n, yield = never, a)",
        json!({ "0": 3 }),
    );
    assert_eq!(
        (&told["gave"], &told["asked"]["1"]),
        (&json!("S"), &json!(3))
    );
    let told = run(
        "|h: &mut H| parallel(success = h.n)< a, b >",
        json!({ "0": 2, "2": "R" }),
    );
    assert_eq!(told["gave"], "R");
    let told = run(
        "|h: &mut H| utility< p => a, q => b >",
        json!({ "0": 1, "2": "F" }),
    );
    assert_eq!(
        (&told["gave"], &told["letters"]),
        (&json!("F"), &json!("F-F"))
    );
    let told = run(
        "|h: &mut H| utility< p => a, q => b >",
        json!({ "0": "none" }),
    );
    assert_eq!(
        (&told["gave"], &told["letters"]),
        (&json!("F"), &json!("F--"))
    );
    let told = run("|h: &mut H| Mine::new()< a, b >", json!({ "0": "R" }));
    assert_eq!(
        (&told["gave"], &told["letters"]),
        (&json!("R"), &json!("RSS"))
    );
    let told = run("|h: &mut H| wait(h.time)", json!({ "0": 1_000 }));
    assert_eq!(told["gave"], "R");
}

#[test]
fn xml_is_imported_with_its_notes() {
    let xml = r#"<root BTCPP_format="4"><BehaviorTree ID="Door"><Fallback><IsOpen/><RetryUntilSuccessful num_attempts="{n}"><Open/></RetryUntilSuccessful></Fallback></BehaviorTree></root>"#;
    let told = ask_about("import", xml);
    let text = told["text"].as_str().expect("a text");
    assert!(text.contains("fallback<"), "{text}");
    let look = ask_about("look", text);
    assert_eq!(
        (&look["problems"], &look["trees"]),
        (&json!([]), &json!(["Door"])),
        "{look}"
    );
    assert!(ask_about("import", "<root>")["wrong"].is_string());
}

#[test]
fn a_file_of_rust_says_what_its_functions_give() {
    let text = "fn open(_: &mut Hero) -> bool { true }\nbehavior_tree! { tree T(h: &mut Hero) { fallback< open, walk > } }\n";
    let look = ask_about("look", text);
    assert_eq!(look["nodes"][1]["decides"]["status"], "SF", "{look}");
    assert_eq!(look["nodes"][2]["decides"]["status"], "SFR");
    assert_eq!(
        &text[usize::try_from(look["nodes"][1]["from"].as_u64().expect("a place"))
            .expect("small")..][..4],
        "open"
    );
}

#[test]
fn nonsense_is_answered() {
    for request in [
        "",
        "{}",
        "[]",
        r#"{"what":"run"}"#,
        r#"{"what":"explore","text":"<"}"#,
    ] {
        assert!(answer(request).contains("wrong"), "{request}");
    }
}
