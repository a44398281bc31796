package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/links"
)

// maxTried is how many octets are read for trying the fixes of a URL, if each has to read
// all of it.
const maxTried = 1 << 20

// mendFile makes the fixes that keep the resource the same in a file, and returns what is in
// it then.
func (v *verifier) mendFile(file, doc string, as links.Format) string {
	mended, n := v.mend(file, doc, as)
	if n == 0 {
		return doc
	}
	err := replaceFile(file, mended)
	if errors.Is(err, errProtected) {
		err = errors.New(labels.KeptFile(v.lang, file))
	}
	if err != nil {
		v.complain(err)
		return doc
	}
	v.fixed += n
	return mended
}

// A mending is what fixes make of a URL in a document.
type mending struct {
	number int         // which of the URLs in the document it is, from 0
	want   string      // what the URL is to be
	fixed  int         // how many findings that mends
	edits  []core.Edit // of the document
	half   bool        // what it mends goes on to be wrong elsewhere in the URL
}

// mend makes the fixes that keep the resource the same, of what is said, until
// there is none. It returns the document and how many it made.
func (v *verifier) mend(name, doc string, as links.Format) (mended string, fixed int) {
	var left, halves []mending // what the last round left out
	at := doc
	for range 8 { // one may uncover another
		var list []mending
		halves = nil
		var urls []place
		d, _ := v.open(name, doc, as)
		var names naming
		as.FindNamed(doc, v.code, func(e links.Excerpt) {
			m, ok := v.mendingOf(d, e)
			m.number = len(urls)
			urls = append(urls, place{e.Text, e.Offset(0)})
			if ok && m.half {
				halves = append(halves, m)
			} else if ok && (len(list) == 0 || list[len(list)-1].end() <= m.edits[0].Span.Start) {
				list = append(list, m)
			}
		}, names.add)
		p := proof{doc: doc, urls: urls, names: names.list, as: as, code: v.code}
		p.hold(list)
		left, at = p.left, doc
		if len(p.held) == 0 {
			break
		}
		doc = p.applied(nil)
		for _, m := range p.held {
			fixed += m.fixed
		}
	}
	v.sayLeft(name, at, left, labels.FixLeftOut)
	v.sayLeft(name, at, halves, labels.FixNotWhole)
	return doc, fixed
}

// sayLeft says which mendings of a document are not made.
func (v *verifier) sayLeft(name, doc string, list []mending, why func(text.Lang, string) string) {
	at := position{doc: doc}
	for _, m := range list {
		line, column := at.of(m.edits[0].Span.Start)
		v.say(why(v.lang, fmt.Sprintf("%s:%d:%d", name, line, column)))
	}
}

// end returns where in the document the last edit ends.
func (m *mending) end() int { return m.edits[len(m.edits)-1].Span.End }

// mendingOf returns what the fixes that keep the resource the same make of a URL; false when there are none. By a standard that
// tells of one octet at a time it goes on as long as one is mended behind the last: half of "[x]" is no link of Markdown.
func (v *verifier) mendingOf(d *document, e links.Excerpt) (m mending, ok bool) {
	m = mending{want: e.Text}
	if e.Bound() { // more than the URL would have to change
		return m, false
	}
	var made []core.Edit   // of e.Text
	var rules []*core.Rule // that the fixes are of
	tries := maxTried/max(len(e.Text), 1) + 1
	for again := true; again; {
		again = false
		u := core.ParseDelimited(m.want)
		grown := len(m.want) - len(e.Text)
		var edits []core.Edit // of m.want
		for _, diagnostic := range v.judged(u, e, core.Check(u)) {
			f := finding{Diagnostic: diagnostic, url: u, in: e, doc: d}
			if len(made) > 0 {
				f.Span = core.Span{Start: f.Span.Start - grown, End: f.Span.End - grown}
				if f.Span.Start < made[len(made)-1].Span.End {
					continue
				}
			}
			if !isFixable(diagnostic) || !v.isWanted(d, &f) || d.known.take(&f) {
				continue
			}
			if tries--; tries < 0 {
				break
			}
			fix, ok := v.sameFix(u, diagnostic)
			if !ok || len(edits) > 0 && edits[len(edits)-1].Span.End > fix[0].Span.Start {
				continue
			}
			was := make([]core.Edit, len(fix)) // of e.Text
			for i, edit := range fix {
				was[i] = core.Edit{Span: core.Span{Start: edit.Span.Start - grown, End: edit.Span.End - grown}, New: edit.New}
			}
			if len(made) > 0 && len(edits) == 0 && made[len(made)-1].Span.End > was[0].Span.Start {
				continue
			}
			inside, ok := inDocument(d.text, e, was)
			if !ok {
				continue
			}
			edits, made, m.edits = append(edits, fix...), append(made, was...), append(m.edits, inside...)
			m.fixed++
			rules = append(rules, diagnostic.Rule)
		}
		next, ok := core.Apply(m.want, edits)
		if len(edits) > 0 && ok {
			m.want, again = next, v.judge.isOther()
		}
	}
	if m.fixed > 0 && tries >= 0 {
		m.half = v.breaks(d, e, m.want, rules)
	}
	return m, m.fixed > 0
}

// breaks reports whether one of some rules still finds an error in what fixes make of a URL, of those that are wanted.
func (v *verifier) breaks(d *document, e links.Excerpt, url string, rules []*core.Rule) bool {
	u := core.ParseDelimited(url)
	return slices.ContainsFunc(v.judged(u, e, core.Check(u)), func(found core.Diagnostic) bool {
		return found.Severity == core.Error && slices.Contains(rules, found.Rule) && v.choice.has(found)
	})
}

// sameFix returns the edits of the best fix of a finding, if it keeps the resource the same; false when it does not, for the
// second best is not what was meant, or when the edits would be in a template.
func (v *verifier) sameFix(u *core.URL, d core.Diagnostic) ([]core.Edit, bool) {
	fixes := fixesOf(u, d)
	if len(fixes) == 0 || fixes[0].Kind != core.Same || !v.judge.keeps(u, d, fixes[0]) {
		return nil, false
	}
	edits := fixes[0].Edits
	return edits, len(edits) > 0 && !anyInTemplate(u, edits)
}

// anyInTemplate reports whether some edits are in a template.
func anyInTemplate(u *core.URL, edits []core.Edit) bool {
	return slices.ContainsFunc(edits, func(e core.Edit) bool { return inTemplate(u.Source(), e.Span) })
}

// inTemplate reports whether octets of a URL belong to what a template or a program puts
// something in place of, as "{id}" in "http://host/users/{id}" and "{{" in "http://host/{{ id }}",
// which ends at the space. Encoded, it would be found no more.
func inTemplate(url string, s core.Span) bool {
	before := url[:s.Start]
	return strings.ContainsAny(s.In(url), "{}") || strings.LastIndexByte(before, '{') > strings.LastIndexByte(before, '}')
}

// inDocument returns edits of e as edits of the document; false when what they
// replace is written otherwise there, such as with references, or when what they
// write might mean something else there.
func inDocument(doc string, e links.Excerpt, edits []core.Edit) ([]core.Edit, bool) {
	var list []core.Edit
	for _, edit := range edits {
		s := core.Span{Start: e.Offset(edit.Span.Start), End: e.Offset(edit.Span.Start) + edit.Span.Len()}
		if s.In(doc) != edit.Span.In(e.Text) || strings.ContainsAny(edit.New, "<>&\"'`()[]*_\\ \t\r\n") {
			return nil, false
		}
		list = append(list, core.Edit{Span: s, New: edit.New})
	}
	return list, len(list) > 0
}
