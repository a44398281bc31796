package cli

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/standards"
	"urlscope/wasm/links"
)

// By RFC 1738 a fragment is no part of a URL, and core says nothing of what is in one. Since RFC 2396 it has a grammar: that of a
// query (RFC 3986, 3.5). So core is asked of it as of one.

// looksAt returns what is looked at of a URL in a document: also its fragment, where the standard has something to say of that.
func (j *judge) looksAt(e links.Excerpt) links.Excerpt {
	if j.by < standards.RFC2396 {
		return e
	}
	whole := e.WithFragment()
	if _, fragment, _ := strings.Cut(whole.Text, "#"); isFragment(fragment) {
		return e
	}
	return whole
}

// isFragment reports whether a fragment has only octets that may stand in one, and only whole escapes (RFC 3986, 3.5).
func isFragment(s string) bool {
	for i := 0; i < len(s); i++ {
		switch b := s[i]; {
		case b == '%':
			if !octet.IsHexAt(s, i+1) || !octet.IsHexAt(s, i+2) {
				return false
			}
		case b >= 0x80, octet.ClassOf(b)&octet.AlphaDigit == 0 && strings.IndexByte("-._~!$&'()*+,;=:@/?", b) < 0:
			return false
		}
	}
	return true
}

// found returns what core finds in a URL, and in its fragment by a standard to which that belongs.
func (v *verifier) found(url string) (*core.URL, []core.Diagnostic) {
	u, found := v.checker.CheckDelimited(url)
	hash := strings.IndexByte(url, '#')
	if hash < 0 || v.judge.by < standards.RFC2396 {
		return u, found
	}
	list := slices.DeleteFunc(slices.Clone(found), func(d core.Diagnostic) bool { return d.Rule.ID == "fragment" })
	for _, d := range core.Check(core.ParseDelimited(url[:hash] + "?" + url[hash+1:])) {
		if d.Span.Start > hash && isError(d) && d.Rule.ID != "fragment" {
			list = append(list, d)
		}
	}
	return u, list
}
