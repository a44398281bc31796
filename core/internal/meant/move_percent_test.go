package meant

import (
	"strings"
	"testing"

	"urlscope/core/octet"
)

// TestMends asks that each row is the first that fits its example, whose "%" begins no escape.
func TestMends(t *testing.T) {
	for _, m := range mends {
		at := strings.IndexByte(m.example, '%')
		if octet.IsEscape(m.example, at) {
			t.Errorf("%q has an escape", m.example)
		}
		if e, sign := mended(m.example, at); e != m.edit || sign != m.sign {
			t.Errorf("%q is mended by %v, %d, not by %v, %d", m.example, e, sign, m.edit, m.sign)
		}
	}
}
