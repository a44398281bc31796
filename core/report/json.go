package report

import (
	"strconv"
	"unicode/utf8"
)

// A report is written without encoding/json, with the same result (TestJSON), because the tables for reflection are
// as large as the parser and slow down a page on a slow line.

// AppendJSON appends the report to dst as JSON, on one line, and returns the extended slice.
func (r *Report) AppendJSON(dst []byte) []byte {
	w := writer{b: dst}
	w.open('{')
	w.number("version", r.Version)
	w.some("input", r.Input)
	w.some("inputBase64", r.InputBase64)
	w.text("scheme", r.Scheme)
	w.text("production", r.Production)
	w.filled("since", r.Since)
	w.bool("valid", r.Valid)
	if r.Offset != nil {
		w.number("offset", *r.Offset)
	}
	w.each("parts", len(r.Parts), func(i int) { w.part(&r.Parts[i]) })
	if r.Fragment != nil {
		w.member("fragment", func() { w.span(*r.Fragment) })
	}
	w.each("diagnostics", len(r.Diagnostics), func(i int) { w.diagnostic(&r.Diagnostics[i]) })
	w.member("wire", func() { w.wire(&r.Wire) })
	if r.Omitted != nil {
		w.member("omitted", func() { w.omitted(r.Omitted) })
	}
	w.close('}')
	return w.b
}

// A writer appends JSON to b.
type writer struct{ b []byte }

func (w *writer) span(s Span) {
	w.number("start", s.Start)
	w.number("end", s.End)
}

func (w *writer) part(p *Part) {
	w.text("part", p.Part)
	w.span(p.Span)
	w.some("raw", p.Raw)
	w.some("rawBase64", p.RawBase64)
	w.some("decoded", p.Decoded)
	w.some("decodedBase64", p.DecodedBase64)
	w.when("later", p.Later)
	w.when("guess", p.Guess)
}

func (w *writer) diagnostic(d *Diagnostic) {
	w.text("id", d.ID)
	w.text("severity", d.Severity)
	w.span(d.Span)
	w.text("section", d.Section)
	w.text("message", d.Message)
	w.text("why", d.Why)
	w.text("advice", d.Advice)
	w.each("fixes", len(d.Fixes), func(i int) { w.fix(&d.Fixes[i]) })
	w.when("fixesOmitted", d.FixesOmitted)
}

func (w *writer) fix(f *Fix) {
	w.text("title", f.Title)
	w.text("kind", f.Kind)
	w.each("edits", len(f.Edits), func(i int) { w.edit(&f.Edits[i]) })
	w.some("result", f.Result)
	w.some("resultBase64", f.ResultBase64)
}

func (w *writer) edit(e *Edit) {
	w.span(e.Span)
	w.text("new", e.New)
}

func (w *writer) wire(x *Wire) {
	w.filled("mended", x.Mended)
	w.text("transport", x.Transport)
	w.filled("host", x.Host)
	w.count("port", x.Port)
	w.filled("service", x.Service)
	w.each("steps", len(x.Steps), func(i int) { w.step(&x.Steps[i]) })
}

func (w *writer) step(s *Step) {
	w.text("kind", s.Kind)
	w.text("side", s.Side)
	w.text("when", s.When)
	w.text("text", s.Text)
	w.filled("bytesBase64", s.BytesBase64)
	w.each("from", len(s.From), func(i int) { w.span(s.From[i]) })
	w.bool("danger", s.Danger)
	w.filled("note", s.Note)
	w.atLeastOne("pieces", len(s.Pieces), func(i int) { w.piece(&s.Pieces[i]) })
	w.atLeastOne("secret", len(s.Secret), func(i int) { w.octets(s.Secret[i]) })
	w.atLeastOne("early", len(s.Early), func(i int) { w.early(&s.Early[i]) })
}

func (w *writer) octets(o Octets) {
	w.number("at", o.At)
	w.number("length", o.Length)
}

func (w *writer) piece(p *Piece) {
	w.text("kind", p.Kind)
	w.octets(p.Octets)
	if p.From != nil {
		w.member("from", func() { w.span(*p.From) })
	}
	w.text("name", p.Name)
	w.text("note", p.Note)
}

func (w *writer) early(e *Early) {
	w.octets(e.Octets)
	w.number("next", e.Next)
	w.member("from", func() { w.span(e.From) })
	w.filled("id", e.ID)
	w.text("note", e.Note)
}

