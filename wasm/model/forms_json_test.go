package model

import (
	"bytes"
	"encoding/json"
	"testing"

	"urlscope/core/report"
	"urlscope/core/text"
)

// Copied JSON is indented as encoding/json does it.
func TestIndented(t *testing.T) {
	for _, src := range []string{"", "ftp://u:p@h/a%0D%0Ab;type=q", `http://h/{"[,:]}\\"`, "\xff", "gopher://h/7a%09b%09+c"} {
		compact := report.In(text.English, src).AppendJSON(nil)
		var want bytes.Buffer
		if err := json.Indent(&want, compact, "", "  "); err != nil {
			t.Fatal(err)
		}
		if got := indented(compact); got != want.String() {
			t.Errorf("%q:\n%s\nnot\n%s", src, got, &want)
		}
	}
}
