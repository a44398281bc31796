package report

import (
	"math/rand/v2"
	"testing"

	"urlscope/core/internal/rounds"
	"urlscope/core/text"
)

const normalDir = "../../testdata/normalize"

// TestNormalSchema: every document satisfies the schema, and is written as encoding/json writes it.
func TestNormalSchema(t *testing.T) {
	s := schema(t, normalDir)
	r := rand.New(rand.NewPCG(54, 1))
	inputs := []string{"", "http://h/", "HTTP://H:80", "foo:\xff", "http://é/", "../%7e", "file://localhost/a/../%41%2f", "http://["}
	for i := range rounds.Of(600) {
		in := mixed(r)
		if i < 2*len(inputs) {
			in = inputs[i/2]
		}
		holds(t, s, NormalIn(text.Langs[i%len(text.Langs)], in), in)
	}
}

// TestNormalSchemaRejects: the schema rejects wrong documents.
func TestNormalSchemaRejects(t *testing.T) {
	s := schema(t, normalDir)
	rejects(t, s, string(NormalIn(text.English, "HTTP://h/").AppendJSON(nil)), [][2]string{
		{`"version":1`, `"version":2`}, {`"verdict":"valid"`, `"verdict":"invalid"`}, {`"step":"scheme-case"`, `"step":"fold"`}, {`"section":"6.2.2.1"`, `"section":"6.1"`},
		{`"at":0`, `"at":-1`}, {`"input":`, `"inputs":`}, {`"steps":`, `"step":`}, {`"document":"RFC 3986"`, `"document":"RFC 1738"`},
	})
	rejects(t, s, string(NormalIn(text.English, "http://h/ ").AppendJSON(nil)), [][2]string{
		{`"offset":9`, `"offset":-1`}, {`"verdict":"invalid"`, `"verdict":"valid"`}, {`"text":`, `"result":`},
	})
}
