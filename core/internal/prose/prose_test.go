package prose

import (
	"strings"
	"testing"
)

// begins takes "http://" and "mailto:" for what begins a URL.
func begins(scheme, rest string) bool {
	return scheme == "mailto" || scheme == "http" && strings.HasPrefix(rest, "://")
}

// schemes has one scheme, http. Only the host of "http://h.org,see" ends with a comma.
var schemes = Schemes{Longest: 16, Begin: begins, EndsHost: func(scheme, host string, mark byte, word, rest string) bool {
	return scheme == "http" && host == "h.org" && mark == ',' && word == "see"
}}

func TestFind(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"see http://h/a.", "http://h/a"},
		{"(http://h/a_(b)), mailto:joe@h!", "http://h/a_(b) mailto:joe@h"},
		{"<URL:foo:bar> <foo:bar> <http://h/\n a>", "foo:bar http://h/\n a"},
		{"<http://h/\n\na>", "http://h/"},
		{"ahttp://h/ http:// .http://h", "http://h"},
		{"http://host.com網站 http://h/日本語、http://h/を", "http://host.com http://h/日本語 http://h/"},
		{"http://h.org,see http://h.org,com http://h/a,see http://h.org:80,see", "http://h.org http://h.org,com http://h/a,see http://h.org:80,see"},
		{"http://h/[the docs] http://h/[docs]. http://h/[1] http://h/a[bc]d", "http://h/ http://h/ http://h/[1] http://h/a[bc]d"},
		{"http://h/a,http://h/b;mailto:joe@h http://h/(a]b) http://h/(", "http://h/a http://h/b;mailto:joe@h http://h/(a http://h/"},
		{"http://h/a에서 http://h/a에서-b http://h/aครับ", "http://h/a http://h/a에서-b http://h/a"},
		{"http://h/·b http://h/a·b http://h/a·", "http://h/ http://h/a·b http://h/a"},
	} {
		var found []string
		Find(c.text, false, schemes, func(p Place) bool {
			found = append(found, c.text[p.Start:p.End])
			return true
		})
		if got := strings.Join(found, " "); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

// A URL that is found in a text of which more is to come is also found in the whole.
func TestFindMore(t *testing.T) {
	const text = "see <URL:http://h/a> and http://h/b(c), mailto:joe@h. <http://h/"
	var whole []string
	Find(text, false, schemes, func(p Place) bool { whole = append(whole, text[p.Start:p.End]); return true })
	for cut := range len(text) {
		var found []string
		next := Find(text[:cut], true, schemes, func(p Place) bool { found = append(found, text[p.Start:p.End]); return true })
		Find(text[next:], false, schemes, func(p Place) bool { found = append(found, text[next:][p.Start:p.End]); return true })
		if strings.Join(found, " ") != strings.Join(whole, " ") {
			t.Errorf("%q: %q, want %q", text[:cut], found, whole)
		}
	}
}
