package core

import "urlscope/core/octet"

// A Part says what a token of a URL is, by the nonterminals of section 5.
type Part uint8

// The parts. Delim is the zero Part: octets that section 5 writes as literals,
// such as "://". Stray octets belong to nothing that section 5 knows, such as
// white space around a URL or text after a telnet URL's slash. A HostLiteral is a
// Host that section 5 does not know either: an address in brackets (RFC 2732).
const (
	Delim Part = iota
	Stray
	SchemeName
	User
	Password
	Host
	HostLiteral
	Port
	Fsegment
	Ftptype
	Hsegment
	Search
	Gtype
	Selector
	GopherSearch
	GopherString
	Addr
	AllGroups
	Group
	Article
	Digits
	Database
	Wtype
	Wpath
	Psegment
	Fieldname
	Fieldvalue
	Schemepart
	Urlpath
	Fragment
	numParts

	maxParts = 32 // as many as a PartSet has room for
)

// PartInfo describes a Part.
type PartInfo struct {
	Name    string      // the nonterminal of section 5; "" for Delim and Stray
	Section string      // the section of RFC 1738 that explains it
	Allowed octet.Class // the octets that are allowed in it; Percent stands for escapes
	Group   string      // the nonterminal around it, shown as a bracket; "" for none
}

// Sets of octets that several parts share.
const (
	groupOctets    = octet.AlphaDigit | octet.Hyphen | octet.Dot | octet.Plus | octet.Underscore
	hostOctets     = octet.AlphaDigit | octet.Hyphen | octet.Dot
	loginOctets    = octet.UChar | octet.Semicolon | octet.Question | octet.Ampersand | octet.Equals
	fsegmentOctets = octet.UChar | octet.Question | octet.Colon | octet.At | octet.Ampersand | octet.Equals
	hsegmentOctets = octet.UChar | octet.Semicolon | octet.Colon | octet.At | octet.Ampersand | octet.Equals
	fieldOctets    = octet.UChar | octet.Question | octet.Colon | octet.At | octet.Ampersand
	articleOctets  = octet.UChar | octet.Semicolon | octet.Slash | octet.Question | octet.Colon | octet.Ampersand | octet.Equals
)

var parts = [numParts]PartInfo{
	Delim:        {},
	Stray:        {Allowed: ^octet.Class(0)},
	SchemeName:   {"scheme", "2.1", octet.Scheme, ""},
	User:         {"user", "3.1", loginOctets, "login"},
	Password:     {"password", "3.1", loginOctets, "login"},
	Host:         {"host", "3.1", hostOctets, "login"},
	HostLiteral:  {"host", "3.1", ^octet.Class(0), "login"}, // an address in brackets: one rule speaks of it as a whole
	Port:         {"port", "3.1", octet.Digit, "login"},
	Fsegment:     {"fsegment", "3.2.2", fsegmentOctets, "fpath"},
	Ftptype:      {"ftptype", "3.2.2", octet.Unreserved | octet.Reserved, ""},
	Hsegment:     {"hsegment", "3.3", hsegmentOctets, "hpath"},
	Search:       {"search", "3.3", hsegmentOctets, ""},
	Gtype:        {"gtype", "3.4.1", octet.XChar, "gopher-path"},
	Selector:     {"selector", "3.4.1", octet.XChar, "gopher-path"},
	GopherSearch: {"search", "3.4.2", octet.XChar, "gopher-path"}, // decision 26
	GopherString: {"gopher+_string", "3.4.3", octet.XChar, "gopher-path"},
	Addr:         {"encoded822addr", "3.5", octet.XChar, ""},
	AllGroups:    {"grouppart", "3.6", octet.Extra, ""},
	Group:        {"group", "3.6", groupOctets, ""},
	Article:      {"article", "3.6", articleOctets, ""},
	Digits:       {"digits", "3.7", octet.Digit, ""},
	Database:     {"database", "3.9", octet.UChar, ""},
	Wtype:        {"wtype", "3.9", octet.UChar, ""},
	Wpath:        {"wpath", "3.9", octet.UChar, ""},
	Psegment:     {"psegment", "3.11", fsegmentOctets, "ppath"},
	Fieldname:    {"fieldname", "3.11", fieldOctets, ""},
	Fieldvalue:   {"fieldvalue", "3.11", fieldOctets, ""},
	Schemepart:   {"schemepart", "2.1", octet.XChar, ""},
	Urlpath:      {"urlpath", "3.1", octet.XChar, ""},
	Fragment:     {"", "2.2", ^octet.Class(0), ""},
}

// Info returns the description of p. For an unknown p it returns the description of Delim.
func (p Part) Info() *PartInfo {
	if p >= numParts {
		p = Delim
	}
	return &parts[p]
}

// String returns the name of p: the nonterminal of section 5, or plain words where section 5 has none.
func (p Part) String() string {
	switch p {
	case Delim:
		return "delimiter"
	case Stray:
		return "stray"
	case Fragment:
		return "fragment"
	}
	return p.Info().Name
}

// A partSet is a set of parts.
type partSet uint32

// setOf returns the set of the given parts.
func setOf(list ...Part) (set partSet) {
	for _, p := range list {
		set |= 1 << p
	}
	return set
}

// has reports whether p is in the set.
func (s partSet) has(p Part) bool { return s&(1<<p) != 0 }
