package standards

import (
	"urlscope/core"
)

// A Standard is a document, or a program, that defines what a URL is.
type Standard uint8

// The standards, each after the one that it differs from.
const (
	RFC1738 Standard = iota
	RFC1808
	RFC2396 // with RFC 2732
	RFC3986
	WHATWG
	Go // net/url
	count
)

// String returns the identifier of s: "rfc1738".
func (s Standard) String() string {
	return [...]string{"rfc1738", "rfc1808", "rfc2396", "rfc3986", "whatwg", "go", ""}[min(s, count)]
}

// Title returns the usual name of s: "RFC 1738".
func (s Standard) Title() string {
	return [...]string{"RFC 1738", "RFC 1808", "RFC 2396", "RFC 3986", whatwgURL, netURL, ""}[min(s, count)]
}

// Year returns the year in which s was published, or 0 if s still changes.
func (s Standard) Year() int { return [...]int{1994, 1995, 1998, 2005, 0, 0, 0}[min(s, count)] }

// A Verdict is the judgement of a standard on an input as a whole.
type Verdict uint8

// The verdicts.
const (
	VerdictNotAsked Verdict = iota // no parser to ask
	VerdictValid
	VerdictRelative // only as a reference, which needs a base
	VerdictErrors   // parsed, with validation errors
	VerdictInvalid  // not derivable from the grammar, or refused by the library
	VerdictFailure  // the WHATWG's parser returns failure
)

// String returns the identifier of v: "valid".
func (v Verdict) String() string {
	return [...]string{"not-asked", "valid", "relative", "errors", "invalid", "failure", ""}[min(v, VerdictFailure+1)]
}

// Accepts reports whether v means that the standard reads the input to its end.
func (v Verdict) Accepts() bool {
	return v == VerdictValid || v == VerdictRelative || v == VerdictErrors
}

// A Role is the purpose of a part of a URL, whatever the standard calls the part.
type Role uint8

// The roles. RoleAuthority is the part that holds user, host and port.
const (
	RoleDelim Role = iota
	RoleScheme
	RoleAuthority
	RoleUserinfo
	RoleHost
	RolePort
	RolePath
	RoleParams
	RoleQuery
	RoleFragment
	numRoles
)

// String returns the identifier of r: "userinfo".
func (r Role) String() string {
	return [...]string{"", "scheme", "authority", "userinfo", "host", "port", "path", "params", "query", "fragment", ""}[min(r, numRoles)]
}

// A Part is one part of the input in a standard. A part with RoleAuthority comes before the parts that it
// holds.
type Part struct {
	core.Span
	Role Role
	Name string // the standard's own name: "net_loc"
}

// An Error is a validation error of the WHATWG's standard.
type Error struct {
	core.Span
	Name  string // the standard's own name: "invalid-credentials"
	Fatal bool   // whether the parser returns failure for it
}

// A Source tells whether a grammar, a parser or the browser produced a Reading.
type Source uint8

// The sources.
const (
	SourceGrammar   Source = iota
	SourceDetectors        // the part of the WHATWG's parser in this package; its result is likely
	SourceBrowser          // the browser's own URL
	SourceLibrary          // net/url
)

// String returns the identifier of s: "grammar".
func (s Source) String() string {
	return [...]string{"grammar", "detectors", "browser", "library", ""}[min(s, SourceLibrary+1)]
}

// A Reading is the result of reading an input by one standard.
type Reading struct {
	Standard Standard
	Verdict  Verdict
	Offset   int    // for VerdictInvalid of a grammar: the first octet at which no valid input can go on; the input's length if it is incomplete
	first    int    // for VerdictInvalid of RFC 1738: its first error, which is Offset or before it
	Parts    []Part // nil if no parser was asked
	Result   string // the text that the parser prints, if known
	Errors   []Error
	Omitted  int // number of errors that are not listed
	By       Source

	// The result of the detectors, if the browser disagrees.
	Disagrees    bool
	Likely       Verdict
	LikelyResult string

	removed bool      // whether the WHATWG's parser removes octets
	dots    core.Span // the first dot segment that it removes; empty for none
}

// Part returns the first part with that role, and whether there is one.
func (r *Reading) Part(role Role) (Part, bool) {
	for _, p := range r.Parts {
		if p.Role == role {
			return p, true
		}
	}
	return Part{}, false
}

// add adds a part. It is not inlined, because it has so many callers that copies would make the program larger.
//
//go:noinline
func (r *Reading) add(role Role, name string, span core.Span) {
	r.Parts = append(r.Parts, Part{span, role, name})
}

// An Answer is the answer of a parser about an input.
type Answer struct {
	OK     bool
	Result string // the printed URL, if OK
}

// Asked holds the parsers that can be asked besides the grammars.
type Asked struct {
	Browser *Answer             // result of new URL(input); nil if there is no browser
	Go      func(string) Answer // parses with net/url; nil if the program has no net/url

	// ASCII returns the name of a host in ASCII by UTS 46, and false for a name that this refuses. Without it, or a browser, a host
	// such as "①.example" has no printed form, and one that ends in such a digit is likely refused.
	ASCII func(host string) (name string, ok bool)
}

// A Comparison holds the readings of one input by all standards.
type Comparison struct {
	Input    string
	Readings [Go + 1]Reading // by Standard
	Flips    []Flip
}

// Agrees reports whether all standards that were asked take the input, with the same parts, and none prints other octets: for
// "HTTP://h" it is false, because a browser prints "http://h/".
func (c *Comparison) Agrees() bool {
	for i := range c.Readings {
		r := &c.Readings[i]
		if r.Verdict != VerdictNotAsked && (!r.Verdict.Accepts() || r.Overruled() || r.Result != "" && r.Result != c.Input) {
			return false
		}
	}
	return len(c.Flips) == 0
}

// SlashApart reports whether the standards agree but for the slash that begins the path, which RFC 1738 does not count to it
// (section 3.1): the path of "http://h/x" is "x" to it, and "telnet://h/" has none.
func (c *Comparison) SlashApart() bool {
	then, has := c.Readings[RFC1738].Part(RolePath)
	now, _ := c.Readings[RFC3986].Part(RolePath)
	return (has && then.Start != now.Start || !has && now.Len() > 0) && c.Agrees()
}

// mostParts is the largest number of parts that a standard has.
const mostParts = 12

// Compare reads the source of u by all standards.
func Compare(u *core.URL, asked Asked) *Comparison {
	c := &Comparison{Input: u.Source()}
	for s := range c.Readings {
		c.Readings[s].Standard, c.Readings[s].Parts = Standard(s), make([]Part, 0, mostParts)
	}
	read1738(u, &c.Readings[RFC1738])
	for s := RFC1808; s <= RFC3986; s++ {
		readGeneric(c.Input, &c.Readings[s])
	}
	readWHATWG(c.Input, &c.Readings[WHATWG], asked)
	readGo(c.Input, &c.Readings[Go], asked.Go)
	c.flip()
	return c
}
