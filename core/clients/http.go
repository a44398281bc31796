package clients

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// An httpRow holds the habits of a client of HTTP.
type httpRow struct {
	client  *Client
	version string // of the request, "1.1"

	login     func(a *authority) (header text, does Does) // what a login becomes
	losesPort bool                                        // a port behind a login: it goes to the usual one
	emptyPort Does                                        // what a colon without a port brings; Sends drops it
	usualPort bool                                        // the Host field has the port of the scheme where it is written
	portless  bool                                        // the Host field has no port
	host      func(host text) (text, Does)                // as the Host field has it
	bare      bool                                        // "http://h?q" was recorded, or is like it

	fragment   bool // "#" and what follows are cut off
	lastHash   bool // the last "#" and what follows
	emptyQuery bool // "?" with nothing behind it, too
	dots       func(path text) (text, bool)
	double     bool                                      // what it does with "//" in a path is known: it stays
	odd        map[byte]string                           // what becomes of a blank, a backslash, and a "%" of no escape; nothing for refuses
	encode     func(path, query text) (text, text, bool) // what becomes of them besides
}

// httpRows returns the clients. A variable that holds maps and functions made at the start would be in each program, used or not.
func httpRows() []httpRow {
	return []httpRow{
		{client: curl, emptyPort: Sends, version: "1.1", login: basic(true), host: canonical, bare: true, fragment: true, dots: dotless, double: true, odd: map[byte]string{' ': ""}},
		{client: wget, emptyPort: Sends, version: "1.1", login: ofSomebody, host: asTyped, bare: true, fragment: true, dots: dotless, double: true,
			odd: map[byte]string{' ': "%20", '\\': "%5C", '%': "%25"}},
		{client: wget2, version: "1.1", login: unlessDelimiters, portless: true, host: asTyped, fragment: true, dots: unsureDots,
			odd: map[byte]string{' ': "%20", '\\': "%5C", '%': "%25"}, encode: recoded},
		{client: lynx, version: "1.0", login: lynxLogin, losesPort: true, emptyPort: Refuses, host: undotted, fragment: true, dots: dotless, double: true, odd: map[byte]string{' ': "%20"}},
		{client: w3m, version: "1.0", login: passedOver, host: asTyped, fragment: true, double: true, odd: map[byte]string{' ': "%20"}},
		{client: links, version: "1.1", login: ofUser(basic(false)), emptyPort: Refuses, host: undotted, dots: dotless, double: true, odd: map[byte]string{' ': "%20"}},
		{client: elinks, version: "1.1", login: ofUser(basic(false)), usualPort: true, host: undotted, fragment: true, dots: dotless, double: true,
			odd: map[byte]string{' ': "%20", '\\': "/"}},
		{client: tnftp, version: "1.1", login: passedOver, emptyPort: Refuses, host: asTyped, double: true},
		{client: lwp, version: "1.1", login: unlessAbsent(basic(true)), usualPort: true, host: asTyped, bare: true, fragment: true, double: true,
			odd: map[byte]string{' ': "%20", '\\': "%5C"}},
		{client: urllib, version: "1.1", login: refusedLogin, usualPort: true, host: asTyped, bare: true, lastHash: true, double: true,
			odd: map[byte]string{' ': ""}},
		{client: node, emptyPort: Sends, version: "1.1", login: unlessEmpty(refusedLogin), host: canonical, bare: true, fragment: true, emptyQuery: true, dots: dotlessDecoded, double: true,
			odd: map[byte]string{' ': "%20", '\\': "/"}, encode: specialQuery},
		{client: goHTTP, version: "1.1", login: basic(true), usualPort: true, host: onlyAddress, bare: true, fragment: true, double: true,
			odd: map[byte]string{' ': "%20", '\\': "%5C", '%': ""}, encode: unmixed},
	}
}

