package suffix

import (
	"testing"

	"urlscope/core/internal/expect"
)

func TestType(t *testing.T) {
	expect.Gives(t, Type, "rfc1738.txt", 'a')
	expect.Gives(t, Type, "a.tar%2EZ", 'i')
	expect.Gives(t, Type, "motd", 0)
	expect.Gives(t, Of, "a.tar%2EZ", ".Z")
}
