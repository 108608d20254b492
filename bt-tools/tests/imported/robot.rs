//! Trees imported by `cargo quickbeam import` from `robot.xml`.
//!
//! Whatever says `todo!()` is to be written: leaves, and what only C++ knew.

use quickbeam::composites::{Ask, ForEach};
use quickbeam::{behavior_tree, Children, Clock, Composite, Status, StdClock};
use std::time::Duration;

/// What the trees work on: the robot, and the entries of their blackboards.
#[derive(Debug, Clone, Default)]
pub struct Blackboard {
    /// What leaves command and ask.
    pub robot: Robot,
    /// What `Timeout`, `Delay` and the like measure time by.
    pub clock: StdClock,
    /// `{done}`
    pub done: bool,
    /// `{result}`, in the tree `Drive`
    pub drive_result: ResultNode,
    /// `{greeting}`
    pub greeting: String,
    /// `{home}`
    pub home: String,
    /// `{log}`
    pub log: String,
    /// `{loud}`
    pub loud: bool,
    /// `{mood}`
    pub mood: String,
    /// `{place}`
    pub place: String,
    /// `{result}`
    pub result: ResultNode,
    /// `{rounds}`
    pub rounds: i32,
    /// `{slow}`
    pub slow: f64,
    /// `{tries}`
    pub tries: i64,
}

impl Clock for Blackboard {
    type Instant = u64;

    fn now(&self) -> u64 {
        self.clock.now()
    }

    fn elapsed(&self, since: u64) -> Duration {
        self.clock.elapsed(since)
    }
}

/// The robot: its drivers, its clients, what it knows.
#[derive(Debug, Clone, Default)]
pub struct Robot;

behavior_tree! {
    /// `Drive`
    ///
    /// Where `log` is `bb.greeting`, `result` is `bb.drive_result`, `to` is `bb.place`.
    #[derive(Debug, Clone)]
    pub tree Drive(bb: &mut Blackboard, mood: &'static str, speed: f64) {
        /// <BehaviorTree ID="Drive">
        fallback<
            /// <Precondition if="speed &gt; 0.1 &amp;&amp; mood == 'calm'" else="FAILURE">
            if_then_else<
                { speed > 0.1 && mood == "calm" },
                /// <Action ID="GoTo" place="{to}" speed="{speed}"/>
                { go_to(&mut bb.robot, &bb.place, speed, None) }
            >,
            retry(
                3,
                /// <Action ID="GoTo" place="{to}" speed="0.1" result="{result}"/>
                { go_to(&mut bb.robot, &bb.place, 0.1, Some(&mut bb.drive_result)) }
            ),
            /// <Action ID="Log" text="{log}" what="{result}"/>
            { log(&mut bb.robot, &bb.greeting, &bb.drive_result) }
        >
    }

    /// `Drive`
    ///
    /// Where `log` is `bb.log`, `mood` is `bb.mood`, `result` is `bb.result`, `speed` is `bb.slow`, `to` is `bb.home`.
    #[derive(Debug, Clone)]
    pub tree Drive2(bb: &mut Blackboard) {
        /// <BehaviorTree ID="Drive">
        fallback<
            /// <Precondition if="speed &gt; 0.1 &amp;&amp; mood == 'calm'" else="FAILURE">
            if_then_else<
                { bb.slow > 0.1 && bb.mood == "calm" },
                /// <Action ID="GoTo" place="{to}" speed="{speed}"/>
                { go_to(&mut bb.robot, &bb.home, bb.slow, None) }
            >,
            retry(
                3,
                /// <Action ID="GoTo" place="{to}" speed="0.1" result="{result}"/>
                { go_to(&mut bb.robot, &bb.home, 0.1, Some(&mut bb.result)) }
            ),
            /// <Action ID="Log" text="{log}" what="{result}"/>
            { log(&mut bb.robot, &bb.log, &bb.result) }
        >
    }

    /// Drives all places.
    /// A tree with most of what the format has.
    #[derive(Debug, Clone)]
    pub tree Main(bb: &mut Blackboard) {
        /// <Sequence name="all places">
        all_places: sequence<
            /// <Script code="tries := 0; greeting := 'at ' .. place"/>
            { bb.tries = 0; bb.greeting = format!("at {}", bb.place); },
            // The battery comes first.
            reactive_sequence<
                /// <Condition ID="BatteryOk" min="0.2" _failureIf="tries &gt; 3"/>
                sequence< { !(bb.tries > 3) }, { battery_ok(&bb.robot, 0.2) } >,
                /// <LoopString queue="kitchen;hall" value="{place}">
                ForEach::<EachPlace>::new(EachPlace::new())<
                    /// <SubTree ID="Drive" name="there" to="{place}" speed="0.5" mood="calm" log="{greeting}"/>
                    there: Drive::new("calm", 0.5)
                >
            >,
            /// <SubTree ID="Drive" to="{home}" speed="{slow}" mood="{mood}" _autoremap="true"/>
            Drive2::new(),
            parallel(success = 1, failure = all)<
                timeout(
                    1500ms,
                    /// <Action ID="Say" text="hello" volume="3"/>
                    { say(&mut bb.robot, "hello", Some(3)) }
                ),
                /// <Repeat num_cycles="{rounds}">
                RepeatBy::new(|bb| bb.rounds as i64)<
                    /// <Action ID="Say" text="{greeting}"/>
                    { say(&mut bb.robot, &bb.greeting, None) }
                >,
                { true }
            >,
            /// <Switch2 variable="{mood}" case_1="calm" case_2="angry">
            switch(bb.mood.as_str())<
                "calm" => { true },
                // NOTE: every child may be skipped, and then this node is SKIPPED in BehaviorTree.CPP
                "angry" => fallback<
                    /// <Action ID="Say" text="grr" _skipIf="!loud"/>
                    sequence< { bb.loud }, { say(&mut bb.robot, "grr", None) } >,
                    /// <Action ID="Flash" _while="tries &lt; 3"/>
                    while_do_else< { bb.tries < 3 }, { flash(&mut bb.robot) }, failure >
                >,
                _ => { false }
            >,
            /// <Control ID="Cautious" name="with care" patience="{slow}">
            with_care: Cautious::new(Port::Entry(|bb| &mut bb.slow))<
                /// <SubTree ID="Elsewhere" at="{home}"/>
                { elsewhere(&mut bb.robot, &mut bb.home) },
                wait(2s)
            >,
            /// <SetBlackboard output_key="done" value="true" _onSuccess="tries += 1"/>
            on_success({ bb.tries += 1; }, { bb.done = true; true })
        >
    }
}

