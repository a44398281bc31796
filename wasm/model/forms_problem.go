package model

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// longestCited is the number of octets of a text that a problem report quotes, and mostFindings the number of
// findings that it lists. A person has to read it.
const longestCited, mostFindings = 1000, 10

// problemText returns a draft of a problem report: the text, a link to it, the findings, and space for what the
// reader expected. The page copies the draft and sends it nowhere, because it does not know where the site is
// published.
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
