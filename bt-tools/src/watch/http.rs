//! As much of HTTP/1.1 as the page needs, with limits to everything that a stranger can send.

use crate::budgets::{REQUEST, REQUEST_TIME};
use std::io::{self, Read, Write};
use std::net::{IpAddr, TcpStream};
use std::time::Instant;

/// What a browser asks for.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    pub is_post: bool,
    pub path: String,
    pub query: Vec<(String, String)>,
    pub body: String,
}

/// What is said to a request that is refused.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal(pub u16, pub &'static str);

impl Request {
    /// A value in the query, as a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.value(name)?.parse().ok()
    }

    pub fn value(&self, name: &str) -> Option<&str> {
        let mut query = self.query.iter();
        let found = query.find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Reads a request; `None` if the connection was closed before there was one.
    pub fn read(stream: &mut TcpStream) -> io::Result<Option<Result<Self, Refusal>>> {
        let deadline = Instant::now() + REQUEST_TIME;
        let mut bytes = Vec::new();
        let end = loop {
            if let Some(end) = find(&bytes, b"\r\n\r\n") {
                break end;
            }
            if bytes.len() > REQUEST {
                return Ok(Some(Err(Refusal(431, "too many headers"))));
            }
            match read_some(stream, &mut bytes, deadline)? {
                Some(0) if bytes.is_empty() => return Ok(None),
                Some(0) => return Ok(Some(Err(Refusal(400, "half a request")))),
                Some(_) => {}
                None => return Ok(Some(Err(Refusal(408, "too slow")))),
            }
        };
        let head = match std::str::from_utf8(&bytes[..end]) {
            Ok(head) => head.to_owned(),
            Err(_) => return Ok(Some(Err(Refusal(400, "headers that are no text")))),
        };
        let (mut request, length) = match Self::of_head(&head) {
            Ok(found) => found,
            Err(refusal) => return Ok(Some(Err(refusal))),
        };
        let mut body = bytes.split_off(end + 4);
        while body.len() < length {
            match read_some(stream, &mut body, deadline)? {
                Some(0) => return Ok(Some(Err(Refusal(400, "half a request")))),
                Some(_) => {}
                None => return Ok(Some(Err(Refusal(408, "too slow")))),
            }
        }
        body.truncate(length);
        request.body = match String::from_utf8(body) {
            Ok(body) => body,
            Err(_) => return Ok(Some(Err(Refusal(400, "a body that is no text")))),
        };
        Ok(Some(Ok(request)))
    }

    /// The request without its body, and how long that is.
    fn of_head(head: &str) -> Result<(Self, usize), Refusal> {
        let mut lines = head.split("\r\n");
        let first = lines.next().unwrap_or_default();
        let mut words = first.split(' ');
        let (method, target, version) = (words.next(), words.next(), words.next());
        if !matches!(version, Some("HTTP/1.1" | "HTTP/1.0")) || words.next().is_some() {
            return Err(Refusal(400, "no request of HTTP/1.1"));
        }
        let is_post = match method {
            Some("GET") => false,
            Some("POST") => true,
            _ => return Err(Refusal(405, "neither GET nor POST")),
        };
        let mut headers = Vec::new();
        for line in lines {
            let header = line.split_once(':');
            let (name, value) = header.ok_or(Refusal(400, "a header without a colon"))?;
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        let header = |name: &str| -> Result<Option<&str>, Refusal> {
            let mut found = headers.iter().filter(|(known, _)| known == name);
            let value = found.next().map(|(_, value)| value.as_str());
            match found.next() {
                Some(_) => Err(Refusal(400, "a header that stands there twice")),
                None => Ok(value),
            }
        };
        let host = header("host")?.ok_or(Refusal(400, "no host"))?;
        // Another page can give its own name the address of this machine, but not the page's own name another.
        if !is_own(host) {
            return Err(Refusal(403, "this host is called otherwise"));
        }
        let origin = header("origin")?;
        let is_ours = origin.is_some_and(|origin| origin.strip_prefix("http://") == Some(host));
        let site = header("sec-fetch-site")?;
        let is_foreign = site.is_some_and(|site| !matches!(site, "same-origin" | "none"));
        if (origin.is_some() && !is_ours) || is_foreign {
            return Err(Refusal(403, "asked by a page of another origin"));
        }
        if is_post && !(is_ours && header("x-quickbeam")?.is_some()) {
            return Err(Refusal(403, "not asked by the page"));
        }
        if header("transfer-encoding")?.is_some() {
            return Err(Refusal(411, "a body of unknown length"));
        }
        let length = match header("content-length")? {
            None => 0,
            Some(length) if length.bytes().all(|byte| byte.is_ascii_digit()) => {
                length.parse().map_err(|_| Refusal(413, "too long"))?
            }
            Some(_) => return Err(Refusal(400, "a length that is no number")),
        };
        if length > REQUEST {
            return Err(Refusal(413, "too long"));
        }
        let target = target.unwrap_or_default();
        let (path, query) = target.split_once('?').unwrap_or((target, ""));
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let request = Self {
            is_post,
            path: path.to_owned(),
            query: pairs
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            body: String::new(),
        };
        Ok((request, length))
    }
}

/// Whether a page at this host is ours: this machine by its own names, or any address as a number. A name that somebody
/// else gave it is not.
fn is_own(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split_once(']').map_or("", |(name, _)| name),
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    name == "localhost" || name.parse::<IpAddr>().is_ok()
}

/// `None` if it takes too long.
fn read_some(
    stream: &mut TcpStream,
    bytes: &mut Vec<u8>,
    deadline: Instant,
) -> io::Result<Option<usize>> {
    let left = deadline.saturating_duration_since(Instant::now());
    if left.is_zero() {
        return Ok(None);
    }
    stream.set_read_timeout(Some(left))?;
    let mut buffer = [0; 4096];
    match stream.read(&mut buffer) {
        Ok(count) => {
            bytes.extend_from_slice(&buffer[..count]);
            Ok(Some(count))
        }
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
            ) =>
        {
            Ok(None)
        }
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(Some(bytes.len().min(1))),
        Err(error) => Err(error),
    }
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}

