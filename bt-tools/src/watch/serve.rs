//! Serves the page, and what it asks for.

use super::frame::{self, Told};
use super::http::{respond, respond_on_and_on, Refusal, Request};
use super::hub::{lock, Hub, Release, Stand};
use super::logged;
use crate::budgets::{CONNECTIONS, PATIENCE};
use crate::draw::Direction;
use crate::timeline::Agent;
use bt_core::Status;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::Arc;
use std::time::{Duration, Instant};

const PAGE: &str = include_str!("page.html");
/// What the playground draws with, too.
const DRAWING: [(&str, &str); 2] = [
    ("/* drawing.css */", include_str!("drawing.css")),
    ("/* drawing.js */", include_str!("drawing.js")),
];
/// A view is told at most so often how its agent is, and how all others are.
const PACE: Duration = Duration::from_millis(50);
const PACE_OF_AGENTS: Duration = Duration::from_millis(500);
/// While something stands before a leaf, a page is asked so often whether it is there.
const PACE_OF_QUESTIONS: Duration = Duration::from_millis(500);

/// All of the page in one text.
fn page() -> String {
    let whole = |page: String, (place, text): (&str, &str)| page.replacen(place, text, 1);
    DRAWING.into_iter().fold(PAGE.to_owned(), whole)
}

/// Accepts connections until the hub is closed.
pub fn serve(listener: &TcpListener, hub: &Arc<Hub>, can_control: bool) {
    let open = Arc::new(AtomicUsize::new(0));
    for stream in listener.incoming() {
        if hub.is_closed.load(Relaxed) {
            return;
        }
        let Ok(stream) = stream else {
            // Too many open files: some of them will be closed.
            std::thread::sleep(PACE);
            continue;
        };
        if open.fetch_add(1, Relaxed) >= CONNECTIONS {
            open.fetch_sub(1, Relaxed);
            continue;
        }
        let (hub, counted) = (Arc::clone(hub), Arc::clone(&open));
        let thread = std::thread::Builder::new().name("quickbeam view".to_owned());
        let begun = thread.spawn(move || {
            let _open = Counted(&counted);
            // Whoever is not there any more need not be told.
            let _ = answer(stream, &hub, can_control);
        });
        if begun.is_err() {
            open.fetch_sub(1, Relaxed);
        }
    }
}

/// Counts one less when it is dropped, also while a panic goes by.
struct Counted<'a>(&'a AtomicUsize);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

fn answer(mut stream: TcpStream, hub: &Hub, can_control: bool) -> io::Result<()> {
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let request = match Request::read(&mut stream)? {
        None => return Ok(()),
        Some(Ok(request)) => request,
        Some(Err(Refusal(status, why))) => {
            return respond(&mut stream, status, "text/plain", why.as_bytes());
        }
    };
    let is_near = stream.peer_addr()?.ip().is_loopback();
    if request.is_post {
        return match control(hub, &request, can_control && is_near) {
            Ok(()) => respond(&mut stream, 200, "text/plain", b"done"),
            Err(Refusal(status, why)) => respond(&mut stream, status, "text/plain", why.as_bytes()),
        };
    }
    match request.path.as_str() {
        "/" => respond(&mut stream, 200, "text/html", page().as_bytes()),
        "/live" => match request.value("agent").map_or(Ok(0), str::parse::<u32>) {
            Ok(place) => live(&mut stream, hub, place as usize, can_control && is_near),
            Err(_) => respond(&mut stream, 404, "text/plain", b"not found"),
        },
        _ => match look(hub, &request, can_control && is_near) {
            Some((kind, body)) => respond(&mut stream, 200, kind, body.as_bytes()),
            None => respond(&mut stream, 404, "text/plain", b"not found"),
        },
    }
}

