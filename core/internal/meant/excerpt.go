package meant

import (
	"iter"
	"strings"

	"urlscope/core/internal/grammar"
	"urlscope/core/octet"
)

// How much of a long text an excerpt keeps.
const (
	keptEnd  = 128 // octets of either end
	keptNear = 24  // on either side of a place
	keptMost = 640 // of places
)

// An excerpt is what is looked at of a long text.
type excerpt struct {
	text   string
	pieces []piece
	next   int  // where the first place may be that is not in it
	broken bool // at one of its places the text cannot go on
}

// A piece is where a part of an excerpt begins in it, and where that is in the long text.
type piece struct {
	at int
	span
}

// excerptOf returns the excerpt of text whose places are behind an offset: of
// "http://h/…/a b/…" that is some of the beginning, "…/a b/…" and some of the end.
func excerptOf(text string, from int) excerpt { return new(reader).excerpt(text, from) }

// A reader reads a long text by the language of its scheme. What it has read of one excerpt it need
// not read again for the next, when nothing is mended in front of where that begins.
type reader struct {
	at    int           // how far it has read
	state grammar.State // there; Dead before it has begun
}

// excerpt is excerptOf, of "http://h/…/a b/…" say, for a reader that has read the beginning.
func (r *reader) excerpt(text string, from int) excerpt {
	if len(text) <= longest {
		return excerpt{text: text, pieces: []piece{{0, span{0, len(text)}}}, next: len(text)}
	}
	head, tail := boundary(text, keptEnd), boundary(text, len(text)-keptEnd)
	e := excerpt{next: tail}
	e.add(text, 0, head)
	p := partsOf(text)
	if p.question < from { // it tells what may stand behind it
		e.add(text, max(head, p.question-1), p.question+1)
	}
	for place, dead := range r.oddPlaces(text, p, from) {
		if place < head {
			continue
		}
		if place >= tail {
			break
		}
		if len(e.text) > keptEnd+keptMost {
			e.next = e.pieces[len(e.pieces)-1].end
			break
		}
		e.broken = e.broken || dead
		e.add(text, boundary(text, max(place-keptNear, from)), boundary(text, min(place+keptNear, tail)))
	}
	e.add(text, tail, len(text))
	return e
}

// add adds to e what text has between two offsets, but for what it has already: behind octets 0 to 8, of 4 to 12 those from 8 on.
func (e *excerpt) add(text string, start, end int) {
	if n := len(e.pieces); n > 0 {
		last := &e.pieces[n-1]
		if start <= last.end {
			e.text += text[last.end:max(end, last.end)]
			last.end = max(end, last.end)
			return
		}
	}
	e.pieces = append(e.pieces, piece{len(e.text), span{start, end}})
	e.text += text[start:end]
}

// boundary returns the offset i, or one shortly behind it that is not within a character or an escape: 2 of
// "é|" for 1, and 3 of "%2Fa" for 1.
func boundary(text string, i int) int {
	for n := 0; n < 3 && i < len(text) && (text[i]&0xC0 == 0x80 || octet.IsEscape(text, max(i-1, 0)) || octet.IsEscape(text, max(i-2, 0))); n++ {
		i++
	}
	return i
}

// oddPlaces yields the offsets, from one on, where the language of p cannot go on, with true: that of the space in "http://h/a b".
// Besides, with false, it yields that of the question mark, and those of what an encoding may have written, such as "%2520".
func (r *reader) oddPlaces(text string, p parts, from int) iter.Seq2[int, bool] {
	return func(yield func(int, bool) bool) {
		m, start := langOrAny(p.scheme).machine(p)
		if r.state == grammar.Dead {
			*r = reader{start, grammar.Start}
		}
		state := r.state
		for i := r.at; i < len(text); {
			if i <= from {
				*r = reader{i, state}
			}
			next, n := readOn(m, state, text, i)
			dead := next == grammar.Dead
			odd := dead || i == p.question || isEncoded(text[i:])
			if odd && i >= from && !yield(i, dead) {
				return
			}
			if !dead {
				state = next
			}
			i += n
		}
	}
}

// readOn reads the octet at text[i], or the escape: to "Dead" when the machine cannot go on, or
// when it is a "%" without digits. It returns how many octets it is.
func readOn(m *grammar.Machine, state grammar.State, text string, i int) (grammar.State, int) {
	switch {
	case !octet.IsEscape(text, i) && text[i] == '%':
		return grammar.Dead, 1
	case text[i] != '%':
		return m.Next(state, text[i]), 1
	}
	next, n := m.Run(state, text[i:i+len("%XX")])
	if n < len("%XX") {
		next = grammar.Dead
	}
	return next, len("%XX")
}

// isEncoded reports whether a text begins as one that was encoded may: "%2520", "&amp;", "=3D".
func isEncoded(s string) bool {
	switch s[0] {
	case '%':
		return strings.HasPrefix(s, "%25")
	case '=':
		return strings.HasPrefix(s, "=3D")
	case '&':
		_, n := entityBehind(s[1:])
		return n > 0
	}
	return false
}

// langOrAny returns the language of a scheme, or that of all others: "foo" has the latter.
func langOrAny(scheme string) *lang {
	if l := langOf(scheme); l != nil {
		return l
	}
	return anyLang
}

// inText returns the changes of a candidate of the excerpt as those of the text that it is of: in "http://h/…a b" a space is
// further on than in its excerpt. It is false when an edit writes what is left out.
func (e *excerpt) inText(c Candidate) (changes [][]Edit, ok bool) {
	changes = make([][]Edit, len(c.Changes))
	for i, list := range c.Changes {
		for _, f := range list {
			moved := e.moved(f)
			if moved == nil {
				return nil, false
			}
			changes[i] = append(changes[i], moved...)
		}
	}
	return changes, true
}

// moved returns an edit of the excerpt as one of the text. What takes out octets takes out those between them, too. What encodes
// octets, such as "%C3%A9" for "é", is one for each piece. What writes others in place of some that are left out is none.
func (e *excerpt) moved(f Edit) []Edit {
	start, from := e.place(f.Start, f.Start == f.End)
	end, to := e.place(f.End, true)
	switch {
	case from == to || f.New == "":
		return []Edit{{start, end, f.New}}
	case f.New != escapes(e.text[f.Start:f.End]):
		return nil
	}
	var list []Edit
	for n := from; n <= to; n++ {
		p := e.pieces[n]
		at, end := max(f.Start, p.at), min(f.End, p.at+p.end-p.start)
		list = append(list, Edit{p.start + at - p.at, p.start + end - p.at, f.New[3*(at-f.Start) : 3*(end-f.Start)]})
	}
	return list
}

// place returns where an offset of the excerpt is in the text, and in which piece. Between two it is in the
// one that it ends, or in the one that it begins: with octets 0 to 8 and 20 to 28, offset 8 is 8 or 20.
func (e *excerpt) place(at int, ends bool) (int, int) {
	n := len(e.pieces) - 1
	for n > 0 && (e.pieces[n].at > at || ends && e.pieces[n].at == at) {
		n--
	}
	return e.pieces[n].start + at - e.pieces[n].at, n
}
