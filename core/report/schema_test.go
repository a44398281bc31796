package report

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"urlscope/core/text"
)

func schema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	const name = "urn:urlscope:report" // nothing is looked up by it
	file, err := os.Open(filepath.Join(dir, "schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	doc, err := jsonschema.UnmarshalJSON(file)
	if err != nil {
		t.Fatal(err)
	}
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

// mixed returns inputs of all kinds: pieces of URLs, put together at random.
func mixed(r *rand.Rand) string {
	pieces := []string{"http:", "//", "ftp://", "gopher://h/7", "%09", "%2F", "%", "/", ":", "@", "?", "#", ";type=", "é", "\xff", "\n", " ", "|",
		"a", "example.org", "<URL:", ">", "news:", "mailto:", "htpp://", "https://h", "urn:", "0", "[::1]", "\\"}
	var b strings.Builder
	for range r.IntN(10) {
		b.WriteString(pieces[r.IntN(len(pieces))])
	}
	return b.String()
}

// Every report has the form of the schema, in every language, and is valid
// exactly when no diagnostic is an error.
func TestSchema(t *testing.T) {
	s := schema(t)
	r := rand.New(rand.NewPCG(6, 1738))
	inputs := make([]string, 0, 1500)
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
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(string(marshal(t, report))))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(value); err != nil {
			t.Fatalf("%q: %v", input, err)
		}
	}
}

// The schema would say so if a report were not right.
func TestSchemaRejects(t *testing.T) {
	s := schema(t)
	good := string(marshal(t, Of("http://h/|")))
	for _, change := range [][2]string{
		{`"version": 1`, `"version": 2`}, {`"severity": "error"`, `"severity": "bad"`}, {`"valid": false`, `"valid": "no"`},
		{`"input":`, `"inputs":`}, {`"offset":`, `"offsets":`}, {`"side": "client"`, `"side": "me"`},
	} {
		bad := strings.Replace(good, change[0], change[1], 1)
		if bad == good {
			t.Fatalf("%s is not in the report:\n%s", change[0], good)
		}
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(bad))
		if err != nil {
			t.Fatal(err)
		}
		if s.Validate(value) == nil {
			t.Errorf("the schema takes %s", change[1])
		}
	}
}
