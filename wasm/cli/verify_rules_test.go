package cli

import (
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// The page of rules and verify agree about the grammar of a later standard: the output names the standard for the
// URLs that fire the rule, and not for the others.
func TestVerifyRulesOfGrammars(t *testing.T) {
	for _, s := range grammars[1:] {
		a, err := txtar.ParseFile(filepath.Join("../../testdata/rules/later", s.String()+".txtar"))
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]int{}
		for _, f := range a.Files {
			for line := range strings.Lines(string(f.Data)) {
				url, err := strconv.Unquote(strings.TrimSpace(line))
				if err != nil {
					t.Fatal(err)
				}
				var out strings.Builder
				Main([]string{"verify", "-q", "-config", "", "-standard", s.String(), "-"}, strings.NewReader("<URL:"+url+">\n"), &out, io.Discard)
				if named := strings.Contains(out.String(), "["+s.String()+"]"); named != (f.Name == "fires") {
					t.Errorf("%s: of %s verify says %q", f.Name, url, out.String())
				}
				seen[f.Name]++
			}
		}
		if seen["fires"] == 0 || seen["silent"] == 0 {
			t.Errorf("%s has the cases %v", s, seen)
		}
	}
}
