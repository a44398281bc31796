package readers

import (
	"strings"
	"testing"
)

// TestLynxLimit: a URL is too long for lynx with what its escapes add. Recordings have none so long.
func TestLynxLimit(t *testing.T) {
	for url, want := range map[string]Verdict{
		"http://h/?" + strings.Repeat("a", lynxLimit-10): VerdictValid, "http://h/?" + strings.Repeat("a", lynxLimit-9): VerdictInvalid,
		"http://h/?" + strings.Repeat("é", lynxLimit/6): VerdictInvalid, "h/?" + strings.Repeat("a", lynxLimit): VerdictValid,
	} {
		if got := lynx.Read(url, asked).Verdict; got != want {
			t.Errorf("%d octets that begin with %q: %v, want %v", len(url), url[:10], got, want)
		}
	}
}

// TestPart holds what Part returns of readers that write an absent part in one way or another.
func TestPart(t *testing.T) {
	for _, c := range []struct {
		id, url string
		role    Role
		text    string
		ok      bool
	}{
		{"java-uri", "http://h/", Port, "", false}, // getPort() is -1
		{"java-uri", "http://h:80/", Port, "80", true},
		{"java-url", "http://h:-1/", Port, "", false},
		{"java-url", "http", Scheme, "", false}, // no colon
		{"java-url", "http://h/?#", Query, "", true},
		{"java-uri", "mailto:a@b", Path, "", false},
		{"go", "http://h/", User, "", false},
		{"go", "http://@h/", User, "", true},
		{"go", "http://[::1]:80/", Host, "::1", true},
		{"python", "http://h:99999/", Port, "", false},
		{"python", "http:h", Host, "", false},
		{"dotnet", "http://h/", User, "", false},
		{"dotnet", "http://h/?", Query, "", true},
		{"dotnet", "urn:a", Port, "", false},
		{"python", "http://[::1", Host, "", false},
	} {
		for _, r := range All() {
			if r.ID != c.id {
				continue
			}
			got := r.Read(c.url, asked)
			if text, ok := got.Part(c.role); text != c.text || ok != c.ok {
				t.Errorf("%s: the %v of %q is %q, %v, want %q, %v", c.id, c.role, c.url, text, ok, c.text, c.ok)
			}
		}
	}
}

// TestLynxPlaces: observed of lynx 2.9.0dev.12.
func TestLynxPlaces(t *testing.T) {
	for url, want := range map[string]string{
		"http:// @h:443/x": "@h:443", "http://\t@h:443/x": "@h:443", "http://%20@h:443/x": "@h:443", "http://%09@h:443/x": "@h:443", "ftp:// @h/x": "@h:21",
		"http:/h/x#": "http:21", "a.b:/c#": "a.b:21", "http:/h/x": "http:21", "http:/h/x#f": ":80", // an empty fragment does not count
		"http:// u@h:443/x": "h:80", "http://u%20@h:443/x": "h:80", "http:// :p@h:443/x": "h:80", "http:// :@h:443/x": ":@h:443", "http://%20:@h:443/x": ":@h:443",
	} {
		reading := lynx.Read(url, asked)
		if got := reading.Goes(url, asked).Place(); got != want {
			t.Errorf("%q: it goes to %s, want %s", url, got, want)
		}
	}
}

// TestReadable: yarl 1.8.2 gave these values of host. It reads a name by the rules of 2003 if the rules of 2008 refuse
// it.
func TestReadable(t *testing.T) {
	for host, want := range map[string]string{
		"xn--zca.de": "ß.de", "xn--zca.de ": "", "xn--zca.d_e": "", "xn--mxa8a.b c": "", "xn--zca..de": "", "-a.xn--zca": "", "xn--bcher-kva.de ": "bücher.de ", "xn--ls8h.la ": "💩.la ",
	} {
		got, verdict := readable(host, asked)
		if verdict != VerdictValid || got.Raises != (want == "") || got.Text != want {
			t.Errorf("%q: it is %+v, %s, want %q", host, got, verdict, want)
		}
	}
}

// TestLowerText: observed of url.parse of Node 20.20.2. Recordings have no such hosts.
func TestLowerText(t *testing.T) {
	for host, want := range map[string]string{
		"ΑΣ": "xn--mxa8a", "ΑΣ.com": "xn--mxa0b.com", "Σ": "xn--4xa", "AΣ.Σ": "xn--a-0mb.xn--3xa", "ΣΣ": "xn--3xab", "ΑΣ-": "xn----ylb5c", "ΑΣ1": "xn--1-ylb5c",
		"İΣ": "xn--i-9bb57c", "aΣ\u0301": "xn--a-xbb29c", "aΣ\u00ad": "xn--a-ymb", "ẞ": "xn--zca", "İ": "xn--i-9bb", "aΣb": "xn--ab-vbc",
		"[İ]": "i\u0307", "[É]": "é", "[aΣ]": "aς", "[ẞ]": "ß", "[Ǆ]": "ǆ", "[ΑΒ]": "αβ",
	} {
		reading := nodeLegacy.Read("http://"+host+"/", asked)
		if got, _ := reading.Part(Host); got != want {
			t.Errorf("%s: it is %s, want %s", host, got, want)
		}
	}
}
