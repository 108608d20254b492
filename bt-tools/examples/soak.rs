//! A program that is watched, published, recorded and followed, among peers that stall, go, come back and say nonsense:
//! `cargo run --release -p bt-tools --example soak`, or `cargo xtask long soak`.
//!
//! It takes an hour, or so many seconds as `SOAK_SECONDS` says. Descriptors, threads and memory must not grow after the first quarter, and
//! when the peers are gone, what there was before them must be left. It counts in `/proc`, which Linux has.

use bt_core::wire::Wire;
use bt_tools::groot2::Publisher;
use bt_tools::record::Recorder;
use bt_tools::timeline::Fleet;
use bt_tools::watch::Watch;
use bt_tools::wire::{Links, Source};
use fastrand::Rng;
use quickbeam::{behavior_tree, Status, Tree};
use std::error::Error;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

const AGENTS: u32 = 50;
const PEERS: u64 = 12;
/// A peer is at most so patient.
const LONGEST: u64 = 3_000;
const PACE: Duration = Duration::from_millis(2);
/// What is counted may vary by so much.
const FILES: u64 = 16;
const BYTES: u64 = 24 << 20;

fn sees(robot: &mut u32) -> bool {
    *robot = robot.wrapping_mul(31).wrapping_add(7);
    *robot % 8 == 0
}

fn drive(robot: &mut u32) -> Status {
    match *robot % 5 {
        0 => Status::Success,
        _ => Status::Running,
    }
}

behavior_tree! {
    #[observe]
    tree Patrol(robot: &mut u32) {
        reactive_fallback<
            sequence< sees, drive >,
            drive
        >
    }
}

/// Where peers go to.
#[derive(Clone, Copy)]
struct Ports {
    page: u16,
    groot2: u16,
    wire: u16,
}

/// Open files, threads, and bytes of memory.
type Count = [u64; 3];

fn count() -> Result<Count, Box<dyn Error>> {
    let entries = |path| Ok::<_, std::io::Error>(std::fs::read_dir(path)?.count() as u64);
    let status = std::fs::read_to_string("/proc/self/status")?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes: u64 = resident
        .and_then(|line| line.split_whitespace().next())
        .ok_or("no VmRSS")?
        .parse()?;
    Ok([
        entries("/proc/self/fd")?,
        entries("/proc/self/task")?,
        kilobytes << 10,
    ])
}

