package core

import (
	"iter"
	"slices"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/origin"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// split divides the input into its parts: "http://h/x" into scheme, host and path. It only decides where parts begin
// and end; the rules say whether their octets are allowed there. hash tells that there is a "#", which can begin a
// fragment.
func (u *URL) split(hash bool) {
	tail := len(u.src)
	if tail == 0 || (octet.ClassOf(u.src[0])|octet.ClassOf(u.src[tail-1]))&(octet.White|octet.Angle) != 0 {
		if u.unwrap(); u.folded != nil {
			u.fold()
			u.place()
			return
		}
	}
	end := u.end
	if hash {
		u.cutFragment()
	}
	fragment := u.end
	u.splitScheme()
	if u.reading != nil {
		u.reading.split(u)
		if n := len(u.tokens); n > 0 && u.tokens[n-1].End < u.at {
			u.delimit()
		}
	}
	if u.at < tail { // which few have
		u.consumeTail(fragment, end)
	}
}

// consumeTail consumes what is behind the parts of the scheme: octets for which the split found no place, a fragment between two offsets,
// and octets behind the URL.
func (u *URL) consumeTail(fragment, end int) {
	if u.at < u.end {
		u.consume(Stray, u.end)
	}
	u.mark = 0 // what follows is not a guess, whatever the URL is
	if fragment < end {
		u.end = end
		u.skip()
		u.consume(Fragment, end)
	}
	if tail := len(u.src); tail > u.at {
		u.consume(Stray, tail)
	}
}

// cutFragment ends the URL in front of the first "#", which is not part of it (section 2.2).
func (u *URL) cutFragment() {
	if n := strings.IndexByte(u.rest(), '#'); n >= 0 {
		u.end = u.at + n
	}
}

// unwrap sets apart what is put around a URL: white space, "<" and ">" and,
// after "<", the prefix "URL:" (appendix), or quote marks (section 2.2). It takes
// the octets in front and leaves those behind to the caller.
func (u *URL) unwrap() {
	u.trimBlanks(0)
	if u.end == 0 {
		u.end = len(u.src)
		return
	}
	start := u.blank(0)
	switch u.src[start] {
	case '<':
		start = u.unwrapAngles(start)
	case '"':
		for u.end-start > 1 && u.src[start] == '"' && u.src[u.end-1] == '"' {
			start++
			u.end--
		}
	}
	if start > 0 {
		u.consume(Stray, start)
	}
}

// unwrapAngles takes "<" and ">" off, of which more than one is seen at times, and "URL:". It
// returns where what is inside begins.
func (u *URL) unwrapAngles(start int) int {
	for start < u.end && u.src[start] == '<' {
		start = u.blank(start + 1)
		if u.src[u.end-1] == '>' {
			u.end--
		}
	}
	if octet.HasPrefixFold(u.src[start:max(start, u.end)], "URL:") {
		start = u.blank(start + len("URL:"))
	}
	u.end = max(start, u.end)
	u.trimBlanks(start)
	if octet.ClassesOf(u.src[start:u.end])&octet.White != 0 {
		u.folded = new(folded)
	}
	return start
}

// blanks are the octets of white space.
const blanks = " \t\r\n"

// trimBlanks leaves white space at the end out, but for what is in front of offset start: the space of
// "http://h/ ".
func (u *URL) trimBlanks(start int) {
	u.end = start + len(strings.TrimRight(u.src[start:u.end], blanks))
}

// blank returns the offset of the first octet from i on that is not white space: 1 of " http://h/".
func (u *URL) blank(i int) int {
	return u.end - len(strings.TrimLeft(u.src[i:u.end], blanks))
}

// A folded URL is in a wrapper with white space inside, which the appendix ignores: it is read without the white space.
type folded struct {
	url  *URL       // the URL without the white space
	from origin.Map // where in the input its octets are
}

// Unfolded returns the URL in a wrapper with white space inside, read without the white space as the appendix wants:
// "http://h/ab" of "<http://h/a\n  b>". It returns nil if u is no such URL. The result belongs to u and must not be
// changed.
func (u *URL) Unfolded() *URL {
	if u.folded == nil {
		return nil
	}
	return u.folded.url
}

// Folded returns where in the input a span of Unfolded is: the host of "<http:// h/>" is at 9, not at 7. If there is no
// such URL, it returns s.
func (u *URL) Folded(s Span) Span {
	if u.folded == nil {
		return s
	}
	return u.folded.span(s.Within(len(u.folded.url.src)))
}

// span returns where in the input a span of the URL without white space is: of "<http:// h/>" the host
// is at 9, not 7.
func (f *folded) span(s Span) Span {
	s.Start, s.End = f.from.Span(s.Start, s.End)
	return s
}

// fold reads what is inside a wrapper without the white space: "http://h/" of "<http:// h/>".
func (u *URL) fold() {
	f := u.folded
	var octets []byte
	f.from.Edit(0, u.at, 0)
	for i := u.at; i < u.end; i++ {
		if octet.ClassOf(u.src[i])&octet.White == 0 {
			octets = append(octets, u.src[i])
		} else {
			f.from.Edit(i, i+1, 0)
		}
	}
	f.from.Close(u.end)
	f.url = new(URL)
	f.url.read(string(octets))
}

// place puts the tokens of the URL inside a wrapper at their places in the input, behind the token of the wrapper
// itself: the tokens of "<http:// h/>" are the tokens of "http://h/". White space between two tokens goes to the first.
func (u *URL) place() {
	f := u.folded
	u.retoken(u.tokens[:1])
	u.at = u.tokens[0].End
	for _, t := range f.url.Tokens() {
		t.Span = Span{Start: u.at, End: f.from.Start(t.End)}
		t.Mark |= MarkGuess
		u.tokens = append(u.tokens, t)
		u.at = t.End
	}
	u.reading, u.known, u.has = f.url.reading, f.url.known, f.url.has|setOf(Stray)
	u.named = f.span(f.url.named)
	if u.at < len(u.src) {
		u.consume(Stray, len(u.src))
	}
}

// splitScheme takes the scheme and its colon: "http:". Without a colon, what may yet become one is taken
// for it while it is typed, "htt": no name of a host is, as "h.org".
func (u *URL) splitScheme() {
	if known := lookupPrefix(u.rest()); known != nil { // as in most
		u.consumeScheme(known, len(known.name), known.seen)
		return
	}
	end, seen := u.scan(octet.All &^ octet.Scheme)
	if end > u.at && u.nextIs(end, octet.Colon) {
		u.consumeScheme(lookup(u.src[u.at:end]), end-u.at, seen)
		return
	}
	u.facts |= noScheme
	u.mark = MarkGuess
	if name := u.rest(); end == u.end && end > u.at && seen&octet.Dot == 0 && !octet.EqualFold(name, "localhost") {
		u.named = Span{Start: u.at, End: u.end}
		u.consume(SchemeName, u.end)
	}
}

// consumeScheme takes the next n octets, 4 of "http://h/", whose classes are seen, as the name of a scheme,
// and the colon behind it.
func (u *URL) consumeScheme(known *knownName, n int, seen octet.Class) {
	u.scheme, u.reading, u.known = known.scheme, known.reading, known.registered
	u.facts |= known.about
	u.named = Span{Start: u.at, End: u.at + n}
	if u.at > 0 { // something stands before it, so by section 5 there is no scheme
		u.scheme = nil
		u.facts |= noScheme
		u.mark = MarkGuess
	}
	u.push(SchemeName, u.named.End, seen)
	u.skipOver(len(":"), octet.Colon)
}

// slashes takes the two slashes that begin the data of an IP-based scheme (section 3.1), or the one that
// was typed of them, as in "http:/h".
func (u *URL) slashes() {
	if strings.HasPrefix(u.rest(), "//") {
		u.skipOver(len("//"), octet.Slash)
		return
	}
	u.facts |= oddSlashes
	if u.next('/') {
		u.skip()
	}
}

// login takes user, password, host and port (section 5: login), "joe:pw@h:21" of "ftp://joe:pw@h:21/".
// It ends at the first octet of stop or at the end. It reports whether it found a login as section 5 has
// it.
func (u *URL) login(stop octet.Class) bool {
	if u.plainHost(stop) || !u.clients && u.plainLogin(stop) { // as in most URLs
		return true
	}
	end, _ := u.scan(stop)
	if at := strings.LastIndexByte(u.src[u.at:end], '@'); at >= 0 {
		u.consumeUser(u.at + at)
		u.skip()
	}
	if !u.plainHost(stop) {
		u.hostport(end)
	}
	return false
}

// consumeUser takes the octets up to at as user and, behind a colon, password: "joe" and "pw" of
// "joe:pw@h".
func (u *URL) consumeUser(at int) {
	if colon := strings.IndexByte(u.src[u.at:at], ':'); colon >= 0 {
		u.consume(User, u.at+colon)
		u.skip()
		u.consume(Password, at)
		return
	}
	u.consume(User, at)
}

// plainHost takes a host and, if there is one, a port that are all that section 5 asks of them, "h:80",
// and reports whether it did: not of "h:x".
func (u *URL) plainHost(stop octet.Class) bool {
	h, ok := hostportIn(u.rest(), stop)
	if ok {
		u.pushHostport(h)
	}
	return ok
}

// plainLogin takes a user, if there is one a password, and what plainHost takes, "joe:pw@h", and reports
// whether it did.
func (u *URL) plainLogin(stop octet.Class) bool {
	src := u.src[:u.end]
	user, ok := runIn(src, u.at, loginOctets)
	at := user
	if ok && user < len(src) && src[user] == ':' {
		at, ok = runIn(src, user+len(":"), loginOctets)
	}
	if !ok || at == len(src) || src[at] != '@' {
		return false
	}
	h, ok := hostportIn(src[at+len("@"):], stop)
	if !ok {
		return false
	}
	u.consume(User, user)
	if user < at {
		u.skipOver(len(":"), octet.Colon)
		u.consume(Password, at)
	}
	u.skipOver(len("@"), octet.At)
	u.pushHostport(h)
	return true
}

// A hostport is how long a host and a port are that are all that section 5 asks of them.
type hostport struct {
	host, port int  // the octets of the host, and of it with a colon and the port, if there is one
	hyphens    bool // as host.Scan has it
}

// hostportIn returns the host that s begins with, and the port: 1 and 4 of "h:80/". It is false unless they are all that section 5
// asks of them and what comes behind them is of the class stop.
func hostportIn(s string, stop octet.Class) (h hostport, ok bool) {
	h.host, ok, h.hyphens = host.Scan(s)
	if !ok {
		return h, false
	}
	h.port = h.host
	if h.port < len(s) && s[h.port] == ':' {
		digits, _ := octet.Before(s[h.port+len(":"):], ^octet.Digit)
		if digits == 0 {
			return h, false
		}
		h.port += len(":") + digits
	}
	return h, h.port == len(s) || octet.ClassOf(s[h.port])&stop != 0
}

// pushHostport makes tokens of a host and, if there is one, a port that come next: "h" and "80" of "h:80".
func (u *URL) pushHostport(h hostport) {
	end := u.at + h.port
	u.pushHost(u.src[u.at:u.at+h.host], h.hyphens)
	if u.at < end {
		u.skipOver(len(":"), octet.Colon)
		u.push(Port, end, octet.Digit)
	}
}

// runIn returns where the octets of the set end that s has from index i on, and whether no escape among
// them is broken off: of XChar in "a%2" for 0 that is 3, and false.
func runIn(s string, i int, set octet.Class) (end int, ok bool) {
	for i < len(s) && octet.ClassOf(s[i])&set != 0 {
		escape := s[i] == '%'
		i++
		for range 2 {
			if !escape {
				break
			}
			if i == len(s) || !octet.IsHex(s[i]) {
				return i, false
			}
			i++
		}
	}
	return i, true
}

// hostIn returns how many octets of s a hostname or a hostnumber can begin with, and whether they are
// one: 5 and true of "h.org/".
func hostIn(s string) (n int, ok bool) { return host.Prefix(s) }

// hostport takes host and port up to end, "h" and "x" of "h:x". An address of IPv6, which came after RFC
// 1738, is kept whole: "[::1]".
func (u *URL) hostport(end int) {
	name := u.src[u.at:end]
	p, from := Host, 0
	switch {
	case host.LikeAddress6(name):
		p, from = HostLiteral, len(name)
	case port.AreServers(name): // of which a rule speaks as a whole, too
		p, from = HostLiteral, len(name)
	case bracketed(name) > 0:
		p, from = HostLiteral, bracketed(name)
	case strings.HasPrefix(name, "[") && strings.Trim(name[1:], "0123456789ABCDEFabcdef:.") == "": // it breaks off: "[2001:db8"
		p, from = HostLiteral, len(name)
	}
	colon := port.Colon(name[from:])
	u.consume(p, u.at+from+colon)
	u.note(oddHost | longOrNumber | inASCII)
	if u.at < end {
		u.skip()
		u.consume(Port, end)
	}
}

// bracketed returns how many octets of s, from its first on, are an address of IPv6 in brackets, or the brackets of one that is
// missing: 5 of "[::1]:80", 2 of "[]", 0 of "[h]". So is an address of a version after IPv6, "[v1.a]".
func bracketed(s string) int {
	n := strings.IndexByte(s, ']')
	if n > 0 && s[0] == '[' && (n == 1 || host.LikeAddress6(s[1:n]) || host.LikeFuture(s[1:n])) {
		return n + len("]")
	}
	return 0
}

// The octets that a label and a name may have at most (RFC 1034, 3.1).
const (
	maxLabel = 63
	maxName  = 255
)

// pushHost makes a token of a host that comes next and obeys section 5: "h.org". Two hyphens are allowed beside each
// other in it, as in "xn--a.org".
func (u *URL) pushHost(name string, hyphens bool) {
	if !meant.PlainHost(name) {
		u.facts |= maySlip
	}
	u.push(Host, u.at+len(name), octet.AlphaDigit)
	u.note(factsOfHost(name, hyphens).butAddress(name))
}

// factsOfHost returns the facts about a host that obeys section 5: "10.0.0.1" is a number.
func factsOfHost(name string, hyphens bool) factSet {
	last := octet.ClassOf(name[len(name)-1])
	return longOrNumber.when(len(name) > maxLabel || last&octet.Digit != 0) | inASCII.when(hyphens)
}

// butAddress returns the facts of a host less that it is a number, if it is one as most are, of which there is nothing to say:
// "10.0.0.1", not "10.0.0.256".
func (f factSet) butAddress(name string) factSet {
	if f&longOrNumber != 0 && host.IsAddress(name) {
		return f &^ longOrNumber
	}
	return f
}

// slash takes the slash that ends a login: that behind "http://h", but none of "http://h?q".
func (u *URL) slash() bool {
	if u.next('/') {
		u.skip()
		return true
	}
	u.facts |= noPath
	return false
}

// segmentsTo takes the octets before the first of the class stop, or all that are still to be read, as
// parts p with slashes between them: "a/b" of "a/b?c".
func (u *URL) segmentsTo(p Part, stop octet.Class) {
	end, seen := u.scan(stop)
	u.segments(p, end, seen)
}

// segments takes the octets up to end, whose classes are seen, as parts p with slashes between them:
// "a/b".
func (u *URL) segments(p Part, end int, seen octet.Class) {
	path := u.src[u.at:end]
	u.pushPath(p, end, seen)
	if seen&(octet.Slash|octet.Dot) != 0 {
		u.note(factsOf(path, p, seen))
	}
}

// pushPath makes one token of such octets, "a/b": few who check a URL ask for its segments, so they stay
// together until somebody does.
func (u *URL) pushPath(p Part, end int, seen octet.Class) {
	u.path = len(u.tokens)
	u.push(p, end, seen&^octet.Slash)
}

// factsOf returns empty when a segment of the path is, where that matters, and dotted when one begins
// with a dot: of "a//../b" both.
func factsOf(path string, p Part, seen octet.Class) (found factSet) {
	if p == Fsegment && (path[0] == '/' || path[len(path)-1] == '/' || strings.Contains(path, "//")) {
		found |= empty
	}
	if seen&octet.Dot != 0 && (path[0] == '.' || strings.Contains(path, "/.")) {
		found |= dotted
	}
	return found
}

// eachSegment yields the segments of a path as tokens: "a", "" and "b" of "a//b".
func (u *URL) eachSegment(path Token) iter.Seq[Token] {
	return func(yield func(Token) bool) {
		src := u.src[:path.End]
		for at := path.Start; at <= len(src); at += len("/") {
			t := Token{Span: Span{Start: at, End: at}, Part: path.Part, Mark: path.Mark}
			for ; at < len(src) && src[at] != '/'; at++ { // few octets: faster than eight at a time
				t.seen |= octet.ClassOf(src[at])
			}
			t.End = at
			switch {
			case t.Start == at:
				t.facts = empty
			case src[t.Start] == '.':
				t.facts |= dotted
			}
			if !yield(t) {
				return
			}
		}
	}
}

// tile makes tokens that cover every octet, and keeps them: it tells the segments of a path apart and gives delimiters
// tokens of their own. What follows the name of a scheme belongs to it, "://", other delimiters to what
// is behind them. Several goroutines may do so at once: they come to the same.
func (u *URL) tile() []Token {
	if len(u.tokens) == 0 {
		return nil
	}
	most := 2 * len(u.tokens) // a delimiter before each
	if u.path >= 0 {
		most += 2 * strings.Count(u.tokens[u.path].In(u.src), "/")
	}
	tiles := u.spare.Swap(nil)
	if tiles == nil {
		tiles = new([]Token)
	}
	list := slices.Grow((*tiles)[:0], most)
	for i, t := range u.tokens {
		if i == u.path {
			for s := range u.eachSegment(t) {
				list = appendToken(list, s)
			}
			continue
		}
		list = appendToken(list, t)
	}
	*tiles = list
	u.tiles.Store(tiles)
	return list
}

// appendToken appends t, and in front of it what lies between it and the one before: "://" between
// "http" and "h".
func appendToken(list []Token, t Token) []Token {
	var before Token
	if len(list) > 0 {
		before = list[len(list)-1]
	}
	if before.End < t.Start {
		d := Token{Span: Span{Start: before.End, End: t.Start}, Mark: t.Mark}
		if before.Part == SchemeName && t.Part != Fragment {
			d.Mark = before.Mark
		}
		list = append(list, d)
	}
	return append(list, t)
}

// isAround reports whether stray octets in front are a wrapper or white space.
func isAround(s string) bool { return isWrapper(s) || octet.IsBlank(s) }

// isWrapper reports whether stray octets in front hold the appendix's "<", or the
// quote mark that some systems use (section 2.2): "<", "<URL: ", a quote mark and a space.
func isWrapper(s string) bool {
	s = strings.Trim(s, blanks)
	rest := strings.Trim(strings.TrimLeft(s, `<"`), blanks)
	return s != "" && len(rest) < len(s) && (rest == "" || octet.EqualFold(rest, "URL:"))
}
