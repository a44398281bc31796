package compare

import (
	"bytes"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/standards"
)

// A Level is a sense in which two URLs may be the same.
type Level uint8

// The levels. Each is less strict than the one before it, with two exceptions: browsers keep the escape of an
// unreserved octet, so two URLs that are the same for RFC 3986 can differ for the URL Standard; and opaque origins are
// never the same.
const (
	LevelString   Level = iota // octet for octet; a redirect_uri of OAuth must be the same in this sense (RFC 9700, section 2.1)
	LevelSyntax                // but for the case of scheme, host and hexadecimal digits, escapes of unreserved octets, and dot segments
	LevelScheme                // but also for a port that is empty or the default, an empty path behind an authority, and the localhost of a file
	LevelURL                   // equal for the URL Standard, with fragments: what browsers print is the same
	LevelDocument              // equal for the URL Standard with fragments excluded
	LevelOrigin                // scheme, host and port
	LevelSite                  // scheme and registrable domain
	numLevels
)

// levels has the name and the clause of each level, and which normal forms are compared, up to which part.
var levels = [numLevels + 1]struct {
	name, document, section string
	of                      func(*side) *normal
	last                    standards.Role
}{
	{"string", "RFC 3986", "6.2.1", nil, 0},
	{"syntax", "RFC 3986", "6.2.2", func(x *side) *normal { return &x.syntax }, standards.RoleFragment},
	{"scheme", "RFC 3986", "6.2.3", func(x *side) *normal { return &x.scheme }, standards.RoleFragment},
	{"url", "URL Standard", "4.6", func(x *side) *normal { return &x.href }, standards.RoleFragment},
	{"document", "URL Standard", "4.6", func(x *side) *normal { return &x.href }, standards.RoleQuery},
	{"origin", "HTML Standard", "7.1.1", func(x *side) *normal { return &x.origin }, standards.RolePort},
	{"site", "HTML Standard", "7.1.1.1", func(x *side) *normal { return &x.origin }, standards.RolePort},
}

// String returns the identifier of l: "syntax".
func (l Level) String() string { return levels[min(l, numLevels)].name }

// Clause returns the document that defines l, and the section in it: "RFC 3986" and "6.2.2".
func (l Level) Clause() (document, section string) {
	level := &levels[min(l, numLevels)]
	return level.document, level.section
}

// A Verdict tells whether two URLs are the same.
type Verdict uint8

// The verdicts.
const (
	VerdictSame Verdict = iota
	VerdictDiffers
	VerdictUnknown
)

// String returns the identifier of v: "same".
func (v Verdict) String() string {
	return [...]string{"same", "differs", "unknown", ""}[min(v, VerdictUnknown+1)]
}

// A Cause tells why two URLs are not the same, or why that is not known. core/text words it.
type Cause string

// The causes.
const (
	CausePart     Cause = "part"     // a part differs
	CauseOpaque   Cause = "opaque"   // an opaque origin is the same as no other
	CauseNone     Cause = "none"     // one of them, or neither, is a URL for that document
	CauseRelative Cause = "relative" // one of them is relative, so that it depends on a base
	CauseUnicode  Cause = "unicode"  // the tables of Unicode decide, and nobody with them was asked
	CauseSuffixes Cause = "suffixes" // the list of public suffixes decides, and nobody with it was asked
)

// A Rung tells whether two URLs are the same in one sense.
type Rung struct {
	Level   Level
	Verdict Verdict
	Cause   Cause          // "" if they are the same
	Part    standards.Role // the first part that decides; RoleDelim if none does
	At      [2]int         // the first octet that decides in each of the inputs, the input's length where one ends; 0 if none does
	Web     bool           // both are of http or https: browsers and crawlers ask for them, and servers of OAuth redirect to them

	// As strings they differ in the port of a loopback address alone, which a native app that asks for authorization cannot choose:
	// servers of OAuth allow any (RFC 8252, section 7.3; RFC 9700, section 2.1).
	Loopback bool
}

