package fact

import "testing"

// Each finds what it is named for, the first of it, as a whole.
func TestFacts(t *testing.T) {
	for _, c := range []struct {
		name     string
		find     func(string) (start, end int)
		in, want string
	}{
		{"Plus", Plus, "q=a+b+c", "+"},
		{"Plus", Plus, "q=a", ""},
		{"PlusBetween", PlusBetween, "c++/+a/b+", ""},
		{"PlusBetween", PlusBetween, "c++/a+b", "+"},
		{"Twice", Twice, "a%25%20%2520%252F", "%2520"},
		{"Twice", Twice, "%25", ""},
		{"Entity", Entity, "a;b&c;d&amp;e&lt;", "&amp;"},
		{"Entity", Entity, "&amp", ""},
		{"Entity", Entity, ";", ""},
		{"Placeholder", Placeholder, "a/:id", ":id"},
		{"Placeholder", Placeholder, "a:id/$price/:8080/", ""},
		{"Template", Template, "%7/a%7bid%7d", "%7bid%7d"},
		{"Template", Template, "%7B1%7D%7B", ""},
		{"LookAlike", LookAlike, "xn--bcher-kva.xn--pypal-4ve.com", "xn--pypal-4ve"},
		{"LookAlike", LookAlike, "xn--pypal-4ve.xn--p1ai", ""},
		{"LookAlike", LookAlike, "xn--pypal-4ve", "xn--pypal-4ve"},
		{"LookAlike", LookAlike, "xn--.xn--a.com", ""},
	} {
		start, end := c.find(c.in)
		if got := c.in[max(start, 0):max(end, start, 0)]; got != c.want {
			t.Errorf("%s of %q is %q, not %q", c.name, c.in, got, c.want)
		}
	}
}
