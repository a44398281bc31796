// Package slipped makes the slips that tests ask for: of one key, and of two things at once. What people were seen to do is in
// testdata/mistakes.jsonl; this is what they do at random, so that no list can be learned by heart.
package slipped

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// A Slip is a typed text, the text that was meant, and the names of the mistakes.
type Slip struct{ Typed, Meant, Names string }

// A class is one of the slips that people make most: what is typed for what is meant, and what that is
// meant to be where it has no better form.
type class struct {
	name, part  string // slips of one part of a URL are not made at once
	from, typed string // "^" and "$" are the ends
	meant       string // in place of from, "" for what it was
	blank, ends bool   // it is a blank or a bar; one of those in it ends the URL, or means nothing
}

// classes are tried two at a time on each of carriers.
var classes = []class{
	{name: "letters swapped", part: "scheme", from: "http", typed: "htpt"},
	{name: "letter lost", part: "scheme", from: "ttp", typed: "tp"},
	{name: "letter twice", part: "scheme", from: "tp:", typed: "ttp:"},
	{name: "letters swapped", part: "scheme", from: "ftp:", typed: "fpt:"},
	{name: "letters swapped", part: "scheme", from: "gopher:", typed: "gohper:"},
	{name: "letters swapped", part: "scheme", from: "mailto:", typed: "mialto:"},
	{name: "neighbour", part: "scheme", from: "news:", typed: "nwes:"},
	{name: "neighbour", part: "scheme", from: "telnet:", typed: "telent:"},
	{name: "semicolon", part: "colon", from: "://", typed: ";//"},
	{name: "no colon", part: "colon", from: "://", typed: "//"},
	{name: "one slash", part: "colon", from: "://", typed: ":/"},
	{name: "three slashes", part: "colon", from: "://", typed: ":///"},
	{name: "backslashes", part: "colon", from: "://", typed: `:\\`},
	{name: "comma for a dot", part: "host", from: ".org", typed: ",org"},
	{name: "comma for a dot", part: "host", from: ".com", typed: ",com"},
	{name: "two dots", part: "host", from: ".org", typed: "..org"},
	{name: "two dots", part: "host", from: ".com", typed: "..com"},
	{name: "blank in the host", part: "host", from: ".example.", typed: ". example.", blank: true},
	{name: "top label", part: "host", from: ".org", typed: ".ogr"},
	{name: "letter for zero", part: "port", from: ":8080", typed: ":8O8O"},
	{name: "letter for one", part: "port", from: ":2121", typed: ":2l21"},
	{name: "blank", part: "path", from: "my-", typed: "my ", meant: "my%20", blank: true},
	{name: "bar", part: "path", from: "my-", typed: "my|", meant: "my%7C", blank: true},
	{name: "national letter", part: "path", from: "my-", typed: "myé", meant: "my%C3%A9"},
	{name: "per cent", part: "path", from: "my-", typed: "100%-", meant: "100%25-"},
	{name: "escaped twice", part: "path", from: "my-", typed: "my%2520", meant: "my%20"},
	{name: "blank in the password", part: "login", from: ":secret@", typed: ":s ecret@", meant: ":s%20ecret@", blank: true},
	{name: "at twice", part: "login", from: "@", typed: "@@"},
	{name: "word for the type", part: "type", from: ";type=a", typed: ";type=ascii"},
	{name: "colon of the type", part: "type", from: ";type=", typed: ":type="},
	{name: "letters of the type", part: "type", from: ";type=", typed: ";tpye="},
	{name: "entity", part: "search", from: "&", typed: "&amp;"},
	{name: "blank in the search", part: "search", from: "two+words", typed: "two words", meant: "two%20words", blank: true},
	{name: "bar in the search", part: "search", from: "two+words", typed: "two|words", meant: "two%7Cwords", blank: true},
	{name: "full stop", part: "end", from: "$", typed: "."},
	{name: "blank behind", part: "end", from: "$", typed: " "},
	{name: "quotes", part: "around", from: "^$", typed: `"`},
	{name: "see", part: "around", from: "^", typed: "see ", ends: true},
	{name: "angle brackets", part: "around", from: "^$", typed: "<>", ends: true},
	{name: "blank in front", part: "around", from: "^", typed: " "},
}

