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
	name:    "names",
	args:    "[-in NAME,…] [-json] [-indent] [-lang L] [-0] [URL…]",
	summary: "Name the parts of URLs as interfaces do: new URL, Python, Java, PHP, nginx …",
	help: `
Tell of each URL what its parts are called in RFC 1738, RFC 3986, the URL Standard,
libraries and servers, what each gives for them, and the expression that reads them.
The values of libraries come from models that are held to recordings of the version
named; of what could not be observed its document is named.

A URL that begins with "-" goes after "--". Without a URL they are read from standard
input, one a line.

	-0        On standard input the octet NUL, not a line's end, ends a URL.
	-in NAME  Only these, with commas between them: ` + namesList() + `.
	-indent   Spread the JSON over several lines.
	-json     Write JSON, one line each; testdata/names/schema.json describes it.
	-lang L   Write in L: en (default), ja or zh-Hant.
`,
	run: runNames,
}

// namesList returns the identifiers of all interfaces, in lines.
func namesList() string {
	var b strings.Builder
	width := len("	-in NAME  Only these, with commas between them: ")
	for i, n := range readers.AllNames() {
		id := n.ID
		if i > 0 {
			b.WriteByte(',')
			if width += len(id) + 2; width > 80 {
				b.WriteString("\n\t         ")
				width = len("\t          ") + len(id)
			}
			b.WriteByte(' ')
		}
		b.WriteString(id)
	}
	return b.String()
}

func runNames(io streams, args []string) error {
	flags := newFlags("names")
	w := namesWriter{out: io.out}
	langFlag(flags, &w.lang)
	flags.BoolVar(&w.json, "json", false, "")
	flags.BoolVar(&w.indent, "indent", false, "")
	flags.Func("in", "", w.in)
	nul := flags.Bool("0", false, "")
	if err := parse(flags, args); err != nil {
		return err
	}
	return eachURL(flags.Args(), io.in, *nul, w.write)
}

// A namesWriter writes how interfaces call the parts of URLs.
type namesWriter struct {
	out          io.Writer
	lang         text.Lang
	chosen       []string // identifiers; none for all
	json, indent bool
}

// in takes the flag that chooses interfaces.
func (w *namesWriter) in(list string) error {
	for id := range strings.SplitSeq(list, ",") {
		if !slices.ContainsFunc(readers.AllNames(), func(n readers.Names) bool { return n.ID == id }) {
			return fmt.Errorf("%q is none of them; 'urlscope help names' lists them", id)
		}
		w.chosen = append(w.chosen, id)
	}
	return nil
}

// chooses reports whether an interface is one of those that were chosen.
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

// plain returns how interfaces call the parts of a URL for people: a line a part.
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

// value shows the value of a part: in quotes, with what does not print made visible, or why there is none.
func (w *namesWriter) value(v readers.Value) string {
	switch {
	case v.Raises:
		return labels.Words(w.lang, labels.Raises).Quoted(w.lang)
	case !v.Present:
		return labels.Words(w.lang, labels.NotThere).Quoted(w.lang)
	}
	return strconv.Quote(text.ShowAll(v.Text))
}
