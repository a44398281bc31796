package report

import (
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/clients"
	"urlscope/core/readers"
	"urlscope/core/text"
)

// ReadersVersion is the version of the form of [Readers]. It changes like [Version]. testdata/readers/schema.json describes the form.
const ReadersVersion = 1

// Readers describes what libraries and programs make of one input.
type Readers struct {
	Version     int      `json:"version"`
	Input       *string  `json:"input,omitempty"`       // when the input is UTF-8
	InputBase64 *string  `json:"inputBase64,omitempty"` // when it is not
	Readers     []Reader `json:"readers"`
}

// A Reader is what one of them makes of the input. A part that it has not, or has no name for, is absent.
type Reader struct {
	Reader   string  `json:"reader"`            // "curl"
	Title    string  `json:"title"`             // "curl (libcurl's URL API)"
	Version  string  `json:"version,omitempty"` // that was observed; none for the browser that is asked
	By       string  `json:"by"`                // model, which was tested against what was observed, or browser
	Verdict  string  `json:"verdict"`           // valid, invalid, or unknown: nothing like it was observed
	Scheme   *string `json:"scheme,omitempty"`  // parts without the delimiters beside them
	User     *string `json:"user,omitempty"`
	Password *string `json:"password,omitempty"`
	Host     *string `json:"host,omitempty"`
	Port     *string `json:"port,omitempty"`
	Path     *string `json:"path,omitempty"`
	Query    *string `json:"query,omitempty"`
	Fragment *string `json:"fragment,omitempty"`
	Differs  bool    `json:"differs"`      // it goes to another host or port than by RFC 3986's division
	At       *int    `json:"at,omitempty"` // where it differs: the octet at which it parts from that division, as readers.Goes has it
	Text     string  `json:"text"`         // what the reader says, in words

	// The lines that a client of the same library or program was recorded to send, if there is a recording. Other
	// lines, such as PASV, are left out.
	Steps       []string `json:"steps,omitempty"`       // lines without their ends
	BytesBase64 string   `json:"bytesBase64,omitempty"` // their octets, if all are known
}

// ReadersIn describes, in a language, what all readers make of raw. It never fails.
func ReadersIn(l text.Lang, raw string, asked readers.Asked) *Readers {
	d := &Readers{Version: ReadersVersion, Readers: []Reader{}}
	d.Input, d.InputBase64 = encode(raw)
	sent := clients.Read(core.Parse(raw))
	for _, from := range readers.Read(raw, asked) {
		goes := from.Goes(raw, asked)
		r := Reader{
			Reader: from.Reader.ID, Title: from.Reader.Title, Version: from.Reader.Version, By: "model", Verdict: from.Verdict.String(),
			Differs: goes.Elsewhere, Text: text.Reader(l, from.Verdict, goes).Quoted(l),
		}
		if from.Reader.Version == "" && asked.URL != nil {
			r.By = "browser"
		}
		if goes.Elsewhere {
			r.At = &goes.At
		}
		for role, to := range r.parts() {
			if part, ok := from.Part(role); ok && utf8.ValidString(part) {
				*to = &part
			}
		}
		r.talk(sent)
		d.Readers = append(d.Readers, r)
	}
	return d
}

// parts are the places of parts in r.
func (r *Reader) parts() map[readers.Role]**string {
	return map[readers.Role]**string{
		readers.Scheme: &r.Scheme, readers.User: &r.User, readers.Password: &r.Password, readers.Host: &r.Host, readers.Port: &r.Port,
		readers.Path: &r.Path, readers.Query: &r.Query, readers.Fragment: &r.Fragment,
	}
}

// AppendJSON appends the document to dst as JSON, on one line, and returns the extended slice.
func (d *Readers) AppendJSON(dst []byte) []byte {
	w := writer{b: dst}
	w.open('{')
	w.number("version", d.Version)
	w.some("input", d.Input)
	w.some("inputBase64", d.InputBase64)
	w.each("readers", len(d.Readers), func(i int) { w.reader(&d.Readers[i]) })
	w.close('}')
	return w.b
}

func (w *writer) reader(r *Reader) {
	w.text("reader", r.Reader)
	w.text("title", r.Title)
	if r.Version != "" {
		w.text("version", r.Version)
	}
	w.text("by", r.By)
	w.text("verdict", r.Verdict)
	w.some("scheme", r.Scheme)
	w.some("user", r.User)
	w.some("password", r.Password)
	w.some("host", r.Host)
	w.some("port", r.Port)
	w.some("path", r.Path)
	w.some("query", r.Query)
	w.some("fragment", r.Fragment)
	w.bool("differs", r.Differs)
	if r.At != nil {
		w.number("at", *r.At)
	}
	w.text("text", r.Text)
	w.lines("steps", r.Steps)
	w.filled("bytesBase64", r.BytesBase64)
}
