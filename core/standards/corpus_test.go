package standards

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"strings"
	"unicode/utf8"
)

// damagedTexts returns n texts: first the texts of testdata, then the same with random damage.
func damagedTexts(n int) []string {
	r := rand.New(rand.NewPCG(20, 1738))
	list := corpus()
	whole := len(list)
	for len(list) < n {
		s := damage(r, list[r.IntN(whole)])
		if r.IntN(3) == 0 {
			s = damage(r, s)
		}
		if utf8.ValidString(s) { // Node would read other octets
			list = append(list, s)
		}
	}
	return list
}

// corpus returns the URLs of testdata and starts.
func corpus() (list []string) {
	for _, name := range []string{"../../testdata/urls.txt", "../../testdata/mistakes.jsonl"} {
		b, err := os.ReadFile(name)
		if err != nil {
			panic(err)
		}
		for line := range strings.Lines(string(b)) {
			line = strings.TrimSuffix(line, "\n")
			if strings.HasSuffix(name, ".jsonl") {
				var row map[string]any
				if json.Unmarshal([]byte(line), &row) != nil {
					continue
				}
				for _, v := range row {
					if s, ok := v.(string); ok && strings.Contains(s, ":") {
						list = append(list, s)
					}
				}
			} else if line != "" && utf8.ValidString(line) {
				list = append(list, line)
			}
		}
	}
	list = list[:min(len(list), 5000)]
	for range 40 {
		list = append(list, starts...)
	}
	return list
}

// starts are texts with everything that the parsers distinguish.
var starts = []string{
	"http://u:p@h:80/a/../b?q=1#f", "https://1.2.3.4:443/%2e/./x", "http://[::1]:8080/", "http://0x7f.1/", "http://1.2.3./", "ws://[1:2:3:4:5:6:7.8.9.10]/",
	"file:///C|/a/../b", "file://h/x", "file:c:/d", "foo://h:1/a//b", "foo:/a/..//b", "mailto:a@b?c d", "data: x ?y", "foo:// h", "http:\\\\h\\p",
	"http:/h", "http:h", "java\nscript:alert(1)", "http://ex%61mple.com/%zz", "http://h/a'b?c'd#e`f", "foo://%zz@a:b@c:99999/[]", "http://h:/", "http://a.b.c.1.0x.",
	"http://-a-.xn--a.b_c/", "ftp://h:21/^{}|", "http://h/~a?x[]=1#top", "wss://a..b/", "foo://[::127.0.0.1]/", "ws://[a:b::c:0:0:d]/", "http://256.256.256.256/",
	"file://localhost/a", "file:\\\\h\\c|\\..\\x", "http://h#a#b", "http://a@b@c/", "localhost:8080/x", "http://4294967296/", "http://h/%2E%2e/%2e.", "blob:https://h/x",
}

func damage(r *rand.Rand, s string) string {
	const octets = "%:/?#[]@!$&'()*+,;=~^|{}<>\"\\` \x00\t\n\r\x7faAfFgGxX01279.-_/:@.%"
	i := r.IntN(len(s) + 1)
	n := 0
	if i < len(s) {
		n = r.IntN(2)
	}
	insert := ""
	switch r.IntN(6) {
	case 0:
		insert = string([]rune{[]rune("éßあ．。Ａ\u00AD\u200D\uFFFE\u0080")[r.IntN(10)]})
	case 1:
		insert = "%" + string("0123456789abcdefABCDEF"[r.IntN(22)]) + string("0123456789abcdefABCDEF"[r.IntN(22)])
	default:
		insert = string(octets[r.IntN(len(octets))])
	}
	if r.IntN(4) == 0 {
		insert = ""
	}
	return s[:i] + insert + s[i+n:]
}

// detect returns the reading of the detectors alone.
func detect(s string) *Reading {
	r := new(Reading)
	readWHATWG(s, r, Asked{})
	return r
}