// httpAll returns the request of each client of HTTP.
func httpAll(u url) []Conversation {
	rows := httpRows()
	list := make([]Conversation, len(rows))
	for i := range rows {
		list[i] = rows[i].run(u).by(rows[i].client)
	}
	return list
}

// unrecorded are the printable octets with which no URL was recorded.
const unrecorded = "\"<>^`{|}[]"

func (r *httpRow) run(u url) (c Conversation) {
	rest, _ := u.rest.behindSlashes()
	if len(rest) == 0 || !rest.without(" ").printable() || rest[len(rest)-1].Value == ' ' || rest.index(unrecorded) >= 0 {
		return c
	}
	a, target := authorityOf(rest, "/?#")
	if r.losesPort {
		a.losePort()
	}
	var host, login text
	if c.Does = r.stray(&a, target); c.Does == Sends {
		host, login, c.Does = r.fields(&a)
	}
	c.Host, c.Port = a.host, a.number(80)
	if c.Does != Sends {
		return c
	}
	if target, c.Does = r.target(target); c.Does != Sends {
		return c
	}
	c.Lines = []Line{
		{Kind: Request, Octets: plus(own("GET "), target, own(" HTTP/"+r.version+"\r\n"))},
		{Kind: Host, Octets: host},
	}
	if login != nil {
		c.Lines = append(c.Lines, Line{Kind: Authorization, Octets: login})
	}
	return c
}

// stray returns what the client does with an authority and what follows it.
func (r *httpRow) stray(a *authority, target text) Does {
	slash := len(target) == 0 || target.begins("/")
	switch {
	case !a.usual(80) || !slash && !r.bare:
		return Unknown
	case !slash && target.index("@") >= 0:
		return Elsewhere
	case a.lacksPort():
		return r.emptyPort
	}
	return Sends
}

// usual reports whether authorities like that were recorded.
func (a *authority) usual(port int) bool {
	return len(a.host) > 0 && !a.odd && !(a.hasPort && a.port.begins("0")) && a.number(port) != 0
}

// fields returns the fields for host and login; nil for none.
func (r *httpRow) fields(a *authority) (host, login text, does Does) {
	if a.hasUser {
		if login, does = r.login(a); does != Sends {
			return nil, nil, does
		}
	}
	if host, does = r.host(a.host); does != Sends {
		return nil, nil, does
	}
	if len(a.port) > 0 && !r.portless && (r.usualPort || a.number(80) != 80) {
		host = plus(host, own(":"), a.port)
	}
	return host, login, Sends
}

// target returns what the client asks for.
func (r *httpRow) target(target text) (text, Does) {
	if i := target.last("#"); r.lastHash && i >= 0 {
		target = target[:i]
	}
	target = target.upTo("#", r.fragment)
	path, query, hasQuery := target.cut("?")
	path, query, does := r.spelt(path, query)
	if does != Sends {
		return nil, does
	}
	path, known := r.absolute(path)
	if known && r.encode != nil {
		path, query, known = r.encode(path, query)
	}
	if !known {
		return nil, Unknown
	}
	if hasQuery && (len(query) > 0 || !r.emptyQuery) {
		path = plus(path, target[target.index("?"):][:1], query)
	}
	return path, Sends
}

// absolute returns the path with its slash, and with no more dot segments than the client leaves in it.
func (r *httpRow) absolute(path text) (_ text, known bool) {
	if !path.begins("/") {
		path = plus(own("/"), path)
	}
	if !r.double && strings.Contains(path.string(), "//") {
		return nil, false
	}
	if r.dots == nil {
		return path, true
	}
	rest, known := r.dots(path[1:])
	return plus(path[:1], rest), known
}

// spelt returns path and query with blanks, backslashes and broken escapes as the client writes them.
func (r *httpRow) spelt(path, query text) (text, text, Does) {
	for _, c := range []string{"%", " ", "\\"} {
		instead, changes := r.odd[c[0]]
		here, there := path.index(c) >= 0, query.index(c) >= 0
		if c == "%" {
			here, there = path.breaks(), query.breaks()
		}
		switch {
		case !changes || !here && !there:
			continue
		case there && c != " ":
			return nil, nil, Unknown
		case instead == "":
			return nil, nil, Refuses
		case c == "%":
			path = path.mended(instead)
		default:
			path, query = path.with(c, instead), query.with(c, instead)
		}
	}
	return path, query, Sends
}

