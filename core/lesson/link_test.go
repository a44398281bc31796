package lesson

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"strings"
	"testing"
)

// packedOf returns a link with packed fields.
func packedOf(plain string) string {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	w.Write([]byte(plain))
	w.Close()
	return "#lesson=1z&p=" + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// asLink returns the link of an entry of good or bad. Entries have packed fields in plain text, because versions of Go
// pack them differently.
func asLink(s string) string {
	if plain, packed := strings.CutPrefix(s, "packed "); packed {
		return packedOf(plain)
	}
	return s
}

// good are links that open something.
var good = []string{
	"#lesson=1&u=ftp://host.dom/&g=valid",
	"#lesson=1&id=3.1",
	"lesson=1&id=3.1&present=1",
	"#lesson=1&amp;u=x&amp;g=sends%20%3D%20CWD%20/etc",
	"#lesson=1&g=fnord%202&u=",
	"#lesson=1&t=%3Cscript%3Ealert(1)%3C/script%3E&x=%3Cimg%20src=x%20onerror=alert(1)%3E&u=javascript:alert(1)&g=valid&h=%E2%80%AEdnuor&h=https://evil.example/&w=valid%20=%3E%20%3Cb%3E",
	"#lesson=1&l=xx&u=x&g=valid&w=once%20valid%20=%3E%20never&other=1",
	"packed u=x&g=valid&t=packed", "packed id=1.1",
}

// bad are links that are refused.
var bad = []string{
	"", "#", "#v=1&u=eDo", "#lesson=1", "#lesson=1&u=x", "#lesson=1&g=valid", "#lesson=1z", "#lesson=1z&p=!",
	"#lesson=9&t=later&x=shown&u=x&g=valid",
	"#lesson=9&t=%zz",
	"#lesson=1&id=7", "#lesson=1&id=1.1&id=1.1", "#lesson=1&id=1.1&u=x", "#lesson=1&id=../1",
	"#lesson=1&u=x&u=y&g=valid", "#lesson=1&u=x&g=valid&t=a&t=b", "#lesson=1z&p=eDo&p=eDo",
	"#lesson=1&u=%zz&g=valid", "#lesson=1&u=x&g=valid&t=%FF", "#lesson=1&u=%C3&g=valid", "#lesson=1&u=x&g=valid&w=valid", "#lesson=1&u=x&g=valid&n=9",
	"#lesson=1&u=x" + strings.Repeat("&g=valid", 13),
	"#lesson=1&u=x&g=valid&h=1&h=2&h=3",
	"#lesson=1&u=x&g=valid&t=" + strings.Repeat("a", 121),
	"#lesson=1&u=x&g=valid&x=" + strings.Repeat("a", 2001),
	"#lesson=1&u=" + strings.Repeat("a", 2049) + "&g=valid",
	"#lesson=1&u=" + strings.Repeat("a", 513) + "&g=edits%20%3C=%203",
	"#lesson=1&u=x&g=" + strings.Repeat("a", 201),
	"#lesson=1&u=" + strings.Repeat("a", 100_000),
	"packed u=x&g=valid&z=" + strings.Repeat("a", 1<<20),
	"#lesson=1z&p=KrWtUEu",
}

// TestLinks compares the lessons of good links and the messages for bad ones with links.txt.
func TestLinks(t *testing.T) {
	var b strings.Builder
	for _, s := range good {
		link, err := ReadLink(asLink(s))
		if err != nil {
			t.Errorf("%s: %v", s, err)
			continue
		}
		b.WriteString(cutLong(s) + "\n")
		if link.Number != "" {
			b.WriteString("\tbuilt in: " + link.Number + "\n")
			continue
		}
		for line := range strings.Lines(link.Lesson.String()) {
			b.WriteString("\t" + line)
		}
	}
	for _, s := range bad {
		link, err := ReadLink(asLink(s))
		var why *Error
		if !errors.As(err, &why) {
			t.Errorf("%s opens %+v", cutLong(s), link)
			continue
		}
		if (link != nil) != (why.Why == WhyVersion) || link != nil && (link.Lesson.Goals != nil || link.Lesson.Start != "") {
			t.Errorf("%s is refused, and opens %+v", cutLong(s), link)
		}
		b.WriteString(cutLong(s) + "\n\terror: " + err.Error() + "\n")
	}
	hold(t, "links.txt", b.String())
}

// cutLong leaves out the middle of a long text.
func cutLong(s string) string {
	if len(s) > 200 {
		return s[:60] + "…" + s[len(s)-20:]
	}
	return s
}

// TestLinkLength: a short link is readable, and a long one is packed if that makes it shorter.
func TestLinkLength(t *testing.T) {
	l, err := Parse("a.txt", "lesson 1\nstart ftp://host.dom/\ngoal valid\ngoal sends = CWD /etc\n")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := l.Link(), "#lesson=1&l=en&u=ftp://host.dom/&g=valid&g=sends%20=%20CWD%20/etc"; got != want {
		t.Errorf("it is %s, not %s", got, want)
	}
	l.Text = strings.Repeat("a word ", 100)
	if got := l.Link(); !strings.HasPrefix(got, "#lesson=1z&p=") || len(got) >= 500 {
		t.Errorf("%d octets: %s", len(got), got)
	}
	if LinkTo("3.1") != "#lesson=1&id=3.1" || !IsLink("#lesson=9") || IsLink("#v=1&lesson=1") {
		t.Error("links of those that are built in are others")
	}
}

// FuzzLink: a link opens a lesson within the limits, or is refused. The link of that lesson opens the same lesson.
func FuzzLink(f *testing.F) {
	for _, s := range good {
		f.Add(asLink(s))
	}
	for _, s := range bad {
		f.Add(asLink(s))
	}
	f.Fuzz(func(t *testing.T, s string) {
		link, err := ReadLink(s)
		var why *Error
		if err != nil && (!errors.As(err, &why) || why.Error() == "") {
			t.Fatalf("%q: %v", s, err)
		}
		if err != nil || link.Number != "" {
			return
		}
		checkLesson(t, link.Lesson)
		for _, g := range link.Lesson.Goals {
			if !g.Known() {
				return // an unknown goal is kept as it came, and written with escapes
			}
		}
		again, err := ReadLink(link.Lesson.Link())
		if errors.As(err, &why) && why.Why == WhyTooLong {
			return // the canonical text of a goal may be longer
		}
		if err != nil || again.Lesson.String() != link.Lesson.String() {
			t.Fatalf("%q opens\n%s\nand by way of its link\n%v: %v", s, link.Lesson, again, err)
		}
	})
}