// Asked holds what a ladder asks besides its own tables.
type Asked struct {
	// Browser returns the result of new URL(src) in a browser. If it is nil, or returns nil, what package standards finds counts.
	Browser func(src string) *standards.Answer

	// Registrable returns the registrable domain of a domain in small letters and ASCII without a dot behind it, "" if it has none: it
	// is a public suffix. If Registrable is nil, domains with the same last two labels are the same site only if they are the same.
	Registrable func(domain string) string
}

// Ladder tells in which senses two URLs are the same, a rung for each level. It takes any text; its work grows linearly with the texts.
func Ladder(a, b *core.URL, with Asked) []Rung {
	x, y := with.look(a), with.look(b)
	list := make([]Rung, numLevels)
	for i := range list {
		r, level := &list[i], &levels[i]
		r.Level, r.Web = Level(i), x.web && y.web
		if level.of == nil {
			r.compareStrings(x.src, y.src)
			r.Loopback = differInLoopbackPort(x.src, y.src)
			continue
		}
		r.compare(x, y, level.of(x), level.of(y), level.last)
		if r.Level == LevelSite && r.Part >= standards.RoleHost {
			*r = Rung{Level: LevelSite, Web: r.Web}
			r.compareSites(&x.origin.form[standards.RoleHost], &y.origin.form[standards.RoleHost], with.Registrable)
		}
	}
	return list
}

// A side is one of the two texts, in its normal forms.
type side struct {
	src                          string
	web                          bool // its scheme is http or https
	syntax, scheme, href, origin normal
}

// A normal is a normal form, or why a text has none.
type normal struct {
	form  *form
	cause Cause // "" if it has one
	at    int   // for CauseNone: where the text is broken
}

// look reads u.
func (with Asked) look(u *core.URL) *side {
	x := &side{src: u.Source()}
	c := with.read(u)
	generic, parser := &c.Readings[standards.RFC3986], &c.Readings[standards.WHATWG]
	x.syntax.form = bySyntax(x.src, allRewrites)
	switch generic.Verdict {
	case standards.VerdictInvalid:
		x.syntax.breaks(generic, x.src)
	case standards.VerdictRelative:
		x.syntax.cause = CauseRelative
	}
	x.scheme = x.syntax
	x.scheme.form = x.syntax.form.byScheme(u.DefaultPort(), allRewrites)
	x.href.form = asParsed(x.src, parser.Result, parser)
	switch {
	case parser.Verdict == standards.VerdictFailure && x.syntax.cause == CauseRelative:
		x.href.cause = CauseRelative
	case parser.Verdict == standards.VerdictFailure:
		x.href.breaks(parser, x.src)
	case parser.Result == "":
		x.href.cause = CauseUnicode
	}
	scheme := octet.LowerString(parsedScheme(parser, x.src))
	x.web = scheme == "http" || scheme == "https"
	x.origin = with.origin(x.href, scheme)
	return x
}

// parsedScheme returns the scheme that the parser of the URL Standard finds in s, without the tabs and line ends in it.
func parsedScheme(parser *standards.Reading, s string) string {
	scheme, _ := parser.Part(standards.RoleScheme)
	withoutBreaks := withoutBreaks(s, scheme.Span)
	return string(withoutBreaks.text)
}

// read reads u by the standards.
func (with Asked) read(u *core.URL) *standards.Comparison {
	asked := standards.Asked{}
	if with.Browser != nil {
		asked.Browser = with.Browser(u.Source())
	}
	return standards.Compare(u, asked)
}

// breaks notes where a standard gives up. If the parser would not, it is a browser's Unicode tables that refuse the host.
func (n *normal) breaks(r *standards.Reading, src string) {
	fault, ok := r.Fault(src)
	if !ok {
		host, _ := r.Part(standards.RoleHost)
		fault = host.Span
	}
	n.cause, n.at = CauseNone, fault.Start
}

// isMissing reports whether the text is not a URL, or needs a base.
func (n *normal) isMissing() bool { return n.cause == CauseNone || n.cause == CauseRelative }

