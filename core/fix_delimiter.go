package core

import "strings"

// A standIn says what octets that may not stand in some parts are likely there for. The
// two are near one another on a keyboard, or one was typed in place of the other.
type standIn struct {
	parts   PartSet
	meant   string
	missing func(u *URL, span Span) bool // whether what is meant is missing at span
}

var standIns = [...]standIn{
	{setOf(Host), "@", (*URL).noAt},
	{setOf(Host), "0", (*URL).noGroup},
	{setOf(Database, Wtype), "/", (*URL).noWpath},
	{setOf(Fieldname), "=", (*URL).noEquals},
	{setOf(Fieldvalue), ";", (*URL).noSemicolon},
}

// StandsFor returns what the octets of d, which may not stand where they do, are likely
// meant to be, since it is missing there: the delimiter "@", "/", "=" or ";", or "0" for
// a group of digits of an IP address. "" for octets that stand for nothing, and when d
// is of another kind.
func (u *URL) StandsFor(d Diagnostic) string {
	if d.Rule == nil || d.Rule.Octets == 0 {
		return ""
	}
	for _, s := range standIns {
		if s.parts.Has(d.Part) && s.missing(u, d.Span) {
			return s.meant
		}
	}
	return ""
}

// noAt reports whether span begins a host that no "@" separates from the login.
func (u *URL) noAt(span Span) bool {
	host, ok := u.Token(Host)
	return ok && u.Has(User) && span.Start == host.Start && u.src[host.Start-1] != '@'
}

// noGroup reports whether span begins all that stands where a group of a number
// should.
func (u *URL) noGroup(span Span) bool { return u.group(span).Len() > 0 }

// noWpath reports whether a wtype has no wpath (section 3.8).
func (u *URL) noWpath(Span) bool { return u.Has(Wtype) && !u.Has(Wpath) }

// noEquals reports whether no "=" is behind span before the next field (section 3.11).
func (u *URL) noEquals(span Span) bool { return strings.IndexByte(u.fieldFrom(span.End), '=') < 0 }

// noSemicolon reports whether what is behind span is a field of its own.
func (u *URL) noSemicolon(span Span) bool {
	return strings.IndexByte(u.fieldFrom(span.End), '=') > 0
}

// fieldFrom returns the octets of a field from offset i on.
func (u *URL) fieldFrom(i int) string {
	field, _, _ := strings.Cut(u.src[min(max(i, 0), u.end):u.end], ";")
	return field
}

// fixDelimiter: octets that may not stand where they are may stand for the delimiter
// that is missing there.
func (u *URL) fixDelimiter(d Diagnostic) []Fix {
	meant := u.StandsFor(d)
	if meant == "" || meant == "0" {
		return nil
	}
	span := d.Span
	if raw := span.In(u.src); raw[0] == '%' && !(isEscape(raw, 0) && escapeValue(raw, 0) == meant[0]) {
		span.End = span.Start + 1 // the digits are of what is behind
	}
	return []Fix{edit(TitleReplace, Likely, span, meant)}
}
