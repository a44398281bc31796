package fix

import (
	"strings"

	"urlscope/core"
)

// makesHostOfPath reports whether f makes a host of the first name of a path: "file:docs/a" has no host, as one begins
// after two slashes (section 3.10), so that "file://docs/a" would name another file. A name with a dot may be meant as a
// host, as may "localhost".
func makesHostOfPath(u *core.URL, d core.Diagnostic, f Fix) bool {
	const slashes = `/\`
	rest := strings.TrimLeft(u.Source()[min(d.Span.Start, len(u.Source())):], " ")
	if d.Rule.ID != "file-slashes" || len(rest)-len(strings.TrimLeft(rest, slashes)) >= len("//") {
		return false
	}
	text, _ := core.Apply(u.Source(), f.Edits)
	made := core.Parse(text)
	t, ok := made.Token(core.Host)
	name := t.In(text)
	return ok && name != "" && !strings.Contains(name, ".") && name != "localhost"
}
