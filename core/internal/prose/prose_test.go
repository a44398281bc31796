package prose

import (
	"strings"
	"testing"
)

// begins takes "http://" and "mailto:" for what begins a URL.
func begins(scheme, rest string) bool {
	return scheme == "mailto" || scheme == "http" && strings.HasPrefix(rest, "://")
}

func TestFind(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"see http://h/a.", "http://h/a"},
		{"(http://h/a_(b)), mailto:joe@h!", "http://h/a_(b) mailto:joe@h"},
		{"<URL:foo:bar> <foo:bar> <http://h/\n a>", "foo:bar http://h/\n a"},
		{"<http://h/\n\na>", "http://h/"},
		{"ahttp://h/ http:// .http://h", "http://h"},
		{"http://host.com網站 http://h/日本語、http://h/を", "http://host.com http://h/日本語 http://h/"},
		{"http://h/·b http://h/a·b http://h/a·", "http://h/ http://h/a·b http://h/a"},
	} {
		var found []string
		Find(c.text, false, Schemes{Longest: 16, Begin: begins}, func(p Place) bool {
			found = append(found, c.text[p.Start:p.End])
			return true
		})
		if got := strings.Join(found, " "); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

// What is found in a text of which more is to come is found in the whole.
func TestFindMore(t *testing.T) {
	const text = "see <URL:http://h/a> and http://h/b(c), mailto:joe@h. <http://h/"
	schemes := Schemes{Longest: 16, Begin: begins}
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