// mended returns t with each "%" that begins no escape replaced.
func (t text) mended(instead string) text {
	src := t.string()
	var list text
	for i, o := range t {
		if o.Value == '%' && !octet.IsEscape(src, i) {
			list = append(list, t[i:i+1].with("%", instead)...)
		} else {
			list = append(list, o)
		}
	}
	return list
}

// The ways to treat a login.

func passedOver(*authority) (text, Does)   { return nil, Sends }
func refusedLogin(*authority) (text, Does) { return nil, Refuses }

// ofSomebody passes a login over, but for one without a user, which it refuses.
func ofSomebody(a *authority) (text, Does) {
	if len(a.user) == 0 {
		return nil, Refuses
	}
	return nil, Sends
}

// unlessDelimiters passes a login over, and of one with an escaped delimiter nothing is known.
func unlessDelimiters(a *authority) (text, Does) {
	if plus(a.user, a.password).decode().index("@:") > plus(a.user, a.password).index("@:") {
		return nil, Unknown
	}
	return nil, Sends
}

// lynxLogin passes a login over, if there is one by RFC 3986 and no password that is empty. It takes another for a part of the host, and
// finds none like it; one with an escaped delimiter it reads once more.
func lynxLogin(a *authority) (text, Does) {
	switch {
	case plus(a.user, a.password).decode().index("/?#@:\\[]") >= 0:
		return nil, Unknown
	case len(a.password) == 0 && (a.hasPassword || len(a.user) == 0):
		return nil, Fails
	}
	return nil, Sends
}

// ofUser passes over a login that is empty. Of a password without a user nothing is known.
func ofUser(login func(*authority) (text, Does)) func(*authority) (text, Does) {
	return func(a *authority) (text, Does) {
		if len(a.user) == 0 && len(a.password) > 0 {
			return nil, Unknown
		}
		return unlessEmpty(login)(a)
	}
}

// unlessEmpty ignores a login without user and password, because the URL Standard sees no login in it.
func unlessEmpty(login func(*authority) (text, Does)) func(*authority) (text, Does) {
	return func(a *authority) (text, Does) {
		if len(a.user)+len(a.password) == 0 {
			return nil, Sends
		}
		return login(a)
	}
}

// unlessAbsent passes over a login of nothing, not even a colon.
func unlessAbsent(login func(*authority) (text, Does)) func(*authority) (text, Does) {
	return func(a *authority) (text, Does) {
		if len(a.user) == 0 && !a.hasPassword {
			return nil, Sends
		}
		return login(a)
	}
}

// basic makes a header field of the login, which RFC 1738 does not allow in http.
func basic(decodes bool) func(*authority) (text, Does) {
	return func(a *authority) (text, Does) {
		user, password := a.user, a.password
		if decodes {
			user, password = user.decode(), password.decode()
		}
		login := user.string() + ":" + password.string()
		return plus(own("Basic "), own(base64(login)).secret()), Sends
	}
}

// base64 writes octets as RFC 4648 does, section 4.
func base64(s string) string {
	const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	var b strings.Builder
	for ; s != ""; s = s[min(3, len(s)):] {
		group := s[:min(3, len(s))] + "\x00\x00"
		n := uint(group[0])<<16 | uint(group[1])<<8 | uint(group[2])
		for i := range 4 {
			if i > len(s) {
				b.WriteByte('=')
			} else {
				b.WriteByte(digits[n>>(18-6*i)&63])
			}
		}
	}
	return b.String()
}

// The ways to write a host.

