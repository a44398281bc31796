//go:build !small || learn

package model

import (
	"encoding/base64"
	"slices"
	"strings"

	"urlscope/core/lesson"
)

// The address has the lesson's link and, in a field of the page's own, the text that the reader made of its start:
// "#lesson=1&id=3.1&now=…".

// nowField is the start of that field.
const nowField = "&now="

// Address returns the fragment that opens the lesson with the current text, in the presenter if wanted. If the
// field is empty, the lesson opens with its start. A text with a password is left out and not shortened, because
// without the password it is another answer.
func (s *Study) Address(m *Model, present bool) string {
	src, link := m.Source(), s.link
	if present {
		link += "&" + presentField
	}
	if !s.Runs() || src == s.Start || src == "" || m.Secret().Len() > 0 || len(src) > MaxLink/2 {
		return link
	}
	return link + nowField + base64.RawURLEncoding.EncodeToString([]byte(src))
}

// Link returns the fragment that opens the lesson with its start.
func (s *Study) Link() string { return s.link }

// Name returns the lesson's name in an embed: its number if it is built in, or else its link.
func (s *Study) Name() string {
	if s.Number != "" {
		return s.Number
	}
	return strings.TrimPrefix(s.link, "#")
}

// A StudyLink is the result of reading the link of a lesson.
type StudyLink struct {
	Number string // of a built-in lesson
	Study  *Study // any other lesson
	Src    string // the text for the field; "" for the start of a built-in lesson

	Present bool // open the presenter
}

// presentField is the field of the page's own that opens the presenter.
const presentField = "present=1"

// ReadStudyLink reads a fragment, or the lesson's name in an embed. The error is a [*lesson.Error]. For a lesson
// of another version it also returns a study that does not run.
func ReadStudyLink(fragment string) (StudyLink, error) {
	if lesson.IsNumber(fragment) {
		return StudyLink{Number: fragment}, nil
	}
	fields := strings.Split("#"+strings.TrimPrefix(fragment, "#"), "&")
	asked := len(fields)
	fields = slices.DeleteFunc(fields, func(f string) bool { return strings.TrimPrefix(f, "amp;") == presentField })
	present := len(fields) < asked
	fragment, now, _ := strings.Cut(strings.Join(fields, "&"), nowField)
	now, _, _ = strings.Cut(now, "&")
	src, broken := decodeText(now)
	if broken != nil {
		src = "" // the lesson starts again
	}
	read, err := lesson.ReadLink(fragment)
	switch {
	case read == nil:
		return StudyLink{}, err
	case read.Lesson == nil:
		return StudyLink{Number: read.Number, Src: src, Present: present}, err
	case src == "":
		src = read.Lesson.Start
	}
	return StudyLink{Study: NewStudy(read.Lesson, "", fragment), Src: src, Present: present}, err
}
