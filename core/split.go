package core

import (
	"iter"
	"slices"
	"strings"
	"unicode/utf8"
)

// split tells the parts of the input apart. It only decides where parts begin
// and end; whether their octets may stand there is for the rules to say. hash tells
// that there is a "#", which may begin a fragment.
func (u *URL) split(hash bool) {
	tail := u.end
	if u.end == 0 || (classes[u.src[0]]|classes[u.src[u.end-1]])&(whiteSpace|Angle) != 0 {
		tail = u.unwrap()
	}
	if u.folded != nil {
		u.fold()
		if tail > u.at {
			u.take(Stray, tail)
		}
		return
	}
	end, fragment := u.end, u.end
	if hash {
		if n := strings.IndexByte(u.rest(), '#'); n >= 0 && !u.inScheme(u.at+n) { // section 2.2: not part of the URL
			fragment = u.at + n
			u.end = fragment
		}
	}
	u.splitScheme()
	if fragment < end && u.cutShort(end) {
		u.end, fragment = end, end
	}
	if u.reading != nil {
		u.reading.split(u)
		if n := len(u.tokens); n > 0 && u.tokens[n-1].End < u.at {
			u.delimit()
		}
	}
	if u.at < u.end { // the split found no place for these
		u.take(Stray, u.end)
	}
	u.mark = 0 // what follows is no guess, whatever the URL is
	if fragment < end {
		u.end = end
		u.skip()
		u.take(Fragment, end)
	}
	if tail > u.at {
		u.take(Stray, tail)
	}
}

// inScheme reports whether the "#" at offset i stands in the name of a scheme,
// where it is a slip, and no fragment follows it.
func (u *URL) inScheme(i int) bool {
	known, rest := lookup(u.src[u.at:i]), u.src[i+1:u.end]
	switch {
	case known != &unknown && strings.HasPrefix(rest, "//"), insteadOfColon(known.reading, rest): // for its colon
		return true
	case i-u.at <= longestShort && classesOf(u.src[u.at:i])&^(Alpha|hexAlpha) == 0: // for a letter
		if n := strings.Index(rest, "://"); 0 <= n && n <= longestShort {
			return true
		}
	}
	name, _, ok := strings.Cut(u.src[u.at:u.end], ":")
	return ok && u.at+len(name) > i && schemeMeant(name) != nil
}

// longestShort is how many octets the name of a scheme may have on either side of a
// "#" that got into it.
const longestShort = 6

// cutShort reports whether what stands before the "#" that ends what is to be read,
// of a URL that ends at end, only begins one: it may be continued, and would have to
// be. Such a "#" is a slip, and no fragment follows it. Octets that want encoding are
// taken for escapes, so that encoding them changes nothing.
func (u *URL) cutShort(end int) bool {
	switch {
	case u.reading == nil:
		return false
	case u.reading.Port > 0 && classesOf(u.rest())&AlphaDigit == 0: // no host has begun
		return true
	case u.reading == laterWeb || u.reading == HTTP || u.reading == Gopher:
		// As in most: behind the slash these may end anywhere but inside an escape.
		if _, at, ok := u.hostportAt(u.at+len("//"), Slash); ok && at < u.end && strings.HasPrefix(u.rest(), "//") {
			return u.src[u.end-2] == '%' && isHex(u.src[u.end-1]) || u.src[u.end-1] == '%' && inEscape(u.src[u.end:end])
		}
	}
	r := &u.ahead
	*r = reader{src: u.src[:u.end], at: u.at, also: octets &^ XChar}
	if u.reading.reach(r) && !r.more() || max(r.at, r.far) < u.end {
		return false
	}
	percent := u.end - len("%")
	return percent < u.at || u.src[percent] != '%' || inEscape(u.src[u.end:end])
}

// inEscape reports whether the "#" that s begins with, behind a "%", is in the midst of
// an escape: its digits follow, or one and another escape. Else the "%" may as well be a
// per cent sign, with a fragment behind.
func inEscape(s string) bool {
	return len(s) > 2 && isHex(s[1]) && (isHex(s[2]) || s[2] == '%')
}

// breaksEscapeAt reports whether the octet at offset i, which is no digit, got into an
// escape or took the place of one of its digits.
func (u *URL) breaksEscapeAt(i int) bool {
	start := i - len("%")
	if start > u.at && isHex(u.src[start]) {
		start--
	}
	return start >= u.at && u.src[start] == '%' && breaksEscape(u.src[start:u.end], i-start, 0)
}

