package page

import (
	"testing"
	"time"

	"urlscope/wasm/model"
)

func TestAddressWaits(t *testing.T) {
	start := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	a := &address{written: "#a", at: start}
	for _, c := range []struct {
		fragment string
		after    time.Duration
		wait     time.Duration
		ok       bool
	}{
		{"#a", time.Hour, 0, false},
		{"#b", 0, model.Breath, true},
		{"#b", 200 * time.Millisecond, 300 * time.Millisecond, true},
		{"#b", model.Breath, 0, true},
		{"#b", time.Hour, 0, true},
	} {
		if wait, ok := a.wait(c.fragment, start.Add(c.after)); wait != c.wait || ok != c.ok {
			t.Errorf("%s after %v waits %v, %v; want %v, %v", c.fragment, c.after, wait, ok, c.wait, c.ok)
		}
	}
}
