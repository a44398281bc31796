package readers

import (
	"slices"
	"strings"

	"urlscope/core/internal/port"
	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// A Goes tells where a reading leads to, and whether that is another place than the division of appendix B of RFC 3986 gives, which
// is how people and filters read a URL: the login ends at the last "@" of the authority, and the port begins at its last colon.
type Goes struct {
	Host, Port string
	Elsewhere  bool
	NoHost     bool // it finds no host where that division finds one
	At         int  // where Elsewhere: the octet at which the readings part, as parting tells
}

// Place returns where it leads to: "h", or "h:8080" with a port.
func (g Goes) Place() string {
	if g.Port == "" {
		return g.Host
	}
	return g.Host + ":" + g.Port
}

// Goes returns where a reading of src leads to. Hosts that differ in case, in what is escaped, in a dot at the end or in brackets
// are the same, and so are the default port and none. A reading without a host leads nowhere, and one with a host where that division
// has none leads elsewhere.
func (r *Reading) Goes(src string, asked Asked) (g Goes) {
	g.Host, _ = r.Part(Host)
	g.Port, _ = r.Part(Port)
	p := split(src)
	host, number := splitHost(p.authority[strings.LastIndexByte(p.authority, '@')+1:])
	if g.Host == "" {
		g.NoHost = r.Verdict == VerdictValid && host != ""
		return g
	}
	if !p.hasAuthority && strings.IndexAny(p.path, `/\`) != 0 && !isOneOf(r.Reader.ID, programs) && isHostless(p.scheme) {
		return g // for "mailto:joe@h" nobody makes a request to it
	}
	usual := r.usualPort(src)
	sameHost := plainHost(g.Host, asked) == plainHost(host, asked)
	if g.Elsewhere = !sameHost || plainPort(g.Port, usual) != plainPort(number, usual); !g.Elsewhere {
		return g
	}
	user, _ := r.Part(User)
	g.At = p.parting(src, host, number, g.Host, sameHost, user != "")
	return g
}

// parting returns the octet at which two readings of src part, one of which has this host and port, behind the login, and the other
// that host:
//
//   - Where the hosts are the same, it is the first octet of the port.
//   - Where one host ends before the other, it is the octet behind it, as "\\" in "http://evil.example\\@good.example/".
//   - Where both end together, it is the first octet of the longer.
//   - Where the other host is written in another way than in src, as 127.0.0.1 for "127.1", it is the octet at which the host begins.
func (p *pieces) parting(src, host, port, other string, sameHost, login bool) int {
	authority := 0 // where it begins, or might
	if p.hasScheme {
		authority = len(p.scheme) + len(":")
	}
	if p.hasAuthority {
		authority += len("//")
	}
	start := authority + strings.LastIndexByte(p.authority, '@') + 1
	if sameHost {
		return authority + len(p.authority) - len(port)
	}
	otherStart := indexHost(src, authority, other, login)
	if otherStart < 0 && !p.hasAuthority { // "example.com:80" is a host and a port to some
		otherStart = indexHost(src, 0, other, login)
	}
	end, otherEnd := start+len(host), otherStart+len(other)
	switch {
	case otherStart < 0:
		return start
	case end == otherEnd:
		return min(start, otherStart)
	}
	return min(end, otherEnd)
}

// indexHost returns where a host is in src, in letters of either case, behind the octet at which an authority begins, or an "@" if the
// reader found a login; -1 for nowhere. It stands between delimiters: in "http://bob@b/" the host b is not in the login.
func indexHost(src string, from int, host string, login bool) int {
	const delimiters = "/\\@:?#[]"
	before := delimiters
	if login {
		before = "@"
	}
	for at := from; at+len(host) <= len(src); at++ {
		end := at + len(host)
		last := byte('/') // of those before it, which begin an authority, or might
		if at > from {
			last = src[at-1]
		}
		if octet.EqualFold(src[at:end], host) && strings.IndexByte(before, last) >= 0 &&
			(end == len(src) || src[end] <= ' ' || strings.IndexByte(delimiters, src[end]) >= 0) {
			return at
		}
	}
	return -1
}

// splitHost divides "h:80" into host and port. The colons of an address in brackets are its own.
func splitHost(s string) (host, port string) {
	if i := strings.LastIndexByte(s, ':'); i > strings.LastIndexByte(s, ']') {
		return s[:i], s[i+1:]
	}
	return s, ""
}

// plainHost returns a host in the spelling in which two that are the same are equal, an address of IPv6 in the shortest and without its
// zone, which readers put elsewhere or drop. A text that is no address and becomes one by UTS 46 stays what it is: a filter sees a name
// in it, and a browser an address.
func plainHost(host string, asked Asked) string {
	host = string(octet.AppendDecoded(nil, host))
	if octet.ClassesOf(host)&octet.NonASCII != 0 {
		if name, ok, _ := asked.ascii(host); ok && !endsInNumber(name) {
			host = name
		}
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	address, _, _ := strings.Cut(host, "%")
	if groups, ok := parseIPv6(address); ok {
		return formatIPv6(groups)
	}
	return octet.LowerString(strings.TrimSuffix(host, "."))
}

// endsInNumber reports whether the last label of a name begins with a digit. The last label of a domain never does.
func endsInNumber(name string) bool {
	name = strings.TrimSuffix(name, ".")
	label := name[strings.LastIndexByte(name, '.')+1:]
	return label != "" && octet.ClassOf(label[0])&octet.Digit != 0
}

// plainPort returns the number of a port, the usual one for none, and -1 for what is no number.
func plainPort(text string, usual int) int {
	if text == "" {
		return usual
	}
	if n, ok := port.Number(text); ok {
		return n
	}
	return -1
}

// usualPort returns the port of the scheme that r has for src, or that is written there if r has no name for schemes, as lynx has none.
func (r *Reading) usualPort(src string) int {
	if !slices.ContainsFunc(r.Reader.Fields, func(f Field) bool { return f.Role == Scheme }) {
		return usualPort(split(src).scheme)
	}
	name, _ := r.Part(Scheme)
	return usualPort(name)
}

// programs are the readers that make requests themselves: to each host that they find, whatever the scheme.
const programs = "wget lynx"

// isHostless reports whether the URLs of a scheme have no host, as far as is known: there is no port for them, and no file.
func isHostless(name string) bool {
	row := scheme.Lookup(octet.LowerString(name))
	return row != nil && row.Port == 0 && row.Name != "file"
}

// noPort stands for the port of a scheme that has none, as far as is known; 0 is a port that one can write.
const noPort = -2

// usualPort returns the port of a scheme, or noPort.
func usualPort(name string) int {
	for i := range scheme.Rows {
		if row := &scheme.Rows[i]; octet.EqualFold(row.Name, name) && row.Port > 0 {
			return row.Port
		}
	}
	return noPort
}
