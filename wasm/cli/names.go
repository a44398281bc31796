package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"urlscope/core/readers"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

var namesCommand = subcommand{
	name:     "names",
	job:      lookJob,
	operands: "[URL…]",
	summary:  "Name the parts of URLs as interfaces do: new URL, Python, Java, PHP, nginx …",
	about: `
Say what the parts of each URL are called in RFC 1738, RFC 3986, the URL Standard,
libraries and servers, what each gives for them, and the expression that reads them.
The values of libraries come from models that are tested against recordings of the
version named. Values that could not be recorded come with the document that gives them.
` + readsURLs,
	examples: []example{
		{"urlscope names -in python,node 'http://u@h/?q'", "name the parts as Python and Node do"},
	},
	define: func(o *options) action {
		var w namesWriter
		nul := false
		o.nul(&nul, "URL")
		o.add(option{name: "in", value: "NAME", words: interfaces(), set: w.in, help: "Show only these interfaces, separated by commas."})
		o.indent(&w.indent)
		o.json(&w.json, "URL", "names")
		o.lang(&w.lang)
		return func(io streams, urls []string) error {
			w.out = io.out
			return eachURL(io, urls, nul, w.write)
		}
	},
}

// interfaces returns the identifiers of all interfaces.
func interfaces() (list []string) {
	for _, n := range readers.AllNames() {
		list = append(list, n.ID)
	}
	return list
}

// A namesWriter writes the names of the parts of URLs in interfaces.
type namesWriter struct {
	out          io.Writer
	lang         text.Lang
	chosen       []string // identifiers; none for all
	json, indent bool
}

// in sets the interfaces from the value of the flag.
func (w *namesWriter) in(list string) error {
	for id := range strings.SplitSeq(list, ",") {
		if !slices.Contains(interfaces(), id) {
			return fmt.Errorf("there is no interface %q%s", id, orElse(didYouMean(id, interfaces(), ""), "'urlscope help names' lists them"))
		}
		w.chosen = append(w.chosen, id)
	}
	return nil
}

// chooses reports whether an interface was chosen.
func (w *namesWriter) chooses(id string) bool {
	return len(w.chosen) == 0 || slices.Contains(w.chosen, id)
}

func (w *namesWriter) write(raw string) error {
	var b []byte
	switch {
	case w.indent:
		var err error
		if b, err = json.MarshalIndent(report.NamesOf(raw, askedHere, w.chooses), "", "  "); err != nil {
			return err
		}
		b = append(b, '\n')
	case w.json:
		b = append(report.NamesOf(raw, askedHere, w.chooses).AppendJSON(nil), '\n')
	default:
		b = []byte(w.plain(raw))
	}
	_, err := w.out.Write(b)
	return err
}

// plain returns the names of the parts of a URL as text, a part a line.
func (w *namesWriter) plain(raw string) string {
	var b strings.Builder
	b.WriteString(text.ShowAll(raw) + "\n")
	for _, n := range readers.AllNames() {
		if !w.chooses(n.ID) {
			continue
		}
		rows, verdict := n.Rows(raw, askedHere)
		title := strings.TrimSpace(n.Title + " " + n.Version)
		if verdict != readers.VerdictValid {
			title = text.Lead(w.lang, title) + text.Reader(w.lang, verdict, readers.Goes{}).Quoted(w.lang)
		}
		b.WriteString("  " + title + "\n")
		names, values := make([]string, len(rows)), make([]string, len(rows))
		for i, r := range rows {
			names[i], values[i] = r.Name, w.value(r.Value)
		}
		pad(names)
		pad(values)
		for i, r := range rows {
			b.WriteString(strings.TrimRight("    "+names[i]+" "+values[i]+" "+r.Code, " ") + "\n")
		}
	}
	return b.String()
}

// value shows the value of a part in quotes, with unprintable characters escaped, or says why the part has no value.
func (w *namesWriter) value(v readers.Value) string {
	switch {
	case v.Raises:
		return labels.Words(w.lang, labels.Raises).Quoted(w.lang)
	case !v.Present:
		return labels.Words(w.lang, labels.NotThere).Quoted(w.lang)
	}
	return strconv.Quote(text.ShowAll(v.Text))
}
