package house

import (
	"urlscope/core"
	"urlscope/core/fix"
)

// The cases of findings.
const (
	casePort    = "port"    // the entry names the port
	caseAddress = "address" // the host is an address
)

// writeHTTPS writes "https" for "http". The port 80 of http goes with it. At another port https is not known to be, unless the
// entry names that.
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

// writeFirst writes the first host for the second. The site is not known to be the same at another port than the usual one, unless
// the entry names that.
func writeFirst(u *core.URL, d core.Diagnostic) []fix.Fix {
	s := siteOf(u, nil)
	if s == nil || !s.exact() || s.namesPort() && d.Case != casePort {
		return nil
	}
	return named(d.Arg, []core.Edit{{Span: core.Span{Start: s.host.Start, End: s.end}, New: d.Arg}})
}

// named returns the fix that a rule names. By the project's word the resource is the same.
func named(text string, edits []core.Edit) []fix.Fix {
	return []fix.Fix{{Title: fix.TitleReplace, New: text, Kind: fix.KindSame, Edits: edits}}
}
