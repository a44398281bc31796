package readers

import (
	"encoding/json"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"urlscope/core/internal/recorded"

	"golang.org/x/net/idna"

	"urlscope/core/standards"
)

// folder holds the recordings: one a reader, by its ID.
const folder = "../../testdata/readers"

// A recording is what a reader was observed to do.
type recording struct {
	Reader, Program, Version, Recorded string // of the first line
	lines                              []line
}

// A line is what it did with one URL: its fields, those that are absent left out, or an error.
type line struct {
	URL     string
	Fields  map[string]string
	Raises  map[string]string // what is said where one reads a field
	Refused string
}

func readRecording(t *testing.T, file string) (rec recording) {
	t.Helper()
	recorded.Lines(t, file, func(n int, text []byte) error {
		if n == 0 {
			return json.Unmarshal(text, &rec)
		}
		var l line
		err := json.Unmarshal(text, &l)
		rec.lines = append(rec.lines, l)
		return err
	})
	return rec
}

// asked is what a program that is no browser can ask.
var asked = Asked{ASCII: func(host string) (string, bool) {
	name, err := idna.New(idna.MapForLookup(), idna.Transitional(false), idna.StrictDomainName(false), idna.CheckHyphens(false), idna.BidiRule(), idna.CheckJoiners(true)).ToASCII(host)
	return name, err == nil
}}

// askedInPage is what the page can ask, if the browser follows the standard of today.
var askedInPage = AskedURL(func(src string) (string, bool) {
	href, ok, _ := standards.Edition{}.Href(src, asked.ASCII)
	return href, ok
})

// TestAskedInPage: a browser that is asked about a name says what UTS 46 does, or nothing.
func TestAskedInPage(t *testing.T) {
	for host, want := range map[string]string{
		"bücher.example": "xn--bcher-kva.example", "①⑥⑨.②⑤④.①⑥": "169.254.16", "１": "1", "é.": "xn--9ca.", "a℀b": "", "é\tx": "", "é%41": "", "é／x": "", "xn--": "", "": "",
	} {
		if got, ok := askedInPage.ASCII(host); ok != (want != "") || ok && got != want {
			t.Errorf("%q: %q, %v, want %q", host, got, ok, want)
		}
	}
}

// TestRecordingsInPage: where a browser is asked instead of the tables of UTS 46, which refuses more names than these, less may be
// known, and nothing is wrong.
func TestRecordingsInPage(t *testing.T) {
	for _, r := range All() {
		if r.Version == "" {
			continue
		}
		unknown, lines := 0, readRecording(t, filepath.Join(folder, r.ID+".jsonl")).lines
		for _, l := range lines {
			got := r.Read(l.URL, askedInPage)
			if got.Verdict == VerdictUnknown {
				unknown++
			}
			if wrong := differs(got, l); wrong != "" {
				t.Errorf("%s, %q: %s", r.ID, l.URL, wrong)
			}
		}
		if 10*unknown > len(lines) {
			t.Errorf("%s: of %d in %d nothing is said", r.ID, unknown, len(lines))
		}
	}
}

// TestRecordings holds each model to what was observed: each field of each URL is the same, the URL is of a kind that the model says
// nothing of, or it is listed with a reason. A model says something of at least nine in ten.
func TestRecordings(t *testing.T) {
	known := recorded.ReadExceptions(t, folder)
	for _, r := range All() {
		if r.Version == "" { // the browser's own reader models nothing
			continue
		}
		t.Run(r.ID, func(t *testing.T) {
			rec := readRecording(t, filepath.Join(folder, r.ID+".jsonl"))
			if rec.Reader != r.ID || rec.Version != r.Version || len(rec.lines) < 500 {
				t.Fatalf("the recording is of %s %s and has %d lines, the model is of %s %s", rec.Reader, rec.Version, len(rec.lines), r.ID, r.Version)
			}
			unknown, right := 0, 0
			for _, l := range rec.lines {
				got := r.Read(l.URL, asked)
				wrong := differs(got, l)
				switch {
				case got.Verdict == VerdictUnknown:
					unknown++
				case wrong == "":
					right++
				case known.Excuse(r.ID, l.URL):
				default:
					t.Errorf("%q: %s", l.URL, wrong)
				}
			}
			t.Logf("%d right, %d unknown, of %d", right, unknown, len(rec.lines))
			if 10*unknown > len(rec.lines) {
				t.Errorf("of %d in %d nothing is said", unknown, len(rec.lines))
			}
		})
	}
	known.AllUsed(t)
}

// TestServers holds the names of a server to what was observed of it, field by field; it was asked by a client that follows the URL
// Standard as of 2024.
func TestServers(t *testing.T) {
	for _, n := range AllNames() {
		if n.ID != "nginx" {
			continue
		}
		rec := readRecording(t, filepath.Join(folder, n.ID+".jsonl"))
		if rec.Version != n.Version || len(rec.lines) < 500 {
			t.Errorf("the recording is of %s and has %d lines, the model is of %s", rec.Version, len(rec.lines), n.Version)
		}
		ofNode := Asked{ASCII: asked.ASCII, URL: func(src string) (string, bool) {
			href, ok, _ := ada2.Href(src, asked.ASCII)
			return href, ok
		}}
		for _, l := range rec.lines {
			rows, verdict := n.Rows(l.URL, ofNode)
			if strings.HasPrefix(l.Refused, "the client") { // there was no request
				continue
			}
			if refused := l.Fields == nil; verdict == VerdictUnknown || refused != (verdict == VerdictInvalid) {
				t.Errorf("%q: it is %s, observed: %q", l.URL, verdict, l.Refused)
			}
			for _, row := range rows {
				if want, ok := l.Fields[row.Name]; ok && string([]rune(row.Text)) != want {
					t.Errorf("%q: %s is %q, observed: %q", l.URL, row.Name, row.Text, want)
				}
			}
		}
	}
}

// differs tells how a reading is another than what was observed; "" if it is not.
func differs(got Reading, l line) string {
	if got.Verdict == VerdictUnknown {
		return ""
	}
	if refused := l.Fields == nil; refused != (got.Verdict == VerdictInvalid) {
		return "it is " + got.Verdict.String() + ", observed: " + l.Refused
	}
	var b strings.Builder
	for i, v := range got.Values {
		name := got.Reader.Fields[i].Name
		v.Text = string([]rune(v.Text)) // of an octet that is no UTF-8, U+FFFD was recorded
		want, ok := l.Fields[name]
		v.Text = string([]rune(v.Text)) // JSON has U+FFFD for an octet that is not of UTF-8
		if _, raises := l.Raises[name]; v.Raises != raises || v.Text != want || v.Present != ok {
			b.WriteString(name + " is " + show(v) + ", observed: " + show(Value{want, ok, raises}) + "; ")
		}
	}
	return strings.TrimSuffix(b.String(), "; ")
}

func show(v Value) string {
	switch {
	case v.Raises:
		return "an error"
	case !v.Present:
		return "absent"
	}
	return strconv.Quote(v.Text)
}