// tuples are the schemes whose URLs have an origin of scheme, host and port (URL Standard, section 4.7). The URL
// Standard leaves the origin of a file to the browser, which should choose an opaque one.
var tuples = []string{"ftp", "http", "https", "ws", "wss"}

// origin returns the origin of a URL of that scheme. The origin of a blob is the origin of the URL in it.
func (with Asked) origin(href normal, scheme string) normal {
	path := &href.form[standards.RolePath]
	switch {
	case href.isMissing():
		return href
	case slices.Contains(tuples, scheme):
		f := *href.form
		f[standards.RoleUserinfo] = piece{} // it is not of the origin
		href.form = &f
		return href
	case scheme == "blob" && isWeb(string(path.text)):
		if inner := with.look(core.Parse(string(path.text))); !inner.origin.isMissing() {
			inner.origin.form.inside(path)
			return inner.origin
		}
	}
	return normal{form: href.form, cause: CauseOpaque}
}

// isWeb reports whether s begins as a URL of http or https does.
func isWeb(s string) bool {
	s = strings.TrimLeft(s, " ")
	return octet.HasPrefixFold(s, "http:") || octet.HasPrefixFold(s, "https:")
}

// compareStrings compares the texts octet for octet.
func (r *Rung) compareStrings(a, b string) {
	if i := common(a, b); i < max(len(a), len(b)) {
		r.differs(min(partAt(a, i), partAt(b, i)), [2]int{i, i})
	}
}

// differInLoopbackPort reports whether two texts are of http with 127.0.0.1 or [::1] and differ in nothing but the port.
func differInLoopbackPort(a, b string) bool {
	return a != b && withoutPort(a) == withoutPort(b) && (strings.HasPrefix(a, "http://127.0.0.1") || strings.HasPrefix(a, "http://[::1]"))
}

// withoutPort returns s without the port of its authority.
func withoutPort(s string) string {
	host := divide(s)[standards.RoleHost]
	port := divide(s)[standards.RolePort]
	if host.In(s) != "127.0.0.1" && host.In(s) != "[::1]" {
		return s
	}
	return s[:port.Start] + s[port.End:]
}

// partAt returns the part of s that octet i is in, the fragment for the end of s.
func partAt(s string, i int) standards.Role {
	for part, span := range divide(s) {
		if span.Contains(i) {
			return standards.Role(part)
		}
	}
	return standards.RoleFragment
}

// differs notes that a part decides.
func (r *Rung) differs(part standards.Role, at [2]int) {
	r.Verdict, r.Cause, r.Part, r.At = VerdictDiffers, CausePart, part, at
}

// compare compares the normal forms of two texts up to a part, unless one has none.
func (r *Rung) compare(x, y *side, p, q *normal, last standards.Role) {
	part, at, parted := p.form.parting(q.form, last)
	relative := p.cause == CauseRelative || q.cause == CauseRelative
	switch {
	case x.src == y.src && r.Level <= LevelScheme:
	case p.cause == CauseNone && q.cause == CauseNone:
		r.Verdict, r.Cause, r.At = VerdictUnknown, CauseNone, [2]int{p.at, q.at}
	case relative && r.compareRelative(p, q, parted):
	default:
		r.compareForms(x, y, p, q)
		if r.Verdict == VerdictSame && parted {
			r.differs(part, at)
		}
	}
}

// compareRelative reports whether nothing more is to be compared, since one of the two is relative.
func (r *Rung) compareRelative(p, q *normal, parted bool) bool {
	asWritten := r.Level <= LevelScheme
	switch {
	case asWritten && p.cause == q.cause && !parted: // whatever the base is
	case asWritten && p.cause != q.cause && r.compareEnds(p, q):
	case p.cause != CauseNone && q.cause != CauseNone:
		r.Verdict, r.Cause = VerdictUnknown, CauseRelative
	default:
		return false
	}
	return true
}

