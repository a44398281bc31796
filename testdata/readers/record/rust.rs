// The crate url: Url::parse.
use std::io::{stdin, stdout, BufRead, BufWriter, Write};
use url::Url;

// decoded returns the text of a string of JSON, as Go writes it.
fn decoded(json: &str) -> String {
    let mut text = String::new();
    let mut chars = json.trim().trim_start_matches('"').chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => break,
            '\\' => text.push(match chars.next().unwrap() {
                'b' => '\u{8}',
                'f' => '\u{C}',
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'u' => {
                    let hex: String = chars.by_ref().take(4).collect();
                    char::from_u32(u32::from_str_radix(&hex, 16).unwrap()).unwrap()
                }
                c => c,
            }),
            c => text.push(c),
        }
    }
    text
}

// encoded returns a string of JSON.
fn encoded(text: &str) -> String {
    let mut json = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => json.extend(['\\', c]),
            c if c < ' ' => json += &format!("\\u{:04x}", c as u32),
            c => json.push(c),
        }
    }
    json + "\""
}

fn main() {
    let mut out = BufWriter::new(stdout().lock());
    writeln!(out, "2.3.1").unwrap();
    for line in stdin().lock().lines() {
        let url = match Url::parse(&decoded(&line.unwrap())) {
            Ok(url) => url,
            Err(e) => {
                writeln!(out, "{{\"refused\":{}}}", encoded(&e.to_string())).unwrap();
                continue;
            }
        };
        let text = |s: &str| Some(s.to_string());
        let fields: Vec<String> = [
            ("scheme", text(url.scheme())),
            ("username", text(url.username())),
            ("password", url.password().and_then(text)),
            ("host_str", url.host_str().and_then(text)),
            ("port", url.port().map(|n| n.to_string())),
            ("port_or_known_default", url.port_or_known_default().map(|n| n.to_string())),
            ("path", text(url.path())),
            ("query", url.query().and_then(text)),
            ("fragment", url.fragment().and_then(text)),
            ("as_str", text(url.as_str())),
            ("origin", text(&url.origin().ascii_serialization())),
        ]
        .iter()
        .filter_map(|(name, value)| value.as_ref().map(|v| format!("\"{}\":{}", name, encoded(v))))
        .collect();
        writeln!(out, "{{\"fields\":{{{}}}}}", fields.join(",")).unwrap();
    }
}
