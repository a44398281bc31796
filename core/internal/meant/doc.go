// Package meant finds what a text was meant to be, when it is not a URL, or is valid and hardly what anybody wants: the cheapest
// ways to make a URL of it that somebody would write. Of "htpp://h/" it makes "http://h/".
//
// Three things are known of people's slips, each with a price, the lower the likelier: what is typed for something else in a part of
// a URL (table.go, a row each), what only code can undo (moves.go), such as quote marks around a URL, and the slips of a key or two.
// Rows and moves, whose prices are a few steps (prices.go), make drafts of the text. A draft that is not a URL yet is searched: the
// grammar's machine reads it as far as it can, and round about where it stops octets are dropped, added, changed or written as
// escapes until it can go on (search.go). What comes of it is doubted (doubt.go), by what rows and moves find in it though it is
// valid, and by what no move mends. The price of a candidate is that of its slips and of what is to be doubted in it.
package meant
