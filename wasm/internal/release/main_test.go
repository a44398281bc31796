package main

import (
	"os"
	"strings"
	"testing"
)

func TestReleased(t *testing.T) {
	const top, older = "# Changelog\n\n", "## [0.1.0] - 2026-12-01\n\n### Added\n\n- a\n"
	const empty = "\n### Added\n\n### Changed\n\n### Fixed\n\n"
	for _, test := range []struct{ name, changelog, version, want string }{
		{"moved", top + unreleased + "\n### Added\n\n### Changed\n\n- b\n\n### Fixed\n\n- c\n- d\n\n" + older, "0.2.0",
			top + unreleased + empty + "## [0.2.0] - 2027-01-02\n\n### Changed\n\n- b\n\n### Fixed\n\n- c\n- d\n\n" + older},
		{"the first", top + unreleased + "\n### Added\n\n- a\n", "0.1.0",
			top + unreleased + empty + "## [0.1.0] - 2027-01-02\n\n### Added\n\n- a\n\n"},
		{"waiting", top + unreleased + empty + "## [0.1.0] - not yet tagged\n\n- a\n", "0.1.0",
			top + unreleased + empty + "## [0.1.0] - 2027-01-02\n\n- a\n"},
		{"waiting, and more", top + unreleased + "\n### Fixed\n\n- b\n\n## [0.1.0] - not yet tagged\n\n- a\n", "0.1.0", "error: move what is under"},
		{"twice", top + unreleased + empty + older, "0.1.0", "error: 0.1.0 has its section already"},
		{"nothing", top + unreleased + empty + older, "0.2.0", "error: nothing is under Unreleased"},
		{"no kind", top + unreleased + "\n- b\n\n" + older, "0.2.0", "error: under Unreleased, an entry stands before"},
		{"another kind", top + unreleased + "\n### New\n\n- b\n\n" + older, "0.2.0", `error: there is no heading "New"`},
		{"none", top, "0.2.0", "error: there is no heading"},
	} {
		got, err := released(test.changelog, test.version, "2027-01-02")
		if err != nil {
			got = "error: " + err.Error()
		}
		if got != test.want && !(err != nil && strings.HasPrefix(got, test.want)) {
			t.Errorf("%s: the changelog is\n%s\nwant\n%s", test.name, got, test.want)
		}
	}
}

// TestChangelog checks that CHANGELOG.md has the form that make release needs.
func TestChangelog(t *testing.T) {
	data, err := os.ReadFile("../../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Count(string(data), "\n"+unreleased) != 1 {
		t.Errorf("CHANGELOG.md must have one heading %q", strings.TrimSpace(unreleased))
	}
}