// unwrap sets apart what is put around a URL: white space, "<" and ">" and,
// after "<", the prefix "URL:" (appendix), or quote marks (section 2.2). It takes
// the octets in front and leaves those behind to the caller: it returns where
// they end.
func (u *URL) unwrap() (tail int) {
	tail = u.end
	for u.end > 0 && classes[u.src[u.end-1]]&whiteSpace != 0 {
		u.end--
	}
	if u.end == 0 {
		u.end = tail
		return tail
	}
	start := u.blank(0)
	switch {
	case u.src[start] == '<':
		for start < u.end && u.src[start] == '<' { // more than one is seen at times
			start = u.blank(start + 1)
			if u.src[u.end-1] == '>' {
				u.end--
			}
		}
		if hasPrefixFold(u.src[start:max(start, u.end)], "URL:") {
			start = u.blank(start + len("URL:"))
		}
		u.end = max(start, u.end)
		for u.end > start && classes[u.src[u.end-1]]&whiteSpace != 0 {
			u.end--
		}
		if classesOf(u.src[start:u.end])&whiteSpace != 0 {
			u.folded = new(folded)
		}
	case u.src[start] == '"':
		for u.end-start > 1 && u.src[start] == '"' && u.src[u.end-1] == '"' {
			start++
			u.end--
		}
	}
	if start > 0 {
		u.take(Stray, start)
	}
	return tail
}

// blank returns the offset of the first octet from i on that is no white space.
func (u *URL) blank(i int) int {
	for i < u.end && classes[u.src[i]]&whiteSpace != 0 {
		i++
	}
	return i
}

// A folded URL stands in a wrapper with white space inside, which the appendix
// ignores: it is read as if the white space were not there.
type folded struct {
	url  *URL  // the URL without the white space
	from []int // where in the input each of its octets is, and where it ends
}

// span returns where in the input a span of the URL without white space is.
func (f *folded) span(s Span) Span {
	if s.Len() == 0 {
		return Span{f.from[s.Start], f.from[s.Start]}
	}
	return Span{f.from[s.Start], f.from[s.End-1] + 1}
}

// fold reads what is inside a wrapper, and puts the tokens where they are in the
// input. White space between two goes to the first.
func (u *URL) fold() {
	f := u.folded
	var octets []byte
	for i := u.at; i < u.end; i++ {
		if classes[u.src[i]]&whiteSpace == 0 {
			octets = append(octets, u.src[i])
			f.from = append(f.from, i)
		}
	}
	f.from = append(f.from, u.end)
	f.url = Parse(string(octets))
	for _, t := range f.url.tokens {
		t.Span = Span{u.at, f.from[t.End]}
		t.Mark |= Guess
		u.tokens = append(u.tokens, t)
		u.at = t.End
	}
	u.reading, u.known, u.has = f.url.reading, f.url.known, u.has|f.url.has
	u.named = f.span(f.url.named)
}

// splitScheme takes the scheme and its colon, or guesses one.
func (u *URL) splitScheme() {
	if known := lookupPrefix(u.rest()); known != nil { // as in most
		u.takeScheme(known, len(known.name), known.seen)
		return
	}
	end, seen := u.scan(octets &^ schemeOctets)
	if end == u.at || end == u.end || u.src[end] != ':' {
		u.delims |= noScheme
		u.mark = Guess
		u.guessScheme(u.rest(), end-u.at)
		return
	}
	name := u.src[u.at:end]
	u.takeScheme(lookup(name), len(name), seen)
	if u.reading == Other {
		u.readOther(name)
	}
}

// takeScheme takes the next n octets, whose classes are seen, as the name of a
// scheme, and the colon behind it.
func (u *URL) takeScheme(known *knownName, n int, seen Class) {
	if u.at == 0 {
		u.scheme = known.scheme
	} else { // something stands before it, so by section 5 there is no scheme
		u.delims |= noScheme
		u.mark = Guess
	}
	u.known = known.registered
	u.delims |= known.about
	u.named = Span{u.at, u.at + n}
	u.readAs(known.reading)
	u.push(SchemeName, u.named.End, seen)
	u.skipOver(len(":"), Colon)
}

// readAs makes s the scheme by whose rules the rest is told apart.
func (u *URL) readAs(s *Scheme) {
	u.reading, u.rows = s, s.rows
	if len(u.tokens) > 0 {
		u.found = anything // what they hold was looked up by the rules of another
	}
}

