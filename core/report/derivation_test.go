package report

import (
	"math/rand/v2"
	"testing"

	"urlscope/core/internal/rounds"
	"urlscope/core/standards"
	"urlscope/core/text"
)

const deriveDir = "../../testdata/derive"

// TestDerivationSchema: every document satisfies the schema, and is written as encoding/json writes it.
func TestDerivationSchema(t *testing.T) {
	s := schema(t, deriveDir)
	r := rand.New(rand.NewPCG(51, 1))
	inputs := []string{"", "http", "http:", "ftp://foo:12", "gopher://h/7a%09b/c", "nntp:///h.org/group", "www.example.com/x", "foo:\xff", "http://h/%4", "http://h/#top"}
	for i := range rounds.Of(600) + len(inputs) {
		raw := mixed(r)
		if i < len(inputs) {
			raw = inputs[i]
		}
		for _, by := range []standards.Standard{standards.RFC1738, standards.RFC3986} {
			doc := DerivationIn(text.Langs[i%len(text.Langs)], raw, by)
			holds(t, s, doc, raw, by)
		}
	}
}

// TestDerivationSchemaRejects: the schema rejects wrong documents.
func TestDerivationSchemaRejects(t *testing.T) {
	good := string(DerivationIn(text.English, "ftp://foo:", standards.RFC1738).AppendJSON(nil))
	rejects(t, schema(t, deriveDir), good, [][2]string{
		{`"version":1`, `"version":2`}, {`"state":"unfinished"`, `"state":"valid"`}, {`"ending":"1"`, `"ending":""`}, {`"rule":"login"`, `"rule":""`},
		{`"kind":"literal"`, `"kind":"rule"`}, {`"by":"grammar"`, `"by":"oracle"`}, {`"parent":-1`, `"parent":-2`}, {`"octets":"0123456789"`, `"octets":""`},
		{`"way":"starts","rule":"port"`, `"way":"starts"`}, {`"standard":"rfc1738"`, `"standard":"rfc2396"`},
	})
}
