package compare

import (
	"urlscope/core"
	"urlscope/core/standards"
)

// A Rewrite is one kind of change that makes a URL normal by sections 6.2.2 and 6.2.3 of RFC 3986.
type Rewrite uint8

// The rewrites, in the order in which they are made. Escapes come before the case of host and digits, so that no step is undone by the next.
const (
	RewriteScheme    Rewrite = iota // the scheme in small letters
	RewriteEscapes                  // no escapes of unreserved octets
	RewriteHost                     // the host in small letters
	RewriteDigits                   // the hexadecimal digits of escapes in capitals
	RewriteDots                     // no dot segments
	RewritePort                     // no port that is empty or the default
	RewritePath                     // a slash for an empty path behind an authority
	RewriteLocalhost                // an empty host for a file on this host
	numRewrites
)

// rewriteTable has the identifier of each and its section of RFC 3986.
var rewriteTable = [numRewrites + 1]struct{ name, section string }{
	{"scheme-case", "6.2.2.1"},
	{"escapes", "6.2.2.2"},
	{"host-case", "6.2.2.1"},
	{"digit-case", "6.2.2.1"},
	{"dot-segments", "6.2.2.3"},
	{"port", "6.2.3"},
	{"path", "6.2.3"},
	{"localhost", "6.2.3"},
}

// String returns the identifier of r: "dot-segments".
func (r Rewrite) String() string { return rewriteTable[min(r, numRewrites)].name }

// Section returns the section of RFC 3986 that asks for r: "6.2.2.3".
func (r Rewrite) Section() string { return rewriteTable[min(r, numRewrites)].section }

// rewrites is a set of them.
type rewrites uint

const allRewrites = rewrites(1)<<numRewrites - 1

func (r rewrites) has(one Rewrite) bool { return r>>one&1 != 0 }

// A NormalStep is one rewrite that changed something.
type NormalStep struct {
	Rewrite Rewrite
	At      int    // the first octet of the input that it rewrites; the input's length if it adds something there
	Result  string // the text after it
}

// A Normal is the normal form of a URL by RFC 3986.
type Normal struct {
	Verdict standards.Verdict // of RFC 3986. The rest is empty if it is VerdictInvalid
	Offset  int               // the first octet at which the input stops being a URL, if it is invalid
	Result  string
	Steps   []NormalStep // what was changed, step by step
	Dots    bool         // it is a relative reference, and keeps dot segments
}

// Normalize returns the normal form of a URL by sections 6.2.2 and 6.2.3 of RFC 3986, and how it comes about. It takes any text. A
// relative reference keeps its dot segments, which are removed when it is resolved (section 5.2). The work grows linearly with the text.
func Normalize(u *core.URL) *Normal {
	src := u.Source()
	reading := &standards.Compare(u, standards.Asked{}).Readings[standards.RFC3986]
	n := &Normal{Verdict: reading.Verdict}
	if n.Verdict == standards.VerdictInvalid {
		fault, _ := reading.Fault(src)
		n.Offset = fault.Start
		return n
	}
	before := bySyntax(src, 0)
	for r := range numRewrites {
		do := rewrites(1)<<(r+1) - 1
		after := bySyntax(src, do).byScheme(u.DefaultPort(), do)
		if _, at, parted := before.parting(after, standards.RoleFragment); parted {
			n.Steps = append(n.Steps, NormalStep{r, at[0], after.String()})
		}
		before = after
	}
	n.Result = before.String()
	n.Dots = n.Verdict == standards.VerdictRelative && before[standards.RolePath].hasDots()
	return n
}
