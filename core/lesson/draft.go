package lesson

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/goal"
	"urlscope/core/text"
)

// A draft is a lesson that is being read, from a file or a link.
type draft struct {
	lesson Lesson
	count  map[*key]int
	link   bool // a goal that is not known is kept: the link may be of a later page
}

func newDraft(link bool) *draft { return &draft{count: map[*key]int{}, link: link} }

// add takes a field. Only its lines are still as they are written.
func (d *draft) add(k *key, value string) *Error {
	wrong := func(why Why, more string) *Error { return &Error{Key: k.name, Why: why, More: more} }
	d.count[k]++
	switch {
	case d.count[k] > 1 && k.many == 1:
		return wrong(Broken, "it is there twice: leave one")
	case d.count[k] > k.many:
		return wrong(TooMany, strconv.Itoa(k.many))
	case !utf8.ValidString(value):
		return wrong(NotUTF8, "")
	case len(value) > k.octets:
		return wrong(TooLong, strconv.Itoa(k.octets))
	}
	if more := d.take(k, value); more != "" {
		return wrong(Broken, more)
	}
	return nil
}

// take puts a field into the lesson; "" when it says what it should.
func (d *draft) take(k *key, value string) (more string) {
	l := &d.lesson
	switch {
	case k.name == "next" && !IsNumber(value):
		return strconv.Quote(value) + " is no number of a lesson, such as 3.1"
	case k.name == "lang":
		return d.takeLang(value)
	case k.name == "goal":
		return d.takeGoal(value)
	case k.name == "wrong":
		return d.takeWrong(value)
	case k.list != nil:
		list := k.list(l)
		*list = append(*list, value)
	default:
		*k.text(l) = value
	}
	return ""
}

func (d *draft) takeLang(tag string) (more string) {
	lang, ok := text.ParseLang(tag)
	d.lesson.Lang = lang
	if !ok && !d.link {
		return strconv.Quote(tag) + " is none: it is one of en, ja, zh-Hant"
	}
	return ""
}

func (d *draft) takeGoal(line string) (more string) {
	g, err := goal.Parse(line)
	switch {
	case err != nil && !d.link:
		return err.Error()
	case err != nil:
		g = goal.Strange(line)
	}
	d.lesson.Goals = append(d.lesson.Goals, g)
	return ""
}

// What stands between the pieces of what is said of a mistake.
const (
	and  = " & "
	then = " => "
)

func (d *draft) takeWrong(line string) (more string) {
	goals, say, ok := strings.Cut(line, then)
	if !ok {
		return "it is written as: goal & goal => what to say"
	}
	var w Wrong
	for s := range strings.SplitSeq(goals, and) {
		g, err := goal.Parse(s)
		if err == nil && g.AsksPage() {
			err = errors.New("a mistake is told by the input alone: leave \"once\" and \"points\" out")
		}
		if err != nil && !d.link {
			return err.Error()
		}
		if err != nil {
			g = goal.Strange(s)
		}
		w.When = append(w.When, g)
	}
	said, err := goal.Unescape(say)
	if err != nil {
		return err.Error()
	}
	w.Say = strings.TrimSpace(said)
	d.lesson.Wrong = append(d.lesson.Wrong, w)
	return ""
}

// done returns what is wrong with the lesson as a whole.
func (d *draft) done() (list Errors) {
	for _, needed := range [...][2]string{{"start", "the URL to begin with"}, {"goal", "at least one, such as valid"}} {
		if d.count[keyOf(needed[0])] == 0 {
			list = append(list, &Error{Key: needed[0], Why: Missing, More: needed[1]})
		}
	}
	if len(d.lesson.Start) > goal.MaxStart && d.asksEdits() {
		list = append(list, &Error{Key: "start", Why: TooLong, More: strconv.Itoa(goal.MaxStart)})
	}
	return list
}

// asksEdits reports whether a goal asks how many octets were changed, which is told of short
// starts only.
func (d *draft) asksEdits() bool {
	for _, g := range d.lesson.Goals {
		if g.Asks("edits") {
			return true
		}
	}
	return false
}