// readOther chooses how to show a URL whose scheme is none that is known: as the
// scheme that was likely meant when the name is a near miss, by the generic syntax
// else.
func (u *URL) readOther(name string) {
	switch {
	case u.known != nil || isExperimental(name):
	case isDrive(name, u.rest()):
		u.guess(File)
	default:
		if near := nearest(name); near != &unknown {
			u.guess(near.reading)
		}
	}
}

// guess reads the rest as scheme s has it, which is not the one that was typed.
func (u *URL) guess(s *Scheme) {
	u.readAs(s)
	u.mark = Guess
	u.tokens[len(u.tokens)-1].seen |= odd
}

// isDrive reports whether name is the letter of a drive in front of a path, as
// in C:\x, and no scheme.
func isDrive(name, rest string) bool {
	return len(name) == 1 && classes[name[0]]&Alpha != 0 &&
		rest != "" && isSlash(rest[0]) && !strings.HasPrefix(rest, "//")
}

// guessScheme reads an input that has no scheme by section 5. n is the number of
// octets at its start that may stand in a scheme.
func (u *URL) guessScheme(rest string, n int) {
	if rest == "" {
		return
	}
	// A scheme with its colon left out, or something else for it: "http;//host".
	if slashes := strings.Index(rest, "//"); slashes > 0 && rest[slashes-1] != ':' {
		name := strings.TrimRightFunc(rest[:slashes], isNoAlphaDigit)
		if known := lookup(name); known != &unknown && slashes-len(name) <= maxColon {
			u.known = known.registered
			u.nameAs(known.reading, len(name))
			u.skipAll(u.colonEnd() - u.at)
			return
		}
	}
	// A scheme with octets in it that may not stand there: "ht tp://host". What
	// comes before the colon is one when "//" follows, or when it is like one.
	if colon := u.schemeColon(rest); colon > 0 {
		near := schemeMeant(rest[:colon])
		if near == nil && strings.HasPrefix(rest[colon:], "://") {
			if n := nearest(rest[:colon]); n != &unknown {
				near = n.reading
			}
		}
		if near == nil && strings.HasPrefix(rest[colon:], "://") && strings.LastIndexByte(rest[:colon], '/') <= 0 {
			near = laterWeb
		}
		if near != nil {
			u.named = Span{u.at, u.at + colon}
			u.take(SchemeName, u.at+colon)
			u.skip()
			u.guess(near)
			return
		}
	}
	// The colon left out in front of what is no host but a group, or what a group may have
	// in place of it: "newscomp.lang.c++", "news+group".
	if name := len(News.Name); len(rest) > name && lookup(rest[:name]).reading == News {
		group := rest[name:]
		seen := classesOf(group) & octets
		if group == "*" || group[0] == '+' && group != "+" || seen&(Dot|Plus) == Dot|Plus && seen&^groupOctets == 0 {
			u.nameAs(News, name)
			u.skipAll(u.colonEnd() - u.at)
			return
		}
	}
	// Something else for the colon of a scheme without slashes: "mailto;joe@host".
	if known := lookup(rest[:n]); n < len(rest) && insteadOfColon(known.reading, rest[n+1:]) {
		if c := classes[rest[n]]; c&(Slash|At) == 0 && (c != Question || known.reading == News) {
			u.nameAs(known.reading, n)
			u.skip()
			return
		}
	}
	// A scheme that is still being typed.
	if n == len(rest) && strings.IndexByte(rest, '.') < 0 && !equalFold(rest, "localhost") {
		u.named = Span{u.at, u.end}
		u.take(SchemeName, u.end)
		return
	}
	escapes := 0
	for isEscape(rest, escapes) {
		escapes += len("%XX")
	}
	if escapes == len(rest) { // nothing to guess by
		return
	}
	u.readAs(GuessScheme(rest))
}

// insteadOfColon reports whether an octet that is no colon stands for one when it is
// behind the name of scheme s, which has no slashes, and in front of rest.
func insteadOfColon(s *Scheme, rest string) bool {
	return s == Mailto && strings.IndexByte(rest, '@') >= 0 || s == News
}

// nameAs takes the next n octets for the name of scheme s, by whose rules the rest is
// told apart.
func (u *URL) nameAs(s *Scheme, n int) {
	u.named = Span{u.at, u.at + n}
	u.take(SchemeName, u.named.End)
	u.readAs(s)
}

// maxColon is how many octets may have been typed for a scheme's colon.
const maxColon = 2

