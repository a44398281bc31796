package wire

import (
	"iter"
	"slices"
	"strings"

	"urlscope/core"
)

// addHTTP adds the request of the time, HTTP/1.0, which names no host, and the request of HTTP/1.1, which must name the
// host. Path and search are sent as they were typed; without a path, "/" is sent (decision 24).
func addHTTP(p *program) {
	p.sendAll("http-request", WhenAlways, p.request("HTTP/1.0"))
	p.say("http-answer", SideServer, WhenAlways, core.Span{})
	fields := append(p.hostField(), literal("Connection: close").as("http-close"), crlf)
	p.sendAll("http-request/later", WhenMaybe, p.request("HTTP/1.1", fields...))
	if t, ok := p.u.Token(core.Fragment); ok {
		p.say("http-fragment", SideInfo, WhenAlways, t.Span)
	}
	if t, ok := p.u.Token(core.User); ok {
		p.say("http-userinfo", SideInfo, WhenAlways, join(t.Span, p.part(core.Password).Span))
	}
}

// request yields a request for the document, with header fields.
func (p *program) request(version string, fields ...bit) iter.Seq[bit] {
	before := []bit{literal("GET").as("http-method"), literal(" ")}
	after := append([]bit{literal(" "), literal(version).as("http-version"), crlf}, append(fields, crlf.as("http-end"))...)
	return inRow(slices.Values(before), p.httpTarget, slices.Values(after))
}

// hostField returns the header field that names host and port: "Host: h:8080". It leaves out the scheme's default
// port.
func (p *program) hostField() []bit {
	host, _ := p.u.Token(core.Host)
	fields := []bit{literal("Host: ").as("http-field"), verbatim(host).as("http-host")}
	if port, ok := p.u.Token(core.Port); ok && port.Len() > 0 && p.out.Port != p.usual {
		fields = append(fields, literal(":"), verbatim(port).as("http-port"))
	}
	return append(fields, crlf)
}

// httpTarget yields path and search, each octet as it was typed.
func (p *program) httpTarget(yield func(bit) bool) {
	if !p.u.Has(core.Hsegment) && !yield(literal("/").as("http-target")) {
		return
	}
	list := p.u.Tokens()
	for i, t := range list {
		if 1<<t.Part&(1<<core.Hsegment|1<<core.Search) == 0 {
			continue
		}
		before := verbatim(list[i-1]) // the "/" or "?", alone: the colon in front of no port stays out, as in "https://h:/x"
		before.token.Start = max(before.token.Start, before.token.End-len("/"))
		switch {
		case before.token.Part == core.Delim && strings.Contains(`/?\`, before.token.In(p.src)):
		case t.Part == core.Search:
			before = literal("?")
		default:
			before = literal("/") // of the empty path in "https://h:?x", and of "https://h:80x", where none was typed
		}
		if !yield(before.as("http-target")) || !yield(verbatim(t).as("http-target")) {
			return
		}
	}
}
