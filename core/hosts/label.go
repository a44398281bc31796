package hosts

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/glyph"
	"urlscope/core/internal/punycode"
	"urlscope/core/octet"
)

// A Label is one of the labels of a name.
type Label struct {
	Span       octet.Span // as it was typed
	Sent       string     // in US-ASCII (an A-label, RFC 5890): "xn--bcher-kva"; "" if that is not known
	Shown      string     // in its own script (a U-label): "bücher"
	Mix        Mix
	Characters []Character // the characters as typed, or, if the label was typed in US-ASCII, the characters of Shown
	Refused    bool        // it begins with "xn--", and UTS 46 refuses it: what follows is no Punycode, or of characters that it does not allow
	LooksLike  string      // the text in US-ASCII that it may be taken for: "paypal" for "xn--pypal-4ve"; "" for most
}

// A Character is a character of a label.
type Character struct {
	Rune   rune
	Span   octet.Span // its octets, or the whole label if it is written in Punycode
	Script Script
	Like   byte // the letter of US-ASCII that it looks like; 0 for most
}

// name reads the labels of a name.
func (h *Host) name(src string, asked Asked) {
	text := src[h.Span.Start:h.Span.End]
	h.Labels = labelsOf(src, h.Span)
	h.Sent, h.Refused = sentAs(text, asked)
	list := strings.Split(strings.TrimSuffix(h.Sent, "."), ".")
	if h.Sent != "" && len(list) != len(h.Labels) { // a character stands for a dot and more
		h.Labels = make([]Label, len(list))
		for i := range h.Labels {
			h.Labels[i].Span = h.Span
		}
	}
	for i := range h.Labels {
		l := &h.Labels[i]
		if h.Sent != "" {
			l.Sent = list[i]
		}
		l.read(src)
		l.Refused = l.isRefused(src, asked)
	}
	h.Special = specialOf(h.Sent)
	h.suffix(asked)
}

// forbidden are the octets that no domain holds for the URL Standard (section 3.1), not as escapes either, and not where UTS 46 makes
// one of another character, as it makes "a/c" of "℀". Controls are not among them.
const forbidden = " #/:<>?@[\\]^|%\x7F"

// isForbidden reports whether a name as it would be sent holds an octet that browsers refuse.
func isForbidden(sent string) bool {
	return strings.ContainsFunc(sent, func(c rune) bool { return c < ' ' || c < utf8.RuneSelf && strings.IndexByte(forbidden, byte(c)) >= 0 })
}

// sentAs returns a name as it is sent, "" if that is not known, and whether browsers refuse it, by the URL Standard or UTS 46. What is
// US-ASCII and holds no Punycode needs no UTS 46.
func sentAs(text string, asked Asked) (sent string, refused bool) {
	name := string(octet.AppendDecoded(nil, text))
	plain := octet.LowerString(name)
	switch {
	case isForbidden(plain):
		return "", true
	case octet.IsASCII(name) && !strings.Contains("."+plain, ".xn--"):
		return plain, false
	case asked.ASCII == nil && octet.IsASCII(name):
		return plain, false
	case asked.ASCII == nil:
		return "", false
	}
	sent, ok := asked.ASCII(name)
	if !ok || sent == "" || isForbidden(sent) {
		return "", true
	}
	return sent, false
}

// labelsOf splits a name at its dots, which are the dot of US-ASCII and the characters that UTS 46 reads as dots. A dot
// at the end has no label behind it.
func labelsOf(src string, at octet.Span) (list []Label) {
	begin := at.Start
	for i := at.Start; i < at.End; {
		r, end, _ := character(src[:at.End], i)
		if isDot(r) {
			list = append(list, Label{Span: octet.Span{Start: begin, End: i}})
			begin = end
		}
		i = end
	}
	if begin < at.End || list == nil {
		list = append(list, Label{Span: octet.Span{Start: begin, End: at.End}})
	}
	return list
}

// isDot reports whether UTS 46, section 4.5, takes a character for a dot between labels.
func isDot(r rune) bool { return r == '.' || r == 0x3002 || r == 0xFF0E || r == 0xFF61 }

// read fills in what the characters of a label tell.
func (l *Label) read(src string) {
	typed := string(octet.AppendDecoded(nil, src[l.Span.Start:l.Span.End]))
	switch {
	case l.Sent != "":
		l.Shown = shownAs(l.Sent)
	default:
		l.Shown = shownAs(octet.LowerString(typed))
	}
	if octet.IsASCII(typed) {
		for _, c := range l.Shown {
			l.add(c, l.Span)
		}
		if l.Shown == octet.LowerString(typed) { // each character has octets of its own
			l.Characters = l.Characters[:0]
			l.each(src)
		}
	} else {
		l.each(src)
	}
	set := scriptSet(0)
	for _, c := range l.Characters {
		set |= 1 << c.Script
	}
	l.Mix = set.mix(octet.IsASCII(l.Shown))
	l.LooksLike = looksLike(l.Shown)
}

// isRefused reports whether UTS 46 refuses a label with Punycode by itself. Browsers that do not, of a name in US-ASCII, since June 2026,
// may be asked: what cannot be decoded is refused, whatever they say.
func (l *Label) isRefused(src string, asked Asked) bool {
	typed := octet.LowerString(string(octet.AppendDecoded(nil, src[l.Span.Start:l.Span.End])))
	if !strings.HasPrefix(typed, "xn--") || isForbidden(typed) {
		return false
	}
	if octet.IsASCII(typed) && shownAs(typed) == typed {
		return true
	}
	if asked.ASCII == nil {
		return false
	}
	_, ok := asked.ASCII(typed)
	return !ok
}

// each adds the characters that were typed.
func (l *Label) each(src string) {
	for i := l.Span.Start; i < l.Span.End; {
		r, end, _ := character(src[:l.Span.End], i)
		l.add(r, octet.Span{Start: i, End: end})
		i = end
	}
}

func (l *Label) add(c rune, at octet.Span) {
	l.Characters = append(l.Characters, Character{c, at, scriptOf(c), glyph.Latin(c)})
}

// shownAs returns a label in its own script. What is no right Punycode is shown as it is.
func shownAs(label string) string {
	code, ok := strings.CutPrefix(label, "xn--")
	if !ok {
		return label
	}
	list, ok := punycode.Decode(nil, code)
	if !ok {
		return label
	}
	return string(list)
}

// looksLike returns what a label may be taken for: its characters outside US-ASCII, of which there is one at least, replaced
// by the letters that they look like. If one looks like none, it returns "".
func looksLike(shown string) string {
	if octet.IsASCII(shown) {
		return ""
	}
	b := make([]byte, 0, len(shown))
	for _, c := range shown {
		switch like := glyph.Latin(c); {
		case c < utf8.RuneSelf:
			b = append(b, byte(c))
		case like != 0:
			b = append(b, like)
		default:
			return ""
		}
	}
	return string(b)
}

// suffix asks for the public suffix of a name, and finds the registrable domain, which has one label more.
func (h *Host) suffix(asked Asked) {
	name := strings.TrimSuffix(h.Sent, ".")
	if asked.Suffix == nil || name == "" {
		return
	}
	suffix, ok := asked.Suffix(name)
	if !ok || !strings.HasSuffix("."+name, "."+suffix) {
		return
	}
	end := h.Labels[len(h.Labels)-1].Span.End
	at := len(h.Labels) - 1 - strings.Count(suffix, ".")
	h.Suffix = octet.Span{Start: h.Labels[at].Span.Start, End: end}
	if at > 0 {
		h.Domain = octet.Span{Start: h.Labels[at-1].Span.Start, End: end}
	}
}