// schemeColon returns where in an input without a scheme the colon is that likely
// ends one: the first that a letter or digit comes before; -1 when there is none.
func (u *URL) schemeColon(rest string) int {
	start := 0
	for start < min(len(rest), maxColon) && classes[rest[start]]&AlphaDigit == 0 {
		start++
	}
	if colon := strings.IndexByte(rest[start:], ':'); colon > 0 {
		return start + colon
	}
	return -1
}

// schemeMeant returns the one of the ten schemes that name is, or is likely meant to
// be; nil when it is none.
func schemeMeant(name string) *Scheme {
	n := lookup(name)
	if n.scheme == Other && strings.IndexByte(name, '@') <= 0 {
		n = nearest(name)
	}
	if n.scheme == Other {
		return nil
	}
	return n.scheme
}

// colonEnd returns where the colon behind the scheme ends, or what was typed for
// it.
func (u *URL) colonEnd() int {
	at := u.named.End
	if strings.HasPrefix(u.src[at:], ":") {
		return at + 1
	}
	if u.reading == Mailto || u.reading == News {
		if rest := u.src[at:u.end]; rest == "" || rest == "*" || classes[rest[0]]&Alpha != 0 { // nothing was
			return at
		}
		return at + 1
	}
	switch n := strings.Index(u.src[at:], "//"); {
	case 0 < n && n <= maxColon:
		return at + n
	case n == 0 && u.reading != File && strings.HasPrefix(u.src[at:], "///"): // the first is one too many
		return at + 1
	}
	return at
}

func isNoAlphaDigit(r rune) bool { return r >= 0x80 || classes[byte(r)]&AlphaDigit == 0 }

// GuessScheme returns the scheme that an input without one most likely wants: file for a
// path, or a name of a server behind two backslashes.
func GuessScheme(rest string) *Scheme {
	slash := strings.IndexByte(rest, '/')
	switch {
	case len(rest) > 1 && rest[0] == '/' && rest[1] != '/', len(rest) > 2 && strings.HasPrefix(rest, `\\`):
		return File
	case hasPrefixFold(rest, "ftp."):
		return FTP
	case hasPrefixFold(rest, "gopher."):
		return Gopher
	case slash < 0 && strings.IndexByte(rest, '@') > 0:
		return Mailto
	}
	return HTTP
}

// slashes takes the two slashes that begin the data of an IP-based scheme
// (section 3.1), or what was typed for them: one, none, or backslashes.
func (u *URL) slashes() {
	if strings.HasPrefix(u.rest(), "//") {
		u.skipOver(len("//"), Slash)
		return
	}
	u.delims |= oddSlashes
	u.skipAll(u.slashesAt(u.at))
}

// slashesAt returns the length of what was typed for two slashes at offset i. The "%" of
// an escape is none of them where the URL is valid with it.
func (u *URL) slashesAt(i int) int {
	n := slashesIn(u.src[i:u.end])
	if n > 0 && u.scheme == Other && isEscape(u.src, i+n-1) {
		n--
	}
	return n
}

// slashesIn returns the length of what was typed at the start of s for two
// slashes: octets of any kind but letters and digits, up to the last slash among
// them, or one octet in front of two slashes, or behind a single one.
func slashesIn(s string) (n int) {
	if len(s) > 2 && s[1:3] == "//" {
		return 3
	}
	if n := strings.Index(s[:min(len(s), len("ss://"))], "://"); n > 0 { // a colon inside the scheme
		return n + len("://")
	}
	if n, ok := strings.CutPrefix(s, "/"); len(n) > 2 && n[1] == '/' && classes[n[0]]&AlphaDigit != 0 {
		// A letter in place of the first slash, or between the two.
		login, _, _ := strings.Cut(n[2:], "/")
		if classes[n[2]]&AlphaDigit != 0 && strings.IndexByte(login, '.') >= 0 {
			if ok {
				return 3
			}
			return 2
		}
	}
	const most = 6
	slashes := 0
	for i := 0; i < min(len(s), most) && classes[s[i]]&AlphaDigit == 0; i++ {
		if isSlash(s[i]) {
			slashes++
			n = i + 1
		}
	}
	if slashes == 1 && n+1 < len(s) && classes[s[n]]&Alpha != 0 {
		if host, ok := hostIn(s[n+1:]); ok && isHostNumber(s[n+1:n+1+host]) {
			return n + 1
		}
	}
	if slashes == 1 && n+1 < len(s) && standsForSlash(s[n:]) && classes[s[n+1]]&AlphaDigit != 0 {
		login, _, _ := strings.Cut(s[n:], "/")
		if classes[s[n]]&Unreserved == 0 || strings.IndexByte(login, '@') < 0 { // else it may begin a user
			n++
		}
	}
	return n
}

