package fix

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/port"
	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// fixPortReserved removes a port. If it is the port of the scheme's twin, the first fix writes the twin's name
// instead: "https://h/" for "http://h:443/".
func fixPortReserved(u *core.URL, d core.Diagnostic) []Fix {
	less := fixRemoveColon(KindChanges)(u, d)
	n, _ := port.Number(u.Text(core.Port))
	name := scheme.Twin(u.SchemeText(), n)
	if name == "" {
		return less
	}
	typed, _ := u.Token(core.SchemeName)
	twin := edit(TitleReplace, KindLikely, typed.Span, name)
	twin.Edits = append(twin.Edits, less[0].Edits...)
	return append([]Fix{twin}, less...)
}

// fixPortDefault removes a default port and its colon. For a scheme of RFC 1738 the result is the same (section
// 3.1).
func fixPortDefault(u *core.URL, d core.Diagnostic) []Fix {
	if u.Scheme() == core.Other || u.Reading().Port == 0 {
		return fixRemove(KindLikely)(u, d)
	}
	return fixRemove(KindSame)(u, d)
}

// fixPortOctet removes a port that is no number, with its colon, since nobody can know which one was meant: "https://h:N/". Of a port with
// colons in front, as "redis://h::80" has, it first removes these.
func fixPortOctet(u *core.URL, d core.Diagnostic) []Fix {
	port, ok := u.Token(core.Port)
	if !ok || !port.Contains(d.Span.Start) {
		return nil
	}
	d.Span = port.Span
	list := fixRemoveColon(KindChanges)(u, d)
	if digits := strings.TrimLeft(port.In(u.Source()), ":"); octet.IsDigits(digits) {
		colons := core.Span{Start: port.Start, End: port.End - len(digits)}
		list = append([]Fix{edit(TitleRemove, KindLikely, colons, "")}, list...)
	}
	return list
}
