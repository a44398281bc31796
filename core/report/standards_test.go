package report

import (
	"encoding/json"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"urlscope/core/standards"
	"urlscope/core/text"
)

const standardsDir = "../../testdata/standards"

// askGo is what a command line hands in.
func askGo(s string) standards.Answer {
	u, err := url.Parse(s)
	if err != nil {
		return standards.Answer{}
	}
	return standards.Answer{OK: true, Result: u.String()}
}

// standardsGoldens are the documents that are kept in testdata, by file name.
var standardsGoldens = map[string]struct {
	input string
	lang  text.Lang
	asked standards.Asked
}{
	"valid":     {"ftp://u?x:p@h/", text.English, standards.Asked{Go: askGo}},
	"errors":    {`http://u:p@evil.example\@good.example/%zz`, text.Japanese, standards.Asked{Go: askGo}},
	"failure":   {"http://[1:2:3]/", text.Chinese, standards.Asked{Go: askGo}},
	"not-utf8":  {"http://h/\xff", text.English, standards.Asked{}},
	"browser":   {"http://xn--a/", text.English, standards.Asked{Browser: &standards.Answer{}}},
	"reference": {"../x?y", text.English, standards.Asked{Browser: &standards.Answer{}}},
}

// TestStandards holds the documents to those that are kept.
func TestStandards(t *testing.T) {
	for name, g := range standardsGoldens {
		got, err := json.MarshalIndent(StandardsIn(g.lang, g.input, g.asked), "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, '\n')
		file := filepath.Join(standardsDir, name+".json")
		if *update {
			if err := os.WriteFile(file, got, 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if want, err := os.ReadFile(file); err != nil || string(got) != string(want) {
			t.Errorf("%s (%v): it is\n%s", file, err, got)
		}
	}
}

func standardsSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	file, err := os.Open(filepath.Join(standardsDir, "schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	doc, err := jsonschema.UnmarshalJSON(file)
	if err != nil {
		t.Fatal(err)
	}
	const name = "urn:urlscope:standards" // nothing is looked up by it
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

// TestStandardsSchema: every document has the form of the schema, and is written as encoding/json
// would write it.
func TestStandardsSchema(t *testing.T) {
	s := standardsSchema(t)
	r := rand.New(rand.NewPCG(20, 2396))
	asked := []standards.Asked{{Go: askGo}, {}, {Browser: &standards.Answer{}}, {Browser: &standards.Answer{OK: true, Result: "x:\u2028<"}}}
	inputs := []string{"http://h/" + strings.Repeat("|a", 300), "prospero://h/a" + strings.Repeat(";b=c", 300), "foo:\xff"}
	for _, g := range standardsGoldens {
		inputs = append(inputs, g.input)
	}
	for len(inputs) < 1500 {
		inputs = append(inputs, mixed(r))
	}
	for i, input := range inputs {
		doc := StandardsIn(text.Langs[i%len(text.Langs)], input, asked[i%len(asked)])
		want, err := json.Marshal(doc)
		if err != nil {
			t.Fatal(err)
		}
		got := doc.AppendJSON(nil)
		if string(got) != string(want) {
			t.Fatalf("%q: it is written\n%s\nand by encoding/json\n%s", input, got, want)
		}
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(string(got)))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(value); err != nil {
			t.Fatalf("%q: %v", input, err)
		}
	}
}

// TestStandardsSchemaRejects: the schema would say so if a document were not right.
func TestStandardsSchemaRejects(t *testing.T) {
	s := standardsSchema(t)
	good := string(StandardsIn(text.English, "http://h/~<", standards.Asked{}).AppendJSON(nil))
	for _, change := range [][2]string{
		{`"version":1`, `"version":2`}, {`"verdict":"invalid"`, `"verdict":"bad"`}, {`"offset":9,`, ``}, {`"by":"grammar"`, `"by":"me"`},
		{`"name":"invalid-URL-unit"`, `"name":""`}, {`"part":"host"`, `"part":"hots"`}, {`"section":"G.2"`, `"section":"?"`}, {`"flips":`, `"flip":`},
	} {
		bad := strings.Replace(good, change[0], change[1], 1)
		if bad == good {
			t.Fatalf("%s is not in the document:\n%s", change[0], good)
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
