package cli

import (
	"strings"
	"testing"
)

// TestNamesAndReaders compares the output of the commands names and readers with testdata/names/text.txtar. The
// name of a section is the command with its flags, its first line the URL as a Go string.
func TestNamesAndReaders(t *testing.T) {
	holdArchive(t, "../../testdata/names/text.txtar", func(section, first string) string {
		url, _ := unquoted(t, first)
		return behind(1, outputOf(t, "", append(strings.Fields(section), "--", url)...))
	})
}
