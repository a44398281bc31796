package cli

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/standards"
	"urlscope/wasm/links"
)

// In RFC 1738 a fragment is not part of a URL, and core checks nothing in it. Since RFC 1808 a fragment has the
// grammar of a query (RFC 1808, 2.2; RFC 3986, 3.5). So core checks it as a query.

// looksAt returns the part of a URL to check: with its fragment, if the standard defines one, or if that may be the rest of a password.
func (j *judge) looksAt(e links.Excerpt) links.Excerpt {
	whole := e.WithFragment()
	if login, rest, _ := strings.Cut(whole.Text, "#"); cutsPassword(login, rest) {
		return whole
	}
	if !j.isOther() {
		return e
	}
	if _, fragment, _ := strings.Cut(whole.Text, "#"); j.isFragment(fragment) {
		return e
	}
	return whole
}

// cutsPassword reports whether a "#" more likely belongs to a password than begins a fragment: between "redis://:a" and "b@h.org/x".
func cutsPassword(login, rest string) bool {
	_, login, _ = strings.Cut(login, "://")
	_, password, ok := strings.Cut(login, ":")
	before, _, found := strings.Cut(rest, "@")
	return ok && found && password != "" && !octet.IsDigits(password) && !strings.ContainsAny(login, "/?") && !strings.ContainsAny(before, "/?")
}

// isFragment reports whether a fragment has only allowed octets and complete escapes (RFC 1808, 2.2; RFC 3986, 3.5).
func (j *judge) isFragment(s string) bool {
	signs := "-._!$&'()*+,;=:@/?"
	if j.by > standards.RFC1808 { // RFC 2396, G.2
		signs += "~"
	}
	for i := 0; i < len(s); i++ {
		switch b := s[i]; {
		case b == '%':
			if !octet.IsHexAt(s, i+1) || !octet.IsHexAt(s, i+2) {
				return false
			}
		case b >= 0x80, octet.ClassOf(b)&octet.AlphaDigit == 0 && strings.IndexByte(signs, b) < 0:
			return false
		}
	}
	return true
}

// found returns the findings of core in a URL, and in its fragment if the standard defines one.
func (v *verifier) found(url string) (*core.URL, []core.Diagnostic) {
	u, found := v.checker.CheckDelimited(url)
	hash := strings.IndexByte(url, '#')
	if hash < 0 || !v.judge.isOther() {
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
