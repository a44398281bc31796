package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// Each problem links to its rule on the site's page of rules, in the reader's language, whatever standard judges.
// The link opens in another tab, because what is typed must stay, and because a frame shows no page but its own.
func TestProblemsLeadToTheirRules(t *testing.T) {
	for _, test := range []struct {
		lang  text.Lang
		judge standards.Standard
		want  []string
	}{
		{text.English, standards.RFC1738, []string{"rules.html#space", "rules.html#tilde"}},
		{text.Japanese, standards.RFC1738, []string{"rules.ja.html#space", "rules.ja.html#tilde"}},
		{text.Chinese, standards.RFC3986, []string{"rules.zh-Hant.html#standard-octet"}},
		{text.English, standards.WHATWG, []string{"rules.html#url-unit"}},
	} {
		m := model.New("http://h/a b~")
		m.Lang = test.lang
		m.JudgeBy(test.judge)
		page := HTML(m)
		for _, to := range test.want {
			_, id, _ := strings.Cut(to, "#")
			link := linkIn(page, to)
			if !strings.Contains(link, `target="_blank"`) || !strings.Contains(link, `rel="noopener"`) || !strings.HasSuffix(link, ">"+id+"</a>") {
				t.Errorf("%s by %v: the link to %s is %q", test.lang.Tag(), test.judge, to, link)
			}
		}
		if n := strings.Count(page, `href="rules.`); n != len(test.want) || n != len(m.Problems) {
			t.Errorf("%s by %v: %d links for %d problems", test.lang.Tag(), test.judge, n, len(m.Problems))
		}
	}
}

// linkIn returns the element that links to an address; "" for none.
func linkIn(page, to string) string {
	at := strings.Index(page, `href="`+to+`"`)
	if at < 0 {
		return ""
	}
	start, end := strings.LastIndexByte(page[:at], '<'), strings.Index(page[at:], "</a>")
	return strings.ReplaceAll(page[start:at+end+len("</a>")], "\n", "")
}

// A click on a problem of an earlier text, which may still be drawn, does nothing. It once stopped the program.
func TestPickOfATextThatIsGone(t *testing.T) {
	p := painted(t, &page{model: model.New("http://h/|a|b")})
	if n := len(p.model.Problems); n < 2 || !p.shows(problemsWord) {
		t.Fatalf("of %d problems, drawn: %t", n, p.shows(problemsWord))
	}
	p.model.Typed("http://h/")
	problems{p}.onPick(1)(nil, app.Event{})
	if p.model.Problem >= 0 {
		t.Errorf("problem %d is open", p.model.Problem)
	}
}
