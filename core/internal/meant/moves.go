package meant

import "urlscope/core/octet"

// A move is something that people, programs or encodings do to a URL as a whole, and only code can undo.
type move struct {
	name    string
	example string // a text with the slip
	price   int
	find    func(text string, p parts) []variant
}

// A variant is one way to undo a move, and what it costs besides.
type variant struct {
	edits []octet.Edit
	extra int
	kind  kind
}

// one returns the variant of a single edit that costs so much besides: 8 for "@" in place of the "#" of "ftp://joe#h.org/".
func one(start, end int, text string, extra int) []variant {
	return []variant{{[]octet.Edit{edit(start, end, text)}, extra, asOne}}
}

var moves = []move{
	{"around", "see (http://h/x).", plausible, moveAround},
	{"edges", " http://h/ ", certain, moveEdges},
	{"final-mark", "http://h/x.", certain, moveFinalMark},
	{"folded", "http://h/x-\n y", likely, moveFolded},
	{"recipients", "mailto:a@h.org;b@h.org", certain, moveRecipients},
	{"mailbox", "write to joe@h.org.", plausible, moveMailbox},
	{"rows", "http://h?q", 0, moveRows},
	{"scheme", "htpps://h/", possible, moveScheme},
	{"scp", "joe@h.org:path", plausible, moveSCP},
	{"type", "ftp://h/x;type=ascii", plausible, moveType},
}