const HEADERS: &str = "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n\
    Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; \
    img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'\r\nReferrer-Policy: no-referrer\r\nConnection: close\r\n";

/// Answers, and is done with the connection.
pub fn respond(stream: &mut TcpStream, status: u16, kind: &str, body: &[u8]) -> io::Result<()> {
    let head = format!(
        "HTTP/1.1 {status} {}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {}\r\n{HEADERS}\r\n",
        if status == 200 { "OK" } else { "No" },
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)?;
    stream.flush()
}

/// Begins an answer that goes on for ever: server-sent events.
pub fn respond_on_and_on(stream: &mut TcpStream) -> io::Result<()> {
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\n{HEADERS}\r\n"
    );
    stream.write_all(head.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(head: &str) -> Option<u16> {
        Request::of_head(head).err().map(|refusal| refusal.0)
    }

    #[test]
    fn requests_are_read_or_refused() {
        let seeds = [
            "GET /at?agent=0&number=3 HTTP/1.1\r\nHost: localhost:8421\r\nAccept: */*",
            "POST /stand HTTP/1.1\r\nHost: [::1]:9\r\nOrigin: http://[::1]:9\r\nX-Quickbeam: 1\r\nContent-Length: 20",
        ];
        quickbeam_proof::bytes::tries("http", 5_000, &seeds, |bytes| {
            match Request::of_head(&String::from_utf8_lossy(bytes)) {
                Ok((_, length)) => {
                    assert!(length <= REQUEST);
                    "read".to_owned()
                }
                Err(Refusal(status, why)) => format!("{status}: {why}"),
            }
        });
    }

    #[test]
    fn only_the_page_itself_may_change_anything() {
        let own = "Host: 127.0.0.1:9\r\nOrigin: http://127.0.0.1:9\r\nX-Quickbeam: 1\r\nContent-Length: 2";
        assert_eq!(refused(&format!("POST /x HTTP/1.1\r\n{own}")), None);
        for (head, status) in [
            ("POST /x HTTP/1.1\r\nHost: 127.0.0.1:9", 403),
            ("POST /x HTTP/1.1\r\nHost: 127.0.0.1:9\r\nX-Quickbeam: 1", 403),
            ("POST /x HTTP/1.1\r\nHost: 127.0.0.1:9\r\nOrigin: http://127.0.0.1:9", 403),
            ("POST /x HTTP/1.1\r\nHost: 127.0.0.1:9\r\nOrigin: null\r\nX-Quickbeam: 1", 403),
            ("POST /x HTTP/1.1\r\nHost: 127.0.0.1:9\r\nOrigin: http://127.0.0.1:8\r\nX-Quickbeam: 1", 403),
            ("POST /x HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nX-Quickbeam: 1", 403),
            ("GET / HTTP/1.1\r\nHost: evil.example:9", 403),
            ("GET / HTTP/1.1\r\nHost: localhost.evil.example", 403),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: cross-site", 403),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: https://evil.example", 403),
            ("GET / HTTP/1.1", 400),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example", 400),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nbroken", 400),
            ("GET / HTTP/2\r\nHost: localhost", 400),
            ("OPTIONS /x HTTP/1.1\r\nHost: localhost", 405),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked", 411),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999", 413),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999", 413),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1", 400),
        ] {
            assert_eq!(refused(head), Some(status), "{head}");
        }
        for host in [
            "localhost",
            "localhost:80",
            "[::1]:8421",
            "192.168.0.7:8421",
        ] {
            assert_eq!(
                refused(&format!("GET /?a=1 HTTP/1.1\r\nHost: {host}")),
                None
            );
        }
    }
}
