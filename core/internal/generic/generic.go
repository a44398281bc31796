package generic

import "urlscope/core/internal/grammar"

// The machines of what each document derives its texts from, absolute or relative, with or
// without a fragment.
const (
	RFC1808 grammar.Table = tableRFC1808 // URL
	RFC2396 grammar.Table = tableRFC2396 // URI-reference
	RFC3986 grammar.Table = tableRFC3986 // URI-reference
)

// Server is the machine of those authorities of RFC 2396 of which a host and a port are told
// apart; all others are a reg_name.
const Server grammar.Table = tableServer

// Login is the machine of what RFC 1808 says that a net_loc is: the login of section 5 of RFC
// 1738.
const Login grammar.Table = tableLogin
