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
	for hostport, want := range map[string][2]int{
		"h:80": {1, 1}, "[::1]:80": {5, 5}, "h": {1, 1}, "[::1": {4, 4}, "h:80:90": {1, 1}, "h:80,90": {1, 1}, "h,i:80": {3, 3},
		"h1:80,h2:81": {2, 11}, "h:1,10.0.0.1": {1, 12}, "h:1,[::1]:2": {1, 11}, "h:1,": {1, 1}, "h:1,see": {1, 1}, "h:1,80x": {1, 1}, "": {0, 0},
	} {
		if got := [2]int{Colon(hostport), HostEnd(hostport)}; got != want {
			t.Errorf("%q: %v, not %v", hostport, got, want)
		}
	}
}
