package lesson

import (
	"strings"

	"urlscope/core/goal"
)

// Parse parses a file. Errors begin with its name. The error is [Errors] and has all mistakes, each with its line.
func Parse(name, data string) (*Lesson, error) {
	f := file{name: name, draft: newDraft(false), lines: map[string][]int{}}
	f.readAll(data)
	if !f.begun && f.wrong == nil {
		f.say(anotherVersion.in("", WhyVersion, version), 1)
	}
	if len(f.wrong) > 0 && f.wrong[0].Why == WhyVersion {
		return nil, f.wrong
	}
	for _, e := range f.draft.done() {
		f.say(e, 0)
	}
	if f.wrong != nil {
		return nil, f.wrong
	}
	l := &f.draft.lesson
	l.file, l.lines = name, f.lines
	return l, nil
}

// Draft parses an unfinished file as far as possible. It reports no errors and loses no field.
func Draft(data string) *Lesson {
	f := file{draft: newDraft(true), lines: map[string][]int{}}
	f.draft.loose = true
	f.readAll(data)
	return &f.draft.lesson
}

// A file is a file being parsed.
type file struct {
	name       string
	line       int
	begun      bool // the version line is read
	draft      *draft
	paragraphs []string
	text       int // line of the first paragraph
	lines      map[string][]int
	wrong      Errors
}

// say records an error, if e is one.
func (f *file) say(e *Error, line int) {
	if e != nil {
		e.file, e.line = f.name, line
		f.wrong = append(f.wrong, e)
	}
}

// readAll reads all lines, but stops at another version.
func (f *file) readAll(data string) {
	for line := range strings.SplitSeq(strings.TrimPrefix(data, "\uFEFF"), "\n") {
		f.line++
		f.read(strings.TrimSuffix(line, "\r"))
		if len(f.wrong) > 0 && f.wrong[0].Why == WhyVersion {
			return
		}
	}
	if f.paragraphs != nil {
		f.say(f.draft.add(keyOf("text"), strings.Join(f.paragraphs, "\n")), f.text)
	}
}

func (f *file) read(line string) {
	name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
	value = strings.TrimSpace(value)
	switch k := keyOf(name); {
	case name == "" || strings.HasPrefix(name, "#"):
	case !f.begun:
		f.begun = name == "lesson" && value == version
		if !f.begun {
			f.say(anotherVersion.in("", WhyVersion, version), f.line)
		}
	case k == nil:
		f.say(noField.in(name, WhyBroken, "", names()...), f.line)
	case name == "text":
		f.addParagraph(value)
	default:
		f.lines[name] = append(f.lines[name], f.line)
		f.say(f.field(k, value), f.line)
	}
}

func (f *file) addParagraph(value string) {
	plain, err := goal.Unescape(value)
	if err != nil {
		f.say(broken("text", err), f.line)
		plain = value
	}
	if f.paragraphs == nil {
		f.text = f.line
	}
	f.paragraphs = append(f.paragraphs, plain)
}

// field adds a field. It decodes backslash escapes, except in goals and replies, whose parsers do.
func (f *file) field(k *key, value string) *Error {
	if k.name != "goal" && k.name != "wrong" {
		plain, err := goal.Unescape(value)
		if err != nil && !f.draft.loose {
			return broken(k.name, err)
		}
		if err == nil {
			value = plain
		}
	}
	return f.draft.add(k, value)
}

func names() (list []string) {
	for _, k := range keys {
		list = append(list, k.name)
	}
	return list
}

// String returns the text of the file of l.
func (l *Lesson) String() string {
	var b strings.Builder
	b.WriteString("lesson " + version + "\n")
	for k, value := range l.fields {
		switch k.name {
		case "goal", "wrong":
			b.WriteString(k.name + " " + value + "\n")
		case "text":
			for paragraph := range strings.SplitSeq(value, "\n") {
				b.WriteString(line(k, paragraph))
			}
		default:
			b.WriteString(line(k, value))
		}
	}
	return b.String()
}

func line(k *key, value string) string {
	return strings.TrimRight(k.name+" "+atEdges(goal.Escape(value)), " ") + "\n"
}

// atEdges escapes the spaces at the ends of s: `\x20a\x20` for " a ".
func atEdges(s string) string {
	const space = `\x20`
	trimmed := strings.TrimLeft(s, " ")
	s = strings.Repeat(space, len(s)-len(trimmed)) + trimmed
	trimmed = strings.TrimRight(s, " ")
	return trimmed + strings.Repeat(space, len(s)-len(trimmed))
}

// fields yields the fields of l in the order of keys.
func (l *Lesson) fields(yield func(*key, string) bool) {
	for i := range keys {
		for _, value := range l.values(&keys[i]) {
			if !yield(&keys[i], value) {
				return
			}
		}
	}
}

// values returns the values of a field. There is always a start, even an empty one.
func (l *Lesson) values(k *key) (list []string) {
	switch {
	case k.list != nil:
		return *k.list(l)
	case k.name == "lang":
		return []string{l.Lang.Tag()}
	case k.name == "start":
		return []string{l.Start}
	case k.text != nil:
		return some(*k.text(l))
	case k.name == "goal":
		return lines(l.Goals)
	}
	for _, w := range l.Wrong {
		list = append(list, strings.Join(lines(w.When), and)+arrow+goal.Escape(w.Say))
	}
	return list
}

// some returns a list of s, or nil if s is empty.
func some(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

func lines(goals []goal.Goal) (list []string) {
	for _, g := range goals {
		list = append(list, g.Line())
	}
	return list
}
