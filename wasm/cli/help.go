package cli

import (
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// helpCommand is the command that explains the others.
func helpCommand() subcommand {
	return subcommand{
		name:     "help",
		job:      otherJob,
		operands: "[COMMAND]",
		summary:  "List the commands, or explain one.",
		examples: []example{
			{"urlscope help verify", "explain verify and its options"},
			{"urlscope help -man >urlscope.1", "write the manual page, for man ./urlscope.1"},
		},
		define: func(o *options) action {
			manual := false
			o.yes(&manual, "man", "Write the manual page of all commands, in roff.")
			return func(io streams, operands []string) error {
				switch {
				case manual && len(operands) > 0:
					return o.none(operands)
				case manual:
					return writeManual(io.out)
				case len(operands) == 0:
					return writeHelp(io.out)
				case len(operands) > 1:
					return o.none(operands[1:])
				}
				c, err := commandNamed(operands[0])
				if err != nil {
					return err
				}
				return c.writeHelp(io.out)
			}
		},
	}
}

// width is the number of characters on a line of help.
const width = 80

// writeHelp lists the commands by purpose.
func writeHelp(w io.Writer) error {
	var b strings.Builder
	b.WriteString("urlscope explains, checks and repairs URLs by RFC 1738 and by what came after it.\n\nUsage: urlscope COMMAND [OPTION…] [OPERAND…]\n")
	for job, title := range jobs {
		b.WriteString("\n" + title + ":\n\n")
		for _, c := range subcommands() {
			if int(c.job) == job {
				entry(&b, c.name, c.summary, 14)
			}
		}
	}
	b.WriteString("\nOptions stand before or behind operands, with one dash or two; \"--\" ends them.\n" +
		"'urlscope help COMMAND' explains a command.\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// writeHelp explains a command.
func (c *subcommand) writeHelp(w io.Writer) error {
	o := &options{command: c.name}
	c.define(o)
	var b strings.Builder
	b.WriteString("Usage: " + c.usage(o) + "\n\n" + c.summary + "\n")
	if c.about != "" {
		b.WriteString("\n")
		helpText(&b, c.about)
	}
	if len(o.list) > 0 && len(o.parts) == 0 {
		o.parts = []optionPart{{title: "Options"}}
	}
	for i, part := range o.parts {
		b.WriteString("\n" + part.title + ":\n\n")
		if part.before != "" {
			helpText(&b, part.before)
			b.WriteString("\n")
		}
		for _, opt := range o.in(i) {
			entry(&b, opt.form(), opt.says(), 18)
		}
		if part.after != "" {
			b.WriteString("\n")
			helpText(&b, part.after)
		}
	}
	if len(c.examples) > 0 {
		b.WriteString("\nExamples:\n\n")
		for _, e := range c.examples {
			b.WriteString("  " + e.line + "\n      " + e.does + "\n")
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// helpText writes paragraphs; lines that start with a tab are written unchanged.
func helpText(b *strings.Builder, text string) {
	for i, paragraph := range paragraphs(text) {
		if i > 0 {
			b.WriteString("\n")
		}
		if !strings.HasPrefix(paragraph, "\t") {
			paragraph = strings.Join(wrapped(paragraph, width), "\n")
		}
		b.WriteString(paragraph + "\n")
	}
}

// usage returns the usage line of a command: "urlscope report [-check] [-lang LANG] [URL…]".
func (c *subcommand) usage(o *options) string {
	const few = 7
	line := "urlscope " + c.name
	if len(o.list) > few {
		line += " [OPTION…]"
	} else {
		for _, opt := range o.list {
			line += " [" + opt.form() + "]"
		}
	}
	return strings.TrimSpace(line + " " + c.operands)
}

// in returns the options in a part of the table.
func (o *options) in(part int) []option {
	end := len(o.list)
	if part+1 < len(o.parts) {
		end = o.parts[part+1].start
	}
	return o.list[o.parts[part].start:end]
}

// form returns the syntax of an option: "-o FILE".
func (opt *option) form() string { return strings.TrimSpace("-" + opt.name + " " + opt.value) }

// says returns the help for an option with its values and its default: "Write in LANG. LANG is en (default), ja or
// zh-Hant."
func (opt *option) says() string {
	if opt.words == nil {
		if opt.initial == "" {
			return opt.help
		}
		return strings.TrimSuffix(opt.help, ".") + " (default " + opt.initial + ")."
	}
	words := slices.Clone(opt.words)
	for i, word := range words {
		if word == opt.initial {
			words[i] += " (default)"
		}
	}
	last := len(words) - 1
	if said := strings.Join(words[:last], ", "); said != "" {
		words[last] = said + " or " + words[last]
	}
	return opt.help + " " + opt.value + " is " + words[last] + "."
}

// entry writes a name and, from a column on, its explanation.
func entry(b *strings.Builder, name, says string, column int) {
	line := "  " + name
	switch n := utf8.RuneCountInString(line); {
	case n+2 <= column:
		line += strings.Repeat(" ", column-n)
	default:
		line += "\n" + strings.Repeat(" ", column)
	}
	b.WriteString(line + strings.Join(wrapped(says, width-column), "\n"+strings.Repeat(" ", column)) + "\n")
}

// wrapped breaks a text into lines of at most n characters.
func wrapped(text string, n int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && utf8.RuneCountInString(line+" "+word) > n {
			lines = append(lines, line)
			line = ""
		}
		line = strings.TrimSpace(line + " " + word)
	}
	return append(lines, line)
}

// writeManual writes a manual page in roff with the macros of man(7).
func writeManual(w io.Writer) error {
	var b strings.Builder
	made := version()
	_, date, _ := strings.Cut(made.commit, " ")
	date, _, _ = strings.Cut(date, "T")
	b.WriteString(".TH URLSCOPE 1 \"" + date + "\" \"urlscope " + made.number + "\" \"User Commands\"\n" +
		".SH NAME\nurlscope \\- explain, check and repair URLs\n" +
		".SH SYNOPSIS\n.B urlscope\n.I COMMAND\n[OPTION...] [OPERAND...]\n" +
		".SH DESCRIPTION\nOptions stand before or behind operands, with one dash or two; \"\\-\\-\" ends them.\n")
	for job, title := range jobs {
		b.WriteString(".SH " + strings.ToUpper(title) + "\n")
		for _, c := range subcommands() {
			if int(c.job) == job {
				c.manual(&b)
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// manual writes the section of a command.
func (c *subcommand) manual(b *strings.Builder) {
	o := &options{command: c.name}
	c.define(o)
	b.WriteString(".SS " + roff(c.usage(o)) + "\n" + roffLines(c.summary) + "\n")
	roffText(b, c.about)
	if len(o.parts) == 0 {
		o.parts = []optionPart{{}}
	}
	for i, part := range o.parts {
		if part.title != "" {
			b.WriteString(".PP\n" + roff(part.title) + ":\n")
		}
		roffText(b, part.before)
		for _, opt := range o.in(i) {
			b.WriteString(".TP\n.B " + roff(opt.form()) + "\n" + roffLines(opt.says()) + "\n")
		}
		roffText(b, part.after)
	}
	for _, e := range c.examples {
		b.WriteString(".PP\nTo " + roff(e.does) + ":\n.PP\n.nf\n.RS\n" + roff(e.line) + "\n.RE\n.fi\n")
	}
}

// roffText writes paragraphs; lines that start with a tab are written unchanged.
func roffText(b *strings.Builder, text string) {
	for _, paragraph := range paragraphs(text) {
		if strings.HasPrefix(paragraph, "\t") {
			b.WriteString(".PP\n.nf\n.RS\n" + roff(strings.ReplaceAll("\n"+paragraph, "\n\t", "\n")[1:]) + "\n.RE\n.fi\n")
		} else {
			b.WriteString(".PP\n" + roffLines(paragraph) + "\n")
		}
	}
}

// paragraphs divides a text at empty lines.
func paragraphs(text string) []string {
	if text = strings.Trim(text, "\n"); text == "" {
		return nil
	}
	return strings.Split(text, "\n\n")
}

// roffLines writes a text in short lines, which linters of manual pages require.
func roffLines(text string) string { return roff(strings.Join(wrapped(text, 60), "\n")) }

// roff escapes a text: backslashes, dashes, which would become hyphens, and lines that start like a request.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "~", `\(ti`, "^", `\(ha`, "'", `\(aq`, "`", `\(ga`, "…", "...", "\t", "    ").Replace(text)
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, ".") {
			lines[i] = `\&` + line
		}
	}
	return strings.Join(lines, "\n")
}