// asTyped writes it as it is. No other letters than small ones were recorded.
func asTyped(t text) (text, Does) {
	for _, o := range t {
		if o.Value != octet.Lower(o.Value) {
			return nil, Unknown
		}
	}
	return t, Sends
}

// undotted writes it without the dot at its end.
func undotted(t text) (text, Does) {
	t, does := asTyped(t)
	if n := len(t); n > 1 && t[n-1].Value == '.' {
		t = t[:n-1]
	}
	return t, does
}

// canonical writes each spelling of an address as four numbers.
func canonical(t text) (text, Does) {
	address, number := addressOf(t.string())
	switch {
	case number && address == "":
		return nil, Unknown
	case number && address != t.string():
		return own(address), Sends
	}
	return asTyped(t)
}

// onlyAddress takes an address in its usual form alone, and looks for other numbers as for names.
func onlyAddress(t text) (text, Does) {
	if address, number := addressOf(t.string()); number && address != t.string() {
		return nil, Fails
	}
	return asTyped(t)
}

// specialQuery encodes the apostrophe of a query. It is the only printable octet that the special-query percent-encode
// set of the URL Standard (section 1.3) has and that is allowed in a URL.
func specialQuery(path, query text) (text, text, bool) {
	return path, query.with("'", "%27"), true
}

// The ways to take dot segments away.

func dotless(t text) (text, bool) { return join(straight(t.split("/"), false), "/"), true }
func unsureDots(t text) (text, bool) {
	return t, len(straight(t.split("/"), true)) == len(t.split("/")) && t.string() != ".."
}

// dotlessDecoded takes escaped dots for dots.
func dotlessDecoded(t text) (text, bool) {
	list := t.split("/")
	for i, s := range list {
		if d := s.decode(); d.string() == "." || d.string() == ".." {
			list[i] = d
		}
	}
	return join(straight(list, false), "/"), true
}

// The ways to rewrite path and query.

// unmixed keeps both. What becomes of a path with escapes and with octets that had to be escaped, and of such octets in a query, was
// not recorded.
func unmixed(path, query text) (text, text, bool) {
	typed := func(t text) (escapes, others bool) {
		for i, o := range t {
			made := i > 0 && t[i-1].From == o.From || i+1 < len(t) && t[i+1].From == o.From
			escapes, others = escapes || o.Value == '%' && !made, others || made
		}
		return escapes, others
	}
	escapes, others := typed(path)
	_, mixed := typed(query)
	return path, query, !(escapes && others) && !mixed
}

const (
	untilded   = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._"
	unreserved = untilded + "~"
)

// recoded decodes all and escapes what is not unreserved in RFC 3986, but the slashes, also those that were escaped. A NUL ends it.
// In the query a plus sign is a blank.
func recoded(path, query text) (text, text, bool) {
	if query.without(unreserved+"=&?+%").string() != "" || query.decode().without(unreserved+"=&?+ ").string() != "" {
		return nil, nil, false
	}
	path, _, _ = path.decode().cut("\x00")
	query = query.with("+", " ").decode()
	return escaped(path, unreserved+"/", octet.Hex), escaped(query, unreserved+"=&?", octet.Hex), true
}

// escaped returns t with each octet that is not of a set as an escape.
func escaped(t text, but string, hex func(byte) string) (list text) {
	for i, o := range t {
		if strings.IndexByte(but, o.Value) >= 0 {
			list = append(list, o)
		} else {
			list = append(list, t[i:i+1].with(string([]byte{o.Value}), "%"+hex(o.Value))...)
		}
	}
	return list
}

// addressOf returns the address that browsers read from a host, written as four numbers, and whether the host ends in a number. The
// address is "" if they read no address.
func addressOf(name string) (address string, number bool) {
	name = octet.LowerString(name)
	if _, _, ok := host.Number(name[strings.LastIndexByte(name, '.')+1:]); !ok {
		return "", false
	}
	n, ok := host.Address4(name)
	if !ok {
		return "", true
	}
	return host.Format4(n), true
}
