// Package generic holds the grammars of the generic syntaxes that came after RFC 1738, as
// data for the machine of package grammar: RFC 1808, RFC 2396 with RFC 2732, RFC 3986.
package generic