/// Condition `BatteryOk`.
///
/// ```xml
/// <Condition ID="BatteryOk">
///     <input_port name="min" type="double">between 0 and 1</input_port>
/// </Condition>
/// ```
pub fn battery_ok(robot: &Robot, min: f64) -> bool {
    let _ = (robot, min);
    todo!("BatteryOk")
}

/// Action `Flash`.
pub fn flash(robot: &mut Robot) -> Status {
    let _ = robot;
    todo!("Flash")
}

/// Action `GoTo`.
///
/// ```xml
/// <Action ID="GoTo">
///     <input_port name="place" type="std::string"/>
///     <input_port name="speed" type="double" default="0.3">metres per second</input_port>
///     <output_port name="result" type="nav_msgs::msg::Result"/>
///     <input_port name="frame" type="std::string" default="map"/>
/// </Action>
/// ```
pub fn go_to(
    robot: &mut Robot,
    place: &str,
    speed: f64,
    result: Option<&mut ResultNode>,
) -> Status {
    let _ = (robot, place, speed, result);
    todo!("GoTo")
}

/// Action `Log`.
///
/// ```xml
/// <Action ID="Log">
///     <input_port name="text" type="std::string"/>
///     <input_port name="what" type="nav_msgs::msg::Result"/>
/// </Action>
/// ```
pub fn log(robot: &mut Robot, text: &str, what: &ResultNode) -> Status {
    let _ = (robot, text, what);
    todo!("Log")
}

/// Action `Say`.
///
/// ```xml
/// <Action ID="Say">
///     <input_port name="text"/>
///     <input_port name="volume"/>
/// </Action>
/// ```
pub fn say(robot: &mut Robot, text: &str, volume: Option<i64>) -> Status {
    let _ = (robot, text, volume);
    todo!("Say")
}

/// Tree of another file `Elsewhere`.
///
/// ```xml
/// <SubTree ID="Elsewhere">
///     <inout_port name="at"/>
/// </SubTree>
/// ```
pub fn elsewhere(robot: &mut Robot, at: &mut String) -> Status {
    let _ = (robot, at);
    todo!("Elsewhere")
}

/// Control node `Cautious`.
///
/// ```xml
/// <Control ID="Cautious">
///     <inout_port name="patience"/>
/// </Control>
/// ```
#[derive(Debug, Clone)]
pub struct Cautious {
    /// Port `patience`.
    pub patience: Port<f64>,
}

impl Cautious {
    const fn new(patience: Port<f64>) -> Self {
        Self { patience }
    }
}

impl Composite<Blackboard> for Cautious {
    fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        let _ = (children, bb);
        todo!("Cautious")
    }
}

/// What stands in a port of a composite.
#[derive(Debug, Clone)]
pub enum Port<T> {
    /// An entry of the blackboard.
    Entry(fn(&mut Blackboard) -> &mut T),
    /// A literal.
    Text(&'static str),
}

/// What a loop goes through, element by element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EachPlace {
    next: usize,
}

impl EachPlace {
    const fn new() -> Self {
        Self { next: 0 }
    }
}

impl Ask<Blackboard> for EachPlace {
    type Answer = bool;

    fn begin(&mut self, _bb: &mut Blackboard) {
        self.next = 0;
    }

    fn ask(&mut self, bb: &mut Blackboard) -> bool {
        let Some(element) = vec!["kitchen".to_owned(), "hall".to_owned()]
            .get(self.next)
            .cloned()
        else {
            return false;
        };
        bb.place = element;
        self.next += 1;
        let _ = bb;
        true
    }
}

/// Repeats its child as often as an entry says, which is read at every tick; -1 means for ever.
#[derive(Debug, Clone, Copy)]
pub struct RepeatBy {
    times: fn(&Blackboard) -> i64,
    done: i64,
}

impl RepeatBy {
    const fn new(times: fn(&Blackboard) -> i64) -> Self {
        Self { times, done: 0 }
    }
}

impl Composite<Blackboard> for RepeatBy {
    fn start(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        self.done = 0;
        self.tick(children, bb)
    }

    fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        let times = (self.times)(bb);
        while times == -1 || self.done < times {
            let is_new = !children.is_running(0);
            match children.tick(0, bb) {
                Status::Success => self.done = self.done.saturating_add(1),
                other => return other,
            }
            children.idle(0, bb);
            if is_new && (times == -1 || self.done < times) {
                return Status::Running;
            }
        }
        Status::Success
    }
}

/// Of C++: put yours in its place.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ResultNode;

impl ResultNode {
    /// A literal in a port.
    #[allow(dead_code)]
    pub fn from_text(text: &str) -> Self {
        let _ = text;
        todo!("ResultNode")
    }
}