// carriers are URLs that have room for many of classes.
var carriers = []string{
	"http://www.example.org/docs/my-page.html",
	"http://h.org/my-file",
	"https://www.example.com:8080/my-docs/a",
	"https://joe:secret@git.example.org/my-code.git",
	"https://example.com/find?q=two+words&lang=en",
	"ftp://ftp.example.org/pub/my-file.txt;type=a",
	"ftp://h.org/my-file.txt;type=a",
	"ftp://joe:secret@ftp.example.org:2121/my-file.tar.gz",
	"gopher://gopher.example.org:8080/1/my-world",
	"mailto:joe.doe@mail.example.org",
	"news:comp.lang.misc",
	"telnet://bbs.example.org:2121/",
	"nntp://news.example.org/comp.lang.misc/42",
	"wais://wais.example.org/my-db?words",
	"wss://chat.example.com/my-room?a=1&b=two+words",
	"http://www.example.org/my-page.html#my-part",
}

// made returns what is typed for s, and what is meant by that, with one more slip; false where s has no room for it.
func (c class) made(typed, meant string) (string, string, bool) {
	switch c.from {
	case "^":
		return c.typed + typed, meant, true
	case "$":
		return typed + c.typed, meant, true
	case "^$":
		return c.typed[:1] + typed + c.typed[len(c.typed)-1:], meant, true
	}
	if !strings.Contains(typed, c.from) || !strings.Contains(meant, c.from) {
		return "", "", false
	}
	if c.meant != "" {
		meant = strings.Replace(meant, c.from, c.meant, 1)
	}
	return strings.Replace(typed, c.from, c.typed, 1), meant, true
}

// Alone returns what each of the classes makes of each of the carriers.
func Alone() (list []Slip) {
	for _, url := range carriers {
		for _, c := range classes {
			if typed, meant, ok := c.made(url, url); ok {
				list = append(list, Slip{typed, meant, c.name})
			}
		}
	}
	return list
}

// Pairs returns what any two of the classes make of the carriers where each alone has a repair.
func Pairs(repaired func(Slip) bool) (list []Slip) {
	for _, url := range carriers {
		var alone []class
		for _, c := range classes {
			if typed, meant, ok := c.made(url, url); ok && repaired(Slip{typed, meant, c.name}) {
				alone = append(alone, c)
			}
		}
		for i, a := range alone {
			for _, b := range alone[i+1:] {
				if s, ok := a.with(b, url); ok {
					list = append(list, s)
				}
			}
		}
	}
	return list
}

// with returns what two classes make of a URL; false where they are of one part, or cannot be told apart from something else that is
// meant: a blank behind a word in front of a URL ends the URL, and one in angle brackets means nothing (RFC 1738, appendix).
func (c class) with(d class, url string) (s Slip, ok bool) {
	if c.part == d.part || c.blank && d.ends {
		return Slip{}, false
	}
	typed, meant, ok := c.made(url, url)
	if ok {
		typed, meant, ok = d.made(typed, meant)
	}
	return Slip{typed, meant, c.name + " + " + d.name}, ok
}

// rows are the keys of a keyboard.
var rows = [...]string{"1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"}

// Random returns n slips of one key each in some URLs, drawn alike each time: a key twice, not at all, before its neighbour, or one
// beside it. Those that seen does not see are drawn again.
func Random(urls []string, n int, seen func(typed string) bool) (list []Slip) {
	r := rand.New(rand.NewPCG(1738, 2026))
	for len(list) < n {
		s := urls[r.IntN(len(urls))]
		if typed := struck(r, s, r.IntN(len(s)-1)); typed != s && seen(typed) {
			list = append(list, Slip{Typed: typed, Meant: s, Names: "one key"})
		}
	}
	return list
}

// struck returns s with a slip of the key that wrote s[i].
func struck(r *rand.Rand, s string, i int) string {
	switch r.IntN(4) {
	case 0:
		return s[:i] + s[i+1:]
	case 1:
		return s[:i] + s[i:i+1] + s[i:]
	case 2:
		return s[:i] + s[i+1:i+2] + s[i:i+1] + s[i+2:]
	}
	row := slices.IndexFunc(rows[:], func(row string) bool { return strings.IndexByte(row, s[i]) >= 0 })
	if row < 0 {
		return s
	}
	k := strings.IndexByte(rows[row], s[i]) + 1 - 2*r.IntN(2)
	if k < 0 || k == len(rows[row]) {
		return s
	}
	return s[:i] + rows[row][k:k+1] + s[i+1:]
}
