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

// svg is a picture that is drawn here, so it needs no escaping.
type svg = template.HTML

// A grammarBook is the data of grammarTemplate.
type grammarBook struct {
	book
	Parts []grammarPart
}

type grammarPart struct {
	Title, Address, ID string
	Rules              []grammarEntry
}

// grammarPages returns one page per language with the rules of both grammars. files has their strings.
func grammarPages(files fs.FS) (site, error) {
	type part struct {
		title text.Key
		rules []ruleOfGrammar
	}
	parts := []part{{title: labels.GrammarOf1738}, {title: labels.GrammarOf3986}}
	var err error
	for i, by := range []standards.Standard{standards.RFC1738, standards.RFC3986} {
		if parts[i].rules, err = rulesOfGrammar(by, files); err != nil {
			return nil, err
		}
	}
	pages := site{}
	for _, l := range text.Langs {
		b := grammarBook{book: newBook(l, labels.GrammarTitle, labels.GrammarAbout, "grammar.css", model.GrammarFile)}
		for _, p := range parts {
			of := grammarPart{Title: labels.UI(l, p.title), Address: addressOf(p.rules[0].by), ID: p.rules[0].by.String()}
			for i := range p.rules {
				of.Rules = append(of.Rules, p.rules[i].entryOf(l))
			}
			b.Parts = append(b.Parts, of)
		}
		var page strings.Builder
		if err := grammarTemplate.Execute(&page, b); err != nil {
			return nil, err
		}
		pages[model.GrammarFile(l)] = []byte(page.String())
	}
	return pages, nil
}

var grammarTemplate = template.Must(template.New("grammar").Parse(bookHead + `{{template "head" .}}<main class="doc" lang="{{.Lang}}">
<h1>{{.Title}}</h1>
<p>{{.About}}</p>
{{- range .Parts}}
<nav class="rule-list" aria-labelledby="index-{{.ID}}">
<h2 id="index-{{.ID}}"><a href="#{{.ID}}">{{.Title}}</a></h2>
<ul>{{range .Rules}}<li><a href="{{.Anchor}}">{{.Rule}}</a></li>{{end}}</ul>
</nav>
{{- end}}
{{- range .Parts}}
<h2 id="{{.ID}}"><a href="{{.Address}}">{{.Title}}</a></h2>
{{- range .Rules}}
<section class="rule" id="{{.ID}}">
<h3><a href="{{.Anchor}}" lang="en">{{.Rule}}</a></h3>
<p>{{.Meaning}}</p>
<pre lang="en" tabindex="0">{{.Lines}}</pre>
<div class="railroads{{if .Wider}} two{{end}}">{{.Narrow}}{{.Wider}}</div>
<p class="sentence">{{template "prose" .Sentence}}</p>
<h4>{{.StringsTitle}}</h4>
<ul class="strings">{{range .Strings}}
<li>{{template "string" .}}</li>{{end}}
</ul>
<h4>{{.MissTitle}}</h4>
<ul class="strings">{{range .Misses}}
<li>{{template "string" .}}{{with .Why}} <span class="why">{{template "prose" .}}</span>{{end}}</li>{{end}}
</ul>
{{- if .Uses}}
<p class="links">{{.UsesTitle}} {{template "links" .Uses}}</p>
{{- end}}
{{- if .UsedIn}}
<p class="links">{{.UsedInTitle}} {{template "links" .UsedIn}}</p>
{{- end}}
{{- if .Lessons}}
<p class="links">{{.LessonsTitle}} {{range .Lessons}}<a href="{{.Address}}">{{.Text}}</a> {{end}}</p>
{{- end}}
</section>
{{- end}}
{{- end}}
</main>
</body>
</html>
{{- define "links"}}{{range .}}<a href="{{.Address}}" lang="en">{{.Text}}</a> {{end}}{{end}}
{{- define "string"}}{{if .Empty}}<em>{{.Empty}}</em>{{else if .Link}}<a href="{{.Link}}"><code lang="zxx" dir="ltr">{{.Text}}</code></a>{{else}}<code lang="zxx" dir="ltr">{{.Text}}</code>{{end}}{{end}}
{{- define "prose"}}{{range .}}{{if .Code}}<code>{{.Text}}</code>{{else}}{{.Text}}{{end}}{{end}}{{end}}
`))
