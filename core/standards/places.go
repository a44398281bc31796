package standards

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/octet"
)

// A fact is what a row asks of a place.
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
	numFacts
)

// A cover is a choice of the octets that a row is about.
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

// look finds out what holds at the place.
func (p *place) look() {
	taker := p.taker()
	p.scheme, p.authority = taker.span(Scheme), taker.whole()
	p.role = roleAt(taker, p.at.Start)
	p.facts = [numFacts]bool{always: true}
	p.lookAtScheme()
	if p.authority.ok && p.authority.Start <= p.at.Start && p.at.Start <= p.authority.End {
		p.lookIntoAuthority(taker.span(Authority))
	}
	p.lookAtHosts()
	p.lookAtOctet()
	p.lookAsGo()
}

func (p *place) lookAtScheme() {
	before := p.from.span(Scheme)
	name := before.In(p.input)
	path, _ := p.to.Part(Path)
	p.facts[hasNoScheme] = !p.scheme.ok
	p.facts[isSchemeAlone] = p.scheme.ok && p.at.Start == p.scheme.End+1
	p.facts[hasOddScheme] = before.ok && !isAlpha(p.input[0])
	p.facts[isFileOrFTP] = strings.EqualFold(name, "ftp") || strings.EqualFold(name, "file")
	p.facts[isOpaque] = path.Name == "opaque_part"
}

func (p *place) lookIntoAuthority(net found) {
	end := p.authority.End
	host, _ := p.from.Part(Host)
	p.facts[inAuthority] = true
	p.facts[inUserinfo] = strings.IndexByte(p.input[p.at.Start:end], '@') >= 0
	p.facts[inBrackets] = strings.IndexByte(p.input[p.authority.Start:min(p.at.End, end)], '[') >= 0
	p.facts[hasNoHost] = net.ok && net.Len() == 0
	p.facts[isPortEmpty] = p.at.Start == end && p.authority.Len() > 0 && p.input[end-1] == ':'
	p.facts[isPortNoNumber] = host.Name == "reg_name" && strings.IndexByte(host.In(p.input), ':') >= 0
}

func (p *place) lookAtHosts() {
	before, after, path := p.from.span(Host), p.to.span(Host), p.to.span(Path)
	net := p.from.span(Authority)
	p.facts[isHostThere] = before.Len() > 0 != (after.Len() > 0)
	p.facts[isEmptyBefore] = p.facts[isHostThere] && net.ok && net.Len() == 0
	p.facts[isNoAddress] = true
	for i := range p.to.Errors {
		if strings.HasPrefix(p.to.Errors[i].Name, "IPv4") {
			p.facts[isNoAddress] = false
		}
	}
	endsHost := after.ok && path.Start == p.at.Start
	p.facts[isSlashThere] = strings.HasPrefix(p.error, "invalid-reverse") || strings.HasPrefix(p.error, "special-scheme")
	p.facts[isSlashInPath] = p.facts[isSlashThere] && !endsHost && after.End < p.at.Start && roleAt(p.to, p.at.Start) == Path
}

func (p *place) lookAtOctet() {
	c, n := utf8.DecodeRuneInString(p.at.In(p.input))
	p.facts[isNotASCII] = p.octet() >= utf8.RuneSelf
	p.facts[isNotUTF8] = c == utf8.RuneError && n == 1
	p.facts[isAtEnds] = n > 0 && c <= ' ' && (isBlank(p.input[:p.at.Start]) || isBlank(p.input[p.at.Start:]))
	p.facts[isInside] = !p.facts[isAtEnds]
	for i := p.at.Start; i >= 0 && i > p.at.Start-3; i-- {
		if i < len(p.input) && p.input[i] == '%' {
			p.facts[isBrokenEscape] = !octet.IsEscape(p.input, i)
			break
		}
	}
}

// isBlank reports whether s is of spaces and control octets alone: "", " \t", not "a".
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
	host, one, all := p.taker().span(Host), p.from.span(Host), p.authority.Span
	if !host.ok {
		host.Span = p.at
	}
	if one.Len() == 0 {
		one = p.to.span(Host)
	}
	if one.Len() == 0 {
		one.Span = p.at
	}
	or := p.at
	if p.at.Start >= all.End {
		or = all
	}
	text := all.In(p.input)
	return [...]core.Span{
		thePlace:       p.at,
		theInput:       {Start: 0, End: len(p.input)},
		theFirst:       {Start: 0, End: 1},
		theHost:        host.Span,
		theOneHost:     one.Span,
		theAuthority:   all,
		inOrAll:        or,
		theUserinfo:    {Start: all.Start, End: all.Start + strings.LastIndexByte(text, '@') + 1},
		afterLastColon: {Start: all.Start + strings.LastIndexByte(text, ':') + 1, End: all.End},
		theColonBefore: {Start: p.at.Start - 1, End: p.at.Start},
		theEscape:      {Start: p.at.Start, End: min(p.at.Start+len("%XX"), len(p.input))},
	}[c]
}

// taker returns the one of both that takes the input there.
func (p *place) taker() *Reading {
	if p.change == refuses {
		return p.from
	}
	return p.to
}

// octet returns the octet at the place; 0 at the end.
func (p *place) octet() byte {
	if p.at.Start < len(p.input) {
		return p.input[p.at.Start]
	}
	return 0
}

// A found is where a part is, if it is there.
type found struct {
	core.Span
	ok bool
}

// span returns where the first part with that role is.
func (r *Reading) span(role Role) (f found) {
	for i := range r.Parts {
		if r.Parts[i].Role == role {
			return found{r.Parts[i].Span, true}
		}
	}
	return f
}

// whole returns where what stands for user, host and port is, with the delimiters.
func (r *Reading) whole() found {
	span := r.authority()
	return found{core.Span{Start: span[0], End: span[1]}, r.span(Authority).ok || r.span(Host).ok}
}
