package model

import (
	"strings"

	"urlscope/core"
)

// Share has the reader's settings in the share dialog.
type Share struct {
	Bare     bool // without the selection
	Lang     bool // in the language of the page
	Password bool
	As       ShareAs
	Embedded ChosenEmbed
}

// ShareAs is the form in which a link is copied.
type ShareAs uint8

// The forms of a link.
const (
	AsLink ShareAs = iota
	AsEmbed
	AsMarkdown
)

// shared returns the view to share. If a lesson is open, it is the lesson without the reader's edits.
func (m *Model) shared(s Share) View {
	if m.Study != nil {
		return View{Src: m.Study.Start, Lesson: m.Study.Link()}
	}
	selected := m.Selected
	if s.Bare || selected.Len() == 0 {
		selected = core.Span{}
	}
	v := m.View(selected, s.Password)
	if v.Selected.Len() == 0 { // the whole selection was in the password
		v.Selected = core.Span{}
	}
	if s.Lang {
		v.Lang = m.Lang.Tag()
	}
	return v
}

// ShareText returns the text to copy; base is the address of the page, and words are the words that it shows. It
// returns false if the text is too long for a link.
func (m *Model) ShareText(s Share, base string, words []Word) (string, bool) {
	v := m.shared(s)
	link := base + v.Link()
	if len(link) > MaxLink {
		return "", false
	}
	switch s.As {
	case AsEmbed:
		v, e := m.embedded(s, words)
		return EmbedTag(base, v, e), true
	case AsMarkdown:
		return "[" + markdownCode(v.Src) + "](" + link + ")", true
	}
	return link, true
}

// embedded returns the view that an embed shows, and its settings.
func (m *Model) embedded(s Share, words []Word) (View, Embed) {
	v := m.shared(s)
	e := s.Embedded.embed(v, words)
	v.Judge = e.Judge
	if m.Study != nil {
		e.Lesson = m.Study.Name()
	}
	return v, e
}

// EmbedAttributes returns the attributes of the element that ShareText writes; the URL is always one of them.
func (m *Model) EmbedAttributes(s Share, words []Word) []Attribute {
	v, e := m.embedded(s, words)
	return e.attributes(v)
}

// markdownCode returns octets as a code span: on one line, between more backticks than they contain.
func markdownCode(s string) string {
	fence := "`"
	for strings.Contains(s, fence) {
		fence += "`"
	}
	pad := ""
	if strings.HasPrefix(s, "`") || strings.HasSuffix(s, "`") || strings.Trim(s, " ") == "" ||
		strings.HasPrefix(s, " ") && strings.HasSuffix(s, " ") {
		pad = " "
	}
	return fence + pad + Visible(s) + pad + fence
}

// LongLink is the length in characters from which some programs truncate links.
const LongLink = 2000
