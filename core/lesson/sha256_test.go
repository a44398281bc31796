package lesson

import (
	standard "crypto/sha256"
	"strings"
	"testing"
)

// It is the hash of the standard library, for texts of any length up to several blocks.
func TestSHA256(t *testing.T) {
	for n := range 300 {
		text := strings.Repeat("aé%", 100)[:n]
		if got, want := sha256([]byte(text)), standard.Sum256([]byte(text)); got != want {
			t.Fatalf("of %d octets it is %x, and should be %x", n, got, want)
		}
	}
}
