package cli

import (
	"encoding/json"
	"fmt"
	"io"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

var normalizeCommand = subcommand{
	name:     "normalize",
	job:      lookJob,
	operands: "[URL…]",
	summary:  "Write URLs in the normal form of RFC 3986, and say step by step what was changed.",
	about: `
Write the normal form of each URL by sections 6.2.2 and 6.2.3 of RFC 3986: case, escapes
of unreserved octets, dot segments, default port, empty path, and the localhost of a
file. Below it, say what was changed, with the clause that asks for it. Two URLs have one
normal form exactly when "urlscope same" calls them the same by section 6.2.3.

A text that RFC 3986 does not accept as a URI has no normal form. With -only, which
writes normal forms alone, the exit status is then 1.
` + readsURLs,
	examples: []example{
		{"urlscope normalize 'HTTP://Example.COM:80/%7ejoe/../a'", "write the normal form, and each step to it with its clause"},
		{"urlscope normalize -only <urls.txt | sort -u", "list the distinct URLs"},
	},
	define: func(o *options) action {
		var n normalizer
		nul := false
		o.nul(&nul, "URL")
		o.indent(&n.indent)
		o.json(&n.json, "URL", "normalize")
		o.lang(&n.lang)
		o.yes(&n.only, "only", "Write the normal forms alone, one per line.")
		return func(io streams, urls []string) error {
			n.streams = io
			if err := eachURL(io, urls, nul, n.write); err != nil {
				return err
			}
			if n.missing {
				return exitStatus(1)
			}
			return nil
		}
	},
}

// A normalizer writes normal forms.
type normalizer struct {
	streams
	lang               text.Lang
	json, indent, only bool
	missing            bool // with -only: a URL had no normal form
}

func (n *normalizer) write(raw string) error {
	var b []byte
	switch {
	case n.only:
		return n.alone(raw)
	case n.indent:
		var err error
		if b, err = json.MarshalIndent(report.NormalIn(n.lang, raw), "", "  "); err != nil {
			return err
		}
		b = append(b, '\n')
	case n.json:
		b = append(report.NormalIn(n.lang, raw).AppendJSON(nil), '\n')
	default:
		b = []byte(n.plain(raw))
	}
	_, err := n.out.Write(b)
	return err
}

// alone writes a normal form, or says why the text has no normal form.
func (n *normalizer) alone(raw string) error {
	normal := compare.Normalize(core.Parse(raw))
	if normal.Verdict == standards.VerdictInvalid {
		n.missing = true
		fmt.Fprintf(n.err, "urlscope: %s: %s\n", text.ShowAll(raw), text.Normal(n.lang, normal).Quoted(n.lang))
		return nil
	}
	_, err := io.WriteString(n.out, normal.Result+"\n")
	return err
}

// plain returns a normal form as text: the URL, each step and remarks.
func (n *normalizer) plain(raw string) string {
	normal := compare.Normalize(core.Parse(raw))
	said := text.ShowAll(raw) + "\n"
	for i, s := range normal.Steps {
		step := text.Rewrite(n.lang, s.Rewrite).Quoted(n.lang) + text.InBrackets(n.lang, text.RewriteClause(n.lang, s.Rewrite))
		said += fmt.Sprintf("  %d. %s%s\n", i+1, text.Lead(n.lang, step), s.Result)
	}
	if also := text.Normal(n.lang, normal); also != nil {
		said += "  " + also.Quoted(n.lang) + "\n"
	}
	if len(normal.Steps) > 0 {
		said += "= " + normal.Result + "\n"
	}
	return said
}