/// What is asked for once.
fn look(hub: &Hub, request: &Request, can_control: bool) -> Option<(&'static str, String)> {
    let place: usize = request.number("agent")?;
    let json = |value: Value| Some(("application/json", value.to_string()));
    if let Some(log) = hub.log.as_ref().filter(|_| place == 0) {
        return match request.path.as_str() {
            "/tree" => json(logged::tree(log, frame::MOST_NODES)),
            "/drawing" => {
                let (folded, direction) = way_to_draw(request);
                Some(("image/svg+xml", logged::drawing(log, &folded, direction)))
            }
            "/counts" => json(logged::counts(log)),
            "/at" => {
                let number = request.number("number");
                json(logged::moment(log, number.or(request.number("moment"))?)?)
            }
            "/change" => {
                let (node, from) = (request.number("node")?, request.number("from")?);
                json(
                    match request.value("way")? {
                        "on" => log.next_change(node, from),
                        "back" => log.last_change(node, from),
                        _ => return None,
                    }
                    .into(),
                )
            }
            _ => None,
        };
    }
    let mut fleet = lock(&hub.fleet);
    if place >= fleet.agents().len() {
        return None;
    }
    match request.path.as_str() {
        "/tree" => {
            let mut tree = frame::tree(fleet.agent(place));
            let is_own = fleet.agent(place).is_own();
            tree["control"] = (can_control && is_own).into();
            json(tree)
        }
        "/drawing" => {
            let (folded, direction) = way_to_draw(request);
            let agent = fleet.agent(place);
            Some(("image/svg+xml", frame::drawing(agent, &folded, direction)))
        }
        "/counts" => json(frame::counts(fleet.agent(place))),
        "/at" => {
            let timeline = &fleet.agent(place).timeline;
            let number = match request.number("number") {
                Some(number) => number,
                None => timeline.number_at(request.number("moment")?)?,
            };
            json(frame::moment(&mut fleet, place, number)?)
        }
        _ => None,
    }
}

/// Which nodes are to be folded, and where to draw children.
fn way_to_draw(request: &Request) -> (BTreeSet<usize>, Direction) {
    let folded = request.value("folded").unwrap_or_default();
    let folded = folded.split('.').filter_map(|n| n.parse().ok()).collect();
    let direction = match request.value("direction") {
        Some("down") => Direction::Down,
        _ => Direction::Right,
    };
    (folded, direction)
}

/// Tells a view what is new, until it is closed. Who reads slowly is told less often, and how much was left out.
fn live(stream: &mut TcpStream, hub: &Hub, place: usize, can_control: bool) -> io::Result<()> {
    let mut view = View::open(hub, place, can_control);
    let told = tell(stream, hub, place, &mut view);
    if told.as_ref().is_err_and(|error| {
        matches!(
            error.kind(),
            io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
        )
    }) {
        hub.slow.fetch_add(1, Relaxed);
    }
    told
}

/// A view that is open. When it is dropped, also while a panic goes by, it holds nothing any more.
struct View<'a> {
    hub: &'a Hub,
    /// Its number, if it may stop the program.
    page: Option<u64>,
    asked: Instant,
}

impl<'a> View<'a> {
    fn open(hub: &'a Hub, place: usize, can_control: bool) -> Self {
        if hub.readers.load(Relaxed) == 0 {
            let is_own = |agent: &&Agent| agent.is_own();
            let agents = lock(&hub.fleet).agents().filter(is_own).count();
            hub.prepare(agents);
        }
        hub.readers.fetch_add(1, Relaxed);
        hub.wanted.store(place.saturating_add(1), Relaxed);
        Self {
            hub,
            page: can_control.then(|| hub.open_page()),
            asked: Instant::now(),
        }
    }

    /// Asks the page whether it is there, while the program may be stopped for it: what the system has buffered for it says nothing of
    /// that. How long it may take to read what it is told next.
    fn ask(&mut self, stream: &mut TcpStream) -> io::Result<Duration> {
        let patience = self.page.and_then(|page| self.hub.patience_with(page));
        stream.set_write_timeout(Some(match patience {
            Some(Duration::ZERO) => return Err(io::ErrorKind::TimedOut.into()),
            Some(patience) => patience,
            None => PATIENCE,
        }))?;
        if let (Some(page), Some(patience)) = (self.page, patience) {
            if self.asked.elapsed() >= PACE_OF_QUESTIONS {
                self.asked = Instant::now();
                write_within(stream, &format!("event: ask\ndata: {page}\n\n"), patience)?;
            }
        }
        Ok(patience.unwrap_or(PATIENCE))
    }
}

impl Drop for View<'_> {
    fn drop(&mut self) {
        if let Some(page) = self.page {
            self.hub.close_page(page);
        }
        if self.hub.readers.fetch_sub(1, Relaxed) == 1 {
            self.hub.wanted.store(0, Relaxed);
        }
    }
}

