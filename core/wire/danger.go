package wire

import (
	"slices"

	"urlscope/core"
	"urlscope/core/internal/run"
	"urlscope/core/octet"
)

// earlyEnds returns the places where control octets of the URL end a line early, as in "CWD a\r\nDELE b" for
// "ftp://h/a%0D%0ADELE%20b/c". A server takes CR LF as one line end, and most take either alone.
func earlyEnds(octets []Octet) (list []EarlyEnd) {
	for i := 0; i < len(octets); i++ {
		if !endsEarly(octets[i]) {
			continue
		}
		b := EarlyEnd{At: i, End: i + 1, Next: len(octets), From: octets[i].From}
		if rest := octets[b.End:]; octets[i].Value == '\r' && len(rest) > 0 && endsEarly(rest[0]) && rest[0].Value == '\n' {
			b.From.End = rest[0].From.End
			b.End++
		}
		if n := slices.IndexFunc(octets[b.End:], endsLine); n >= 0 {
			b.Next = b.End + n
		}
		list = append(list, b)
		i = b.End - 1
	}
	return list
}

// endsEarly reports whether o comes from the URL and ends a line.
func endsEarly(o Octet) bool { return o.From.Len() > 0 && endsLine(o) }

func endsLine(o Octet) bool { return !o.Slot && octet.EndsEarly(o.Value) }

// name gives each early end of the steps the finding that explains its octets.
func (p *program) name() {
	var speakers []*core.Diagnostic
	for i := range p.out.Steps {
		for j := range p.out.Steps[i].Early {
			if speakers == nil {
				speakers = speakersOf(p.u)
			}
			b := &p.out.Steps[i].Early[j]
			if d := speakers[b.From.Start]; d != nil {
				b.Rule, b.Found = d.Rule.ID, d.Span
			}
		}
	}
}

// speakersOf returns, for each octet of u, the finding that explains it, should the octet end a line; nil where none
// does.
func speakersOf(u *core.URL) []*core.Diagnostic {
	for _, d := range core.Check(u) {
		if r, ok := run.Of[interface{ Speakers() []*core.Diagnostic }](d); ok {
			return r.Speakers()
		}
	}
	return make([]*core.Diagnostic, len(u.Source()))
}
