package cli

import (
	"strings"
	"testing"
)

// TestNamesAndReaders holds what the commands names and readers say to testdata/names/text.txtar. The name of a section is the command
// and its flags, its first line the URL as Go quotes it.
func TestNamesAndReaders(t *testing.T) {
	holdArchive(t, "../../testdata/names/text.txtar", func(section, first string) string {
		url, _ := unquoted(t, first)
		return behind(1, outputOf(t, "", append(strings.Fields(section), "--", url)...))
	})
}