// standsForSlash reports whether s begins with an octet that was likely typed for a
// slash in front of a host: one that can be neither its first nor that of a user.
func standsForSlash(s string) bool {
	switch c := classes[s[0]]; {
	case c&(AlphaDigit|Slash) != 0:
		return false
	case isEscape(s, 0): // of an octet that may stand in a URL it is a slip of its own
		if isEscape(s, len("%XX")) { // more of a name, in more than one octet
			return false
		}
		n, ok := hostIn(s[1:])
		return ok && (classes[escapeValue(s, 0)]&(Control|NonASCII) != 0 || isHostNumber(s[1:1+n]))
	case c == NonASCII: // whole characters are more of a name
		r, _ := utf8.DecodeRuneInString(s)
		return r == utf8.RuneError
	}
	return true
}

func isSlash(b byte) bool { return b == '/' || b == '\\' }

// login takes user, password, host and port (section 5: login). It ends at the
// first octet of stop or at the end. It reports whether it found a login as
// section 5 has it. Where no user may stand, an "@" without a host behind it is
// a slip in the host.
func (u *URL) login(stop Class) bool {
	if host, port, ok := u.hostportAt(u.at, stop); ok { // as in most URLs
		u.pushHostport(host, port)
		return true
	}
	if u.plainLogin(stop) {
		return true
	}
	if u.searchSlip() {
		stop &^= Question
	}
	r := reader{src: u.src[:u.end], at: u.at}
	ok := r.login() && (!r.more() || classes[r.src[r.at]]&stop != 0)

	end := r.at
	if !ok {
		end = u.loginEnd(stop)
	}
	damaged := 0 // octets, that stand for the "@"
	if at := u.userEnd(end); at >= u.at {
		u.takeUser(at)
		u.skip()
	} else if at := u.damagedAt(end); at > u.at {
		u.takeUser(at)
		damaged = 1
	}
	if u.plainHost(stop) {
		return ok
	}
	n, _ := classesBefore(u.src[u.at+damaged:u.end], stop)
	end = u.at + damaged + n
	if i := strings.IndexByte(u.src[u.at:end], '\\'); i > 0 && u.slashAt(u.at+i) {
		end = u.at + i
	}
	if u.reading.noColon && end > u.at && u.src[end-1] == ':' && u.nextIs(end, Slash) {
		// A slash in front of the digits of a port: what is behind may not stand in a path.
		if port := u.digitsAt(end + 1); port > end+1 && (port == u.end || u.src[port] == '/') {
			end = port
		}
	}
	u.hostport(end)
	return ok
}

// takeUser takes the octets up to at as user and, behind a colon, password.
func (u *URL) takeUser(at int) {
	if colon := strings.IndexByte(u.src[u.at:at], ':'); colon >= 0 {
		u.take(User, u.at+colon)
		u.skip()
		u.take(Password, at)
		return
	}
	u.take(User, at)
}

// damagedAt returns the offset in front of end of an octet that stands for the "@" behind
// user and password: the last that can stand in no name, with a name of more than a label
// behind it, and in front of it a password that is no port, or an escape, which no host has;
// 0 when there is none. That octet is read as one of the host, in which it is wrong.
func (u *URL) damagedAt(end int) int {
	if !u.reading.Login || u.reading.Port == 0 {
		return 0
	}
	login := u.src[u.at:end]
	if u.reading.bare { // the slash may be there
		login = strings.TrimSuffix(u.rest(), "/")
	}
	name := login
	if colon := strings.LastIndexByte(login, ':'); colon >= 0 && classesOf(login[colon+1:]) == Digit {
		name = login[:colon]
	}
	i := len(name) - 1
	for i > 0 && classes[name[i]]&hostOctets != 0 {
		i--
	}
	if i <= 0 || strings.IndexByte(name[i:], '.') < 0 || !isHost(name[i+1:]) {
		return 0
	}
	user, password, found := strings.Cut(name[:i], ":")
	_, ok := runIn(user, 0, loginOctets)
	_, also := runIn(password, 0, loginOctets)
	switch before, behind := loginClasses(user), loginClasses(password); {
	case (before|behind)&octets&^loginOctets != 0 || !ok || !also,
		!found && before&Percent == 0: // a host
		return 0
	case found && behind&^Digit == 0: // or a host and a port
		if before&Dot != 0 || password != "" && name[i] == '/' {
			return 0
		}
	}
	return u.at + i
}

