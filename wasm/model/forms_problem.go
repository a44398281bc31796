package model

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// longestCited is the most octets of a text that a report of a problem cites, and mostFindings the most findings that it lists:
// somebody has to read it.
const longestCited, mostFindings = 1000, 10

// problemText returns what somebody writes who reports a problem of urlscope: the text, a link that brings it along, what is said of
// it, and room for what was expected. Nobody knows where this site is published, so it is copied, and sent nowhere.
func problemText(s Subject) (string, text.Prose) {
	src := s.URL.Source()
	if src == "" {
		return "", labels.Words(s.Lang, labels.FormatNone)
	}
	var b strings.Builder
	section := func(key text.Key) { b.WriteString("**" + labels.UI(s.Lang, key) + "**\n\n") }
	section(labels.ProblemText)
	cited := src
	if len(cited) > longestCited {
		end := longestCited
		for end > 0 && !utf8.RuneStart(cited[end]) {
			end--
		}
		cited = cited[:end] + "…"
	}
	b.WriteString(markdownCode(cited) + "\n\n")
	view := View{Src: src}
	if s.Judged != nil {
		view.Judge = s.Judged.Judge
	}
	if link := s.Page + view.Link(); s.Page != "" && len(link) <= LongLink {
		b.WriteString("<" + link + ">\n\n")
	}
	section(labels.ProblemSays)
	found := report.In(s.Lang, src).Diagnostics
	for i, d := range found {
		if i == mostFindings {
			b.WriteString("- …\n")
			break
		}
		b.WriteString("- " + d.ID + ", " + text.Range(core.Span{Start: d.Start, End: d.End}) + ": " + Visible(d.Message) + "\n")
	}
	if len(found) == 0 {
		b.WriteString("- " + labels.UI(s.Lang, labels.ProblemNothing) + "\n")
	}
	b.WriteByte('\n')
	section(labels.ProblemExpected)
	b.WriteString("\n\n")
	b.WriteString("<!-- " + s.Lang.Tag() + ", " + strings.ReplaceAll(s.Browser, "--", "- -") + " -->\n")
	return b.String(), nil
}
