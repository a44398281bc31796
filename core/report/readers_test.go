package report

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"urlscope/core/internal/rounds"
	"urlscope/core/readers"
	"urlscope/core/text"
)

const readersDir = "../../testdata/readers"

// TestReadersSchema: every document satisfies the schema, and is written as encoding/json writes it.
func TestReadersSchema(t *testing.T) {
	s := schema(t, readersDir)
	r := rand.New(rand.NewPCG(50, 3986))
	asked := []readers.Asked{
		{},
		{URL: func(src string) (string, bool) { return "http://127.0.0.1/", len(src)%2 > 0 }, ASCII: func(host string) (string, bool) { return "xn--a", len(host)%2 > 0 }},
	}
	inputs := []string{"", `http://a\@b/`, "http://h:99999/", "foo:\xff", "http://é/"}
	for len(inputs) < rounds.Of(600) {
		inputs = append(inputs, mixed(r))
	}
	for i, input := range inputs {
		doc := ReadersIn(text.Langs[i%len(text.Langs)], input, asked[i%len(asked)])
		want, err := json.Marshal(doc)
		if err != nil {
			t.Fatal(err)
		}
		got := doc.AppendJSON(nil)
		if string(got) != string(want) {
			t.Fatalf("%q: it is written\n%s\nand by encoding/json\n%s", input, got, want)
		}
		if err := validate(t, s, got); err != nil {
			t.Fatalf("%q: %v", input, err)
		}
	}
}

// TestReadersSchemaRejects: the schema rejects wrong documents.
func TestReadersSchemaRejects(t *testing.T) {
	good := string(ReadersIn(text.English, `http://a\@b/`, readers.Asked{}).AppendJSON(nil))
	rejects(t, schema(t, readersDir), good, [][2]string{
		{`"version":1`, `"version":2`}, {`"verdict":"valid"`, `"verdict":"bad"`}, {`"differs":true,"at":`, `"differs":true,"on":`}, {`"by":"model"`, `"by":"me"`},
		{`"reader":"`, `"reader":"?`}, {`"readers":`, `"reader":`},
	})
}

// TestNamesSchema: every document satisfies the schema, and is written as encoding/json writes it.
func TestNamesSchema(t *testing.T) {
	s := schema(t, "../../testdata/names")
	r := rand.New(rand.NewPCG(51, 3986))
	inputs := []string{"", `http://a\@b/`, "http://h:99999/", "foo:\xff", "http://é/"}
	for len(inputs) < rounds.Of(300) {
		inputs = append(inputs, mixed(r))
	}
	for _, input := range inputs {
		doc := NamesOf(input, readers.Asked{}, func(id string) bool { return id != "curl" })
		want, err := json.Marshal(doc)
		if err != nil {
			t.Fatal(err)
		}
		got := doc.AppendJSON(nil)
		if string(got) != string(want) {
			t.Fatalf("%q: it is written\n%s\nand by encoding/json\n%s", input, got, want)
		}
		if err := validate(t, s, got); err != nil {
			t.Fatalf("%q: %v", input, err)
		}
	}
}
