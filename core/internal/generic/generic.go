package generic

import (
	"sync"

	"urlscope/core/internal/grammar"
)

// The machines of what each document derives its texts from, absolute or relative, with or
// without a fragment. They are read from their tables when they are first asked for.
var (
	RFC1808 = machine(tableRFC1808) // URL
	RFC2396 = machine(tableRFC2396) // URI-reference
	RFC3986 = machine(tableRFC3986) // URI-reference
)

// Server is the machine of those authorities of RFC 2396 of which a host and a port are told
// apart; all others are a reg_name.
var Server = machine(tableServer)

// Login is the machine of what RFC 1808 says that a net_loc is: the login of section 5 of RFC
// 1738.
var Login = machine(tableLogin)

func machine(table string) func() *grammar.Machine {
	return sync.OnceValue(func() *grammar.Machine { return grammar.Load(table) })
}
