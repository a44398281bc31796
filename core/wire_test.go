package core

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// script writes the steps of s as testdata/wire has them: a line a step, with who
// speaks, when, what kind of step it is, and the octets of the client.
func script(s string) string {
	var b strings.Builder
	w := Parse(s).Wire()
	if w.Transport != "" {
		fmt.Fprintf(&b, "%s %s %d\n", w.Transport, w.Host.In(s), w.Port)
	}
	for i := range w.Steps {
		step := &w.Steps[i]
		fmt.Fprintf(&b, "%s %s %s", step.Side, step.When, step.Kind)
		if step.Side == Client {
			b.WriteString(": " + spell(step))
		}
		if step.Danger {
			b.WriteString(" (danger)")
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// spell writes octets as they are, those that cannot be seen by their names or
// numbers, and what the URL leaves open as <?>.
func spell(s *Step) string {
	var b strings.Builder
	names := map[byte]string{'\r': "<CR>", '\n': "<LF>", '\t': "<TAB>", 0: "<NUL>"}
	for _, o := range s.Octets {
		switch name := names[o.Value]; {
		case o.Slot:
			b.WriteString("<?>")
		case name != "":
			b.WriteString(name)
		case o.Value < ' ' || o.Value > '~':
			fmt.Fprintf(&b, "<%02X>", o.Value)
		default:
			b.WriteByte(o.Value)
		}
	}
	return b.String()
}

func TestWire(t *testing.T) {
	files, err := filepath.Glob("../testdata/wire/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range a.Files {
			got := script(f.Name)
			if *update {
				a.Files[i].Data = []byte(got)
			} else if want := string(f.Data); got != want {
				t.Errorf("%s: %s\n%swant\n%s", filepath.Base(file), f.Name, got, want)
			}
		}
		if *update {
			if err := os.WriteFile(file, txtar.Format(a), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// checkWire holds the steps of s to what they promise: every octet that comes
// from the URL is what the octets it names stand for, and a line end that the URL
// smuggles in is marked.
func checkWire(t *testing.T, s string) {
	t.Helper()
	w := Parse(s).Wire()
	for i := range w.Steps {
		step := &w.Steps[i]
		for _, o := range step.Octets {
			if o.From.Len() == 0 {
				continue
			}
			raw := o.From.In(s)
			if decoded := AppendDecoded(nil, raw); raw != string([]byte{o.Value}) && string(decoded) != string([]byte{o.Value}) {
				t.Fatalf("%q: %s: %q is sent as %02X", s, step.Kind, raw, o.Value)
			}
			form := step.Kind == "gopher-request" && isGopherForm(Parse(s).Text(GopherString))
			if (o.Value == '\r' || o.Value == '\n' || o.Value == 0) && !step.Danger && !form {
				t.Fatalf("%q: %s sends %02X and is not marked", s, step.Kind, o.Value)
			}
		}
	}
}

func FuzzWire(f *testing.F) {
	seeded(f)
	f.Fuzz(checkWire)
}
