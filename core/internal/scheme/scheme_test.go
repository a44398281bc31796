package scheme

import (
	"slices"
	"strings"
	"testing"
)

// The table has each name once, in lower case, and the ten schemes of section 3 come first.
func TestRows(t *testing.T) {
	for i, row := range Rows {
		if row.Name != strings.ToLower(row.Name) || row.Name == "" || row.By == "" {
			t.Errorf("%+v", row)
		}
		if Lookup(row.Name) != &Rows[i] {
			t.Errorf("%s stands twice", row.Name)
		}
		if strings.HasPrefix(row.By, "section 3") != (i < 10) {
			t.Errorf("%s is row %d", row.Name, i)
		}
	}
	if !slices.IsSortedFunc(rows[17:], func(a, b Row) int { return strings.Compare(a.Name, b.Name) }) {
		t.Error("the later ones are not in order")
	}
}

func TestLookup(t *testing.T) {
	if r := Lookup("nfs"); r == nil || r.Port != 2049 || r.By != SetAside {
		t.Errorf("nfs is %+v", r)
	}
	if r := Lookup("no-such"); r != nil {
		t.Errorf("no-such is %+v", r)
	}
}
