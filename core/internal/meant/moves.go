package meant

// A move is something that people, programs or encodings do to a URL as a whole, and how
// it is undone.
type move struct {
	name    string
	example string // of what it undoes
	price   int
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

// together returns the variant of edits that are one change, such as both quote marks of "“h”"; none when
// there are none.
func together(edits []Edit) []variant {
	if len(edits) == 0 {
		return nil
	}
	return []variant{{edits: edits}}
}

// dear returns the variant of a single edit that costs so much besides: 8 for "@" in place of the "#" of
// "ftp://joe#h.org/".
func dear(start, end int, text string, extra int) []variant {
	return []variant{{[]Edit{{start, end, text}}, extra}}
}

var moves []move

func init() { // the moves call what looks at moves' results
	moves = []move{
		// What stands around a URL.
		{"around", "see (http://h/x).", 35, "", moveAround, false},
		{"edges", " http://h/ ", 20, "", moveEdges, false},
		{"final-mark", "http://h/x.", 22, "", moveFinalMark, true},
		{"markup", `http://h/x">y</a>`, 20, "\"'<[", moveMarkup, false},
		{"folded", "http://h/x-\n y", 30, "\r\n", moveFolded, false},

		// What writing programs do.
		{"invisible", "http://h/a\u00adb", 14, "\x00\x80", moveInvisible, false},
		{"wide", "http:／／ｈ／", 14, "\x80", moveWide, false},
		{"typographic", "http://h/it’s", 20, "\x80", moveTypographic, false},
		{"ligature", "http://h/oﬃce", 16, "\x80", moveLigature, false},
		{"look-alike", "http://exаmple.com/", 22, "\x80", moveLookAlike, false},
		{"tilde", "http://h/˜joe", 20, "/", moveTilde, false},
		{"layout", "реезЖ..ццц", 60, "", moveLayout, false},
		{"idn", "http://bücher.example/", 30, "\x80%", moveIDN, false},

		// What encodings do.
		{"unsafe", "http://h/a b", 30, "\x00\x80 <>\"{}|\\^~[]`", moveUnsafe, true},
		{"mojibake", "http://h/Ã©", 24, "\x80", moveMojibake, false},
		{"entity", "http://h/?a=1&amp;b=2", 20, "&", moveEntity, false},
		{"escaped-whole", "https%3A%2F%2Fh%2F", 20, "%", moveEscapedWhole, false},
		{"escaped-host", "http://www%2Eh.org/", 25, "%", moveEscapedHost, false},
		{"unicode-escape", "http://h/%u3042", 20, "%\\", moveUnicodeEscape, false},
		{"quoted-printable", "http://h/?a=3D1", 30, "=", moveQuotedPrintable, false},
		{"backslashes", `http:\\h\x`, 25, "\\", moveBackslashes, false},
		{"percent", "http://h/50%-off", 34, "%&^", movePercent, true},

		// The scheme.
		{"scheme", "htpps://h/", 55, "", moveScheme, false},
		{"scheme-missing", "www.h.org", 45, "", moveNoScheme, false},
		{"defanged", "hxxp://h[.]org", 30, "", moveDefanged, false},
		{"words", "h dot org", 42, " ", moveWords, false},
		{"slashes", "http:/h/", 45, "", moveSlashes, false},
		{"doubled", "http://http://h/", 30, "", moveDoubled, false},

		// Other notations.
		{"drive", `C:\x`, 20, ":|", moveDrive, false},
		{"unc", `\\server\share`, 30, "\\/", moveUNC, false},
		{"path", "/etc/motd", 50, "/", movePath, false},
		{"scp", "joe@h.org:path", 40, ":", moveSCP, false},
		{"command", "telnet h.org 23", 40, " ", moveCommand, false},
		{"gopher-line", "0About\t/x\th.org\t70", 30, "\t", moveGopherLine, false},

		// Login, host and port.
		{"user-octets", "ftp://joe:a/b@h.org/", 40, "@", moveUserOctets, true},
		{"first-label", "http://wwe.example.com/", 30, "", firstSlip, false},
		{"blanks-in-host", "http://www h.org/", 45, " \t", blanksInHost, false},
		{"name", "http://lcoalhost/", 55, "", moveName, false},
		{"top", "http://h.ogr/", 45, "", moveTop, false},
		{"address", "http://0x7f.0.0.1/", 45, "", moveAddress, false},
		{"brackets", "http://2001:db8::1]/", 25, "", moveBrackets, false},
		{"port", "http://h:8O/", 45, "", movePort, false},

		// One scheme.
		{"rows", "http://h?q", 0, "", moveRows, false},
		{"type", "ftp://h/x;type=ascii", 45, "", moveType, false},
		{"gopher-type", "gopher://h/docs/x", 40, "", moveGopherType, false},
		{"mailbox", "Bob <bob@h.org>", 40, "@", moveMailbox, false},
		{"group", "news://h.org/g", 40, "", newsHost, false},
	}
}

// octetsOf returns the set of the octets of text, with one for all controls and one for all that are not
// ASCII: those of ";:;" are ";" and ":".
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

// hasAny reports whether an octet of needs is in the set, or needs is empty: the set of "a:b" has one of
// ";:".
func hasAny(set *[4]uint64, needs string) bool {
	for i := range len(needs) {
		if b := needs[i]; set[b>>6]&(1<<(b&63)) != 0 {
			return true
		}
	}
	return needs == ""
}
