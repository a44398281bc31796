package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"urlscope/core/report"
	"urlscope/core/text"
)

// readsURLs is the help shared by all commands that take URLs.
const readsURLs = `
Without a URL, read URLs from standard input, one per line. Write "--" in front of a
URL that begins with "-".
`

var reportCommand = subcommand{
	name:     "report",
	job:      lookJob,
	operands: "[URL…]",
	summary:  "Report on URLs in JSON, one line each.",
	about: `
Write a report on each URL: its parts, its problems with their fixes, and what a
client sends. testdata/report/schema.json describes the form. The report of a very
long URL lists the worst problems, and "omitted" counts those that it leaves out.

Each report is written before the next line of standard input is read. A URL may have
any octets except a line end, LF or CRLF. An empty line is a URL of no octets.
` + readsURLs,
	examples: []example{
		{"urlscope report 'ftp://host.dom/%2Fetc/motd'", "write JSON, a line each; or of lines on standard input"},
		{"urlscope report -check -lang ja <urls.txt", "exit with status 1 when a URL is not valid"},
	},
	define: func(o *options) action {
		var r reporter
		check, nul := false, false
		o.nul(&nul, "URL")
		o.yes(&check, "check", "Exit with status 1 when a URL is not valid.")
		o.indent(&r.indent)
		o.lang(&r.lang)
		return func(io streams, urls []string) error {
			r.out = io.out
			if err := eachURL(io, urls, nul, r.write); err != nil {
				return err
			}
			if check && r.invalid {
				return exitStatus(1)
			}
			return nil
		}
	},
}

// A reporter writes reports.
type reporter struct {
	out     io.Writer
	lang    text.Lang
	indent  bool
	invalid bool // whether any URL was invalid
}

func (r *reporter) write(url string) error {
	report := report.In(r.lang, url)
	r.invalid = r.invalid || !report.Valid
	var b []byte
	var err error
	if r.indent {
		b, err = json.MarshalIndent(report, "", "  ")
	} else {
		b, err = json.Marshal(report)
	}
	if err == nil {
		_, err = r.out.Write(append(b, '\n'))
	}
	return err
}

// eachURL calls f for each operand. Without operands it calls f for each line of standard input.
func eachURL(io streams, operands []string, nul bool, f func(string) error) error {
	if len(operands) == 0 {
		io.awaits("URLs, one per line,")
		return eachLine(io.in, nul, f)
	}
	for _, url := range operands {
		if err := f(url); err != nil {
			return err
		}
	}
	return nil
}

// eachLine calls f for each line of r, of any length, without its line end. If nul is set, lines end with NUL.
func eachLine(r io.Reader, nul bool, f func(string) error) error {
	end := byte('\n')
	if nul {
		end = 0
	}
	b := bufio.NewReader(r)
	for {
		line, err := b.ReadBytes(end)
		if errors.Is(err, io.EOF) && len(line) == 0 {
			return nil
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if n := len(line) - 1; n >= 0 && line[n] == end {
			line = line[:n]
			if !nul {
				line = bytes.TrimSuffix(line, []byte{'\r'})
			}
		}
		if err := f(string(line)); err != nil {
			return err
		}
	}
}
