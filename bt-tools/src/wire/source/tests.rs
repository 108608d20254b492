//! Links that say nothing, never end, or lose their power.

use super::*;
use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_core::observe::{Observer, Operation};
use bt_core::wire::Wire;
use bt_core::Status;
use std::io::Write;

static TREE: TreeInfo = TreeInfo::new("T", 1, &[Node::root(Kind::Leaf(Leaf::Function), "f")]);
const LONG: Duration = Duration::from_secs(30);

fn pair() -> (TcpStream, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let peer = TcpStream::connect(listener.local_addr().expect("it has one"));
    let (stream, _) = listener.accept().expect("somebody is there");
    (stream, peer.expect("it listens"))
}

#[test]
fn a_link_asks_for_signs_of_life() {
    let link = Link::of(pair().0);
    assert!(socket2::SockRef::from(&*link.stream)
        .keepalive()
        .expect("it is open"));
}

/// The peer is there no more, and nobody says so: it is not closed. Then it comes back.
#[test]
fn a_program_without_power_is_gone_and_comes_back_as_itself() {
    let (tell, news) = sync_channel(MOST_WAITING);
    let (mut links, mut fleet) = (Links::new(), Fleet::new(1 << 20));
    let introduction = {
        let mut bytes = Vec::new();
        let mut wire = Wire::new(|piece: &[u8]| {
            bytes.extend_from_slice(piece);
            Ok::<(), ()>(())
        });
        let mut agent = wire.agent("guard", &TREE);
        let mut eyes = wire.of(&mut agent);
        eyes.begin(Operation::Tick, &TREE);
        eyes.end(Operation::Tick, Some(Status::Running));
        bytes
    };
    for link in 0..3 {
        let (stream, mut peer) = pair();
        peer.write_all(&introduction).expect("it is open");
        let mut from = Link::of(stream);
        from.silence = Duration::from_millis(5);
        let tell = tell.clone();
        let reader = thread::spawn(move || read(from, link, "robot", false, &tell));
        let mut said = String::new();
        while !said.contains("said nothing for 5ms") {
            let news = news.recv_timeout(LONG).expect("it ends");
            let is_bytes = matches!(news, News::Bytes(..));
            said = links.take(news, &mut fleet).unwrap_or_default();
            assert!(!is_bytes || !fleet.agent(0).is_gone());
        }
        assert!(reader.join().expect("no panic"));
        assert_eq!(fleet.agents().len(), 1);
        assert!(fleet.agent(0).is_gone());
        drop(peer);
    }
}

/// Connections that say nothing keep nobody out, however many there are, and no one is put out who has said something.
#[test]
fn silent_links_give_way() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("it has one");
    let (tell, news) = sync_channel(MOST_WAITING);
    thread::spawn(move || listen(&listener, 4, &tell));
    let mut links = Vec::new();
    for number in 0..20 {
        let mut link = TcpStream::connect(address).expect("it listens");
        if number % 8 == 3 {
            link.write_all(&[1]).expect("it was let in");
            let is_heard = || match news.recv_timeout(LONG).expect("it is heard") {
                News::Bytes(of, bytes) => of == number && bytes == [1],
                _ => false,
            };
            while !is_heard() {}
        }
        links.push(link);
    }
    let mut late = TcpStream::connect(address).expect("it listens");
    late.write_all(&[2]).expect("it was let in");
    let mut closed = Vec::new();
    loop {
        match news.recv_timeout(LONG).expect("it is heard") {
            News::Bytes(_, bytes) if bytes == [2] => break,
            News::Closed(link, _) => closed.push(link),
            _ => {}
        }
    }
    assert!(closed.iter().all(|link| link % 8 != 3), "{closed:?}");
    links[3].write_all(&[3]).expect("it is still open");
}

#[test]
fn frames_that_never_end_are_refused_together() {
    let (mut links, mut fleet) = (Links::new(), Fleet::new(1 << 20));
    links.most_unfinished = 1 << 20;
    let mut refused = 0;
    for link in 0..20 {
        links.take(News::Opened(link, link.to_string()), &mut fleet);
        links.take(News::Bytes(link, vec![0x7e]), &mut fleet);
        for _ in 0..8 {
            let said = links.take(News::Bytes(link, vec![1; 1 << 16]), &mut fleet);
            refused += usize::from(said.is_some_and(|said| said.contains("refused")));
        }
    }
    let receivers = links.receivers.values();
    let waiting: usize = receivers.map(|(_, receiver)| receiver.waiting()).sum();
    assert!(refused > 0 && waiting <= 1 << 20, "{refused} {waiting}");
}
