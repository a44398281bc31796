package readers

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/idna"
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
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	s.Buffer(nil, 1<<20)
	for n := 0; s.Scan(); n++ {
		var l line
		var to any = &l
		if n == 0 {
			to = &rec
		}
		if err := json.Unmarshal(s.Bytes(), to); err != nil {
			t.Fatalf("%s:%d: %v", file, n+1, err)
		}
		if n > 0 {
			rec.lines = append(rec.lines, l)
		}
	}
	if err := s.Err(); err != nil {
		t.Fatal(err)
	}
	return rec
}

// exceptions returns the URLs of which a reader is known to do something else than its model, each with the reason. They stand in
// testdata/readers/exceptions.txt, a line each: the ID, the URL as a string of JSON, and why.
func exceptions(t *testing.T) map[[2]string]string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, "exceptions.txt"))
	if err != nil {
		t.Fatal(err)
	}
	list := map[[2]string]string{}
	for text := range strings.Lines(string(data)) {
		if text = strings.TrimSpace(text); text == "" || text[0] == '#' {
			continue
		}
		id, rest, _ := strings.Cut(text, " ")
		d := json.NewDecoder(strings.NewReader(rest))
		var url string
		if err := d.Decode(&url); err != nil {
			t.Fatalf("exceptions.txt: %q: %v", text, err)
		}
		if list[[2]string{id, url}] = strings.TrimSpace(rest[d.InputOffset():]); list[[2]string{id, url}] == "" {
			t.Errorf("exceptions.txt: %q gives no reason", text)
		}
	}
	return list
}

// asked is what a program that is no browser can ask.
var asked = Asked{ASCII: func(host string) (string, bool) {
	name, err := idna.New(idna.MapForLookup(), idna.Transitional(false), idna.StrictDomainName(false), idna.CheckHyphens(false), idna.BidiRule(), idna.CheckJoiners(true)).ToASCII(host)
	return name, err == nil
}}

// TestRecordings holds each model to what was observed: each field of each URL is the same, the URL is of a kind that the model says
// nothing of, or it is listed with a reason. A model says something of at least nine in ten.
func TestRecordings(t *testing.T) {
	known := exceptions(t)
	used := map[[2]string]bool{}
	for _, r := range All() {
		if r.Version == "" { // the browser at hand is not a model of anything
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
				key := [2]string{r.ID, l.URL}
				wrong := differs(got, l)
				switch {
				case got.Verdict == VerdictUnknown:
					unknown++
				case wrong == "":
					right++
				case known[key] != "":
					used[key] = true
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
	for key := range known {
		if !used[key] {
			t.Errorf("exceptions.txt: %s %q is none", key[0], key[1])
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
