package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/text"
	"urlscope/wasm/house"
	"urlscope/wasm/labels"
	"urlscope/wasm/links"
)

// maxMended is the length in octets of the longest URL for which fixes are tried. Each fix may need a reading of
// the whole URL; maxTried limits the octets read for all fixes of a URL.
const maxMended, maxTried = 64 << 10, 1 << 20

// mendFile applies the fixes that keep the resource the same to a file, and returns the new content.
func (v *verifier) mendFile(file, doc string, as links.Format) string {
	mended, n := v.mend(file, doc, as)
	if n == 0 {
		return doc
	}
	err := replaceFile(file, mended)
	if errors.Is(err, errProtected) {
		err = errors.New(labels.ReadOnlyFile(v.lang, file))
	}
	if err != nil {
		v.complain(err)
		return doc
	}
	v.fixed += n
	return mended
}

// mend applies the fixes that keep the resource the same, until no finding has such a fix. It returns the document and the
// number of fixes.
func (v *verifier) mend(name, doc string, as links.Format) (mended string, fixed int) {
	var left, halves []int // URLs that the last round did not fix: those whose link would change, and those that would be only half fixed
	at := doc
	for range 8 { // a fix may reveal another finding
		p := &proof{doc: doc, as: as, code: v.code}
		d, _ := v.open(name, doc, as)
		halves = nil
		as.FindNamed(doc, v.code, func(e links.Excerpt) {
			m := v.mendingOf(d, v.judge.looksAt(e))
			if m.half {
				halves = append(halves, e.Offset(m.edits[0].Span.Start))
				m = mending{}
			}
			p.add(e.WithFragment(), m)
		}, p.names.add)
		p.bisect(0, len(p.mended))
		left, at = p.left(), doc
		n := 0
		if doc, n = p.applied(len(p.mended)); n == 0 {
			break
		}
		fixed += n
	}
	v.sayLeft(name, at, left, labels.FixLeftOut)
	v.sayLeft(name, at, halves, labels.FixNotWhole)
	return doc, fixed
}

// sayLeft reports the URLs in a document that were not fixed.
func (v *verifier) sayLeft(name, doc string, list []int, why func(text.Lang, string) string) {
	at := position{doc: doc}
	for _, start := range list {
		line, column := at.of(start)
		v.say(why(v.lang, fmt.Sprintf("%s:%d:%d", name, line, column)))
	}
}

// A mending is the set of fixes for a URL in a document.
type mending struct {
	edits []core.Edit // of the URL, in order
	fixed int         // how many findings they fix
	half  bool        // the URL would still be wrong
}

// mendingOf returns the edits that fix a URL and keep its resource. A standard that reports one octet at a time is asked
// again after each fix, because a fix of half of "[x]" would break a link in Markdown. If the URL would still be wrong, only the
// fixes of house rules are applied: what they write is valid by itself.
func (v *verifier) mendingOf(d *document, e links.Excerpt) (m mending) {
	if e.Bound() != links.Free || len(e.Text) > maxMended { // a bound URL cannot change alone
		return m
	}
	var ofHouse mending
	text := e.Text
	tries := maxTried/max(len(text), 1) + 1
	for again := true; again; {
		edits := v.sameEdits(d, e, text, &m, &ofHouse, &tries)
		next, ok := core.Apply(text, edits)
		if again = len(edits) > 0 && ok; again {
			text, again = next, v.judge.isOther()
		}
	}
	m.half = m.fixed > 0 && tries >= 0 && v.breaks(d, e, text, m.edits[len(m.edits)-1].Span)
	if m.half && ofHouse.fixed > 0 {
		return ofHouse
	}
	return m
}

// sameEdits adds to m the fixes of text, which is e with the edits of m, after the last edit of m. It returns the
// edits of text. Edits of house rules are also added to ofHouse.
func (v *verifier) sameEdits(d *document, e links.Excerpt, text string, m, ofHouse *mending, tries *int) (edits []core.Edit) {
	u, found := v.found(text)
	list := v.judged(u, e, found)
	filled := len(list) > 0 && len(placeholders(text, found)) > 0
	grown := len(text) - len(e.Text) // all earlier edits are before the new ones
	done := 0                        // the octets of e.Text before this offset are fixed
	if n := len(m.edits); n > 0 {
		done = m.edits[n-1].Span.End
	}
	for _, diagnostic := range list {
		f := finding{Diagnostic: diagnostic, url: u, in: e, doc: d}
		f.Span = moved(f.Span, -grown)
		if f.Span.Start < done || filled && !house.Has(diagnostic.Rule) || !isFixable(diagnostic) || !v.isWanted(d, &f) || d.known.remove(&f) {
			continue
		}
		if *tries--; *tries < 0 {
			break
		}
		fix, ok := v.sameFix(u, diagnostic)
		if !ok || fix[0].Span.Start-grown < done || !isWritten(d.text, e, fix, grown) {
			continue
		}
		m.add(fix, grown)
		if house.Has(diagnostic.Rule) {
			ofHouse.add(fix, grown)
		}
		done = m.edits[len(m.edits)-1].Span.End
		edits = append(edits, fix...)
	}
	return edits
}

// add adds the edits of a fix; earlier edits made the text longer by grown octets.
func (m *mending) add(fix []core.Edit, grown int) {
	for _, edit := range fix {
		m.edits = append(m.edits, core.Edit{Span: moved(edit.Span, -grown), New: edit.New})
	}
	m.fixed++
}

// moved returns s moved by n octets.
func moved(s core.Span, n int) core.Span { return core.Span{Start: s.Start + n, End: s.End + n} }

// breaks reports whether a URL is still wrong after fixes, the last of which is given: it has an error that counts, or an
// octet that no part explains. Then the fixes may have been in another part than they assumed.
func (v *verifier) breaks(d *document, e links.Excerpt, url string, last core.Span) bool {
	u, all := v.found(url)
	return slices.ContainsFunc(v.judged(u, e, all), func(found core.Diagnostic) bool {
		f := finding{Diagnostic: core.Diagnostic{Rule: found.Rule, Severity: found.Severity, Span: last}, in: e}
		return isError(found) && !house.Has(found.Rule) && (found.Rule.ID == "unexpected" || v.isWanted(d, &f))
	})
}

// sameFix returns the edits of a finding's first fix, if it keeps the resource the same. Otherwise it returns
// false, because a second choice was probably not meant. It also returns false if the edits would be in a
// template.
func (v *verifier) sameFix(u *core.URL, d core.Diagnostic) ([]core.Edit, bool) {
	fixes := fixesOf(u, d)
	if len(fixes) == 0 || fixes[0].Kind != fix.KindSame || !v.judge.keeps(u, d, fixes[0]) {
		return nil, false
	}
	edits := fixes[0].Edits
	return edits, len(edits) > 0 && !anyInTemplate(u, edits)
}

// isWritten reports whether edits of e can be made in the document: the replaced octets must be written literally
// there, not as references, and the new octets must have no other meaning there. Earlier edits made e longer by
// grown octets.
func isWritten(doc string, e links.Excerpt, edits []core.Edit, grown int) bool {
	for _, edit := range edits {
		s := moved(edit.Span, -grown)
		at := e.Offset(s.Start)
		if !strings.HasPrefix(doc[at:], s.In(e.Text)) || strings.ContainsAny(edit.New, "<>&\"'`()[]*_\\ \t\r\n") {
			return false
		}
	}
	return true
}