// loginClasses returns the classes of the octets of a user or password. An escape of one
// that need not be encoded there counts as that octet: decoding it must not change what is
// read (section 2.2).
func loginClasses(s string) (seen Class) {
	for i := 0; i < len(s); i++ {
		c := classes[s[i]]
		if isEscape(s, i) {
			if plain := classes[escapeValue(s, i)]; plain&loginOctets != 0 {
				c = plain
			}
			i += len("XX")
		}
		seen |= c
	}
	return seen
}

// userEnd returns the offset of the "@" in front of end that ends user and password;
// u.at-1 when there is none. Where no user may stand, one behind a host is a slip in
// it, unless another host follows.
func (u *URL) userEnd(end int) int {
	at := u.lastAt(end)
	if at >= u.at && !u.reading.Login {
		host, _, _ := strings.Cut(u.src[at+1:end], ":")
		before := u.src[u.at:at]
		if u.reading.Path && u.reading.Port == 0 && (before == "" || before == "localhost") { // no server is named: it stands for the slash
			return u.at - 1
		}
		if _, ok := portNumber(host); classesOf(host) == Digit && !ok { // an address in disguise: "h@3232235777"
			return at
		}
		name, port, _ := strings.Cut(before, ":")
		if !u.hostAt(at+1) || !isHost(host) && (isHost(before) || classesOf(before)|classesOf(host) == Digit|Dot ||
			isHost(name) && classesOf(port)|classesOf(host) == Digit) {
			return u.at - 1
		}
	}
	return at
}

// lastAt returns the offset of the last "@" in front of end that a host is behind, which
// is no mere port, or of the last one; u.at-1 when there is none.
func (u *URL) lastAt(end int) int {
	login := u.src[u.at:end]
	last := strings.LastIndexByte(login, '@')
	for at := last; at >= 0; at = strings.LastIndexByte(login[:at], '@') {
		if !u.hostAt(u.at + at + 1) {
			continue
		}
		behind, _, _ := strings.Cut(login[at+1:], ":")
		if _, ok := portNumber(behind); !ok {
			return u.at + at
		}
	}
	return u.at + last
}

// isHost reports whether s is a host of section 5.
func isHost(s string) bool {
	n, ok := hostIn(s)
	return ok && n == len(s)
}

// plainHost takes a host and, if there is one, a port that are all that section 5
// asks of them, and reports whether it did.
func (u *URL) plainHost(stop Class) bool {
	host, port, ok := u.hostportAt(u.at, stop)
	if ok {
		u.pushHostport(host, port)
	}
	return ok
}

// plainLogin takes a user, if there is one a password, and what plainHost takes,
// and reports whether it did.
func (u *URL) plainLogin(stop Class) bool {
	src := u.src[:u.end]
	user, ok := runIn(src, u.at, loginOctets)
	at := user
	if ok && user < len(src) && src[user] == ':' {
		at, ok = runIn(src, user+len(":"), loginOctets)
	}
	if !ok || at == len(src) || src[at] != '@' {
		return false
	}
	host, port, ok := u.hostportAt(at+len("@"), stop)
	if !ok {
		return false
	}
	u.take(User, user)
	if user < at {
		u.skipOver(len(":"), Colon)
		u.take(Password, at)
	}
	u.skipOver(len("@"), At)
	u.pushHostport(host, port)
	return true
}

// hostportAt returns where the host at offset i ends, and the port behind it or the
// host when there is none; false unless they are all that section 5 asks of them and
// what comes behind them is of the class stop.
func (u *URL) hostportAt(i int, stop Class) (host, port int, ok bool) {
	rest := u.src[min(i, u.end):u.end]
	host, ok = hostIn(rest)
	if !ok {
		return 0, 0, false
	}
	port = host
	if port < len(rest) && rest[port] == ':' {
		for port++; port < len(rest) && classes[rest[port]]&Digit != 0; {
			port++
		}
		if port == host+len(":") {
			return 0, 0, false
		}
	}
	if port < len(rest) && (classes[rest[port]]&stop == 0 || rest[port] == '?' && u.searchSlip()) {
		return 0, 0, false
	}
	return i + host, i + port, true
}

