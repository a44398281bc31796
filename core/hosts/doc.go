// Package hosts unfolds the host of a URL: which address is behind a spelling, which range of IANA's registries that address
// is in, and what the characters of a name are.
//
//	u := core.Parse("http://0x7f.1/")
//	host, _ := u.Token(core.Host)
//	h := hosts.Unfold(u.Source(), host.Span, hosts.Asked{})
//	h.Address.String()       // "127.0.0.1"
//	h.Address.Range().Kind   // RangeLoopback
//	h.Spelling               // SpellingHex | SpellingShort
//
// An address is read as the URL Standard (section 3.5) reads it, which is what browsers do, and most libraries that resolve
// names with inet_aton. RFC 1738 and RFC 3986 know fewer spellings.
//
// The results are data, without prose; core/text has the words. What takes large tables is asked of functions that the caller
// hands in: see [Asked].
package hosts