// compareEnds reports whether a relative reference and a URL differ whatever the base is, and notes where. By section 5.2.2 of RFC 3986
// a reference keeps its fragment; with a path also its query, and a query that it has itself; and the last segment of its path, unless
// that is of dots.
func (r *Rung) compareEnds(p, q *normal) bool {
	if p.cause == CauseNone || q.cause == CauseNone {
		return false
	}
	reference := p.form
	if q.cause == CauseRelative {
		reference = q.form
	}
	hasPath, hasQuery := len(reference[standards.RolePath].text) > 0, len(reference[standards.RoleQuery].text) > 0
	segment, other := p.form[standards.RolePath].lastSegment(), q.form[standards.RolePath].lastSegment()
	of := reference[standards.RolePath].lastSegment()
	isName := hasPath && string(of.text) != "." && string(of.text) != ".."
	for _, end := range []struct {
		keeps bool
		part  standards.Role
		a, b  *piece
	}{
		{isName, standards.RolePath, &segment, &other},
		{hasPath || hasQuery, standards.RoleQuery, &p.form[standards.RoleQuery], &q.form[standards.RoleQuery]},
		{true, standards.RoleFragment, &p.form[standards.RoleFragment], &q.form[standards.RoleFragment]},
	} {
		if at, parted := end.a.parting(end.b); end.keeps && parted {
			r.differs(end.part, at)
			return true
		}
	}
	return false
}

// lastSegment returns what stands behind the last slash of a path.
func (p *piece) lastSegment() piece {
	start := bytes.LastIndexByte(p.text, '/') + 1
	return piece{p.text[start:], p.from[start:], core.Span{Start: p.place(start), End: p.in.End}}
}

// compareForms notes what is known of two normal forms, of which one may be none, before their octets are compared.
func (r *Rung) compareForms(x, y *side, p, q *normal) {
	switch {
	case p.cause == CauseNone:
		r.Verdict, r.Cause, r.At = VerdictDiffers, CauseNone, [2]int{p.at, common(x.src, y.src)}
	case q.cause == CauseNone:
		r.Verdict, r.Cause, r.At = VerdictDiffers, CauseNone, [2]int{common(x.src, y.src), q.at}
	case p.cause == CauseOpaque || q.cause == CauseOpaque:
		r.differs(standards.RoleScheme, [2]int{p.form[standards.RoleScheme].in.Start, q.form[standards.RoleScheme].in.Start})
		r.Cause = CauseOpaque
	case x.src == y.src:
	case p.cause == CauseUnicode || q.cause == CauseUnicode:
		r.Verdict, r.Cause = VerdictUnknown, CauseUnicode
	}
}

// compareSites compares the sites of two hosts that follow the same scheme (HTML Standard, section 7.1.1.1): their registrable domains,
// or the whole of those that have none, such as addresses.
func (r *Rung) compareSites(a, b *piece, registrable func(string) string) {
	p, known := a.site(registrable)
	q, alsoKnown := b.site(registrable)
	switch at, parted := p.parting(&q); {
	case parted:
		r.differs(standards.RoleHost, at)
	case !known && !alsoKnown && string(a.text) != string(b.text):
		r.Verdict, r.Cause = VerdictUnknown, CauseSuffixes
	}
}

// site returns the end of a host that tells its site from others. Without registrable that is the last two labels, if there are more:
// a registrable domain has two labels at least, but may have more. known tells whether it has no more.
func (p *piece) site(registrable func(string) string) (end piece, known bool) {
	domain := strings.TrimSuffix(string(p.text), ".")
	last := domain[strings.LastIndexByte(domain, '.')+1:]
	n := len(domain)
	switch {
	case strings.HasPrefix(domain, "["), octet.IsDigits(last): // an address
		known = true
	case registrable != nil:
		known = true
		if found := registrable(domain); found != "" && strings.HasSuffix(domain, found) {
			n = len(found)
		}
	default:
		before := strings.TrimSuffix(domain, last)
		n = len(domain) - (strings.LastIndexByte(strings.TrimSuffix(before, "."), '.') + 1)
	}
	start := len(domain) - n
	return piece{p.text[start:], p.from[start:], core.Span{Start: p.place(start), End: p.in.End}}, known
}
