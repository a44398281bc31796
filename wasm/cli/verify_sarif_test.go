package cli

import (
	"bytes"
	"encoding/json"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"golang.org/x/tools/txtar"

	"urlscope/wasm/links"
)

var sarifSchemaFile = flag.String("sarif-schema", "../../testdata/verify/sarif.schema.json", "the schema that logs of SARIF are held against")

// sarifLog returns the log of a document after validating it against the schema.
func sarifLog(t *testing.T, schema *jsonschema.Schema, args []string, doc string) []byte {
	t.Helper()
	var log bytes.Buffer
	Main(append([]string{"verify", "-format", "sarif", "-q"}, args...), strings.NewReader(doc), &log, io.Discard)
	value, err := jsonschema.UnmarshalJSON(&log)
	if err != nil {
		t.Fatalf("%.200q: %v", doc, err)
	}
	if err := schema.Validate(value); err != nil {
		t.Errorf("%.200q: %v", doc, err)
	}
	b, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Every log is valid SARIF. Applying a fix by its lines and characters, as other programs do, gives the result of
// -fix.
func TestVerifySARIF(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile(*sarifSchemaFile)
	if err != nil {
		t.Fatal(err)
	}
	cases, err := filepath.Glob("../../testdata/verify/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range cases {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range a.Files {
			if as, known := links.FormatOf(f.Name); known {
				sarifLog(t, schema, []string{"-severity", "note", "-lang", "ja", "-type", as.Name, "-"}, string(f.Data))
				sarifLog(t, schema, []string{"-lang", "zh", "-home", "https://host.example/", "-type", as.Name, "-"}, string(f.Data))
			}
		}
	}
	sarifLog(t, schema, []string{filepath.Join(t.TempDir(), "none")}, "")
	sarifLog(t, schema, []string{"-house-https", "*", "-house-example", "*", "-house-host", "h", "-house-canonical", "h=g", "-type", "text", "-"}, "http://h/ http://domain.tld")
	sarifLog(t, schema, []string{"-type", "text", "-"}, "http://h/\xff|\xffx http://h/"+strings.Repeat("~a", 5000))

	const doc = "日本 http://h/~1|2 🌍 <http://h/\r\n3~4> é http://h/%7e^"
	var log struct {
		Runs []struct {
			Results []struct {
				Fixes []struct {
					ArtifactChanges []struct{ Replacements []sarifReplacement }
				}
			}
		}
	}
	if err := json.Unmarshal(sarifLog(t, schema, []string{"-type", "text", "-"}, doc), &log); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(doc, "\n")
	results := log.Runs[0].Results
	for i := len(results) - 1; i >= 0; i-- {
		r := results[i].Fixes[0].ArtifactChanges[0].Replacements[0]
		line := []rune(lines[r.Deleted.StartLine-1])
		lines[r.Deleted.StartLine-1] = string(line[:r.Deleted.StartColumn-1]) + r.Inserted.Text + string(line[r.Deleted.EndColumn-1:])
	}
	name := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(name, []byte(doc), 0o666); err != nil {
		t.Fatal(err)
	}
	Main([]string{"verify", "-fix", "-q", name}, nil, io.Discard, io.Discard)
	want, err := os.ReadFile(name)
	if got := strings.Join(lines, "\n"); err != nil || got != string(want) || len(results) != 4 {
		t.Errorf("by the log it becomes %q, by -fix %q; %d results, %v", got, want, len(results), err)
	}
}
