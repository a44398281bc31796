package main

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
)

// examples are the URLs of the gallery: the RFC's own, and one for each scheme
// and for what people ask about most. core/text has a line about each, by place.
var examples = []struct {
	url  string
	line text.Key
}{
	{example, text.ExampleEncodedSlash},
	{"ftp://myname@host.dom//etc/motd", text.ExampleNullCWD},
	{"ftp://foo:@host.com/", text.ExampleEmptyPassword},
	{"http://www.acl.lanl.gov/URI/archive/uri-archive.index.html", text.ExampleHTTP},
	{"http://host/~user/", text.ExampleTilde},
	{"http://ds.internic.net/instructions/overview.html#WARNING", text.ExampleFragment},
	{"gopher://gopher.example.org/7/search%09url%09+application/postscript%20Es_ES", text.ExampleGopher},
	{"gopher://h/0a%0D%0AQUIT", text.ExampleLineEnd},
	{"mailto:joe%25relay@example.org", text.ExampleMailto},
	{"news:comp.infosystems.www.misc", text.ExampleNews},
	{"nntp://news.example.org/comp.lang.go/1738", text.ExampleNNTP},
	{"telnet://guest@library.example.edu/", text.ExampleTelnet},
	{"wais://wais.example.com/directory?gopher", text.ExampleWAIS},
	{"file://vms.host.edu/disk$user/my/notes/note12345.txt", text.ExampleFile},
	{"prospero://host.dom//pros/name;key=value", text.ExampleProspero},
	{"https://example.com/a?b=c", text.ExampleHTTPS},
	{"htpp://exa mple.com:80a/~user/a|b?x=1/2#top", text.ExampleBroken},
	{"<URL:ftp://info.cern.ch/pub/www/doc;\n type=d>", text.ExampleWrapped},
}

func (p *page) examplesPanel() app.UI {
	return p.panel("examples", p.ui(text.Examples), p.ui(text.ExamplesSub), nil, &gallery{Lang: p.lang})
}

// A gallery shows the examples. It is a component of its own because only the
// language changes it.
type gallery struct {
	app.Compo

	Lang text.Lang
}

func (g *gallery) Render() app.UI {
	var c core.Checker
	return app.Ul().Class("examples").Body(app.Range(examples).Slice(func(i int) app.UI {
		u, _ := c.Check(examples[i].url)
		var runs []app.UI
		for _, t := range u.Tokens() {
			if t.Len() > 0 {
				runs = append(runs, app.Span().Class(family(t.Part)).Text(t.In(u.Source())))
			}
		}
		return app.Li().Body(app.A().Class("ex").Href(link(u.Source(), core.Span{})).Body(
			app.Span().Class("url").Body(runs...),
			app.Span().Class("line").Body(prose(text.Words(g.Lang, examples[i].line))),
		))
	}))
}
