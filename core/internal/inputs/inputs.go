// Package inputs has the texts that properties are tested against: the corpus, the inputs of case files, and random
// variations of them. Only tests use it.
package inputs

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
)

// Seeds returns the inputs that the property tests start from: the corpus, all
// that the case files hold, and some that show what is particular to each scheme.
var Seeds = sync.OnceValue(func() []string {
	list := slices.Concat(Lines(File("urls.txt")), specimens)
	for _, c := range CaseFiles() {
		list = append(list, c.Inputs()...)
	}
	return list
})

// File returns the path of a file in testdata, from whatever folder of a package a test runs in.
func File(name string) string {
	for up := "testdata/"; len(up) < 100; up = "../" + up {
		if _, err := os.Stat(up + "urls.txt"); err == nil {
			return up + name
		}
	}
	panic("no folder above has testdata/urls.txt")
}

// Lines returns the lines of a file.
func Lines(name string) []string {
	data, err := os.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
}

var specimens = []string{
	"ftp://myname@host.dom/%2Fetc/motd", "ftp://foo:@host.com/", "ftp://@host.com/", "ftp://h//a;type=d",
	"ftp://u:p%40@ftp.example.org:2121/a/b%0D%0A/c;type=I", "http://www.example.com:8080/a/b;c?x=1&y=2",
	"http://h", "http://1.2.3.4/~x", "gopher://h/7/search%09query%09+", "gopher://h:70/0a", "gopher://h/",
	"mailto:joe%25x@example.org", "news:comp.infosystems.www.misc", "news:*", "news:123.abc@host.dom",
	"nntp://news.example.com/alt.test/123", "telnet://user:pw@h:23/", "wais://h/db", "wais://h/db?q", "wais://h/db/t/p",
	"file:///etc/motd", "file://vms.host.edu/disk$user/my/notes/note12345.txt", "prospero://h//pros/name;key=value;a=b",
	"https://example.com/a?b=c", "urn:isbn:123", "x-foo:bar", "z39.50://h/x", "foo://u:p@h:1/x",
	"", "www.example.com/x", "joe@example.org", "<URL:http://h/>", " http://h/ ", "htpp://h/", "http:/h", `http:\\h\x`,
}

const nasty = "%;:@/?#&=\" \t\r\n\x00\x80\xff<>{}|\\^~[]`abcAZ0129-._+!*'()é"

// Edited returns s with one random edit: up to two octets are left out, and up to
// two put in.
func Edited(r *rand.Rand, s string) string {
	i := r.IntN(len(s) + 1)
	j := min(i+r.IntN(3), len(s))
	var b []byte
	for range r.IntN(3) {
		b = append(b, nasty[r.IntN(len(nasty))])
	}
	return s[:i] + string(b) + s[j:]
}

// Mutated returns a seed with up to three random edits.
func Mutated(r *rand.Rand) string {
	s := Seeds()[r.IntN(len(Seeds()))]
	for range r.IntN(4) {
		s = Edited(r, s)
	}
	return s
}

// pieces are what assembled strings are made of: names, delimiters, and what is particular
// about octets and their escapes.
var pieces = strings.Fields("ftp http gopher mailto news nntp telnet wais file prospero ft htp opher fil x-a https URL: C" +
	" : : / / // :// :// @ @ ? # ; = & % %4 %41 %2B %2F %3a %40 %25 %3B %3D %23 %20 %09 %0D%0A %00 %80 %C3%A9 %7e %22 %3C %5C" +
	" \x00 \x7f \x80 é \" \" < > < \\ | ^ ~ [ ] { } [::1] _ - . .. + * $ ! ( ) , 0 1 7 21 80 70 070 256 a A h z a.b" +
	" 1.2.3.4 ;type= ;type=a a=b www. .com u:p@ u@ joe@h.x")

// Assembled returns up to seven pieces, with white space between some.
func Assembled(r *rand.Rand) (s string) {
	for range 1 + r.IntN(7) {
		s += pieces[r.IntN(len(pieces))]
		if r.IntN(12) == 0 {
			s += string(" \t\n\r"[r.IntN(4)])
		}
	}
	return s
}
