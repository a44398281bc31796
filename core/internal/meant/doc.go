// Package meant finds what a text was meant to be, when it is not a URL, or is valid and hardly what anybody wants: the cheapest
// ways to make a URL of it that somebody would write. Of "htpp://h/" it makes "http://h/".
//
// Two things are known of people's slips, each with a price: the whole moves (moves.go), such as quote marks around a URL, and the
// slips of a key or two (prices.go). Prices are hundredths of that of one letter in place of another: a comma for a dot costs 45,
// and the lower price is the likelier. Moves make drafts of the text. A draft that is not a URL yet is searched: the grammar's
// machine reads it as far as it can, and round about where it stops octets are dropped, added, changed or written as escapes until
// it can go on (search.go). What comes of it is doubted (doubt.go): a URL may be valid and still not be what anybody means. The
// price of a candidate is that of its slips and of what is to be doubted in it.
package meant
