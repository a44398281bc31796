package proofread

import (
	"strings"
	"testing"
)

func TestPapers(t *testing.T) {
	papers := ReadPapers(t, "../README.md")
	for text, want := range map[string]string{
		"The host, and That\n  of the other.": "that of",
		"It is mended.":                       "mended",
		"A amendment; it is recommended.":     "",
		"`that of` and “that of”":             "",
		"```\nthat of\n```\n":                 "",
		"It repairs the URL.":                 "",
	} {
		var found faults
		papers.Check(&found, "a", 7, text)
		if got := strings.Join(found, "\n"); want == "" && got != "" || !strings.Contains(strings.ToLower(got), want) {
			t.Errorf("%q: %q, want %q", text, found, want)
		}
	}
	var lines faults
	papers.Check(&lines, "a", 7, "One\n“two\n” three is\nmended.")
	if len(lines) != 1 || !strings.HasPrefix(lines[0], "a:10: ") {
		t.Errorf("the line: %q", lines)
	}
	var found faults
	ReadPapers(&found, "no such file")
	if len(found) != 2 {
		t.Errorf("of no file: %q", found)
	}
}