// pushHostport makes tokens of a host and, if there is one, a port that end at these
// offsets.
func (u *URL) pushHostport(host, port int) {
	seen := AlphaDigit
	if !plainHost(u.src[u.at:host]) {
		u.slips |= doubted
	}
	if classes[u.src[host-1]]&Digit != 0 || host-u.at > maxLabel {
		seen |= unusual // a number, or long
	}
	u.push(Host, host, seen)
	if port > host {
		u.skipOver(len(":"), Colon)
		u.push(Port, port, Digit)
	}
}

// hostAt reports whether a host begins at offset i.
func (u *URL) hostAt(i int) bool {
	return i < u.end && classes[u.src[i]]&AlphaDigit != 0
}

// slashAt reports whether the backslash at offset i stands for the slash that ends
// a host: a host must come before it, in a telnet URL nothing behind, and where
// there must be a slash not that one too.
func (u *URL) slashAt(i int) bool {
	switch {
	case u.reading.bare:
		return i+1 == u.end
	case u.reading.Path && u.reading.Port > 0 && strings.IndexByte(u.src[i:u.end], '/') >= 0:
		return false
	}
	if u.src[i-1] == ':' && u.nextIs(i+1, Digit) { // it is a slip in the port
		return false
	}
	host := u.src[u.at:i]
	number, _, _ := strings.Cut(u.src[i+1:u.end], "/")
	number, _, _ = strings.Cut(number, ":")
	return classes[u.src[i-1]]&(Dot|Hyphen) == 0 && !isSplitNumber(host, number) && !slipInNumber(host, number)
}

// searchSlip reports whether a "?" comes before the slash that ends a host, and
// what follows it does not look like a search: it is a slip then, since in a
// search no slash may stand.
func (u *URL) searchSlip() bool {
	host, _, ok := strings.Cut(u.rest(), "/")
	_, search, found := strings.Cut(host, "?")
	return ok && found && u.reading.Name != "" && !looksLikeSearch(search)
}

// looksLikeSearch reports whether s has an octet of those that part what is searched
// for.
func looksLikeSearch(s string) bool {
	return classesOf(s)&(Equals|Ampersand) != 0
}

// loginEnd returns where a login ends: at the first octet of stop, unless that
// is a "/" in a password that should have been encoded. It is one when what
// stands before it cannot be a port, and an "@" and a host are still to come.
func (u *URL) loginEnd(stop Class) int {
	end, _ := u.scan(stop)
	login, rest := u.src[u.at:end], u.src[end:u.end]
	colon := strings.IndexByte(login, ':')
	at := strings.IndexByte(rest, '@')
	if colon < 0 || at < 0 || at+1 == len(rest) || classes[rest[at+1]]&AlphaDigit == 0 || rest[0] != '/' || strings.IndexByte(login, '@') >= 0 || isAddress6(login) ||
		classesOf(login[colon+1:])&^Digit == 0 && (!u.reading.bare || login[colon+1:] != "") {
		return end
	}
	return end + at + 1
}

// hostport takes host and port up to end. An address of IPv6, which came after
// RFC 1738, is kept whole.
func (u *URL) hostport(end int) {
	host := u.src[u.at:end]
	p, from := Host, 0
	switch {
	case isAddress6(host):
		p, from = HostLiteral, len(host)
	case strings.HasPrefix(host, "["):
		if n := strings.IndexByte(host, ']'); n > 0 && (n == 1 || isAddress6(host[1:n])) {
			p, from = HostLiteral, n+1
		}
	}
	colon := strings.IndexByte(host[from:], ':')
	if colon >= 0 && from == 0 && isSlip(host[:colon], host[colon+1:]) {
		if colon = strings.LastIndexByte(host, ':'); classesOf(host[colon+1:]) != Digit {
			colon = -1
		}
	}
	if colon < 0 {
		colon = len(host) - from
	}
	u.push(p, u.at+from+colon, classesOf(host[:from+colon])|odd|unusual)
	if u.at < end {
		u.skip()
		u.take(Port, end)
	}
}

// isSlip reports whether a colon between these is more likely a slip in a host: no
// host ends in front of it, or a name with a dot follows, no port.
func isSlip(host, port string) bool {
	if group, number, ok := strings.Cut(port, ":"); ok && classesOf(number) == Digit && (slipInNumber(host, group) || isSplitNumber(host, group)) {
		return true
	}
	seen := classesOf(port)
	return seen&Alpha != 0 && (host == "" || host[len(host)-1] == '.' || seen&Dot != 0) || slipInNumber(host, port)
}

