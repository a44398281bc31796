package page

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/maxence-charriere/go-app/v9/pkg/app"
	"golang.org/x/net/html"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// A page that was redrawn many times equals a page that is drawn once, whatever was typed, selected or requested
// before.
func TestDrawnAgain(t *testing.T) {
	for _, src := range []string{
		"http://www.example.com:8080/a/b%20c?name=some&x=1", "ftp://user:secret@host.dom/%2Fetc/motd;type=i", "gopher://h.org/7x%09what%09+",
		"gopher://h/0a%0D%0Ab", "mailto:joe@h.org", "news:comp.lang.c", "telnet://u:p@h/", "https://h/a|b", "http:/", "x y",
		"http://h/?a=1&b=2&c=3&d=4&e=5&f=6&g=7&h=8&i=9&j=10",
	} {
		p := &page{model: model.New(src)}
		d := app.NewClientTester(p)
		d.Consume()
		drawn := func(does string) {
			t.Helper()
			p.Compo.Update()
			for _, v := range p.painter.panes {
				v.Update()
			}
			d.Consume()
			if want, got := shape(t, HTML(p.model)), shape(t, app.HTMLString(p)); !slices.Equal(want, got) {
				t.Fatalf("%q, %s:\n%s", src, does, cmp.Diff(want, got))
			}
		}
		for at := 0; at <= len(src); at += 5 {
			p.model.Typed(src[:at] + "a" + src[at:])
			p.model.SelectSpan(p.model.Unit(at))
			drawn("a letter typed at " + src[at:])
		}
		p.model.Set(src)
		for at := 0; at < len(src); at += 5 {
			p.model.SelectSpan(core.Span{Start: at, End: min(at+2, len(src))})
			drawn("selected at " + src[at:])
		}
		for _, l := range append(slices.Clone(text.Langs[:]), text.English) {
			p.model.Lang = l
			drawn("in " + l.Tag())
		}
		p.model.Revealed = true
		drawn("with its password")
		p.model.Printing = true
		drawn("on paper")
		d.Close()
	}
}

// A key redraws the panels only, unless something around them is about the text, or was.
func TestDrawnByKey(t *testing.T) {
	for _, keyboard := range []bool{false, true} { // with a phone's keyboard, the dock shows the nearest problem
		p := painted(t, &page{model: model.New("http://h/"), keyboard: keyboard})
		for _, src := range []string{"http://h/a", "http://h/a\u200b", "http://h/a\u200bb", "http://h/ab", "http://h/ab^", "http://h/ab"} {
			p.model.Typed(src)
			p.model.SelectSpan(p.model.Unit(len(src)))
			p.keyed()
			p.painter.together = true
			p.painter.drawStale()
			p.painter.timer.Stop()
			again := &page{model: p.model, keyboard: keyboard}
			if want, got := shape(t, app.HTMLString(again)), shape(t, app.HTMLString(p)); !slices.Equal(want, got) {
				t.Errorf("%q, keyboard %t:\n%s", src, keyboard, cmp.Diff(want, got))
			}
		}
	}
}

// shape returns the elements of HTML, one a line, with sorted attributes.
func shape(t *testing.T, source string) (list []string) {
	t.Helper()
	root, err := html.Parse(strings.NewReader(source))
	if err != nil {
		t.Fatal(err)
	}
	for n := range root.Descendants() {
		line := n.Data
		slices.SortFunc(n.Attr, func(a, b html.Attribute) int { return strings.Compare(a.Key, b.Key) })
		for _, a := range n.Attr {
			line += " " + a.Key + "=" + a.Val
		}
		list = append(list, line)
	}
	return list
}
