// Package standards reads an input by RFC 1738 and by later standards: RFC 1808, RFC 2396 with RFC 2732, RFC 3986,
// the URL standard of the WHATWG, and Go's net/url. It returns the result of each ([Reading]), and the place and
// reason where two neighbours first differ ([Flip]).
//
//	c := standards.Compare(core.Parse("ftp://u?x:p@h/"), standards.Asked{})
//	host, _ := c.Readings[standards.RFC1808].Part(standards.RoleHost) // "h"
//	host, _ = c.Readings[standards.RFC2396].Part(standards.RoleHost)  // "u"
//
// The grammars are data in core/internal/generic and run on the machine that reads section 5 of RFC 1738. The
// WHATWG's standard is a program and not a grammar. This package follows the part of it that finds errors and
// failures at their octets. It leaves out hosts that are not ASCII, because they need Unicode's tables (UTS 46). So
// its result is only likely. A browser knows better, and its answer counts if it was asked ([Asked]). The package
// does not import net/url; a caller that has it passes it in.
//
// core/text has the words that explain a flip; core/report makes the JSON.
package standards
