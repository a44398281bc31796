//go:build !js

package standards

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"urlscope/core/internal/rounds"
)

// plain matches a URL whose authority all standards read alike: a scheme, no user or one without "@", a host of
// section 5 of RFC 1738, and a port of digits if there is a colon.
var plain = regexp.MustCompile(`(?s)^(?:[A-Za-z][A-Za-z0-9+.-]*)://(?:[^@/?#\[\\]*@)?(?:(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)*[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?|127\.0\.0\.1)(?::[0-9]{1,4})?(?:[/?#].*)?$`)

// partings are the places where two neighbours differ by design. Two neighbours read any other text alike: with the
// same verdict and, if both accept it, the same parts.
var partings = []struct {
	from, to Standard
	about    string
	fits     *regexp.Regexp
}{
	{RFC1738, RFC1808, "any other scheme has octets only", regexp.MustCompile(`(?i)^(?:[^hf]|h[^t]|ht[^t]|htt[^p]|http[^:]|f[^t]|ft[^p]|ftp[^:])`)},
	{RFC1738, RFC1808, "a fragment", regexp.MustCompile(`#`)},
	{RFC1738, RFC1808, "params", regexp.MustCompile(`;`)},
	{RFC1738, RFC1808, "a query in ftp", regexp.MustCompile(`(?i)^ftp:.*\?`)},
	{RFC1738, RFC1808, "a query without a path", regexp.MustCompile(`://[^/]*\?`)},
	{RFC1738, RFC1808, "marks in a query", regexp.MustCompile(`\?.*[/?]`)},
	{RFC1738, RFC1808, "a user of http", regexp.MustCompile(`(?i)^http:.*@`)},
	{RFC1738, RFC1808, "a second colon before the host", regexp.MustCompile(`://[^@/?#]*:[^@/?#]*:[^@/?#]*@`)},
	{RFC1808, RFC2396, "a second colon before the host", regexp.MustCompile(`://[^@/?#]*:[^@/?#]*:[^@/?#]*@`)},
	{RFC1808, RFC2396, "the tilde", regexp.MustCompile(`~`)},
	{RFC1808, RFC2396, "brackets", regexp.MustCompile(`[\[\]]`)},
	{RFC1808, RFC2396, "params", regexp.MustCompile(`;`)},
	{RFC1808, RFC2396, "a query without a path", regexp.MustCompile(`://[^/]*\?`)},
	{RFC2396, RFC3986, "brackets", regexp.MustCompile(`[\[\]]`)},
	{RFC3986, WHATWG, "credentials", regexp.MustCompile(`://[^/?#]*@`)},
	{RFC3986, WHATWG, "what is not ASCII", regexp.MustCompile(`[^\x00-\x7f]`)},
}

// aURL returns a random URL of common form, with any octet in any part.
func aURL(r *rand.Rand) string {
	const plain = "abcxyzABC0189"
	text := func(octets string, most int) string {
		var b strings.Builder
		for range r.IntN(most + 1) {
			switch r.IntN(9) {
			case 0:
				b.WriteByte(octets[r.IntN(len(octets))])
			case 1:
				b.WriteString([]string{"%41", "%2F", "%20", "%e9"}[r.IntN(4)])
			default:
				b.WriteByte(plain[r.IntN(len(plain))])
			}
		}
		return b.String()
	}
	word := func() string { return []string{"a", "h", "host", "example", "x-1", "1a", "org"}[r.IntN(7)] }
	s := []string{"http", "ftp", "HTTP", "foo", "https", "Ftp"}[r.IntN(6)] + "://"
	if r.IntN(4) == 0 {
		s += text("!$&'()*+,-._~", 4) + []string{"", ":" + text("!$&'()*+,-._~;=", 4)}[r.IntN(2)] + "@"
	}
	s += word()
	for range r.IntN(3) {
		s += "." + word()
	}
	if r.IntN(8) == 0 {
		s = s[:strings.Index(s, "://")+3] + "127.0.0.1"
	}
	if r.IntN(3) == 0 {
		s += []string{":", ":80", ":8080", ":21"}[r.IntN(4)]
	}
	for range r.IntN(4) {
		s += "/" + text("!$&'()*+,-.:;=@_~", 6)
	}
	if r.IntN(3) == 0 {
		s += "?" + text("!$&'()*+,-.:;=@_~/?", 8)
	}
	if r.IntN(3) == 0 {
		s += "#" + text("!$&'()*+,-.:;=@_~/?", 8)
	}
	return s
}

// TestAgreement: two neighbours read a text alike if it has none of their partings.
func TestAgreement(t *testing.T) {
	for to := RFC1808; to < count; to++ {
		from := min(to-1, RFC3986)
		t.Run(from.String()+"-"+to.String(), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(20, 1994))
			taken, agreements := 0, rounds.Of(100_000)
			for i := 0; i < agreements; {
				s := aURL(r)
				if r.IntN(3) == 0 {
					s = damage(r, s)
				}
				if !plain.MatchString(s) || part(from, to, s) {
					continue
				}
				a, b := readBy(from, s), readBy(to, s)
				takes := b.Verdict.Accepts()
				switch {
				case to == WHATWG: // validation errors are in no grammar
					takes = b.Verdict == VerdictValid
				case to == Go && !a.Verdict.Accepts(): // net/url checks few octets
					continue
				}
				i++
				if takes {
					taken++
				}
				if a.Verdict.Accepts() != takes || takes && inRoles(s, a) != inRoles(s, b) {
					t.Fatalf("%q: %v says %v %s, %v says %v %s", s, from, a.Verdict, inRoles(s, a), to, b.Verdict, inRoles(s, b))
				}
			}
			t.Logf("%d texts, of which %d are taken", agreements, taken)
			if taken < agreements/2 || to != Go && taken > agreements*49/50 {
				t.Errorf("of %d texts %d are taken", agreements, taken)
			}
		})
	}
}

// part reports whether s has a parting of the two.
func part(from, to Standard, s string) bool {
	for _, p := range partings {
		if p.from == from && p.to == to && p.fits.MatchString(s) {
			return true
		}
	}
	return false
}

// inRoles returns the parts of s in words that all standards share. The slash before a path is not part of it in RFC
// 1738, and a password is part of the user in RFC 2396 and 3986.
func inRoles(s string, r *Reading) string {
	var b strings.Builder
	for _, role := range [...]Role{RoleScheme, RoleUserinfo, RoleHost, RolePort, RolePath, RoleQuery, RoleFragment} {
		start, end := len(s), 0
		for _, p := range r.Parts {
			if p.Role == role {
				start, end = min(start, p.Start), max(end, p.End)
				if role == RolePath && r.Standard == RFC1738 {
					start = strings.LastIndexByte(s[:start], '/')
				}
			}
		}
		if start < end {
			b.WriteString(role.String() + "=" + strings.TrimSuffix(s[start:end], ":") + " ")
		}
	}
	return b.String()
}