/// Writes all of it, or fails when it has taken too long: a peer that takes a byte now and then is one that takes nothing.
fn write_within(out: &mut impl Write, text: &str, patience: Duration) -> io::Result<()> {
    let deadline = Instant::now() + patience;
    let mut bytes = text.as_bytes();
    while !bytes.is_empty() {
        match out.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(count) => bytes = &bytes[count..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
        if !bytes.is_empty() && Instant::now() > deadline {
            return Err(io::ErrorKind::TimedOut.into());
        }
    }
    Ok(())
}

/// In one piece: `write!` would send each token of the JSON by itself.
fn say(out: &mut impl Write, news: &Value, patience: Duration) -> io::Result<()> {
    write_within(out, &format!("data: {news}\n\n"), patience)
}

fn tell(stream: &mut TcpStream, hub: &Hub, place: usize, view: &mut View) -> io::Result<()> {
    respond_on_and_on(stream)?;
    let mut told = Told::default();
    let mut agents_due = Instant::now();
    let mut said = Instant::now();
    let mut skipped = 0;
    while !hub.is_closed.load(Relaxed) {
        let patience = view.ask(stream)?;
        let begin = Instant::now();
        let with_agents = begin >= agents_due;
        if with_agents {
            agents_due = begin + PACE_OF_AGENTS;
        }
        match told.news(hub, place, skipped, with_agents) {
            Some(news) => {
                say(stream, &news, patience)?;
                said = begin;
            }
            // So that a view that was closed is noticed.
            None if said.elapsed() > PATIENCE => {
                stream.write_all(b":\n\n")?;
                said = begin;
            }
            None => {}
        }
        let late = begin.elapsed().as_millis() / PACE.as_millis();
        skipped += u64::try_from(late).unwrap_or(u64::MAX);
        std::thread::sleep(PACE.saturating_sub(begin.elapsed()));
    }
    Ok(())
}

/// What the page wants of the program.
fn control(hub: &Hub, request: &Request, can_control: bool) -> Result<(), Refusal> {
    if !can_control {
        return Err(Refusal(403, "the program takes no orders from here"));
    }
    let wrong = Refusal(400, "not understood");
    let order: Value = serde_json::from_str(&request.body).map_err(|_| Refusal(400, "no JSON"))?;
    let answer = match &order["answer"] {
        Value::Null => None,
        Value::String(word) => Some(match word.as_str() {
            "Success" => Status::Success,
            "Failure" => Status::Failure,
            "Running" => Status::Running,
            _ => return Err(wrong),
        }),
        _ => return Err(wrong),
    };
    match request.path.as_str() {
        "/release" => hub.release(Release { answer }),
        "/here" => hub.hear(order["page"].as_u64().ok_or(wrong)?),
        "/stand" => {
            let number = |name: &str| order[name].as_u64();
            let agent = number("agent").and_then(|agent| u32::try_from(agent).ok());
            let node = number("node").and_then(|node| u16::try_from(node).ok());
            let (Some(agent), Some(node), Some(stops)) = (agent, node, order["stops"].as_bool())
            else {
                return Err(wrong);
            };
            let is_own = lock(&hub.fleet)
                .agents()
                .nth(agent as usize)
                .is_some_and(Agent::is_own);
            if !is_own {
                return Err(Refusal(403, "this agent is in another program"));
            }
            hub.stand(agent, node, Stand { stops, answer });
        }
        "/mark" => {
            let Some(text) = order["text"].as_str() else {
                return Err(wrong);
            };
            lock(&hub.fleet).mark(None, text, "");
        }
        _ => return Err(Refusal(404, "not found")),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes so many bytes at a time, and counts how often.
    struct Peer(usize, usize, Vec<u8>);

    impl Write for Peer {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let count = bytes.len().min(self.0);
            self.1 += 1;
            self.2.extend_from_slice(&bytes[..count]);
            Ok(count)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_view_is_told_in_one_piece() {
        let news: Value = (0..1_000).map(|number| vec![number; 3]).collect();
        let mut peer = Peer(usize::MAX, 0, Vec::new());
        say(&mut peer, &news, PATIENCE).expect("it takes all");
        assert_eq!((peer.1, &peer.2[..7]), (1, &b"data: ["[..]));
    }

    #[test]
    fn a_peer_that_takes_a_byte_now_and_then_takes_nothing() {
        let mut peer = Peer(1, 0, Vec::new());
        let told = write_within(&mut peer, "much", Duration::ZERO);
        assert_eq!(
            told.expect_err("it is slow").kind(),
            io::ErrorKind::TimedOut
        );
        assert_eq!(peer.1, 1);
    }
}
