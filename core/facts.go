package core

// A factSet is a set of facts that reading notes for the rules, besides octets. A rule names the facts that it
// needs (Rule.when), so that most tokens are skipped. Facts are a conservative filter: false positives are
// allowed, false negatives are not.
type factSet uint32

// The facts of a token.
const (
	empty        factSet = 1 << iota // it has no octets
	oddHost                          // a host that may be none of section 5
	longOrNumber                     // a host that is a number, or long
	inASCII                          // a host that may have labels of another script in ASCII
	dotted                           // a segment that begins with a dot
	misnamed                         // the name of a scheme that was likely meant to be another
	oddType                          // a gtype that no list has, or that is an escape; no ftptype
	oddStart                         // a group that begins with no letter
	alone                            // a part without the one that must follow it
	typeAgain                        // a selector that begins with the octet of its gtype
	smallHex                         // it has an escape with digits in lower case
	highEscape                       // an escape of an octet outside US-ASCII
	signEscape                       // an escape of "%"
	braceEscape                      // an escape of a brace, or of an octet of that class
)

// The facts of a URL.
const (
	noScheme   factSet = braceEscape << (iota + 1) // it has none by section 5
	newScheme                                      // it has one that came after RFC 1738
	oddSlashes                                     // what is behind its scheme is not "//" where it must be
	noPath                                         // it ends with its host, or what is behind has no slash
	noType                                         // no whole ";type=" is in it
	maySlip                                        // a host or a search may be a slip

	anyFact    = ^factSet(0)
	ofSegments = empty | dotted // of one segment of a path, not of the path
	ofTokens   = noScheme - 1
)

// when returns f if so is true, and otherwise no fact.
func (f factSet) when(so bool) factSet {
	if so {
		return f
	}
	return 0
}
