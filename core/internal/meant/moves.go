package meant

// A move is something that people, programs or encodings do to a URL as a whole, and how it is undone.
type move struct {
	name    string
	example string // a text with the slip
	price   int
	doubt   int    // the price of a URL in which it finds something, though that is valid
	needs   string // octets one of which it looks for, \x00 for a control, \x80 for what is not ASCII; "" for any text
	find    func(text string, p parts) []variant
	apart   bool // each of its changes is one by itself
}

// A variant is one way to undo a move, and what it costs besides.
type variant struct {
	edits []Edit
	extra int
}

// one returns the variant of a single edit: from 4 to 5 with ":" it makes "http://h" of "http;//h".
func one(start, end int, text string) []variant {
	return []variant{{edits: []Edit{{start, end, text}}}}
}

// together returns the variant of edits that are one change, such as both quote marks of "“h”"; nil if edits is empty.
func together(edits []Edit) []variant {
	if len(edits) == 0 {
		return nil
	}
	return []variant{{edits: edits}}
}

// dear returns the variant of a single edit that costs so much besides: 8 for "@" in place of the "#" of "ftp://joe#h.org/".
func dear(start, end int, text string, extra int) []variant {
	return []variant{{[]Edit{{start, end, text}}, extra}}
}

// plus returns the variants with a higher price: 10 makes 15 of 5.
func plus(extra int, list []variant) []variant {
	for i := range list {
		list[i].extra += extra
	}
	return list
}

var moves []move

func init() { // the moves call what looks at moves' results
	moves = []move{
		// What is typed for something else, and backslashes in front of all that writes each of them.
		{"rows", "http://h?q", 0, 0, "", moveRows, false},
		{"unc", `\\server\share`, certain, 0, "\\/", moveUNC, false},

		// What stands around a URL.
		{"around", "see (http://h/x).", plausible, 0, "", moveAround, false},
		{"edges", " http://h/ ", certain, 0, "", moveEdges, false},
		{"markup", `http://h/x">y</a>`, certain, 0, "\"'<[", moveMarkup, false},
		{"final-mark", "http://h/x.", certain, 0, "", moveFinalMark, true},
		{"folded", "http://h/x-\n y", likely, 0, "\r\n", moveFolded, false},

		// What writing programs do.
		{"glyphs", "http:／／ｈ／", certain, 0, "\x00\x80", moveGlyphs, false},
		{"tilde", "http://h/˜joe", certain, 0, "/", moveTilde, false},
		{"layout", "реезЖ..ццц", possible, 0, "", moveLayout, false},
		{"idn", "http://bücher.example/", likely, 0, "\x80%", moveIDN, false},

		// What encodings do.
		{"unsafe", "http://h/a b", likely, 0, "\x00\x80% <>\"{}|\\^~[]`", moveUnsafe, true},
		{"entity", "http://h/?a=1&amp;b=2", certain, wrong, "&", moveEntity, false},
		{"escaped-whole", "https%3A%2F%2Fh%2F", certain, 0, "%", moveEscapedWhole, false},
		{"escaped-host", "http://www%2Eh.org/", certain, 0, "%", moveEscapedHost, false},
		{"unicode-escape", "http://h/%u3042", certain, 0, "%\\", moveUnicodeEscape, false},
		{"quoted-printable", "http://h/?a=3D1", likely, strange, "=", moveQuotedPrintable, false},
		{"backslashes", `http:\\h\x`, certain, 0, "\\", moveBackslashes, false},

		// The scheme.
		{"scheme", "htpps://h/", possible, 0, "", moveScheme, false},
		{"scheme-missing", "www.h.org", plausible, 0, "", moveNoScheme, false},
		{"defanged", "hxxp://h[.]org", likely, 0, "", moveDefanged, false},
		{"words", "h dot org", plausible, 0, " ", moveWords, false},
		{"doubled", "http://http://h/", likely, 0, "", moveDoubled, false},

		// Other notations.
		{"drive", `C:\x`, certain, 0, ":|", moveDrive, false},
		{"path", "/etc/motd", plausible, 0, "/", movePath, false},
		{"scp", "joe@h.org:path", plausible, 0, ":", moveSCP, false},

		// Login, host and port.
		{"user-octets", "ftp://joe:a/b@h.org/", plausible, 0, "@", moveUserOctets, true},
		{"wrong-at", "https://joe:a@b%40h.org/", plausible, 0, "%", moveWrongAt, false},
		{"first-label", "http://wwe.example.com/", likely, odd, "", firstSlip, false},
		{"name", "http://lcoalhost/", possible, strange, "", moveName, false},
		{"top", "http://h.ogr/", plausible, 50, "", moveTop, false},
		{"address", "http://0x7f.0.0.1/", plausible, 0, "", moveAddress, false},
		{"brackets", "http://2001:db8::1]/", certain, 0, "", moveBrackets, false},
		{"port", "http://h:8O/", plausible, 0, "", movePort, false},

		// One scheme.
		{"type", "ftp://h/x;type=ascii", plausible, strange, ";=", moveType, false},
		{"gopher-type", "gopher://h/docs/x", plausible, strange, "", moveGopherType, false},
		{"mailbox", "Bob <bob@h.org>", plausible, 0, "@", moveMailbox, false},
	}
}

// octetsOf returns the set of the octets of text, with one member for all controls and one for all octets outside
// ASCII: the set of ";:;" has ";" and ":".
func octetsOf(text string) (set [4]uint64) {
	for i := range len(text) {
		b := text[i]
		set[b>>6] |= 1 << (b & 63)
		switch {
		case b >= 0x80:
			set[2] |= 1
		case b < ' ' || b == 0x7F:
			set[0] |= 1
		}
	}
	return set
}

// hasAny reports whether an octet of needs is in the set, or needs is empty: the set of "a:b" has one of ";:".
func hasAny(set *[4]uint64, needs string) bool {
	for i := range len(needs) {
		if b := needs[i]; set[b>>6]&(1<<(b&63)) != 0 {
			return true
		}
	}
	return needs == ""
}
