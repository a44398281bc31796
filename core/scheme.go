package core

import (
	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// A Scheme describes one scheme of RFC 1738.
type Scheme struct {
	Name       string // in lower case; "" for Other
	Production string // the rule of section 5
	Port       int    // the default port; 0 if the scheme has no default
	Login      bool   // whether user and password are allowed before the host

	noColon bool // whether no colon is allowed behind host and port
	bare    bool // whether nothing is allowed behind the slash (section 3.8)

	id    schemeID   // its row in the tables of all layers
	split func(*URL) // tells the parts apart, after the scheme's colon
}

// A schemeID is the index of a scheme. Each layer keeps its own table of schemes under this index.
type schemeID uint8

// The ten schemes of section 3, in its order, every scheme else, and those that are read as http is.
const (
	ftpID schemeID = iota
	httpID
	gopherID
	mailtoID
	newsID
	nntpID
	telnetID
	waisID
	fileID
	prosperoID
	otherID
	laterWebID
	numSchemes
)

// The schemes of section 3, and Other for every scheme else. By the letter any URL matches
// otherurl; but then "http:foo" would be one, so that is only for the others (decision 3).
var (
	FTP      = described(Scheme{Name: "ftp", id: ftpID, Production: "ftpurl", Login: true, split: splitFTP})
	HTTP     = described(Scheme{Name: "http", id: httpID, Production: "httpurl", split: splitHTTP})
	Gopher   = described(Scheme{Name: "gopher", id: gopherID, Production: "gopherurl", split: splitGopher})
	Mailto   = described(Scheme{Name: "mailto", id: mailtoID, Production: "mailtourl", split: splitMailto})
	News     = described(Scheme{Name: "news", id: newsID, Production: "newsurl", split: splitNews})
	NNTP     = described(Scheme{Name: "nntp", id: nntpID, Production: "nntpurl", split: splitNNTP})
	Telnet   = described(Scheme{Name: "telnet", id: telnetID, Production: "telneturl", Login: true, noColon: true, bare: true, split: splitTelnet})
	WAIS     = described(Scheme{Name: "wais", id: waisID, Production: "waisurl", noColon: true, split: splitWAIS})
	File     = described(Scheme{Name: "file", id: fileID, Production: "fileurl", split: splitFile})
	Prospero = described(Scheme{Name: "prospero", id: prosperoID, Production: "prosperourl", split: splitProspero})
	Other    = &Scheme{id: otherID, Production: "otherurl", Login: true, split: splitOther}

	// laterWeb is how https, ws and wss are read: by the generic syntax of RFC
	// 1738 for what is valid (their scheme is Other), with the parts that http has
	// for display.
	laterWeb = &Scheme{id: laterWebID, Production: "otherurl", Login: true, split: splitLaterWeb}
)

// described fills in the default port of one of the ten schemes.
func described(s Scheme) *Scheme {
	s.Port = scheme.Lookup(s.Name).Port
	return &s
}

// schemes lists every Scheme, in the order of schemeID.
var schemes = [numSchemes]*Scheme{FTP, HTTP, Gopher, Mailto, News, NNTP, Telnet, WAIS, File, Prospero, Other, laterWeb}

// lookup returns what is known by that name, ignoring case (section 2.1). For an unknown name it returns
// &unknown.
func lookup(name string) *knownName {
	if name != "" {
		list := named[octet.Lower(name[0])]
		for i := range list {
			if n := &list[i]; octet.EqualFold(n.name, name) {
				return n
			}
		}
	}
	return &unknown
}

// lookupPrefix returns what is known by the name before the first colon of s. It is a fast path: it returns nil
// for an unknown name, for capitals, and for a short s.
func lookupPrefix(s string) *knownName {
	if len(s) < 8 {
		return nil
	}
	begin := octet.Eight(s)
	list := named[byte(begin)]
	for i := range list {
		n := &list[i]
		if l := len(n.name); begin&n.mask == n.begin && (l < 8 || l < len(s) && s[l] == ':' && s[:l] == n.name) {
			return n
		}
	}
	return nil
}

// A knownName is the name of one of the ten schemes or of a registered one.
type knownName struct {
	name       string
	begin      uint64      // the first eight octets of it and a colon
	mask       uint64      // 1 for each bit of them: fewer where it is short
	seen       octet.Class // the classes of its octets
	scheme     *Scheme     // by section 5
	reading    *Scheme     // by whose rules the parts are told apart
	registered *Registered // nil for one of the ten
	about      factSet     // newScheme for one that came later
}

var unknown = knownName{scheme: Other, reading: Other}

// named holds all names by their first octet, because few names share one.
var named = func() (by [256][]knownName) {
	add := func(n knownName) {
		n.seen = octet.ClassesOf(n.name)
		n.begin = octet.Eight(n.name + ":\x00\x00\x00\x00\x00\x00\x00")
		n.mask = ^uint64(0) >> (8 * max(7-len(n.name), 0))
		by[n.name[0]] = append(by[n.name[0]], n)
	}
	for i, row := range scheme.Rows {
		n := knownName{name: row.Name, scheme: Other, reading: Other}
		if i < int(otherID) { // the first rows are the schemes that have a production in section 5
			n.scheme, n.reading = schemes[i], schemes[i]
		} else {
			n.registered = &Registered{row.Name, row.By, row.Since, row.Web, row.Port}
		}
		if row.Web {
			n.reading = laterWeb
		}
		if n.registered.IsLater() {
			n.about = newScheme
		}
		add(n)
	}
	return by
}()

// Registered describes a known scheme that is not one of the ten: one that section 4 sets aside, a well-known
// later one, or one registered with IANA.
type Registered struct {
	Name  string
	By    string // the section of RFC 1738, or the document or program that says what its URLs are
	Since string // for a name that section 4 sets aside, the document that has given it a syntax since
	Web   bool   // whether it took http's form
	port  int    // the default port; 0 if the scheme has no default
}

// IsLater reports whether the scheme came after RFC 1738. For nil it returns false.
func (r *Registered) IsLater() bool { return r != nil && r.By != scheme.SetAside }

// Registered returns what is known about the scheme that u is read by, if that is not one of the ten: about https for
// "https://h/", and for "htps://h/", where https was likely meant. Otherwise it returns nil.
func (u *URL) Registered() *Registered { return u.known }

// LookupRegistered returns what is known about a scheme that is not one of the ten, such as "https", ignoring
// case. For an unknown name it returns nil.
func LookupRegistered(name string) *Registered {
	return lookup(name).registered
}

// LookupScheme returns the scheme of that name by section 5, ignoring case: one of the ten, or Other.
func LookupScheme(name string) *Scheme { return lookup(name).scheme }

// since returns the document that gave a name of section 4 a syntax later: "RFC 2392" for "cid". Without such a
// document it returns "".
func (u *URL) since() string {
	if u.known == nil {
		return ""
	}
	return u.known.Since
}

// kindOfScheme returns the ID of the rule about the scheme of u, if the scheme is not one of the ten: "data" came
// later, "foo" is unknown.
func (u *URL) kindOfScheme() string {
	switch name := u.SchemeText(); {
	case u.known != nil && !octet.EqualFold(name, u.known.Name): // it was meant only: "htps"
		return ""
	case u.known.IsLater():
		return "scheme-later"
	case u.known != nil:
		return "scheme-set-aside"
	case scheme.IsExperimental(name):
		return "scheme-experimental"
	case u.scheme == nil || u.scheme.Name != "": // one of the ten, read as another
		return ""
	case octet.EqualFold(name, "url"):
		return "url-prefix"
	}
	return "scheme-unknown"
}
