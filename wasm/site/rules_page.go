package site

import (
	"html/template"
	"io/fs"
	"strings"

	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A book is the data that every such page has.
type book struct {
	Lang, Language string // its tag, and the label of the language links
	Languages      []bookIn
	Title, About   string
	Style          string // the file name of the style sheet
}

// newBook returns the head of a page in a language. file returns the name of the page in each language.
func newBook(l text.Lang, title, about text.Key, style string, file func(text.Lang) string) book {
	b := book{Lang: l.Tag(), Language: labels.UI(l, "language"), Title: labels.UI(l, title), About: labels.UI(l, about), Style: style}
	for _, other := range text.Langs {
		b.Languages = append(b.Languages, bookIn{other.Tag(), other.Name(), file(other), other == l})
	}
	return b
}

// A rulebook is the data of rulesTemplate.
type rulebook struct {
	book
	Parts []rulePart
}

// A bookIn is a link to the page in another language.
type bookIn struct {
	Tag, Name, File string
	Here            bool
}

// A rulePart has the rules of a family.
type rulePart struct {
	Title, How string
	Rules      []entry
}

// rulePages returns one page per language with all rules. cases has their case files.
func rulePages(cases fs.FS) (site, error) {
	rules, err := allRules(cases)
	if err != nil {
		return nil, err
	}
	files := site{}
	for _, l := range text.Langs {
		b := rulebook{book: newBook(l, labels.RulesTitle, labels.RulesAbout, "rules.css", model.RulesFile)}
		parts := map[family]*rulePart{
			ofCore:  {Title: standards.RFC1738.Title()},
			ofLater: {Title: labels.UI(l, labels.RulesLater), How: labels.UI(l, labels.RulesLaterHow)},
			ofHouse: {Title: labels.UI(l, labels.RulesHouse), How: labels.UI(l, labels.RulesHouseHow)},
		}
		for _, r := range rules {
			e, err := r.entryOf(l)
			if err != nil {
				return nil, err
			}
			parts[r.family].Rules = append(parts[r.family].Rules, e)
		}
		b.Parts = []rulePart{*parts[ofCore], *parts[ofLater], *parts[ofHouse]}
		var page strings.Builder
		if err := rulesTemplate.Execute(&page, b); err != nil {
			return nil, err
		}
		files[model.RulesFile(l)] = []byte(page.String())
	}
	return files, nil
}

// bookHead is the head of every such page. html/template escapes texts and URLs by context.
const bookHead = `{{define "head"}}<!DOCTYPE html>
<html lang="{{.Lang}}" data-lang="{{.Lang}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{.Title}}</title>
<meta name="description" content="{{.About}}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#171411" media="(prefers-color-scheme: dark)">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="icon.svg" type="image/svg+xml">
{{- range .Languages}}{{if not .Here}}
<link rel="alternate" hreflang="{{.Tag}}" href="{{.File}}">
{{- end}}{{end}}
<script src="theme.js"></script>
<link rel="stylesheet" href="style.css">
<link rel="stylesheet" href="host.css">
<link rel="stylesheet" href="{{.Style}}">
<link rel="stylesheet" href="print.css" media="print">
</head>
<body class="hosting">
<header class="top">
<p class="wordmark"><a href="./">url<b>scope</b></a></p>
<nav class="langs" aria-label="{{.Language}}">
{{- range .Languages}}
<a href="{{.File}}" lang="{{.Tag}}" hreflang="{{.Tag}}"{{if .Here}} aria-current="page"{{end}}><span>{{.Name}}</span></a>
{{- end}}
</nav>
</header>
{{end}}`

var rulesTemplate = template.Must(template.New("rules").Funcs(template.FuncMap{"clause": text.ClauseAddress}).Parse(bookHead + `{{template "head" .}}<main class="doc" lang="{{.Lang}}">
<h1>{{.Title}}</h1>
<p>{{.About}}</p>
<nav class="rule-list" aria-label="{{.Title}}">
{{- range .Parts}}
<ul>{{range .Rules}}<li><a href="#{{.ID}}"><code>{{.ID}}</code></a></li>{{end}}</ul>
{{- end}}
</nav>
{{- range .Parts}}
<h2>{{.Title}}</h2>
{{- with .How}}
<p>{{.}}</p>
{{- end}}
{{- range .Rules}}{{template "rule" .}}{{end}}
{{- end}}
</main>
</body>
</html>
{{- define "rule"}}
<section class="rule {{.Severity}}" id="{{.ID}}">
<h3><a href="#{{.ID}}"><code>{{.ID}}</code></a></h3>
<p class="place"><strong class="severity">{{.Severe}}</strong> {{if .Address}}<a href="{{.Address}}">{{.Source}}</a>{{else}}<span>{{.Source}}</span>{{end}}{{with .Flag}} <code>{{.}}</code>{{end}}</p>
{{- $entry := .}}
{{- range .Wordings}}
<p class="wording">{{template "prose" .Message}}</p>
<p>{{template "cited" .Why}}</p>
<p>{{template "cited" .Advice}}</p>
{{- if .Examples}}
<h4>{{$entry.FiresTitle}}</h4>
<ul class="urls">
{{- range .Examples}}
<li>{{template "url" .}}{{with .Says}}<p class="line">{{template "prose" .}}</p>{{end}}
{{- with .Fix}}<p class="line">{{template "prose" .Title}} <code class="result" dir="ltr">{{.Result}}</code> <span class="kind {{.Kind}}">{{.KindIs}}</span></p>{{end}}</li>
{{- end}}
</ul>
{{- end}}
{{- end}}
{{- if .Silent}}
<h4>{{.SilentTitle}}</h4>
<ul class="urls">
{{- range .Silent}}
<li>{{template "url" .}}</li>
{{- end}}
</ul>
{{- end}}
</section>
{{- end}}
{{- define "url"}}<a class="url" lang="zxx" dir="ltr" href="{{.Link}}">{{range .Runs}}{{if .Marked}}<mark>{{.Text}}</mark>{{else}}{{.Text}}{{end}}{{end}}</a>{{end}}
{{- define "prose"}}{{range .}}{{if .Code}}<code>{{.Text}}</code>{{else}}{{.Text}}{{end}}{{end}}{{end}}
{{- define "cited"}}{{range .Citations}}{{if .Code}}<code>{{.Text}}</code>{{else if .Section}}<a href="{{clause .Section}}">{{.Text}}</a>{{else}}{{.Text}}{{end}}{{end}}{{end}}
`))
