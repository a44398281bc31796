package cli

import (
	"slices"
	"strings"

	"urlscope/core"
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
	if err := replaceFile(file, mended); err != nil {
		v.complain(err)
		return doc
	}
	v.fixed += n
	return mended
}

// mend makes the fixes that keep the resource the same, of what is said, until
// there is none. It returns the document and how many it made.
func (v *verifier) mend(name, doc string, as links.Format) (mended string, fixed int) {
	for range 8 { // one may uncover another
		var edits []core.Edit
		d, _ := v.open(name, doc, as)
		as.Find(doc, v.code, func(e links.Excerpt) {
			for _, fix := range v.fixesOf(d, e) {
				if len(edits) == 0 || edits[len(edits)-1].Span.End <= fix[0].Span.Start {
					edits = append(edits, fix...)
					fixed++
				}
			}
		})
		next, ok := core.Apply(doc, edits)
		if len(edits) == 0 || !ok {
			break
		}
		doc = next
	}
	return doc, fixed
}

// fixesOf returns the edits of the document that mend a URL in it, a list for each finding.
func (v *verifier) fixesOf(d *document, e links.Excerpt) (list [][]core.Edit) {
	u := core.Parse(e.Text)
	tries := maxTried/max(len(e.Text), 1) + 1
	for _, diagnostic := range v.judge.errors(u, core.Check(u)) {
		f := finding{Diagnostic: diagnostic, url: u, in: e, doc: d}
		if diagnostic.Rule.Fix == nil || !v.isWanted(d, &f) || d.known.take(&f) {
			continue
		}
		if tries--; tries < 0 {
			break
		}
		if edits, ok := f.sameFix(); ok {
			list = append(list, edits)
		}
	}
	return list
}

// sameFix returns the edits of the document that mend a finding and keep the resource the
// same; false when there are none, or they would be in a template.
func (f *finding) sameFix() ([]core.Edit, bool) {
	for _, fix := range f.url.Fixes(f.Diagnostic) {
		if fix.Kind != core.Same {
			continue
		}
		if slices.ContainsFunc(fix.Edits, func(e core.Edit) bool { return inTemplate(f.in.Text, e.Span) }) {
			return nil, false
		}
		return inDocument(f.doc.text, f.in, fix.Edits)
	}
	return nil, false
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
