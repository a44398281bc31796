package meant

import (
	"strings"
	"testing"
)

// TestMends asks that each row is the first that fits its example.
func TestMends(t *testing.T) {
	for _, m := range mends {
		if e, sign := mended(m.example, strings.IndexByte(m.example, '%')); e != m.edit || sign != m.sign {
			t.Errorf("%q is mended by %v, %d, not by %v, %d", m.example, e, sign, m.edit, m.sign)
		}
	}
}
