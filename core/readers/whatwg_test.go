package readers

import "testing"

// TestBrowser: if there is a browser, its answer counts, and the fields are the parts of its href. Without a browser,
// the current URL Standard answers.
func TestBrowser(t *testing.T) {
	says := Asked{URL: func(src string) (string, bool) {
		return "http://u:p@h:81/a?q#f", src == "http://^/"
	}}
	for _, test := range []struct {
		src     string
		asked   Asked
		verdict Verdict
		place   string
	}{
		{"http://^/", says, VerdictValid, "h:81"},
		{"http://h/", says, VerdictInvalid, ""},
		{"http://^/", Asked{}, VerdictInvalid, ""},
		{"http://H:80/", Asked{}, VerdictValid, "h"},
		{"http://é/", Asked{}, VerdictUnknown, ""},
	} {
		got := browser.Read(test.src, test.asked)
		if goes := got.Goes(test.src, test.asked); got.Verdict != test.verdict || goes.Place() != test.place {
			t.Errorf("%q: %v, %q", test.src, got.Verdict, goes.Place())
		}
	}
}

// TestParsePrinted: a printed URL is put together again as it was.
func TestParsePrinted(t *testing.T) {
	for _, text := range []string{"http://u:p@h:81/a?q#f", "http://[::1]:8/?#", "file:///c:/a", "x:a?b", "x://", "x:/a//b", "blob:http://h/a", "x:@:?/#?"} {
		if p := parsePrinted(text); p.String() != text {
			t.Errorf("%q becomes %q", text, p.String())
		}
	}
}
