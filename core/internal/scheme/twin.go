package scheme

import "urlscope/core/octet"

// twins maps a scheme to its twin, which differs from it only in TLS, and to the port of the twin. A server there
// expects TLS, or does not know it.
var twins = map[string]struct {
	name string
	port int
}{
	"http": {"https", 443}, "https": {"http", 80},
	"ws": {"wss", 443}, "wss": {"ws", 80},
}

// Twin returns the twin of a scheme that has that port: "https" for "http" and 443. Without one it returns "".
func Twin(name string, port int) string {
	if twin := twins[octet.LowerString(name)]; port == twin.port {
		return twin.name
	}
	return ""
}
