package cli

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestReadme compares README.md of this folder, below a mark, with the table of commands. The text above the mark
// is written by hand. go test ./wasm/cli -run TestReadme -update writes the rest.
func TestReadme(t *testing.T) {
	data, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	byHand, _, ok := strings.Cut(string(data), readmeMark)
	if !ok {
		t.Fatalf("README.md has no %q", readmeMark)
	}
	holdFile(t, "README.md", byHand+commandsReadme())
}

// readmeMark is the first generated line of README.md.
const readmeMark = "<!-- From here on written by: go test ./wasm/cli -run TestReadme -update -->\n"

// holdFile compares a file with its expected content, or writes it.
func holdFile(t *testing.T, name, want string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s is not what the table of commands makes: go test ./wasm/cli -run TestReadme -update", name)
	}
}

// commandsReadme returns the help of all commands as Markdown.
func commandsReadme() string {
	var b strings.Builder
	b.WriteString(readmeMark)
	for job, title := range jobs {
		b.WriteString("\n## " + title + "\n\n| command | |\n|---|---|\n")
		for _, c := range subcommands() {
			if int(c.job) == job {
				fmt.Fprintf(&b, "| [`%s`](#%s) | %s |\n", c.name, c.name, cellOf(c.summary))
			}
		}
		for _, c := range subcommands() {
			if int(c.job) == job {
				c.readme(&b)
			}
		}
	}
	return b.String()
}

// readme writes the section of a command.
func (c *subcommand) readme(b *strings.Builder) {
	o := &options{command: c.name}
	c.define(o)
	fmt.Fprintf(b, "\n### %s\n\n    %s\n\n%s\n", c.name, c.usage(o), markdown(c.summary))
	markdownText(b, c.about)
	if len(o.list) > 0 && len(o.parts) == 0 {
		o.parts = []optionPart{{}}
	}
	for i, part := range o.parts {
		if part.title != "" {
			b.WriteString("\n**" + part.title + "**\n")
		}
		markdownText(b, part.before)
		b.WriteString("\n| option | |\n|---|---|\n")
		for _, opt := range o.in(i) {
			fmt.Fprintf(b, "| `%s` | %s |\n", opt.form(), cellOf(opt.says()))
		}
		markdownText(b, part.after)
	}
	if len(c.examples) > 0 {
		b.WriteString("\n")
	}
	for _, e := range c.examples {
		fmt.Fprintf(b, "    %s  # %s\n", e.line, e.does)
	}
}

// markdownText writes paragraphs; lines that start with a tab become code.
func markdownText(b *strings.Builder, text string) {
	for _, paragraph := range paragraphs(text) {
		if strings.HasPrefix(paragraph, "\t") {
			b.WriteString("\n" + strings.ReplaceAll("\n"+paragraph, "\n\t", "\n    ")[1:] + "\n")
		} else {
			b.WriteString("\n" + markdown(paragraph) + "\n")
		}
	}
}

// markdown escapes a text.
func markdown(text string) string {
	return regexp.MustCompile("[\\\\`*_<>\\[\\]]|:(//)").ReplaceAllStringFunc(text, func(s string) string {
		if s == "://" {
			return ":&#8203;//" // prevents an automatic link
		}
		return `\` + s
	})
}

// cellOf escapes a text for the cell of a table.
func cellOf(text string) string { return strings.ReplaceAll(markdown(text), "|", `\|`) }
