// Command release moves the entries under Unreleased in CHANGELOG.md to the heading of a new version, with its date. make
// release runs it.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
)

func main() {
	version, date := flag.String("version", "", "the `version`, such as 0.1.0"), flag.String("date", "", "its `date`, such as 2026-12-01")
	flag.Parse()
	if err := write(flag.Arg(0), *version, *date); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func write(file, version, date string) error {
	old, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	changelog, err := released(string(old), version, date)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return os.WriteFile(file, []byte(changelog), 0o666)
}

// kinds lists the headings below a version, in the order of Keep a Changelog 1.1.0. Empty ones are left out.
var kinds = []string{"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}

const unreleased = "## [Unreleased]\n"

// released returns a changelog with the entries of Unreleased moved to a version, and Unreleased empty. If the version is
// there as "## [0.1.0] - not yet tagged", it gets its date, and Unreleased must be empty.
func released(changelog, version, date string) (string, error) {
	before, after, ok := strings.Cut(changelog, unreleased)
	if !ok {
		return "", fmt.Errorf("there is no heading %q", strings.TrimSpace(unreleased))
	}
	entries, older := after, ""
	if i := strings.Index(after, "\n## "); i >= 0 {
		entries, older = after[:i+1], after[i+1:]
	}
	sections, err := filled(entries)
	if err != nil {
		return "", err
	}
	heading := "## [" + version + "] - "
	waiting := heading + "not yet tagged\n"
	switch {
	case strings.Contains(older, waiting) && sections != "":
		return "", fmt.Errorf("move what is under Unreleased below %q, which is not tagged yet", strings.TrimSpace(waiting))
	case strings.Contains(older, waiting):
		return before + unreleased + entries + strings.Replace(older, waiting, heading+date+"\n", 1), nil
	case strings.Contains(older, heading):
		return "", fmt.Errorf("%s has its section already", version)
	case sections == "":
		return "", errors.New("nothing is under Unreleased")
	}
	return before + unreleased + "\n### Added\n\n### Changed\n\n### Fixed\n\n" + heading + date + "\n\n" + sections + older, nil
}

// filled returns the sections of entries that are not empty.
func filled(entries string) (string, error) {
	var b strings.Builder
	parts := regexp.MustCompile(`(?m)^### `).Split(entries, -1)
	if strings.TrimSpace(parts[0]) != "" {
		return "", fmt.Errorf("under Unreleased, an entry stands before the first of the headings %s", strings.Join(kinds, ", "))
	}
	for _, part := range parts[1:] {
		kind, list, _ := strings.Cut(part, "\n")
		if !known(kind) {
			return "", fmt.Errorf("there is no heading %q in Keep a Changelog: it has %s", kind, strings.Join(kinds, ", "))
		}
		if list = strings.TrimSpace(list); list != "" {
			b.WriteString("### " + kind + "\n\n" + list + "\n\n")
		}
	}
	return b.String(), nil
}

func known(kind string) bool {
	for _, k := range kinds {
		if k == kind {
			return true
		}
	}
	return false
}
