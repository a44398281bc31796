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

var reportCommand = subcommand{
	name:    "report",
	args:    "[-lang L] [-indent] [-check] [-0] [URL…]",
	summary: "Report on URLs in JSON, one line each.",
	help: `
Write a report on each URL, as JSON on a line of its own. The form is that of the
package urlscope/core/report; testdata/report/schema.json describes it. On a very
long URL it lists the worst, and "omitted" counts what it leaves out.

Without a URL they are read from standard input, one a line, and each report is
written before the next line is read. Any octets are read but the end of the
line, LF or CRLF. An empty line is a URL of no octets.

	-0        On standard input the octet NUL, not a line's end, ends a URL.
	-check    Exit with status 1 when a URL is not valid.
	-indent   Spread each report over several lines.
	-lang L   Write in L: en (default), ja or zh-Hant.
`,
	run: runReport,
}

func runReport(io streams, args []string) error {
	flags := newFlags("report")
	r := reporter{out: io.out}
	langFlag(flags, &r.lang)
	flags.BoolVar(&r.indent, "indent", false, "")
	check := flags.Bool("check", false, "")
	nul := flags.Bool("0", false, "")
	if err := parse(flags, args); err != nil {
		return err
	}
	if err := eachURL(flags.Args(), io.in, *nul, r.write); err != nil {
		return err
	}
	if *check && r.invalid {
		return exitStatus(1)
	}
	return nil
}

// A reporter writes reports.
type reporter struct {
	out     io.Writer
	lang    text.Lang
	indent  bool
	invalid bool // whether a URL was
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

// eachURL calls f for each of the arguments or, when there is none, for each line of in.
func eachURL(args []string, in io.Reader, nul bool, f func(string) error) error {
	if len(args) == 0 {
		return eachLine(in, nul, f)
	}
	for _, url := range args {
		if err := f(url); err != nil {
			return err
		}
	}
	return nil
}

// eachLine calls f for each line of r, however long, without its end; with nul,
// for each run of octets before a NUL.
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
