package standards

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/goes"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// An objection is a kind of objection of a standard. It has a rule like core's rules, so that lists of findings can
// hold it. core/text words it under its ID; the finding's Arg names the document and section: "RFC 3986, 3.4".
type objection struct {
	rule  core.Rule
	names string // the WHATWG's errors that it stands for begin with one of these
}

// What a grammar objects to.
var (
	rawOctet     = core.Rule{ID: "standard-octet", Severity: core.SeverityError}
	brokenEscape = core.Rule{ID: "standard-escape", Severity: core.SeverityError}
	outOfPlace   = core.Rule{ID: "standard-place", Severity: core.SeverityError}
	unfinished   = core.Rule{ID: "standard-end", Severity: core.SeverityError}
)

// objections are the kinds of objections of the WHATWG's standard, special ones first.
var objections = [...]objection{
	{core.Rule{ID: "url-unit"}, "invalid-URL-unit"},
	{core.Rule{ID: "url-backslash"}, "invalid-reverse-solidus"},
	{core.Rule{ID: "url-slashes"}, "special-scheme"},
	{core.Rule{ID: "url-credentials"}, "invalid-credentials"},
	{core.Rule{ID: "url-decoded"}, "domain-percent-encoded"},
	{core.Rule{ID: "url-scheme"}, "missing-scheme"},
	{core.Rule{ID: "url-host"}, "host-missing"},
	{core.Rule{ID: "url-port"}, "port"},
	{core.Rule{ID: "url-address"}, "IPv"},
	{core.Rule{ID: "url-drive"}, "file"},
	{core.Rule{ID: "url-domain"}, ""},
}

// Fixes returns the fixes of d, an objection of a standard to u. For any other diagnostic it returns nil. A fix with which a later
// standard would read another host changes what u means, whatever the standard of d makes of it.
func Fixes(u *core.URL, d core.Diagnostic) []fix.Fix {
	list := fixesOf(u, d)
	for i := range list {
		f := &list[i]
		f.Kind = max(f.Kind, [...]fix.Kind{goes.Rewrites: fix.KindLikely, goes.Moves: fix.KindChanges}[goes.Of(u.Source(), f.Edits)])
	}
	return list
}

func fixesOf(u *core.URL, d core.Diagnostic) []fix.Fix {
	switch d.Rule.ID {
	case "standard-octet", "standard-escape":
		return encode(u, d)
	case "url-unit", "url-backslash", "url-slashes", "url-decoded":
		return writeAsRead(u, d)
	case "url-credentials":
		return remove(u, d)
	case "standard-place", "url-port":
		return fixPort(u, d)
	}
	return nil
}

