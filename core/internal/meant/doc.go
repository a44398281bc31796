// Package meant finds what a text was meant to be if it is not a URL, or is valid but hardly what anybody wants. It
// finds the cheapest ways to make a URL of the text that somebody would write: "http://h/" of "htpp://h/".
//
// The package knows three kinds of slips, each with a price: the lower the price, the likelier the slip. Rows are what
// is typed for something else in a part of a URL (table.go), in one notation or another (notation.go). Moves are slips
// that only code can undo (moves.go), such as quote marks around a URL. The third kind is a slip of a key or two. Rows
// and moves, whose prices are a few steps (prices.go), make drafts of the text. A draft that is not a URL yet is
// searched: the grammar's machine reads it as far as it can, and near the place where it stops octets are dropped,
// added, changed or written as escapes until it can go on (search.go). A candidate is then doubted (doubt.go): rows can
// find slips in it although it is valid, and there are doubts that no row removes. The price of a candidate is the sum
// of its slips and its doubts.
package meant
