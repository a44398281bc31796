package standards

import (
	"fmt"
	"net/netip"
	"runtime"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/idna"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/goes"
	"urlscope/core/internal/rounds"
	"urlscope/core/octet"
)

// TestFixesLeaveHost: a fix that is called the same, or likely meant, moves the host for no standard that reads a host.
// A fix that writes the host itself is only likely, and its title shows what it writes.
func TestFixesLeaveHost(t *testing.T) {
	n := 0
	for _, s := range slices.Concat(here(loginTexts()), rounds.Some(damagedTexts(20_000))) {
		u := core.Parse(s)
		c := Compare(u, Asked{Go: askGo})
		hold := func(by Standard, what any, f fix.Fix) {
			after, ok := core.Apply(s, f.Edits)
			if !ok || f.Kind == fix.KindChanges || f.Kind == fix.KindLikely && goes.Leads(s, f.Edits) != "" { // the title of that says to which host it leads
				return
			}
			n++
			if moved := moves(c, Compare(core.Parse(after), Asked{Go: askGo}), f); moved != "" {
				t.Errorf("judged by %v, %q becomes %q (%v, %v, %v): %s", by, s, after, what, f.Title, f.Kind, moved)
			}
		}
		for _, by := range []Standard{RFC1738, RFC1808, RFC2396, RFC3986, WHATWG} {
			list, fixes, safe := c.Objections(by), Fixes, fix.Fix{}
			if by == RFC1738 {
				list, fixes = core.Check(u), func(_ *core.URL, d core.Diagnostic) []fix.Fix { return fix.Of(d) }
				safe.Edits = []core.Edit{{Span: core.Span{End: len(s)}, New: fix.All(s)}}
			}
			for _, d := range list {
				for i, f := range fixes(u, d) {
					hold(by, d.Rule.ID, f)
					if i == 0 && f.Kind == fix.KindSame && by != RFC1738 {
						safe.Edits = append(safe.Edits, f.Edits...)
					}
				}
			}
			hold(by, "all safe ones", safe)
		}
	}
	t.Logf("%d fixes", n)
}

// here returns the texts to try: all of them, or some as WebAssembly, where node takes as long for one as Go for ten.
func here(list []string) []string {
	if runtime.GOARCH == "wasm" {
		return rounds.Some(list)
	}
	return list
}

// moves says for which standard a fix moves the host; "" for none.
func moves(before, after *Comparison, f fix.Fix) string {
	for _, s := range []Standard{RFC1738, RFC1808, RFC2396, RFC3986, WHATWG} {
		was, at := hostOf(before, s)
		is, now := hostOf(after, s)
		inHost := slices.ContainsFunc(f.Edits, func(e core.Edit) bool {
			return e.Span.Overlaps(at) || e.Span.Start <= at.End && e.Span.End >= at.Start && !strings.ContainsAny(e.Span.In(before.Input)+e.New, `:/?#@\`)
		})
		inScheme := slices.ContainsFunc(f.Edits, func(e core.Edit) bool {
			return e.Span.Start < at.Start && strings.IndexByte(before.Input[:e.Span.Start], ':') < 0
		})
		switch {
		case was == "", was == is, at.Len() > 0 && at.In(before.Input) == now.In(after.Input):
		case inHost && f.Kind == fix.KindLikely && now.Len() > 0: // which its title shows
		case inScheme && is == "": // whose scheme has no host, or another form of it
		default:
			return fmt.Sprintf("the host of %v is %q, was %q", s, is, was)
		}
	}
	return ""
}

// hostOf returns the host as a standard reads it, in one spelling, and where it is; "" where it reads none.
func hostOf(c *Comparison, s Standard) (string, core.Span) {
	r := &c.Readings[s]
	p, _ := r.Part(RoleHost)
	host := p.In(c.Input)
	switch {
	case !r.Verdict.Accepts(),
		strings.HasPrefix(c.Input, "mailto:"), strings.HasPrefix(c.Input, "news:"), // which have none
		strings.HasPrefix(c.Input, "file://") && len(host) == 1: // a drive
		return "", p.Span
	case s == WHATWG && p.Len() > 0:
		_, host, _ = strings.Cut(r.Result, "//")
		host = host[:strings.IndexAny(host+"/", "/?#")]
		host = host[strings.LastIndexByte(host, '@')+1:]
		if port := strings.LastIndexByte(host, ':'); port > strings.LastIndexByte(host, ']') {
			host = host[:port]
		}
		if strings.HasPrefix(r.Result, "file:") && strings.EqualFold(p.In(c.Input), "localhost") {
			host = "localhost" // which the standard leaves out
		}
	}
	if p.Name == "reg_name" { // without digits that all others take for a port
		if colon := strings.LastIndexByte(host, ':'); colon >= 0 && strings.Trim(host[colon+1:], "0123456789") == "" {
			host = host[:colon]
		}
	}
	host = strings.ToLower(string(octet.AppendDecoded(nil, host)))
	if ascii, err := idna.Lookup.ToASCII(host); err == nil {
		host = ascii
	}
	if a, err := netip.ParseAddr(strings.Trim(host, "[]")); err == nil {
		return a.String(), p.Span
	}
	return host, p.Span
}

// loginTexts returns URLs whose logins, hosts and ports have octets that some reader reads as a delimiter.
func loginTexts() (list []string) {
	odd := []string{"@", ":", "/", "?", "#", `\`, "%", "%40", "[", "]", " ", "<", "é", "%2f", "&", ";", "|"}
	for _, scheme := range []string{"http://", "https://", "ftp://", "ws:", "foo://", "telnet://", "https:/", `http:\\`, "https:///", "//", "gopher://", "file://", "ssh://", "ldap://"} {
		for _, o := range odd {
			for _, s := range []string{"user:p^ss@example.com/", "us^er@example.com/a@b", "user:^@example.com", "^user@h.example:80/x", "u:p@exa^mple.com/",
				"h.example^:8080/", "h.example:80^@evil.example/", "u@h^@evil.example:80/p?q@r", "good.example^evil.example", "u:p^s@s@h.example/", "[::1^]:80/", "u@[::1]^/x", "1.2.3.4^5/", "h^@x/", "h:389a^x", "a@b@c^"} {
				list = append(list, scheme+strings.ReplaceAll(s, "^", o))
			}
		}
	}
	return list
}
