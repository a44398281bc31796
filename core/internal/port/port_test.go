package port

import (
	"testing"

	"urlscope/core/internal/expect"
)

func TestPort(t *testing.T) {
	isNumber := func(s string) bool { _, ok := Number(s); return ok }
	expect.YesNo(t, isNumber, []string{"0", "080", "65535"}, []string{"", "65536", "8x", "99999999999999999999"})
	for port, want := range map[int]string{21: "ftp", 25: "smtp", 443: "https", 81: ""} {
		if got := Service(port); got != want {
			t.Errorf("at %d there is %q, not %q", port, got, want)
		}
	}
	isUsual := func(gtype byte) bool { return IsUsual(105, 70, gtype) }
	expect.YesNo(t, isUsual, []byte("2"), []byte("1T"))
}
