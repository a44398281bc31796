package fix

import (
	"urlscope/core"
	"urlscope/core/hosts"
)

// fixHidden writes the address that a host hides, as plainly as it can be written.
func fixHidden(u *core.URL, d core.Diagnostic) []Fix {
	a, ok := hosts.Hidden(d.Span.In(u.Source()))
	if !ok {
		return nil
	}
	plain := a.String()
	if a.Bits() > 32 {
		plain = "[" + plain + "]"
	}
	return []Fix{edit(TitleReplace, KindLikely, d.Span, plain)}
}
