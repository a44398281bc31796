package wire

import (
	"urlscope/core"
	"urlscope/core/internal/host"
	"urlscope/core/internal/port"
)

// addLaterWeb adds the conversation that the documents of https, ws and wss define. In https and wss, TLS comes
// first; a WebSocket begins as a request of HTTP/1.1.
func addLaterWeb(p *program) {
	host, ok := p.u.Token(core.Host)
	if p.u.Registered() == nil || !ok || host.Len() == 0 || port.AreServers(host.In(p.src)) {
		addOther(p)
		return
	}
	p.out.Transport, p.out.Host, p.out.Port = "tcp", host.Span, p.at
	p.sayScheme()
	if p.u.Registered().Name != "ws" {
		p.startTLS(host)
	}
	if p.u.Registered().Name == "https" {
		p.overTLS(host)
	} else {
		p.webSocket()
	}
}

// startTLS adds what TLS shows of the URL while it begins: the client sends the name of the host, but never an
// address (RFC 6066, section 3).
func (p *program) startTLS(named core.Token) {
	p.sealed = true
	p.say("tls-connect", SideInfo, WhenAlways, named.Span)
	if named.Part == core.HostLiteral || host.ShapeOf(named.In(p.src)).Number {
		p.say("tls-hello/address", SideInfo, WhenAlways, named.Span)
	} else {
		p.say("tls-hello", SideInfo, WhenAlways, named.Span, verbatim(named))
	}
	p.say("tls-certificate", SideServer, WhenAlways, named.Span)
}

// overTLS adds the request as HTTP/1.1 writes it (RFC 9110, section 4.2.2).
func (p *program) overTLS(host core.Token) {
	p.sendAll("http-request/tls", WhenAlways, p.request("HTTP/1.1", p.hostField()...))
	p.say("http-answer", SideServer, WhenAlways, core.Span{})
	p.say("tls-http2", SideInfo, WhenAlways, host.Span)
	if t, ok := p.u.Token(core.Fragment); ok {
		p.say("http-fragment", SideInfo, WhenAlways, t.Span)
	}
	if t, ok := p.u.Token(core.User); ok {
		p.say("http-userinfo/tls", SideInfo, WhenAlways, join(t.Span, p.part(core.Password).Span))
	}
}

// webSocket adds the beginning of a WebSocket (RFC 6455, section 4.1).
func (p *program) webSocket() {
	fields := append(p.hostField(),
		literal("Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ").as("ws-fields"), slot.as("ws-key"), literal("\r\nSec-WebSocket-Version: 13\r\n").as("ws-fields"))
	p.sendAll("ws-request", WhenAlways, p.request("HTTP/1.1", fields...))
	p.say("ws-answer", SideServer, WhenAlways, core.Span{})
}
