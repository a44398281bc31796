package cli

import "testing"

// TestNumbered parses versions in the toolchain's notation (go.dev/ref/mod).
func TestNumbered(t *testing.T) {
	for version, want := range map[string]build{
		"v0.1.0":                               {number: "0.1.0"},
		"v1.2.3-rc.1":                          {number: "1.2.3-rc.1"},
		"v0.1.0+dirty":                         {number: "0.1.0+dirty"},
		"(devel)":                              {number: "(devel)"},
		"v0.1.1-0.20261128214744-ae1e18341234": {number: "0.1.1-0.20261128214744-ae1e18341234", after: "0.1.0"},
		"v0.1.1-0.20261128214744-ae1e18341234+dirty": {number: "0.1.1-0.20261128214744-ae1e18341234+dirty", after: "0.1.0"},
		"v1.0.10-0.20261128214744-ae1e18341234":      {number: "1.0.10-0.20261128214744-ae1e18341234", after: "1.0.9"},
		"v0.0.0-20261128214744-ae1e18341234":         {number: "0.0.0-20261128214744-ae1e18341234"}, // before the first tag
	} {
		if got := numbered(version); got != want {
			t.Errorf("%s is %+v, want %+v", version, got, want)
		}
	}
}
