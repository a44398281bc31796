package anatomy

import "testing"

// TestTexts asks the functions that return a text.
func TestTexts(t *testing.T) {
	for _, row := range []struct {
		name        string
		ask         func(string) string
		input, want string
	}{
		{"Decoded", Decoded, "a%20b", "a b"},
		{"Decoded", Decoded, "a", ""},
		{"Decoded", Decoded, "%00", ""},
		{"drawn", drawn, "http://h/", "http://h/"},
		{"octetName", func(s string) string { return octetName(s[0]) }, "\r", "CR"},
		{"octetName", func(s string) string { return octetName(s[0]) }, "\x00", "00"},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %q, not %q", row.name, row.input, got, row.want)
		}
	}
}

// TestNumbers asks the functions that return a number.
func TestNumbers(t *testing.T) {
	for _, row := range []struct {
		name  string
		ask   func(string) int
		input string
		want  int
	}{
		{"LabelWidth", LabelWidth, "host", 264},
		{"LabelWidth", LabelWidth, "主機", 244},
		{"width", width, "host", 27},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %d, not %d", row.name, row.input, got, row.want)
		}
	}
}
