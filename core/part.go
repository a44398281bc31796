package core

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
	Name    string // the nonterminal of section 5; "" for Delim and Stray
	Section string // the section of RFC 1738 that explains it
	Allowed Class  // the octets that may stand in it; Percent stands for escapes
	Group   string // the nonterminal around it, shown as a bracket; "" for none
}

// Sets of octets that several parts share.
const (
	loginOctets    = UChar | Semicolon | Question | Ampersand | Equals
	fsegmentOctets = UChar | Question | Colon | At | Ampersand | Equals
	hsegmentOctets = UChar | Semicolon | Colon | At | Ampersand | Equals
	fieldOctets    = UChar | Question | Colon | At | Ampersand
	articleOctets  = UChar | Semicolon | Slash | Question | Colon | Ampersand | Equals
)

var parts = [numParts]PartInfo{
	Delim:        {},
	Stray:        {Allowed: ^Class(0)},
	SchemeName:   {"scheme", "2.1", schemeOctets, ""},
	User:         {"user", "3.1", loginOctets, "login"},
	Password:     {"password", "3.1", loginOctets, "login"},
	Host:         {"host", "3.1", hostOctets, "login"},
	HostLiteral:  {"host", "3.1", ^Class(0), "login"}, // an address in brackets: one rule speaks of it as a whole
	Port:         {"port", "3.1", Digit, "login"},
	Fsegment:     {"fsegment", "3.2.2", fsegmentOctets, "fpath"},
	Ftptype:      {"ftptype", "3.2.2", Unreserved | Reserved, ""},
	Hsegment:     {"hsegment", "3.3", hsegmentOctets, "hpath"},
	Search:       {"search", "3.3", hsegmentOctets, ""},
	Gtype:        {"gtype", "3.4.1", XChar, "gopher-path"},
	Selector:     {"selector", "3.4.1", XChar, "gopher-path"},
	GopherSearch: {"search", "3.4.2", XChar, "gopher-path"}, // decision 26
	GopherString: {"gopher+_string", "3.4.3", XChar, "gopher-path"},
	Addr:         {"encoded822addr", "3.5", XChar, ""},
	AllGroups:    {"grouppart", "3.6", Extra, ""},
	Group:        {"group", "3.6", groupOctets, ""},
	Article:      {"article", "3.6", articleOctets, ""},
	Digits:       {"digits", "3.7", Digit, ""},
	Database:     {"database", "3.9", UChar, ""},
	Wtype:        {"wtype", "3.9", UChar, ""},
	Wpath:        {"wpath", "3.9", UChar, ""},
	Psegment:     {"psegment", "3.11", fsegmentOctets, "ppath"},
	Fieldname:    {"fieldname", "3.11", fieldOctets, ""},
	Fieldvalue:   {"fieldvalue", "3.11", fieldOctets, ""},
	Schemepart:   {"schemepart", "2.1", XChar, ""},
	Urlpath:      {"urlpath", "3.1", XChar, ""},
	Fragment:     {"", "2.2", ^Class(0), ""},
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

// A PartSet is a set of parts.
type partSet uint32

// setOf returns the set of the given parts.
func setOf(list ...Part) (set partSet) {
	for _, p := range list {
		set |= 1 << p
	}
	return set
}

// Has reports whether p is in the set.
func (s partSet) has(p Part) bool { return s&(1<<p) != 0 }
