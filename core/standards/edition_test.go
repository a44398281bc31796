package standards

import (
	"strings"
	"testing"

	"urlscope/core/internal/golden"
	"urlscope/core/octet"
)

// someASCII stands for UTS 46: it knows three names, and leaves names in ASCII alone.
func someASCII(host string) (string, bool) {
	name, ok := map[string]string{"bücher.example": "xn--bcher-kva.example", "①②⑦.0.0.1": "127.0.0.1", "a℀b": "aa/cb"}[host]
	if !ok && octet.IsASCII(host) {
		return host, host != "xn--8i7caa"
	}
	return name, ok
}

// TestEditions holds each difference between an edition and the standard of today to an example; "" is a failure.
func TestEditions(t *testing.T) {
	for _, test := range []struct {
		edition          Edition
		src, today, then string
	}{
		{Edition{Caret: true}, "http://h/^", "http://h/%5E", "http://h/^"},
		{Edition{Caret: true}, "http://u^@h/?^#^", "http://u%5E@h/?^#^", "http://u%5E@h/?^#^"},
		{Edition{Space: true}, "x:a #b", "x:a%20#b", "x:a #b"},
		{Edition{Punycode: true}, "http://xn--8i7caa/", "http://xn--8i7caa/", ""},
		{Edition{Punycode: true}, "http://xn--/", "http://xn--/", ""},
		{Edition{Punycode: true}, "http://XN--a-/", "http://xn--a-/", "http://xn--a-/"},
		{Edition{Punycode: true, Idle: true}, "http://xn--a-/", "http://xn--a-/", "http://a/"},
		{Edition{NoSlash: true}, "x://h/..", "x://h/", "x://h"},
		{Edition{NoSlash: true}, "x://h/a/..", "x://h/", "x://h/"},
		{Edition{NoSlash: true}, "http://h/..", "http://h/", "http://h/"},
		{Edition{FirstDot: true}, "http://h/a/.b/../c", "http://h/a/c", "http://h/a/.b/../c"},
		{Edition{FirstDot: true}, "http://h/a/.b/../c%41", "http://h/a/c%41", "http://h/a/c%41"},
		{Edition{FirstDot: true}, "http://h/.b/../c", "http://h/c", "http://h/c"},
		{Edition{LongDrive: true}, "file:///c:d/../e", "file:///e", "file:///c:d/e"},
		{Edition{AnyDrive: true}, "http://h/c:/..", "http://h/", "http://h/c:/"},
		{Edition{AnyDrive: true}, "file:///a/c|/b", "file:///a/c|/b", "file:///a/c:/b"},
		{Edition{PortSlash: true}, `x://h:1\a`, "", `x://h:1/\a`},
		{Edition{}, "http://bücher.example:80", "http://xn--bcher-kva.example/", "http://xn--bcher-kva.example/"},
		{Edition{}, "http://①②⑦.0.0.1/", "http://127.0.0.1/", "http://127.0.0.1/"},
		{Edition{}, "http://a℀b/", "", ""},
		{Edition{}, "x://bücher/", "x://b%C3%BCcher/", "x://b%C3%BCcher/"},
	} {
		for of, want := range map[Edition]string{{}: test.today, test.edition: test.then} {
			if got, ok, known := of.Href(test.src, someASCII); !known || ok != (want != "") || ok && got != want {
				t.Errorf("%q by %+v: %q, %v, %v, want %q", test.src, of, got, ok, known, want)
			}
		}
	}
}

// TestEditionsUnknown: without a caller who knows UTS 46, and for an edition with other tables, the verdict on some
// hosts is unknown.
func TestEditionsUnknown(t *testing.T) {
	for _, test := range []struct {
		edition Edition
		src     string
		ascii   func(string) (string, bool)
		known   bool
	}{
		{Edition{}, "http://é/", nil, false},
		{Edition{}, "http://xn--a/", nil, true},
		{Edition{Punycode: true}, "http://xn--a/", nil, false},
		{Edition{}, "x://é/", nil, true},
		{Edition{}, "http://e/é?é#é", nil, true},
		{Edition{}, "http://é/", someASCII, true},
		{Edition{Tables: true}, "http://é/", someASCII, false},
		{Edition{Tables: true}, "http://é\x00/", nil, true},
	} {
		if _, _, known := test.edition.Href(test.src, test.ascii); known != test.known {
			t.Errorf("%q by %+v: known is %v", test.src, test.edition, known)
		}
	}
}

// TestHrefAgrees: what is known without UTS 46 is the same with it, and an edition of today prints what Compare says.
func TestHrefAgrees(t *testing.T) {
	for src := range strings.Lines(golden.Read(t, "../../testdata/urls.txt")) {
		src = strings.TrimSuffix(src, "\n")
		with, ok, _ := Edition{}.Href(src, someASCII)
		without, alone, known := Edition{}.Href(src, nil)
		if known && (with != without || ok != alone) {
			t.Errorf("%q: %q, %v, with UTS 46 %q, %v", src, without, alone, with, ok)
		}
		var r Reading
		if readWHATWG(src, &r, Asked{}); known && alone && r.Result != without || known && alone != r.Verdict.Accepts() {
			t.Errorf("%q: %q, %v, compared %q, %v", src, without, alone, r.Result, r.Verdict)
		}
	}
}
