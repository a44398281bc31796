package report

import (
	"encoding/base64"
	"math/rand/v2"
	"slices"
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
		holds(t, s, doc, input)
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
		holds(t, s, doc, input)
	}
}

// TestNamesOctets: a value that is not UTF-8 is there as base64, as what nginx decodes.
func TestNamesOctets(t *testing.T) {
	for _, test := range []struct{ url, id, name, value string }{
		{"http://h/%FF", "nginx", "$uri", "/\xff"},
		{"http://h/a?\xff", "rfc3986", "query", ""}, // refused
		{"http://h/a?\xff", "curl", "query", "\xff"},
		{"http://h/%41", "nginx", "$uri", "/A"},
	} {
		for _, n := range NamesOf(test.url, readers.Asked{}, nil).Interfaces {
			for _, p := range n.Parts {
				if n.ID != test.id || p.Name != test.name {
					continue
				}
				plain, base := encode(test.value)
				if !equal(p.Value, plain) || !equal(p.ValueBase64, base) {
					t.Errorf("%s of %q: %s is not %q", test.id, test.url, test.name, test.value)
				}
			}
		}
	}
}

func equal(a, b *string) bool { return (a == nil) == (b == nil) && (a == nil || *a == *b) }

// TestReaderSteps: a reader whose library has a client that was recorded has what that sends.
func TestReaderSteps(t *testing.T) {
	for _, test := range []struct {
		reader, url string
		steps       []string
		octets      string
	}{
		{"curl", "ftp://u:p@h/pub/x;type=i", []string{"USER u", "PASS p", "CWD pub", "TYPE I", "RETR x"}, "USER u\r\nPASS p\r\nCWD pub\r\nTYPE I\r\nRETR x\r\n"},
		{"perl", "gopher://h/0a%0D%0Ab", []string{"a\r\nb"}, "a\r\nb\r\n"},
		{"curl", "gopher://h/0%FF", nil, "\xff\r\n"},
		{"python", "http://h/a", []string{"GET /a HTTP/1.1", "Host: h"}, ""},
		{"go", "http://u:p@h/a", []string{"GET /a HTTP/1.1", "Host: h", "Authorization: Basic dTpw"}, ""},
		{"lynx", "http://u:p@h:8080/a", []string{"GET /a HTTP/1.0", "Host: h"}, ""}, // as it reads: port 80
		{"php", "http://h/a", nil, ""},
		{"curl", "mailto:joe@h", nil, ""},
	} {
		for _, r := range ReadersIn(text.English, test.url, readers.Asked{}).Readers {
			if r.Reader == test.reader && (!slices.Equal(r.Steps, test.steps) || r.BytesBase64 != base64.StdEncoding.EncodeToString([]byte(test.octets))) {
				t.Errorf("%s of %s: %q, %q; want %q, %q", test.reader, test.url, r.Steps, r.BytesBase64, test.steps, test.octets)
			}
		}
	}
}
