package rounds

import "testing"

func TestEvery(t *testing.T) {
	for _, test := range []struct {
		wasm, short, all bool
		want             int
	}{
		{want: 5},
		{short: true, want: 30},
		{all: true, want: 1},
		{short: true, all: true, want: 30}, // who is in haste is
		{wasm: true, want: 50},
		{wasm: true, short: true, want: 50},
		{wasm: true, all: true, want: 30},
	} {
		if got := every(test.wasm, test.short, test.all); got != test.want {
			t.Errorf("%+v: each %d", test, got)
		}
	}
}

func TestOf(t *testing.T) {
	if got := Of(30_000); got != 30_000/Every() {
		t.Errorf("%d turns are %d", 30_000, got)
	}
	if got := Of(1); got != 1 {
		t.Errorf("one turn is %d", got)
	}
}

func TestSome(t *testing.T) {
	list := make([]int, 300)
	for i := range list {
		list[i] = i
	}
	some := Some(list)
	if len(some) != Of(300) {
		t.Errorf("%d of 300", len(some))
	}
	seen := map[int]bool{}
	for _, i := range some {
		if seen[i] {
			t.Errorf("%d comes twice", i)
		}
		seen[i] = true
	}
	if len(Some([]int(nil))) != 0 {
		t.Error("there is some of nothing")
	}
}
