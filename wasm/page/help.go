package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
)

// A sign is a mark or a colour of the page with its meaning.
type sign struct {
	class string // CSS class
	text  string
	means text.Key
}

// signs are the marks of the page and the colours of the parts. The colour of a part is shown on an example of the
// part.
var (
	signs = []sign{
		{"problem-sign error", "", labels.SignError},
		{"problem-sign warning", "", labels.SignWarning},
		{"problem-sign note", "", labels.SignNote},
		{"kind same", "", labels.SignSame},
		{"kind likely", "", labels.SignLikely},
		{"kind changes", "", labels.SignChanges},
		{"chosen", "%2F", labels.SignSelected},
		{"guessed", "host?", labels.SignGuess},
		{"arrow", "→", labels.SignSent},
		{"arrow", "←", labels.SignAnswered},
		{"slot", "", labels.SignSlot},
		{"span", "22–25", labels.SignSpan},
	}
	families = []struct {
		class string
		name  func(l text.Lang) string
	}{
		{"scheme", named("scheme")},
		{"userinfo", worded(labels.FamilyUser)},
		{"host", named("host")},
		{"port", named("port")},
		{"path", worded(labels.FamilyPath)},
		{"search", worded(labels.FamilySearch)},
		{"special", worded(labels.FamilyCode)},
		{"fragment", named("fragment")},
	}
)

func named(part string) func(text.Lang) string {
	return func(l text.Lang) string { return text.PartLabel(l, part) }
}

func worded(key text.Key) func(text.Lang) string {
	return func(l text.Lang) string { return labels.UI(l, key) }
}

// helpBody lists the keys and the meaning of signs and colours.
func (s *dialog) helpBody() []app.UI {
	p := s.page
	mac := strings.HasPrefix(app.Window().Get("navigator").Get("platform").String(), "Mac")
	list := []app.UI{
		app.H3().Text(p.ui(labels.Keys)),
		s.keyList(keys, mac),
		check("single-keys", singleKeys(), labels.Words(p.model.Lang, labels.SingleKey), s.onSingleKeys),
		app.H3().Text(p.ui(labels.Signs)),
		line("prose", p.ui(labels.SignColours)),
		app.Ul().Class("families").Body(app.Range(families).Slice(func(i int) app.UI {
			return app.Li().Body(mark("u "+families[i].class, families[i].name(p.model.Lang)))
		})),
		app.Dl().Class("signs").Body(app.Range(signs).Slice(func(i int) app.UI {
			return app.Div().Body(
				app.Dt().Aria("hidden", true).Body(mark(signs[i].class, signs[i].text)),
				app.Dd().Text(p.ui(signs[i].means)),
			)
		})),
	}
	if p.stage.on {
		return append(s.presenterHelp(mac), list...)
	}
	return append(list, s.presenterHelp(mac)...)
}

// keyList lists the keys of a table.
func (s *dialog) keyList(table []key, mac bool) app.UI {
	p := s.page
	return app.Dl().Class("keys").Body(app.Range(table).Slice(func(i int) app.UI {
		return app.Div().Body(
			app.Dt().Body(caps(p.model.Lang, table[i].chord, mac)...),
			app.Dd().Text(p.ui(table[i].does)),
		)
	}))
}

// caps returns the keys of a chord with the names printed on them. A Mac has other names.
func caps(l text.Lang, chord string, mac bool) (list []app.UI) {
	for name := range strings.SplitSeq(chord, "+") {
		switch {
		case name == "Arrows":
			name = labels.UI(l, labels.ArrowKeys)
		case name == "Escape":
			name = "Esc"
		case mac && name == "Alt":
			name = "⌥"
		case mac && name == "Ctrl":
			name = "⌘"
		}
		if len(list) > 0 {
			list = append(list, app.Text("+"))
		}
		list = append(list, app.Kbd().Text(capName(name)))
	}
	return list
}

func (s *dialog) onSingleKeys(app.Context, app.Event) {
	value := ""
	if singleKeys() {
		value = "off"
	}
	browser.Keep("keys", value)
}
