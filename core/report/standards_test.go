package report

import (
	"math/rand/v2"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core/internal/rounds"
	"urlscope/core/standards"
	"urlscope/core/text"
)

const standardsDir = "../../testdata/standards"

// askGo asks net/url, as the command line does.
func askGo(s string) standards.Answer {
	u, err := url.Parse(s)
	if err != nil {
		return standards.Answer{}
	}
	return standards.Answer{OK: true, Result: u.String()}
}

// standardsGoldens are the inputs of the documents in testdata, by file name.
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

// TestStandards compares the documents with testdata.
func TestStandards(t *testing.T) {
	for name, g := range standardsGoldens {
		golden(t, filepath.Join(standardsDir, name+".json"), StandardsIn(g.lang, g.input, g.asked))
	}
}

// TestStandardsSchema: every document satisfies the schema, and is written as encoding/json writes it.
func TestStandardsSchema(t *testing.T) {
	s := schema(t, standardsDir)
	r := rand.New(rand.NewPCG(20, 2396))
	asked := []standards.Asked{{Go: askGo}, {}, {Browser: &standards.Answer{}}, {Browser: &standards.Answer{OK: true, Result: "x:\u2028<"}}}
	inputs := []string{"http://h/" + strings.Repeat("|a", 300), "prospero://h/a" + strings.Repeat(";b=c", 300), "foo:\xff"}
	for _, g := range standardsGoldens {
		inputs = append(inputs, g.input)
	}
	for len(inputs) < rounds.Of(1500) {
		inputs = append(inputs, mixed(r))
	}
	for i, input := range inputs {
		doc := StandardsIn(text.Langs[i%len(text.Langs)], input, asked[i%len(asked)])
		if i%2 > 0 {
			doc.Resolve(text.Langs[i%len(text.Langs)], mixed(r), input, asked[i%len(asked)])
		}
		holds(t, s, doc, input)
	}
}

// TestStandardsSchemaRejects: the schema rejects wrong documents.
func TestStandardsSchemaRejects(t *testing.T) {
	good := string(StandardsIn(text.English, "http://h/~<", standards.Asked{}).AppendJSON(nil))
	rejects(t, schema(t, standardsDir), good, [][2]string{
		{`"version":1`, `"version":2`}, {`"verdict":"invalid"`, `"verdict":"bad"`}, {`"offset":9,`, ``}, {`"by":"grammar"`, `"by":"me"`},
		{`"name":"invalid-URL-unit"`, `"name":""`}, {`"part":"host"`, `"part":"hots"`}, {`"section":"G.2"`, `"section":"?"`}, {`"flips":`, `"flip":`},
	})
}