// slipInNumber reports whether a and b, with another octet between them, are digits and
// dots that are more likely one number: no port has a dot.
func slipInNumber(a, b string) bool {
	return strings.IndexByte(b, '.') >= 0 && classesOf(a)|classesOf(b) == Digit|Dot && !isHost(a)
}

// isSplitNumber reports whether a and b are the four groups of a number, but for the dot
// between them.
func isSplitNumber(a, b string) bool {
	return classesOf(a)|classesOf(b) == Digit|Dot && groupsIn(a)+groupsIn(b) == 4 && !isHost(a)
}

// isAddress6 reports whether host looks like an address of IPv6 without the
// brackets that were made for it: hexadecimal digits with seven colons between
// them, or with two together, and behind a "%" the name of a zone (RFC 6874).
func isAddress6(host string) bool {
	host, _, _ = strings.Cut(host, "%")
	for i := range len(host) {
		if classes[host[i]]&(hexDigits|Colon|Dot) == 0 {
			return false
		}
	}
	return strings.Contains(host, "::") || strings.Count(host, ":") == 7
}

// slash takes the slash that ends a login, or the backslash typed for it.
func (u *URL) slash() bool {
	if u.at < u.end && isSlash(u.src[u.at]) {
		u.skip()
		return true
	}
	u.delims |= noPath
	return false
}

// segmentsTo takes the octets before the first of the class stop, or all that are
// still to be read, as parts p with slashes between them.
func (u *URL) segmentsTo(p Part, stop Class) {
	end, seen := u.scan(stop)
	u.segments(p, end, seen)
}

// segments takes the octets up to end, whose classes are seen, as parts p with
// slashes between them. Few who check a URL ask for its segments, so they stay
// together in one token until somebody does.
func (u *URL) segments(p Part, end int, seen Class) {
	if seen&(Slash|Dot) != 0 && u.mark&Later == 0 {
		seen |= oddSegments(u.src[u.at:end], p, seen)
	}
	u.path = len(u.tokens)
	u.push(p, end, seen&^Slash)
}

// oddSegments returns empty when a segment of the path is, where that matters, and
// odd when one begins with a dot.
func oddSegments(path string, p Part, seen Class) (found Class) {
	if seen&Slash != 0 && p == Fsegment && (path[0] == '/' || path[len(path)-1] == '/' || strings.Contains(path, "//")) {
		found |= empty
	}
	if seen&Dot != 0 && (path[0] == '.' || strings.Contains(path, "/.")) {
		found |= odd
	}
	return found
}

// eachSegment yields the segments of a path as tokens.
func (u *URL) eachSegment(path Token) iter.Seq[Token] {
	return func(yield func(Token) bool) {
		src := u.src[:path.End]
		for at := path.Start; at <= len(src); at += len("/") {
			t := Token{Span: Span{at, at}, Part: path.Part, Mark: path.Mark}
			for ; at < len(src) && src[at] != '/'; at++ { // few octets: faster than eight at a time
				t.seen |= classes[src[at]]
			}
			t.End = at
			switch {
			case t.Start == at:
				t.seen = empty
			case src[t.Start] == '.':
				t.seen |= odd
			}
			if !yield(t) {
				return
			}
		}
	}
}

// expand makes the tokens cover every octet: it tells the segments of a path apart
// and gives delimiters tokens of their own. What follows the name of a scheme
// belongs to it, other delimiters to what is behind them.
func (u *URL) expand() {
	if u.expanded || u.src == "" { // the zero URL may be shared
		return
	}
	if u.delims&octets != 0 {
		u.has |= 1 << Delim
	}
	parts := u.tokens
	most := 2 * len(parts) // a delimiter before each
	if u.path >= 0 {
		most += 2 * strings.Count(parts[u.path].In(u.src), "/")
	}
	list := slices.Grow(u.spare[:0], most)
	for i, t := range parts {
		if i == u.path {
			for s := range u.eachSegment(t) {
				list = appendToken(list, s)
			}
			continue
		}
		list = appendToken(list, t)
	}
	u.tokens, u.spare = list, parts
	u.path, u.expanded = -1, true
}

// appendToken appends t, and in front of it what lies between it and the one before.
func appendToken(list []Token, t Token) []Token {
	var before Token
	if len(list) > 0 {
		before = list[len(list)-1]
	}
	if before.End < t.Start {
		d := Token{Span: Span{before.End, t.Start}, Mark: t.Mark}
		if before.Part == SchemeName && t.Part != Fragment {
			d.Mark = before.Mark
		}
		list = append(list, d)
	}
	return append(list, t)
}
