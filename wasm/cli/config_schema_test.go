package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// configSchemaFile is the JSON schema of a configuration.
const configSchemaFile = "../../testdata/config/schema.json"

// TestConfigSchema compares the schema of a configuration with what verify accepts: an editor that uses the schema
// offers each key, rule and word, and marks what verify would reject.
func TestConfigSchema(t *testing.T) {
	data, err := os.ReadFile(configSchemaFile)
	if err != nil {
		t.Fatal(err)
	}
	var says struct {
		Properties map[string]struct{ Description string }
		Defs       struct{ Rule, Standard struct{ Enum []string } } `json:"$defs"`
	}
	if err := json.Unmarshal(data, &says); err != nil {
		t.Fatal(err)
	}
	for _, key := range configKeys {
		if says.Properties[key].Description == "" {
			t.Errorf("it does not say what %q is", key)
		}
	}
	if len(says.Properties) != len(configKeys)+len([]string{"$schema"}) {
		t.Errorf("it has %d properties, and a configuration %d keys", len(says.Properties), len(configKeys))
	}
	if !slices.Equal(says.Defs.Rule.Enum, ruleIDs) {
		t.Errorf("its rules are not those that there are: %q", ruleIDs)
	}
	var names []string
	for _, g := range grammars {
		names = append(names, g.String())
	}
	if !slices.Equal(says.Defs.Standard.Enum, names) {
		t.Errorf("its standards are not %q", names)
	}

	schema := compiled(t, data)
	for config, ok := range map[string]bool{
		`{}`: true,
		`{"$schema": "https://host.example/schema.json", "ignore": ["tilde"], "exclude": ["docs/old"], "baseline": "known.json"}`: true,
		`{"ignore": "tilde", "only": "percent,space", "exclude": "docs/old"}`:                                                     true,
		`{"code": true, "severity": "note", "standard": "rfc3986", "lang": "ja"}`:                                                 true,
		`{"home": "https://host.example/urlscope/"}`:                                                                              true,
		`{"home": "https://host.example/urlscope"}`:                                                                               false,
		`{"home": "host.example/"}`:                                                                                               false,
		`{"house-host": ["localhost:1313", "*.example.org", "10.0.0.0/8", "[::1]", "!a.example.org"], "ignore": "house-host"}`:    true,
		`{"house-https": "*, !localhost", "house-example": ["*"]}`:                                                                true,
		`{"house-canonical": {"www.example.org": "example.org", "*.example.net": "example.org", "!a.example.net": ""}}`:           true,
		`{"house-host": true}`:              false,
		`{"house-host": ["true"]}`:          false,
		`{"house-host": [""]}`:              false,
		`{"house-host": ["http://h/"]}`:     false,
		`{"house-https": "a.org/docs"}`:     false,
		`{"house-example": {"a": "b"}}`:     false,
		`{"house-canonical": ["a=b"]}`:      false,
		`{"house-canonical": {"a": ""}}`:    false,
		`{"house-canonical": {"a": "*.b"}}`: false,
		`{"code": "yes"}`:                   false,
		`{"ignore": ["tlide"]}`:             false,
		`{"ignore": [1]}`:                   false,
		`{"severity": "fatal"}`:             false,
		`{"standard": "rfc9999"}`:           false,
		`{"lang": "xx"}`:                    false,
		`{"fix": true}`:                     false,
		`{"baseline": {"file": "a"}}`:       false,
		`{"exclude": ["a"], "code": 1}`:     false,
	} {
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader([]byte(config)))
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(value); (err == nil) != ok {
			t.Errorf("%s: the schema says %v", config, err)
		}
		v, o := newVerifier(), new(options)
		v.options(o)
		if err := v.obey(o, ".", []byte(config)); (err == nil) != ok {
			t.Errorf("%s: verify says %v", config, err)
		}
	}
}

func compiled(t *testing.T, schema []byte) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("urn:urlscope:config", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("urn:urlscope:config")
	if err != nil {
		t.Fatal(err)
	}
	return s
}
