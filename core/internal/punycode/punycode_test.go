package punycode

import "testing"

// TestEncode has examples of RFC 3492, section 7.1, and labels that are met.
func TestEncode(t *testing.T) {
	for _, c := range []struct{ label, want string }{
		{"bücher", "xn--bcher-kva"},
		{"他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"},
		{"なぜみんな日本語を話してくれないのか", "xn--n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"},
		{"3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"},
		{"пример", "xn--e1afmkfd"},
	} {
		if got, ok := Encode(c.label); !ok || got != c.want {
			t.Errorf("%q is %q, %t, want %q", c.label, got, ok, c.want)
		}
	}
	for _, label := range []string{"a\xFF", "é b", "é_"} {
		if got, ok := Encode(label); ok {
			t.Errorf("%q is %q", label, got)
		}
	}
}
