// Package grammar holds the grammar of section 5 of RFC 1738 as data, and the machine
// that reads texts by it, or by the grammar of another standard in the same notation.
package grammar
