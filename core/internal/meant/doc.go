// Package meant finds what a text was meant to be that is no URL, or is hardly one: the
// cheapest ways to make a URL of it that somebody would write.
//
// Two things are known of people's slips, each with a price in hundredths: the whole moves
// (moves.go), such as quote marks around a URL, and the slips of a key or two (prices.go).
// Moves make drafts of the text. A draft that is no URL yet is searched: the grammar's
// machine reads it as far as it can, and round about where it stops octets are dropped,
// added, changed or written as escapes until it can go on (search.go). What comes of it is
// doubted (doubt.go): a URL may be valid and still not be what anybody means. The price of
// a candidate is that of its slips and of what is to be doubted in it.
package meant