func (w *writer) omitted(o *Omitted) {
	w.count("parts", o.Parts)
	w.count("errors", o.Errors)
	w.count("warnings", o.Warnings)
	w.count("notes", o.Notes)
	w.count("fixes", o.Fixes)
	w.count("results", o.Results)
	w.count("steps", o.Steps)
	w.count("from", o.From)
	w.count("pieces", o.Pieces)
	w.count("secret", o.Secret)
	w.count("early", o.Early)
}

// each writes a list of n objects. It takes a function and not a list, because code for each type of entry would
// make the page's program larger.
func (w *writer) each(key string, n int, write func(i int)) {
	w.key(key)
	w.open('[')
	for i := range n {
		w.comma()
		w.object(func() { write(i) })
	}
	w.close(']')
}

// atLeastOne writes a list unless it is empty.
func (w *writer) atLeastOne(key string, n int, write func(i int)) {
	if n > 0 {
		w.each(key, n, write)
	}
}

func (w *writer) object(write func()) {
	w.open('{')
	write()
	w.close('}')
}

// member writes an object with a name.
func (w *writer) member(key string, write func()) {
	w.key(key)
	w.object(write)
}

func (w *writer) open(bracket byte)  { w.b = append(w.b, bracket) }
func (w *writer) close(bracket byte) { w.b = append(w.b, bracket) }

// comma writes a comma, except at the beginning of an object or list.
func (w *writer) comma() {
	switch w.b[len(w.b)-1] {
	case '{', '[':
	default:
		w.b = append(w.b, ',')
	}
}

func (w *writer) key(key string) {
	w.comma()
	w.b = append(AppendString(w.b, key), ':')
}

func (w *writer) text(key, value string) {
	w.key(key)
	w.b = AppendString(w.b, value)
}

// some writes a text unless it is nil.
func (w *writer) some(key string, value *string) {
	if value != nil {
		w.text(key, *value)
	}
}

// filled writes a text unless it is empty.
func (w *writer) filled(key, value string) {
	if value != "" {
		w.text(key, value)
	}
}

// lines writes texts. It writes nothing for an empty list.
func (w *writer) lines(key string, list []string) {
	if len(list) == 0 {
		return
	}
	w.key(key)
	w.open('[')
	for _, s := range list {
		w.comma()
		w.b = AppendString(w.b, s)
	}
	w.close(']')
}

func (w *writer) number(key string, n int) {
	w.key(key)
	w.b = strconv.AppendInt(w.b, int64(n), 10)
}

// count writes a number unless it is zero.
func (w *writer) count(key string, n int) {
	if n != 0 {
		w.number(key, n)
	}
}

func (w *writer) bool(key string, is bool) {
	w.key(key)
	w.b = strconv.AppendBool(w.b, is)
}

// when writes a value if it is true.
func (w *writer) when(key string, is bool) {
	if is {
		w.bool(key, is)
	}
}

// AppendString appends s to dst as a JSON string, as encoding/json writes it: it escapes octets that HTML would
// take for markup, and turns octets that are not UTF-8 into U+FFFD. It returns the extended slice.
func AppendString(dst []byte, s string) []byte {
	dst = append(dst, '"')
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		switch escape := escapeOf(r); {
		case r == utf8.RuneError && size == 1:
			dst = append(dst, `\ufffd`...)
		case escape == 'u':
			const digits = "0123456789abcdef"
			dst = append(dst, '\\', 'u', digits[r>>12&0xF], digits[r>>8&0xF], digits[r>>4&0xF], digits[r&0xF])
		case escape != 0:
			dst = append(dst, '\\', escape)
		default:
			dst = append(dst, s[i:i+size]...)
		}
		i += size
	}
	return append(dst, '"')
}

// escapeOf returns the octet behind the backslash in the escape of r, or 0 if r needs no escape.
func escapeOf(r rune) byte {
	switch {
	case r >= utf8.RuneSelf && r != '\u2028' && r != '\u2029':
		return 0
	case r >= utf8.RuneSelf || r < ' ' && escapes[r] == 0:
		return 'u'
	}
	return escapes[r]
}

// escapes are the escapes of US-ASCII. Most controls are missing, because JSON has no letter for them.
var escapes = [utf8.RuneSelf]byte{'"': '"', '\\': '\\', '\b': 'b', '\t': 't', '\n': 'n', '\f': 'f', '\r': 'r', '<': 'u', '>': 'u', '&': 'u'}
