package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"urlscope/core/readers"
	"urlscope/core/report"
	"urlscope/core/text"
)

var namesCommand = subcommand{
	name:    "names",
	args:    "[-in NAME,…] [-json] [-indent] [-0] [URL…]",
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

func (w *namesWriter) write(raw string) error {
	doc := report.NamesOf(raw, askedHere, func(id string) bool { return len(w.chosen) == 0 || slices.Contains(w.chosen, id) })
	var b []byte
	switch {
	case w.indent:
		var err error
		if b, err = json.MarshalIndent(doc, "", "  "); err != nil {
			return err
		}
		b = append(b, '\n')
	case w.json:
		b = append(doc.AppendJSON(nil), '\n')
	default:
		b = []byte(plainNames(raw, doc))
	}
	_, err := w.out.Write(b)
	return err
}

// plainNames returns what doc says of a URL for people: a line a part.
func plainNames(raw string, doc *report.Names) string {
	var b strings.Builder
	b.WriteString(text.ShowAll(raw) + "\n")
	for _, n := range doc.Interfaces {
		b.WriteString("  " + strings.TrimSpace(n.Title+" "+n.Version))
		switch n.Verdict {
		case readers.VerdictInvalid.String():
			b.WriteString(": refuses it")
		case readers.VerdictUnknown.String():
			b.WriteString(": not observed")
		}
		b.WriteString("\n")
		names, values := make([]string, len(n.Parts)), make([]string, len(n.Parts))
		for i, p := range n.Parts {
			names[i], values[i] = p.Name, "-"
			switch {
			case p.Raises:
				values[i] = "error"
			case p.Value != nil:
				values[i] = fmt.Sprintf("%q", text.ShowAll(*p.Value))
			}
		}
		pad(names)
		pad(values)
		for i, p := range n.Parts {
			b.WriteString(strings.TrimRight("    "+names[i]+" "+values[i]+" "+p.Code, " ") + "\n")
		}
	}
	return b.String()
}