// fixPort removes a port that is no number, or its end, since nobody can know which one was meant: of "http://h:none/" and "http://h:80x/"
// it makes "http://h/" and "http://h:80/". People write backslashes for the slashes behind it.
func fixPort(u *core.URL, d core.Diagnostic) []fix.Fix {
	s, at := u.Source(), d.Span
	switch {
	case d.Rule == &outOfPlace && d.Arg != RFC3986.Title()+", "+sectionsOf[RFC3986][RolePort]:
		return nil
	case s[at.Start] == '\\':
		at.End = octet.Until(s, at.Start, "?#")
		return oneEdit(fix.TitleReplace, fix.KindLikely, at, strings.ReplaceAll(at.In(s), `\`, "/"))
	case s[at.Start-1] == ':':
		at.Start--
	}
	at.End = octet.Until(s, at.Start, `/?#\`)
	if strings.IndexByte(s[at.End:], '@') >= 0 { // then it may be a password
		return nil
	}
	return oneEdit(fix.TitleRemove, fix.KindChanges, at, "")
}

// refused is for an input to which only the browser objects.
var refused = core.Rule{ID: "url-refused", Severity: core.SeverityError}

// Kinds returns the rules of the diagnostics that Objections returns.
func Kinds() (list []*core.Rule) {
	list = []*core.Rule{&rawOctet, &brokenEscape, &outOfPlace, &unfinished, &refused}
	for i := range objections {
		list = append(list, &objections[i].rule)
	}
	return list
}

// Objections returns the objections of a later RFC or of the WHATWG's standard to the input, ordered by position, at
// most a hundred. For RFC 1738 and for Go it returns none.
func (c *Comparison) Objections(s Standard) []core.Diagnostic {
	r := &c.Readings[min(s, Go)]
	switch s {
	case RFC1808, RFC2396, RFC3986:
		return r.objectionsOf(generics[s], c.Input)
	case WHATWG:
		return r.objectionsToURL(c.Input)
	}
	return nil
}

// blanks are what stands around a text.
const blanks = " \t\r\n"

// sectionsOf are the sections of the parts, by standard. RFC 1808 has one section with its whole grammar.
var sectionsOf = [...][numRoles]string{
	RFC1808: {
		RoleDelim: "2.2", RoleScheme: "2.2", RoleAuthority: "2.2", RoleUserinfo: "2.2", RoleHost: "2.2", RolePort: "2.2", RolePath: "2.2", RoleParams: "2.2",
		RoleQuery: "2.2", RoleFragment: "2.2",
	},
	RFC2396: {
		RoleDelim: "3", RoleScheme: "3.1", RoleAuthority: "3.2", RoleUserinfo: "3.2.2", RoleHost: "3.2.2", RolePort: "3.2.2", RolePath: "3.3",
		RoleQuery: "3.4", RoleFragment: "4.1",
	},
	RFC3986: {
		RoleDelim: "4.1", RoleScheme: "3.1", RoleAuthority: "3.2", RoleUserinfo: "3.2.1", RoleHost: "3.2.2", RolePort: "3.2.3", RolePath: "3.3",
		RoleQuery: "3.4", RoleFragment: "3.5",
	},
}

// objectionsOf walks through a grammar. Where the grammar rejects an octet but accepts its escape, it goes on as
// if the escape stood there, so that it finds all such octets and not only the first.
func (r *Reading) objectionsOf(m grammar.Table, s string) []core.Diagnostic {
	o := objector{reading: r}
	if at := schemeFault(r.span(RoleScheme).In(s)); at >= 0 { // else the colon would be in a path
		end := len(strings.TrimRight(s, blanks))
		o.object(&outOfPlace, at, max(at+1, len(s)-len(strings.TrimLeft(s[at:], blanks))))
		if at == 0 && isBlank(s[:1]) && end < len(s) { // around it is one fault, which has two ends
			o.object(&outOfPlace, end, len(s))
		}
		return o.list
	}
	begin, state := 0, grammar.State(grammar.Start) // of the octets that are not walked through
	for len(o.list) < mostErrors {
		stop, n := m.Run(state, s[begin:r.strayAt(s, begin)])
		at := begin + n
		if at == len(s) && m.Final(stop) {
			break
		}
		if escape := brokenAt(s, at); escape >= begin {
			before, _ := m.Run(state, s[begin:escape])
			if next, n := m.Run(before, "%25"); n == len("%25") {
				o.object(&brokenEscape, escape, escape+1)
				begin, state = escape+1, next
				continue
			}
		}
		if in := r.authority(); in.End == at && in.Start < at { // the whole authority is invalid
			fault := in.Start + authorityFault(in.In(s))
			o.dropFrom(fault)
			o.object(&outOfPlace, fault, at)
			break
		}
		if at == len(s) {
			o.object(&unfinished, at, at)
			break
		}
		next, n := m.Run(stop, "%00")
		if n < len("%00") {
			_, n := utf8.DecodeRuneInString(s[at:])
			o.object(&outOfPlace, at, at+n)
			break
		}
		o.object(&rawOctet, at, at+1)
		begin, state = at+1, next
	}
	return o.list
}

// strayAt returns the offset of the first "@" from begin on that the login holds as one of its own octets, or else the length of s.
// The grammar takes the first "@" for the end of the login. But readers take the last, and what is between them would become
// part of the host: encoding the last "@" of "https://user:p@ss@example.com/" makes "ss%40example.com" of it.
func (r *Reading) strayAt(s string, begin int) int {
	login := r.span(RoleUserinfo)
	if begin < login.End {
		if i := strings.IndexByte(s[max(begin, login.Start):login.End], '@'); i >= 0 {
			return max(begin, login.Start) + i
		}
	}
	return len(s)
}

// An objector collects the objections of a standard to an input, ordered by position.
type objector struct {
	reading *Reading
	list    []core.Diagnostic
}

// object adds an objection of a grammar, with the section about that part. Its Part is Host if a fix could change the host.
func (o *objector) object(rule *core.Rule, start, end int) {
	role := roleAt(o.reading, start)
	o.add(rule, core.SeverityError, core.Span{Start: start, End: end}, sectionsOf[o.reading.Standard][role])
	if role == RoleHost || role == RoleAuthority {
		o.list[len(o.list)-1].Part = core.Host
	}
}

// add adds an objection. Adjacent octets that need encoding for the same reason make one objection.
func (o *objector) add(rule *core.Rule, severity core.Severity, at core.Span, where string) {
	where = o.reading.Standard.Title() + ", " + where
	if n := len(o.list); n > 0 && rule == &rawOctet {
		if last := &o.list[n-1]; last.Rule == rule && last.Span.End == at.Start && last.Arg == where {
			last.Span.End = at.End
			return
		}
	}
	o.list = append(o.list, core.Diagnostic{Rule: rule, Severity: severity, Span: at, Arg: where})
}

// dropFrom removes the objections to octets from an offset on.
func (o *objector) dropFrom(at int) {
	for len(o.list) > 0 && o.list[len(o.list)-1].Span.Start >= at {
		o.list = o.list[:len(o.list)-1]
	}
}

// authorityFault returns the offset of the first fault in an authority that is invalid as a whole: 3 in "h:8x", whose port is not a number,
// 4 in "h:80:81", 0 in "[::1", whose address has no end.
func authorityFault(authority string) int {
	from := strings.LastIndexByte(authority, '@') + 1
	if open := strings.LastIndexByte(authority, '['); open >= 0 && strings.IndexByte(authority[open:], ']') < 0 {
		return open
	}
	colon := min(from+port.Colon(authority[from:])+len(":"), len(authority))
	digits, _ := octet.Before(authority[colon:], ^octet.Digit)
	return colon + digits
}

// schemeFault returns the index of the first octet that is not allowed in a scheme, or -1.
func schemeFault(scheme string) int {
	for i := range len(scheme) {
		if !isSchemeOctet(scheme[i]) || i == 0 && !octet.IsAlpha(scheme[i]) {
			return i
		}
	}
	return -1
}

// brokenAt returns the start of the escape that is broken at offset i, or -1.
func brokenAt(s string, i int) int { return lastPercent(s, i-len("%X"), i) }

// objectionsToURL returns the errors of the WHATWG's standard in s as objections. Those to octets that the parser leaves out are a case of
// their own.
func (r *Reading) objectionsToURL(s string) []core.Diagnostic {
	o := objector{reading: r}
	for i := range r.Errors {
		e, severity := &r.Errors[i], core.SeverityWarning
		if e.Fatal {
			severity = core.SeverityError
		}
		rule := ruleOf(e.Name)
		if slices.ContainsFunc(o.list, func(d core.Diagnostic) bool { return d.Rule == rule && d.Span == e.Span && d.Severity == severity }) {
			continue // whose texts are the same: http://0x7/ has too few parts, and a part that is not decimal
		}
		o.add(rule, severity, e.Span, e.Name)
		if last := &o.list[len(o.list)-1]; last.Rule.ID == "url-unit" && isDropped(s, e.Span) {
			last.Case = "url-unit/dropped"
		}
	}
	if r.Verdict == VerdictFailure && r.Disagrees {
		o.add(&refused, core.SeverityError, core.Span{Start: len(s), End: len(s)}, "4.4")
	}
	return o.list
}

func ruleOf(name string) *core.Rule {
	for i := range objections {
		if strings.HasPrefix(name, objections[i].names) {
			return &objections[i].rule
		}
	}
	return &refused
}

// escaped returns the octets of s as escapes.
func escaped(s string) string { return string(octet.AppendEscaped(nil, s)) }

// oneEdit returns a fix of one edit.
func oneEdit(title fix.Title, kind fix.Kind, at core.Span, text string) []fix.Fix {
	return []fix.Fix{{Title: title, New: text, Kind: kind, Edits: []core.Edit{{Span: at, New: text}}}}
}

// encode writes octets as escapes. The octets stand only for themselves, so the resource stays the same. Other readers may differ:
// of a host they take a letter of another script for what it looks like, or leave it out, and browsers drop blanks around a URL, line ends
// and tabs, and read a backslash as a slash. They keep a "#" in a fragment, which scripts read as it was typed. A "%" that begins no escape may also
// be a slip.
func encode(u *core.URL, d core.Diagnostic) []fix.Fix {
	raw, kind := d.Span.In(u.Source()), fix.KindSame
	if d.Part == core.Host || d.Rule.ID == brokenEscape.ID || isDropped(u.Source(), d.Span) || octet.ClassesOf(raw)&(octet.Break|octet.Backslash|octet.Hash) != 0 {
		kind = fix.KindLikely
	}
	return oneEdit(fix.TitleEncode, kind, d.Span, escaped(raw))
}

// remove removes octets, which makes another URL.
func remove(_ *core.URL, d core.Diagnostic) []fix.Fix {
	return oneEdit(fix.TitleRemove, fix.KindChanges, d.Span, "")
}

// writeAsRead writes octets as the parser reads them.
func writeAsRead(u *core.URL, d core.Diagnostic) []fix.Fix {
	s, at := u.Source(), d.Span
	raw := at.In(s)
	title, text := fix.TitleReplace, "//"
	switch d.Rule.ID {
	case "url-decoded":
		title, text = fix.TitleDecode, decoded(raw)
		if !utf8.ValidString(text) || slices.ContainsFunc([]byte(text), isForbidden) {
			return nil // no host has it
		}
	case "url-backslash":
		text = strings.Repeat("/", len(raw))
	case "url-slashes": // two of all that stand behind the scheme
		at.Start = len(strings.TrimRight(s[:at.Start], `/\`))
		at.End = len(s) - len(strings.TrimLeft(s[at.End:], `/\`))
		if before := strings.TrimLeftFunc(s[:at.Start], func(c rune) bool { return c <= ' ' }); at.Len() < len("//") && octet.EqualFold(before, "file:") {
			text = "///" // what follows is a path (4.4, the file state), which two slashes would make a host
		}
	default:
		title, text = fix.TitleEncode, escaped(raw)
		if isDropped(s, at) {
			title, text = fix.TitleRemove, ""
		}
	}
	list := oneEdit(title, fix.KindSame, at, text)
	isRelative := d.Rule.ID == "url-slashes" && at.Len() == 0 // to a base with its scheme (4.4, the file state): "file:docs/a"
	if isRelative || !printsAlike(s, list[0].Edits) {
		list[0].Kind = fix.KindLikely
	}
	return list
}

// isDropped reports whether the parser leaves octets out: blanks and controls at either end, tabs and line ends anywhere (4.4, 1 to 3).
func isDropped(s string, at core.Span) bool {
	raw := at.In(s)
	atEnd := at.Start == 0 || at.End == len(s)
	return atEnd && isBlank(raw) || strings.Trim(raw, "\t\n\r") == ""
}

// printsAlike reports whether a browser prints the same text after edits. For a text that takes too long it
// returns false.
func printsAlike(s string, edits []core.Edit) bool {
	const long = 2000
	if len(s) > long {
		return false
	}
	after, ok := core.Apply(s, edits)
	return ok && printed(s) != "" && printed(after) == printed(s)
}

// printed returns the text that the detectors print for s.
func printed(s string) string {
	var r Reading
	readWHATWG(s, &r, Asked{})
	return r.Result
}
