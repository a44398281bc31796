package model

import (
	"strings"
	"testing"

	"urlscope/core"
)

func TestPlacesOfAnOctet(t *testing.T) {
	m := New("ftp://h/%2F%2f/%zz%")
	for octet, want := range map[byte]string{'/': "4 5 7 8 11 14", '%': "15 18", 'z': "16 17", 'q': ""} {
		var starts []string
		for _, s := range m.Places(octet, 0, MaxLit) {
			starts = append(starts, strings.Split(FromAttr(s), "-")[0])
			if got := m.value(s); got != int(octet) {
				t.Errorf("at %v there is %#x, want %#x", s, got, octet)
			}
		}
		if got := strings.Join(starts, " "); got != want {
			t.Errorf("%q stands at %s, want %s", octet, got, want)
		}
	}
	if n := len(New(strings.Repeat("/", 10*MaxLit)).Places('/', 0, MaxLit)); n != MaxLit {
		t.Errorf("%d places are lit, want %d", n, MaxLit)
	}
}

func TestNextPlaceGoesRound(t *testing.T) {
	m := New("news:a.b.c")
	m.SelectAt(8)
	for _, want := range []int{6, 8, 6} {
		s, ok := m.Next('.')
		if !ok || s.Start != want {
			t.Fatalf("the next dot is at %v, want %d", s, want)
		}
		m.SelectSpan(s)
	}
	if s, ok := m.Next('#'); ok {
		t.Errorf("found # at %v", s)
	}
}

func TestReadFrom(t *testing.T) {
	if s, ok := ReadFrom(FromAttr(core.Span{Start: 3, End: 17})); !ok || s != (core.Span{Start: 3, End: 17}) {
		t.Errorf("3–17 comes back as %v, %v", s, ok)
	}
	for _, bad := range []string{"", "-", "1", "3-2", "-1-2", "a-b", "1-2-3"} {
		if s, ok := ReadFrom(bad); ok {
			t.Errorf("readFrom(%q) = %v", bad, s)
		}
	}
}

// Pointing changes how the text is drawn, but not the text, the selection or the open problem.
func TestLightOverSelection(t *testing.T) {
	m := New("http://h/a|b")
	selected, problem := m.Selected, m.Problem
	lit := core.Span{Start: 9, End: 11}
	if !m.Light(lit) || m.Light(lit) {
		t.Error("the same place is lit twice, or not at all")
	}
	var text, shown strings.Builder
	for _, r := range m.Runs() {
		text.WriteString(r.Text)
		if strings.Contains(r.Class, " lit") {
			shown.WriteString(r.Text)
		}
	}
	if text.String() != m.Source()+Tail || shown.String() != "a|" {
		t.Errorf("%q is drawn with %q lit", text.String(), shown.String())
	}
	if m.Selected != selected || m.Problem != problem {
		t.Error("pointing selects")
	}
	if m.Set("news:a"); m.lit != nil {
		t.Error("what was pointed at in a text that is gone is still lit")
	}
}
