package piece

import "testing"

func TestIsForm(t *testing.T) {
	if s := "+\t1\r\n+-1\r\nJoe\r\n.\r\n"; !IsForm([]byte(s)) {
		t.Errorf("IsForm(%q) is false", s)
	}
}
