package report

import (
	"math/rand/v2"
	"testing"

	"urlscope/core/compare"
	"urlscope/core/internal/rounds"
	"urlscope/core/text"
)

const sameDir = "../../testdata/same"

// TestSameSchema: every document satisfies the schema, and is written as encoding/json writes it.
func TestSameSchema(t *testing.T) {
	s := schema(t, sameDir)
	r := rand.New(rand.NewPCG(50, 1))
	asked := []compare.Asked{{}, {Registrable: func(domain string) string { return domain }}}
	inputs := []string{"", "http://h/", "HTTP://h:80", "foo:\xff", "http://é/", "data:,x", "http://[", "http://a.example.org/", "http://b.example.org/"}
	for i := range rounds.Of(600) {
		first, second := inputs[r.IntN(len(inputs))], inputs[r.IntN(len(inputs))]
		if i%2 > 0 {
			second = mixed(r)
		}
		doc := SameIn(text.Langs[i%len(text.Langs)], first, second, asked[i%len(asked)])
		holds(t, s, doc, first, second)
	}
}

// TestSameSchemaRejects: the schema rejects wrong documents.
func TestSameSchemaRejects(t *testing.T) {
	good := string(SameIn(text.English, "http://h:80/", "http://h/#", compare.Asked{}).AppendJSON(nil))
	rejects(t, schema(t, sameDir), good, [][2]string{
		{`"version":1`, `"version":2`}, {`"verdict":"differs"`, `"verdict":"same"`}, {`"verdict":"same"`, `"verdict":"differs"`}, {`"at":[8,8]`, `"at":[8]`},
		{`"rung":"site"`, `"rung":"nation"`}, {`"part":"port"`, `"part":"params"`}, {`"input":`, `"inputs":`}, {`"cause":"part"`, `"cause":"relative"`},
	})
}