/// What is said at first to the page, to a socket of the publisher, to the viewer.
fn words(random: &mut Rng, ports: Ports) -> (u16, Vec<u8>) {
    let page = |request: &str| (ports.page, request.as_bytes().to_vec());
    match random.u8(..8) {
        0 | 1 => page("GET /live?agent=0 HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        2 => page("GET /tree?agent=4294967295 HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        3 => {
            let body = r#"{"agent":1,"node":3,"stops":true}"#;
            let (host, length) = (format!("localhost:{}", ports.page), body.len());
            page(&format!(
                "POST /stand HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nX-Quickbeam: 1\r\nContent-Length: {length}\r\n\r\n{body}"
            ))
        }
        4 | 5 => {
            let is_reply = random.bool();
            let mut said = vec![0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0x7f, 3, 0];
            said.extend(b"NULL");
            said.resize(64, 0);
            said.extend(b"\x04\x19\x05READY\x0bSocket-Type\0\0\0\x03");
            said.extend(if is_reply { b"REQ" } else { b"SUB" });
            said.extend(if is_reply {
                &[1, 0, 0, 6, 2, b'S', 1, 2, 3, 4][..]
            } else {
                &[0, 1, 1]
            });
            (ports.groot2 + u16::from(!is_reply), said)
        }
        _ => {
            let mut said = Vec::new();
            let mut wire = Wire::new(|piece: &[u8]| {
                said.extend_from_slice(piece);
                Ok::<(), ()>(())
            });
            let (mut tree, mut robot) = (Patrol::new(), random.u32(..));
            let mut agent = wire.agent("robot", Patrol::INFO);
            for _ in 0..random.usize(1..200) {
                tree.tick_with(&mut robot, &mut wire.of(&mut agent));
            }
            (ports.wire, said)
        }
    }
}

/// Comes, says something, or a part of it, or nonsense; reads, or does not; and goes.
fn visit(random: &mut Rng, ports: Ports, is_over: &AtomicBool) -> std::io::Result<()> {
    let (port, mut said) = words(random, ports);
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    match random.u8(..6) {
        0 => said.truncate(random.usize(..=said.len())),
        1 => {
            let place = random.usize(..said.len());
            said[place] ^= 1 << random.u8(..8);
        }
        _ => {}
    }
    stream.write_all(&said)?;
    let reads = random.bool();
    let end = Instant::now() + Duration::from_millis(random.u64(..LONGEST));
    stream.set_read_timeout(Some(Duration::from_millis(20)))?;
    let mut buffer = [0; 4096];
    while Instant::now() < end && !is_over.load(Relaxed) {
        if !reads {
            thread::sleep(PACE);
        } else if stream.read(&mut buffer).is_ok_and(|count| count == 0) {
            break;
        }
    }
    Ok(())
}

/// Ticks all agents until it is over; the longest round.
fn tick(watch: &Watch, publisher: &Publisher, is_over: &AtomicBool) -> std::io::Result<Duration> {
    let mut recorder = Recorder::new(std::io::sink())?;
    let mut all = Vec::new();
    for number in 0..AGENTS {
        let name = format!("robot {number}");
        let eyes = watch.agent(&name, Patrol::INFO);
        let recorded = recorder.agent(&name, Patrol::INFO)?;
        all.push((
            Patrol::new(),
            number,
            eyes,
            publisher.observe(Patrol::INFO),
            recorded,
        ));
    }
    let mut longest = Duration::ZERO;
    while !is_over.load(Relaxed) {
        let begun = Instant::now();
        for (tree, robot, eyes, groot2, recorded) in &mut all {
            let mut observers = (&mut *eyes, &mut *groot2, &mut recorder.of(*recorded));
            tree.tick_with(robot, &mut observers);
        }
        longest = longest.max(begun.elapsed());
        thread::sleep(PACE);
    }
    recorder.finish()?;
    Ok(longest)
}

/// Counts a hundred times; what was most in the second quarter of the time, and in the last one.
fn counted(duration: Duration, visits: &AtomicU64) -> Result<[Count; 2], Box<dyn Error>> {
    let mut most = [[0; 3]; 4];
    for sample in 0..100 {
        thread::sleep(duration / 100);
        let now = count()?;
        let quarter: &mut Count = &mut most[sample / 25];
        for (most, now) in quarter.iter_mut().zip(now) {
            *most = now.max(*most);
        }
        if sample % 10 == 9 {
            let [files, threads, bytes] = now;
            let visits = visits.load(Relaxed);
            println!(
                "{}%: {visits} visits, {files} files, {threads} threads, {} MiB",
                sample + 1,
                bytes >> 20
            );
        }
    }
    Ok([most[1], most[3]])
}

fn main() -> Result<(), Box<dyn Error>> {
    let seconds = std::env::var("SOAK_SECONDS").map_or(Ok(3600), |text| text.parse())?;
    let watch = Watch::settings()
        .address(([127, 0, 0, 1], 0))
        .memory(4 << 20)
        .open()?;
    let publisher = Publisher::local(0, &Patrol::INFO)?;
    // A port that was free a moment ago.
    let wire = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let news = Source::Listen(format!("127.0.0.1:{wire}")).open()?;
    let page = watch.url().rsplit(':').next().ok_or("no port")?.parse()?;
    let groot2 = publisher.port();
    let ports = Ports { page, groot2, wire };
    let [is_over, is_still] = [AtomicBool::new(false), AtomicBool::new(false)];
    let visits = AtomicU64::new(0);
    let before = count()?;
    let (most, longest) = thread::scope(|scope| {
        let ticks = scope.spawn(|| tick(&watch, &publisher, &is_over));
        let is_still = &is_still;
        scope.spawn(move || {
            let (mut links, mut fleet) = (Links::new(), Fleet::new(4 << 20));
            while !is_still.load(Relaxed) {
                if let Ok(news) = news.recv_timeout(Duration::from_millis(50)) {
                    links.take(news, &mut fleet);
                }
            }
            println!("{} agents came over wires", fleet.agents().len());
        });
        for number in 0..PEERS {
            let (is_over, visits) = (&is_over, &visits);
            scope.spawn(move || {
                let mut random = Rng::with_seed(number);
                while !is_over.load(Relaxed) {
                    // It may be put out in the middle.
                    let _ = visit(&mut random, ports, is_over);
                    visits.fetch_add(1, Relaxed);
                }
            });
        }
        let most = counted(Duration::from_secs(seconds), &visits);
        is_over.store(true, Relaxed);
        let longest = ticks.join().expect("no panic");
        // What is silent is hung up on in a while.
        let end = Instant::now() + Duration::from_secs(60);
        // But for the thread that follows.
        let is_left = |now: Count| now[0] <= before[0] && now[1] <= before[1] + 1;
        while Instant::now() < end && !count().is_ok_and(is_left) {
            thread::sleep(Duration::from_millis(100));
        }
        is_still.store(true, Relaxed);
        (most, longest)
    });
    let ([middle, last], after) = (most?, count()?);
    println!(
        "{} visits; the longest round took {:?}",
        visits.load(Relaxed),
        longest?
    );
    println!("before {before:?}, most in the second quarter {middle:?}, in the last {last:?}, after {after:?}");
    let limits = [FILES, FILES, BYTES];
    for (what, place) in ["open files", "threads", "bytes"].into_iter().zip(0..) {
        let is_flat = last[place] <= middle[place] + limits[place];
        let is_left = place == 2 || after[place] <= before[place];
        if !is_flat || !is_left {
            return Err(format!("{what} grow").into());
        }
    }
    Ok(())
}
