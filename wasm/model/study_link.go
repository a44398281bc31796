//go:build !small || learn

package model

import (
	"encoding/base64"
	"slices"
	"strings"

	"urlscope/core/lesson"
)

// The address keeps the lesson that is open as the link has it, and behind that, in a field of the page's own, what was made of
// its start: "#lesson=1&id=3.1&now=…".

// nowField is that field.
const nowField = "&now="

// Address returns the fragment that opens the lesson as it stands, in the presenter if wanted; with an empty field, from its
// start. A text with a password is left out rather than changed: without the password it is another answer.
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

// Link returns the fragment that opens the lesson from its start.
func (s *Study) Link() string { return s.link }

// Name returns what an embed calls the lesson: its number when it is built in, or else the fragment that opens it.
func (s *Study) Name() string {
	if s.Number != "" {
		return s.Number
	}
	return strings.TrimPrefix(s.link, "#")
}

// A StudyLink is what a link of lessons opens.
type StudyLink struct {
	Number string // of one that is built in
	Study  *Study // any other
	Src    string // what is in the field; of one that is built in "" for its start

	Present bool // in large, one thing at a time
}

// presentField is the field of the page's own that asks for the presenter.
const presentField = "present=1"

// ReadStudyLink returns what a fragment, or the name in an embed, opens. The error is a [*lesson.Error]; with one of another version comes a study that
// does not run.
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
		src = "" // the lesson begins anew
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
