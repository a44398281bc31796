package standards

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/octet"
)

// What rows ask of a place.

func hasNoScheme(p *place) bool {
	_, ok := p.taker().Part(Scheme)
	return !ok
}

func inAuthority(p *place) bool {
	span, ok := p.authority()
	return ok && span.Start <= p.at.Start && p.at.Start <= span.End
}

func hasNoHost(p *place) bool {
	net, ok := p.taker().Part(Authority)
	return ok && net.Len() == 0 && inAuthority(p)
}

// isPortEmpty reports whether the authority ends in a colon there.
func isPortEmpty(p *place) bool {
	span, ok := p.authority()
	return ok && p.at.Start == span.End && span.Len() > 0 && p.input[span.End-1] == ':'
}

func inUserinfo(p *place) bool {
	span, _ := p.authority()
	return inAuthority(p) && strings.IndexByte(p.input[p.at.Start:max(span.End, p.at.Start)], '@') >= 0
}

func isFileOrFTP(p *place) bool {
	scheme, _ := p.from.Part(Scheme)
	name := appendLower(nil, scheme.In(p.input))
	return bytes.Equal(name, []byte("ftp")) || bytes.Equal(name, []byte("file"))
}

func hasOddScheme(p *place) bool {
	_, ok := p.from.Part(Scheme)
	return ok && !isAlpha(p.input[0])
}

func isSchemeAlone(p *place) bool {
	scheme, ok := p.taker().Part(Scheme)
	return ok && p.at.Start == scheme.End+1
}

func isOpaque(p *place) bool {
	path, _ := p.to.Part(Path)
	return path.Name == "opaque_part"
}

func inBrackets(p *place) bool {
	authority, _ := p.authority()
	return inAuthority(p) && strings.IndexByte(p.input[authority.Start:min(p.at.End, authority.End)], '[') >= 0
}

func isPortNoNumber(p *place) bool {
	host, _ := p.from.Part(Host)
	return inAuthority(p) && host.Name == "reg_name" && strings.IndexByte(host.In(p.input), ':') >= 0
}

// isInside reports whether something of the URL stands in front of the place and behind it.
func isInside(p *place) bool { return !isAtEnds(p) }

func isAtEnds(p *place) bool {
	blank := func(s string) bool {
		for i := range len(s) {
			if s[i] > ' ' {
				return false
			}
		}
		return true
	}
	return p.octet() <= ' ' && p.at.Start < len(p.input) && (blank(p.input[:p.at.Start]) || blank(p.input[p.at.Start:]))
}

func isSlashThere(p *place) bool {
	return strings.HasPrefix(p.error, "invalid-reverse") || strings.HasPrefix(p.error, "special-scheme")
}

// isNoAddress reports whether the host is not read as an IPv4 address.
func isNoAddress(p *place) bool {
	for _, e := range p.to.Errors {
		if strings.HasPrefix(e.Name, "IPv4") {
			return false
		}
	}
	return true
}

// isSlashInPath reports whether the place is such a slash, but none that ends a host.
func isSlashInPath(p *place) bool {
	host, _ := p.to.Part(Host)
	return isSlashThere(p) && host.End < p.at.Start && roleAt(p.to, p.at.Start) == Path && !endsHost(p)
}

// endsHost reports whether the path begins at the place.
func endsHost(p *place) bool {
	path, _ := p.to.Part(Path)
	_, hasHost := p.to.Part(Host)
	return hasHost && path.Start == p.at.Start
}

func isNotUTF8(p *place) bool {
	c, n := utf8.DecodeRuneInString(p.at.In(p.input))
	return c == utf8.RuneError && n == 1
}

func isNotASCII(p *place) bool { return p.octet() >= 0x80 }

// isBrokenEscape reports whether the place is the "%", or one of the two octets behind it that
// are no hexadecimal digits.
func isBrokenEscape(p *place) bool {
	for i := p.at.Start; i >= 0 && i > p.at.Start-3; i-- {
		if i < len(p.input) && p.input[i] == '%' {
			return !octet.IsEscape(p.input, i)
		}
	}
	return false
}

// isEmptyBefore reports whether the host is empty for the standard before.
func isEmptyBefore(p *place) bool {
	a, ok := p.from.Part(Authority)
	return ok && a.Len() == 0 && isHostThere(p)
}

// isHostThere reports whether one of both has a host where the other has not.
func isHostThere(p *place) bool {
	a, _ := p.from.Part(Host)
	b, _ := p.to.Part(Host)
	return a.Len() > 0 != (b.Len() > 0)
}

// What octets rows are about.

func theInput(p *place) core.Span { return core.Span{Start: 0, End: len(p.input)} }
func theFirst(*place) core.Span   { return core.Span{Start: 0, End: 1} }

func theHost(p *place) core.Span {
	if host, ok := p.taker().Part(Host); ok {
		return host.Span
	}
	return p.at
}

// theOneHost covers the host that only one of both has.
func theOneHost(p *place) core.Span {
	for _, r := range []*Reading{p.from, p.to} {
		if host, ok := r.Part(Host); ok && host.Len() > 0 {
			return host.Span
		}
	}
	return p.at
}

func theColonBefore(p *place) core.Span { return core.Span{Start: p.at.Start - 1, End: p.at.Start} }

// inOrAll covers the octet there, or all of the authority where the place is its end.
func inOrAll(p *place) core.Span {
	if span, _ := p.authority(); p.at.Start >= span.End {
		return span
	}
	return p.at
}

func theAuthority(p *place) core.Span {
	span, _ := p.authority()
	return span
}

// theUserinfo covers all up to the last "@".
func theUserinfo(p *place) core.Span {
	span, _ := p.authority()
	return core.Span{Start: span.Start, End: span.Start + strings.LastIndexByte(span.In(p.input), '@') + 1}
}

func afterLastColon(p *place) core.Span {
	span, _ := p.authority()
	return core.Span{Start: span.Start + strings.LastIndexByte(span.In(p.input), ':') + 1, End: span.End}
}
