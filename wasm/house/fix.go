package house

import (
	"urlscope/core"
	"urlscope/core/fix"
)

// Cases of findings.
const (
	casePort    = "port"    // the entry has a port
	caseAddress = "address" // the host is an address
)

// writeHTTPS replaces "http" by "https" and removes port 80. At any other port the server perhaps does not speak https,
// so there is no fix unless the entry has that port.
func writeHTTPS(u *core.URL, d core.Diagnostic) []fix.Fix {
	s := siteOf(u, nil)
	if s == nil || !s.exact() || s.namesPort() && d.Case != casePort {
		return nil
	}
	edits := []core.Edit{{Span: d.Span, New: "https"}}
	if s.end > s.host.End && !s.namesPort() {
		edits = append(edits, core.Edit{Span: core.Span{Start: s.host.End, End: s.end}})
	}
	return named("https", edits)
}

// writeFirst replaces the second host by the first. Another port may be another site, so there is no fix unless the entry
// has that port.
func writeFirst(u *core.URL, d core.Diagnostic) []fix.Fix {
	s := siteOf(u, nil)
	if s == nil || !s.exact() || s.namesPort() && d.Case != casePort {
		return nil
	}
	return named(d.Arg, []core.Edit{{Span: core.Span{Start: s.host.Start, End: s.end}, New: d.Arg}})
}

// named returns a fix as a list. It keeps the resource the same, because the project's settings say so.
func named(text string, edits []core.Edit) []fix.Fix {
	return []fix.Fix{{Title: fix.TitleReplace, New: text, Kind: fix.KindSame, Edits: edits}}
}
