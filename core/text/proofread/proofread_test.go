package proofread

import (
	"fmt"
	"strings"
	"testing"
)

// faults collects reports.
type faults []string

func (f *faults) Helper()                           {}
func (f *faults) Errorf(format string, args ...any) { *f = append(*f, fmt.Sprintf(format, args...)) }

// TestFaults: a correct text passes, and each mistake in it is reported.
func TestFaults(t *testing.T) {
	house := ReadHouse(t, "../README.md")
	good := [3]string{
		"The client’s port is `{raw}` (section 3.1).",
		"クライアントのポートは `{raw}` です（3.1 節）。",
		"用戶端的連接埠是 `{raw}`（第 3.1 節）。",
	}
	for _, c := range []struct{ fault, old, new, want string }{
		{"", "", "", ""},
		{"a forbidden phrase", "port is", "port cannot stand in", "cannot stand"},
		{"another word for a concept", "ポート", "口", "no ポート"},
		{"a word of the mainland", "用戶端的連接埠", "客戶端的連接埠", "客戶端"},
		{"a word the house does not write", "用戶端的連接埠", "請拿掉連接埠", "拿掉"},
		{"another slot", "`{raw}` です", "`{token}` です", "slots"},
		{"a slot too few", "`{raw}` です", "それです", "slots"},
		{"a backtick alone", "`{raw}` (", "`{raw} (", "backtick"},
		{"other octets", "連接埠是 `{raw}`", "連接埠是 `%2F` `{raw}`", "octets"},
		{"a straight apostrophe", "client’s", "client's", "straight quote"},
		{"straight quotes", "The client’s", "\"The\" client’s", "straight quote"},
		{"quotes of English", "クライアントの", "“クライアントの", "quotes"},
		{"a bracket alone", "3.1 節）", "3.1 節", "without"},
		{"brackets of ASCII", "（3.1 節）", " (3.1 節)", "US-ASCII"},
		{"a full stop of ASCII", "節）。", "節）.", "US-ASCII"},
		{"the comma of Chinese", "クライアントの", "クライアント，", "comma"},
		{"a comma of ASCII", "用戶端的", "用戶端, ", "US-ASCII"},
		{"a space beside a mark", "です（", "です （", "space beside"},
		{"no space beside Latin", "（第 3.1 節）", "（URL第 3.1 節）", "no space"},
		{"no space beside octets", "是 `{raw}`", "是`{raw}`", "no space"},
		{"dictionary form", "です（", "である（", "polite"},
		{"a section without 第", "第 3.1 節", "3.1 節", "第"},
		{"no full stop", "節）。", "節）", "does not end"},
		{"an em dash", "The client’s", "The—client’s", "dash"},
		{"two spaces", "The client’s", "The  client’s", "two spaces"},
		{"nothing", good[2], "", "nothing"},
	} {
		row := good
		for i := range row {
			row[i] = strings.Replace(row[i], c.old, c.new, 1)
		}
		if c.fault != "" && row == good {
			t.Errorf("%s: %q is in no language", c.fault, c.old)
		}
		var got faults
		Row(&got, "text", row)
		house.Row(&got, "text", row)
		if all := strings.Join(got, "\n"); !strings.Contains(all, c.want) || c.want == "" && all != "" {
			t.Errorf("%s: reported is %q, want %q", c.fault, all, c.want)
		}
	}
}
