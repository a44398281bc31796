package standards

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/octet"
)

// A fact is a condition of a row about a place.
type fact uint8

// The facts. The taker is the one of both that takes the input there.
const (
	always        fact = iota
	hasNoScheme        // for the taker
	isSchemeAlone      // nothing follows the scheme
	hasOddScheme       // one that does not begin with a letter
	isFileOrFTP
	isOpaque       // the later one has an opaque part
	inAuthority    // or at its end
	inUserinfo     // of it
	inBrackets     // or behind them
	hasNoHost      // the authority is empty
	isPortEmpty    // the authority ends in a colon there
	isPortNoNumber // a name holds what would be the port
	isHostThere    // one of both has a host where the other has not
	isEmptyBefore  // and the earlier one an empty authority
	isNoAddress    // the host is not read as an IPv4 address
	isSlashThere   // a browser takes it for a slash
	isSlashInPath  // and not for one that ends the host
	isAtEnds       // only blanks stand in front of it or behind it
	isInside       // something of the URL does on both sides
	isNotASCII
	isNotUTF8
	isBrokenEscape // it is the "%", or one of the two octets behind it

	// Of net/url (golang.go).
	isControl
	isNoError     // the WHATWG's parser finds nothing there
	inGoAuthority // what net/url takes for it
	inGoScheme
)

// A cover selects the octets that a row is about.
type cover uint8

// The covers.
const (
	thePlace cover = iota
	theInput
	theFirst
	theHost        // for the taker
	theOneHost     // which only one of both has
	theAuthority   // for the taker, and so below
	inOrAll        // the octet, or all of the authority where the place is its end
	theUserinfo    // all up to the last "@"
	afterLastColon // of the authority
	theColonBefore
	theEscape
)

// holds reports whether a fact holds at the place.
func (p *place) holds(f fact) bool {
	taker, at := p.taker(), p.at.Start
	scheme, host, hostBefore, net := taker.span(Scheme), p.to.span(Host), p.from.span(Host), p.from.span(Authority)
	c, n := utf8.DecodeRuneInString(p.at.In(p.input))
	switch f {
	case always:
		return true
	case hasNoScheme:
		return !scheme.ok
	case isSchemeAlone:
		return scheme.ok && at == scheme.End+1
	case hasOddScheme:
		return p.from.span(Scheme).ok && !isAlpha(p.input[0])
	case isFileOrFTP:
		name := p.from.span(Scheme).In(p.input)
		return strings.EqualFold(name, "ftp") || strings.EqualFold(name, "file")
	case isOpaque:
		path, _ := p.to.Part(Path)
		return path.Name == "opaque_part"
	case isHostThere:
		return hostBefore.Len() > 0 != (host.Len() > 0)
	case isEmptyBefore:
		return p.holds(isHostThere) && net.ok && net.Len() == 0
	case isNoAddress:
		return !p.to.finds("IPv4")
	case isSlashThere:
		return strings.HasPrefix(p.error, "invalid-reverse") || strings.HasPrefix(p.error, "special-scheme")
	case isSlashInPath:
		endsHost := host.ok && p.to.span(Path).Start == at
		return p.holds(isSlashThere) && !endsHost && host.End < at && roleAt(p.to, at) == Path
	case isAtEnds:
		return n > 0 && c <= ' ' && (isBlank(p.input[:at]) || isBlank(p.input[at:]))
	case isInside:
		return !p.holds(isAtEnds)
	case isNotASCII:
		return p.octet() >= utf8.RuneSelf
	case isNotUTF8:
		return c == utf8.RuneError && n == 1
	case isBrokenEscape:
		percent := lastPercent(p.input, at-2, min(at+1, len(p.input)))
		return percent >= 0 && !octet.IsEscape(p.input, percent)
	case isControl, isNoError, inGoAuthority, inGoScheme:
		return p.holdsForGo(f)
	}
	return p.holdsInAuthority(f)
}

// holdsInAuthority reports whether a fact about an authority holds.
func (p *place) holdsInAuthority(f fact) bool {
	all, at := p.taker().authority(), p.at.Start
	if !all.ok || at < all.Start || at > all.End {
		return false
	}
	switch f {
	case inUserinfo:
		return strings.IndexByte(p.input[at:all.End], '@') >= 0
	case inBrackets:
		return strings.IndexByte(p.input[all.Start:min(p.at.End, all.End)], '[') >= 0
	case hasNoHost:
		net := p.taker().span(Authority)
		return net.ok && net.Len() == 0
	case isPortEmpty:
		return at == all.End && all.Len() > 0 && p.input[at-1] == ':'
	case isPortNoNumber:
		host, _ := p.from.Part(Host)
		return host.Name == "reg_name" && strings.IndexByte(host.In(p.input), ':') >= 0
	}
	return true // inAuthority
}

// isBlank reports whether s consists of spaces and controls only. The empty text is blank.
func isBlank(s string) bool {
	for i := range len(s) {
		if s[i] > ' ' {
			return false
		}
	}
	return true
}

// covered returns the octets that a row is about at the place.
func (p *place) covered(c cover) core.Span {
	start, end := p.at.Start, p.at.End
	all := p.taker().authority()
	switch c {
	case theInput:
		start, end = 0, len(p.input)
	case theFirst:
		start, end = 0, 1
	case theHost:
		if host := p.taker().span(Host); host.ok {
			start, end = host.Start, host.End
		}
	case theOneHost:
		host := p.from.span(Host)
		if host.Len() == 0 {
			host = p.to.span(Host)
		}
		if host.Len() > 0 {
			start, end = host.Start, host.End
		}
	case inOrAll:
		if start >= all.End {
			start, end = all.Start, all.End
		}
	case theAuthority:
		start, end = all.Start, all.End
	case theUserinfo:
		start, end = all.Start, all.Start+strings.LastIndexByte(all.In(p.input), '@')+1
	case afterLastColon:
		start, end = all.Start+strings.LastIndexByte(all.In(p.input), ':')+1, all.End
	case theColonBefore:
		start, end = start-1, start
	case theEscape:
		end = min(start+len("%XX"), len(p.input))
	}
	return core.Span{Start: start, End: end}
}

// lastPercent returns the offset of the last "%" from start, or 0, up to end, or -1.
func lastPercent(s string, start, end int) int {
	for end--; end >= max(start, 0); end-- {
		if s[end] == '%' {
			return end
		}
	}
	return -1
}

// finds reports whether the name of one of the WHATWG's errors begins with name.
func (r *Reading) finds(name string) bool {
	for i := range r.Errors {
		if strings.HasPrefix(r.Errors[i].Name, name) {
			return true
		}
	}
	return false
}

// taker returns the reading that accepts the input at the place.
func (p *place) taker() *Reading {
	if p.change == refuses {
		return p.from
	}
	return p.to
}

// octet returns the octet at the place, or 0 at the end.
func (p *place) octet() byte {
	if p.at.Start < len(p.input) {
		return p.input[p.at.Start]
	}
	return 0
}

// A found is the span of a part, if the part is present.
type found struct {
	core.Span
	ok bool
}

// span returns the span of the first part with that role.
func (r *Reading) span(role Role) (f found) {
	for i := range r.Parts {
		if r.Parts[i].Role == role {
			return found{r.Parts[i].Span, true}
		}
	}
	return f
}
