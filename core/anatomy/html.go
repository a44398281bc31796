package anatomy

import (
	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/bound"
	"urlscope/core/octet"
	"urlscope/core/text"
)

// HTML returns a static page about the inputs. For each it has the picture, the list of parts and the problems. The
// page is a complete document with its own style. It needs no script and no other file. Its lists have the limits of
// a report, and say how many entries they leave out.
func HTML(raws []string, o Options) string {
	w := page{Options: o}
	title := text.UI(o.Lang, text.Picture)
	if len(raws) == 1 {
		title = text.PictureTitle(o.Lang, core.Parse(raws[0]))
	}
	w.markup("<!DOCTYPE html>\n<html lang=\"", o.Lang.Tag(), "\">\n<head>\n<meta charset=\"utf-8\">\n",
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
	w.text(title)
	w.markup("</title>\n<style>\n")
	w.variables()
	w.markup(style, "</style>\n</head>\n<body>\n<main>\n<h1>", text.UI(o.Lang, text.Picture), "</h1>\n")
	w.sections(raws)
	w.markup("</main>\n</body>\n</html>\n")
	return string(w.out)
}

// HTMLBody returns the content of the body of [HTML], for a page that has its own style and h1.
func HTMLBody(raws []string, o Options) string {
	w := page{Options: o}
	w.sections(raws)
	return string(w.out)
}

// A page is HTML under construction.
type page struct {
	writer
	Options
	url    *core.URL
	tries  int // diagnostics whose fixes may still be computed
	budget int // octets of fix results that may still be written
}

func (w *page) ui(key text.Key) { w.text(text.UI(w.Lang, key)) }

// prose writes a text. Octets become code elements.
func (w *page) prose(p text.Prose) {
	for _, r := range p {
		if r.Code {
			w.markup(`<code dir="ltr">`)
		}
		w.text(r.Text)
		if r.Code {
			w.markup("</code>")
		}
	}
}

func (w *page) octets(raw string) { w.prose(text.Prose{{Text: text.ShowAll(raw), Code: true}}) }

func (w *page) sections(raws []string) {
	for _, raw := range raws {
		w.url = core.Parse(raw)
		w.section(raw)
	}
}

func (w *page) section(raw string) {
	list := core.Check(w.url)
	verdict := "ok"
	if !w.url.Valid() {
		verdict = "bad"
	}
	w.markup("<section class=\"url\">\n<h2>")
	w.octets(raw)
	w.markup("</h2>\n<p class=\"verdict ", verdict, "\">")
	w.prose(text.Verdict(w.Lang, w.url))
	if raw != "" && !w.url.Valid() {
		w.text(text.UI(w.Lang, text.ListComma) + text.Broken(w.Lang, w.url, list))
	}
	w.markup("</p>\n<figure tabindex=\"0\" aria-label=\"")
	w.ui(text.Picture)
	w.markup("\">\n", picture(w.url, list, w.Options), "</figure>\n")
	w.parts()
	w.problems(list)
	w.markup("</section>\n")
}

// parts writes the table of the parts.
func (w *page) parts() {
	tokens := w.url.Tokens()
	if len(tokens) == 0 {
		return
	}
	w.markup("<table>\n<caption>")
	w.ui(text.Parts)
	w.markup("</caption>\n<thead><tr>")
	for _, key := range []text.Key{text.PartHead, text.RawHead, text.DecodedHead, text.OctetsHead, text.SectionHead} {
		w.markup(`<th scope="col">`)
		w.ui(key)
		w.markup("</th>")
	}
	w.markup("</tr></thead>\n<tbody>\n")
	listed := 0
	for _, t := range tokens {
		if t.Part == core.Delim {
			continue
		}
		if listed++; listed <= bound.Entries {
			w.part(t)
		}
	}
	w.markup("</tbody>\n</table>\n")
	w.more(text.MoreParts, listed-bound.Entries)
	if absent := text.Absent(w.Lang, w.url); absent != "" {
		w.markup("<p class=\"absent\">")
		w.text(absent)
		w.markup("</p>\n")
	}
}

func (w *page) part(t core.Token) {
	raw := t.In(w.url.Source())
	w.markup(`<tr class="`, FamilyOf(t.Part).String(), `"><th scope="row">`)
	w.text(Label(w.Lang, w.url, t))
	w.markup("</th><td>")
	if raw == "" {
		w.ui(text.EmptyPart)
	} else {
		w.octets(raw)
	}
	w.markup("</td><td>")
	if plain := string(octet.AppendDecoded(nil, raw)); plain != raw {
		w.octets(plain)
	} else {
		w.prose(text.Also(w.Lang, w.url, t))
	}
	w.markup("</td><td>")
	w.text(text.Range(t.Span))
	w.markup("</td><td>", t.Part.Info().Section, "</td></tr>\n")
}

// problems writes the list of diagnostics.
func (w *page) problems(list []core.Diagnostic) {
	if len(list) == 0 {
		return
	}
	listed := bound.Worst(list)
	head := text.Notes
	for _, d := range listed {
		if d.Severity < core.SeverityNote {
			head = text.Problems
		}
	}
	w.markup("<h3>")
	w.ui(head)
	w.markup("</h3>\n<ol>\n")
	w.tries, w.budget = bound.Tries(len(w.url.Source())), bound.Octets
	for _, d := range listed {
		w.problem(d)
	}
	w.markup("</ol>\n")
	w.more(text.MoreProblems, len(list)-len(listed))
}

// more writes how many entries a list leaves out, if any.
func (w *page) more(key text.Key, n int) {
	if n > 0 {
		w.markup("<p class=\"absent\">", text.Count(w.Lang, key, n), "</p>\n")
	}
}

func (w *page) problem(d core.Diagnostic) {
	w.markup(`<li class="`, d.Severity.String(), `"><p><strong>`)
	w.text(text.SeverityName(w.Lang, d.Severity))
	w.markup("</strong> ")
	w.prose(text.Message(w.Lang, w.url, d))
	w.markup(` <span class="place">`)
	w.text(text.Place(w.Lang, d.Span) + text.UI(w.Lang, text.ListComma) + text.Section(w.Lang, d.Rule.Section))
	w.markup("</span></p>\n<p>")
	w.prose(text.Why(w.Lang, w.url, d))
	if w.Lang == text.English {
		w.markup(" ")
	}
	w.prose(text.Advice(w.Lang, w.url, d))
	w.markup("</p>\n")
	var fixes []fix.Fix
	if fix.Possible(d) {
		if w.tries--; w.tries >= 0 {
			fixes = fix.Of(d)
		} else {
			w.markup("<p class=\"absent\">", text.UI(w.Lang, text.FixesUntried), "</p>\n")
		}
	}
	if len(fixes) > 0 {
		w.markup("<ul>\n")
		for _, f := range fixes {
			w.markup("<li>")
			w.prose(text.FixTitle(w.Lang, w.url, d, f))
			w.markup(" <span class=\"kind\">", [...]string{"=", "≈", "≠"}[f.Kind], " ")
			w.text(text.FixKind(w.Lang, f.Kind))
			w.markup("</span> ")
			if bound.Fits(&w.budget, len(w.url.Source())) {
				result, _ := core.Apply(w.url.Source(), f.Edits)
				w.octets(result)
			} else {
				w.text(text.UI(w.Lang, text.ResultLong))
			}
			w.markup("</li>\n")
		}
		w.markup("</ul>\n")
	}
	w.markup("</li>\n")
}

// variables writes the colours as CSS variables.
func (w *page) variables() {
	set := func(t Theme) {
		scheme := "light"
		if t == ThemeDark {
			scheme = "dark"
		}
		w.markup(":root{color-scheme:", scheme)
		for _, c := range palette() {
			w.markup(";--", c.class[len("us-"):], ":", c.in(t))
		}
		w.markup("}\n")
	}
	if w.Theme != ThemeAuto {
		set(w.Theme)
		return
	}
	set(ThemeLight)
	w.markup("@media (prefers-color-scheme:dark){\n")
	set(ThemeDark)
	w.markup("}\n")
}

const style = `*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:break-word}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.25rem}
h2{font-size:1.125rem;font-weight:400}
h3,caption{font-size:1rem;font-weight:600;text-align:left;margin:1.5rem 0 .5rem;padding:0}
.url{border-top:1px solid var(--line);padding:.5rem 0 2rem}
code{font-family:ui-monospace,"SF Mono",Menlo,"Cascadia Mono",Consolas,"DejaVu Sans Mono",monospace;font-size:.9375em;direction:ltr;unicode-bidi:isolate-override;overflow-wrap:anywhere}
.verdict{margin:.5rem 0;font-weight:600}
.ok::before{content:"✓ "}
.bad{color:var(--error)}
.bad::before{content:"✗ "}
figure{margin:1rem 0;overflow-x:auto}
figure svg{display:block}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:baseline;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);font-weight:400}
thead th{color:var(--ink2);font-size:.875rem}
td:nth-last-child(-n+2){white-space:nowrap;color:var(--ink2)}
.scheme :is(th,code){color:var(--scheme)}
.userinfo :is(th,code){color:var(--userinfo)}
.host :is(th,code){color:var(--host)}
.port :is(th,code){color:var(--port)}
.path :is(th,code){color:var(--path)}
.search :is(th,code){color:var(--search)}
.special :is(th,code){color:var(--special)}
.fragment :is(th,code){color:var(--fragment)}
ol{padding-left:1.5rem}
ol>li{margin:.75rem 0}
li p{margin:.25rem 0;max-width:70ch}
.error strong{color:var(--error)}
.warning strong{color:var(--warning)}
.note strong{color:var(--note)}
.place,.kind,.absent{color:var(--ink2);font-size:.875rem}
@media (max-width:40rem){table{font-size:.8125rem}th,td{padding-right:.5rem}}
`
