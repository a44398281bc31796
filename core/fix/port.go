package fix

import (
	"urlscope/core"
	"urlscope/core/internal/port"
	"urlscope/core/internal/scheme"
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

// fixPortOctet removes a port that is no number, with its colon, since nobody can know which one was meant: "https://h:N/".
func fixPortOctet(u *core.URL, d core.Diagnostic) []Fix {
	port, ok := u.Token(core.Port)
	if !ok || !port.Contains(d.Span.Start) {
		return nil
	}
	d.Span = port.Span
	return fixRemoveColon(KindChanges)(u, d)
}
