package report

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"urlscope/core/internal/rounds"
	"urlscope/core/text"
)

// schema returns the schema in a folder of testdata.
func schema(t *testing.T, dir string) *jsonschema.Schema {
	t.Helper()
	file, err := os.Open(filepath.Join(dir, "schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	doc, err := jsonschema.UnmarshalJSON(file)
	if err != nil {
		t.Fatal(err)
	}
	const name = "urn:urlscope:schema" // an arbitrary name, because node could not open a file
	c := jsonschema.NewCompiler()
	if err := c.AddResource(name, doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// validate returns the error of a schema about a document.
func validate(t *testing.T, s *jsonschema.Schema, document []byte) error {
	t.Helper()
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(document))
	if err != nil {
		t.Fatal(err)
	}
	return s.Validate(value)
}

// rejects checks that a schema rejects a document after each of the changes. A change replaces the first text by the
// second.
func rejects(t *testing.T, s *jsonschema.Schema, good string, changes [][2]string) {
	t.Helper()
	if err := validate(t, s, []byte(good)); err != nil {
		t.Fatal(err)
	}
	for _, change := range changes {
		bad := strings.Replace(good, change[0], change[1], 1)
		if bad == good {
			t.Fatalf("%s is not in the document:\n%s", change[0], good)
		}
		if validate(t, s, []byte(bad)) == nil {
			t.Errorf("the schema takes %s", change[1])
		}
	}
}

// mixed returns random inputs made of pieces of URLs.
func mixed(r *rand.Rand) string {
	pieces := []string{"http:", "//", "ftp://", "gopher://h/7", "%09", "%2F", "%", "/", ":", "@", "?", "#", ";type=", "é", "\xff", "\n", " ", "|",
		"a", "example.org", "<URL:", ">", "news:", "mailto:", "htpp://", "https://h", "urn:", "0", "[::1]", "\\"}
	var b strings.Builder
	for range r.IntN(10) {
		b.WriteString(pieces[r.IntN(len(pieces))])
	}
	return b.String()
}

// TestSchema: every report satisfies the schema in every language, and is valid if and only if no diagnostic is an
// error.
func TestSchema(t *testing.T) {
	s := schema(t, dir)
	r := rand.New(rand.NewPCG(6, 1738))
	inputs := make([]string, 0, rounds.Of(1500))
	for _, input := range goldens {
		inputs = append(inputs, input)
	}
	for _, scheme := range strings.Fields("ftp http gopher mailto news nntp telnet wais file prospero") {
		inputs = append(inputs, scheme+"://host.dom/a")
	}
	for len(inputs) < cap(inputs) {
		inputs = append(inputs, mixed(r))
	}
	for i, input := range inputs {
		report := In(text.Langs[i%len(text.Langs)], input)
		errors := 0
		for _, d := range report.Diagnostics {
			if d.Severity == "error" {
				errors++
			}
		}
		if report.Valid != (errors == 0) || report.Valid != (report.Offset == nil) {
			t.Errorf("%q: valid is %v with %d errors and the offset %v", input, report.Valid, errors, report.Offset)
		}
		if err := validate(t, s, marshal(t, report)); err != nil {
			t.Fatalf("%q: %v", input, err)
		}
	}
}

// TestSchemaRejects: the schema rejects wrong reports.
func TestSchemaRejects(t *testing.T) {
	rejects(t, schema(t, dir), string(marshal(t, Of("http://h/|"))), [][2]string{
		{`"version": 1`, `"version": 2`}, {`"severity": "error"`, `"severity": "bad"`}, {`"valid": false`, `"valid": "no"`},
		{`"input":`, `"inputs":`}, {`"offset":`, `"offsets":`}, {`"side": "client"`, `"side": "me"`},
	})
}
