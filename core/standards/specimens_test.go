package standards

import (
	"net/url"
	"testing"

	"urlscope/core"
)

// askGo is what a command line hands in.
func askGo(s string) Answer {
	u, err := url.Parse(s)
	if err != nil {
		return Answer{}
	}
	return Answer{OK: true, Result: u.String()}
}

func compare(s string) *Comparison { return Compare(core.Parse(s), Asked{Go: askGo}) }

// specimens are URLs of which the standards think differently, each with the verdicts of RFC
// 1738, 1808, 2396 with 2732, 3986, of the WHATWG and of Go: Y for valid, N for not, R for a
// reference, A for parsed with errors, X for failure.
var specimens = []struct{ input, verdicts string }{
	{"http://h/~user", "NNYYYY"},
	{"3com://h/", "YYNNXX"},
	{"http://h:/", "NYYYYY"},
	{"http://h/p#f", "NYYYYY"},
	{"http://[::1]/", "NNYYYY"},
	{"http://h/?a[0]=1", "NNYNAY"},
	{"?y", "NRNRXR"},
	{"ftp://h/a?b", "YYYYYY"},
	{"ftp://u?x:p@h/", "YYYYYY"},
	{"http://h?a/b@c", "NYYYYY"},
	{"http://u:p@h/", "NYYYAY"},
	{"http://a@b@c/", "NYYNAY"},
	{`http://evil.example\@good.example/`, "NNNNAX"},
	{"http://h:abc/", "NYYNXX"},
	{"http://my_host:80/", "NYYYAY"},
	{"http:h/p", "NYYYAY"},
	{"http:///h/p", "NYYYAY"},
	{"http://2130706433/", "NYYYAY"},
	{"http://0177.0.0.1/", "YYYYAY"},
	{"http://ex%61mple.com/", "NYYYAX"},
	{"http://h/%2e%2e/x", "YYYYYY"},
	{"http://h/../../x", "YYYYYY"},
	{"java\nscript:alert(1)", "NNNNAX"},
	{"localhost:8080/x", "YYYYYY"},
	{"mailto:a@b?subject=x", "YYYYYY"},

	{"foo:", "YYNYYY"},
	{"news:alt.*", "NYYYYY"},
	{"http://[1:2:3]/", "NNYNXX"},
	{"http://[v1.fe]/", "NNNYXX"},
	{"http://[fe80::1%25eth0]/", "NNNNXY"},
	{"http://h/é", "NNNNYY"},
	{"http://h:65536/", "YYYYXY"},
	{"http://h.42/", "NYYYXY"},
	{"http://ſchool.example/", "NNNNYY"},
	{"http://xn--a/", "YYYYAY"},
	{"file://c:/x", "NYYYAY"},
	{"http://h/a ", "NNNNAY"},
	{" javascript:alert(1)", "NNNNAX"},
	{`http://h/a\b`, "NNNNAY"},
	{"http://h/\xff", "NNNNYY"},
	{"////0", "NNRRXR"},
	{"http://１２７.0.0.1/", "NNNNAY"},
}

// TestSpecimens: of each specimen the standards say what the table has.
func TestSpecimens(t *testing.T) {
	for _, row := range specimens {
		c := compare(row.input)
		got := ""
		for _, r := range c.Readings {
			if r.Standard == Go && r.Verdict == Invalid {
				r.Verdict = Failure
			}
			got += map[Verdict]string{Valid: "Y", Relative: "R", Errors: "A", Invalid: "N", Failure: "X"}[r.Verdict]
		}
		if got != row.verdicts {
			t.Errorf("%q: %s, want %s", row.input, got, row.verdicts)
		}
		for _, f := range c.Flips {
			t.Logf("%q %v>%v %d-%d %q %s %s %s %v", row.input, f.From, f.To, f.Start, f.End, f.In(row.input), f.Clause.ID, f.Clause.Document, f.Clause.Section, f.Clause.Security)
		}
	}
}
