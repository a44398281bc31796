package lesson

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/goal"
	"urlscope/core/text"
)

// A draft is a lesson under construction from a file or a link.
type draft struct {
	lesson Lesson
	count  map[*key]int
	link   bool // keeps unknown goals, because a link may be of a later version
	loose  bool // also keeps anything else that is wrong, because the lesson is unfinished
}

func newDraft(link bool) *draft { return &draft{count: map[*key]int{}, link: link} }

// add adds a field. In a goal or reply, backslash escapes are not decoded yet.
func (d *draft) add(k *key, value string) *Error {
	d.count[k]++
	if e := d.refused(k, value); e != nil && !d.loose {
		return e
	}
	return d.take(k, value)
}

// refused returns the error of a field that does not depend on its content.
func (d *draft) refused(k *key, value string) *Error {
	switch {
	case d.count[k] > 1 && k.many == 1:
		return twice.in(k.name, WhyBroken, "")
	case d.count[k] > k.many:
		return tooMany.in(k.name, WhyTooMany, strconv.Itoa(k.many))
	case !utf8.ValidString(value):
		return notUTF8.in(k.name, WhyNotUTF8, "")
	case len(value) > k.octets:
		return tooLong.in(k.name, WhyTooLong, strconv.Itoa(k.octets))
	case k.name == "next" && !IsNumber(value):
		return noNumber.in(k.name, WhyBroken, value)
	}
	return nil
}

// take stores the content of a field.
func (d *draft) take(k *key, value string) *Error {
	l := &d.lesson
	switch {
	case k.name == "lang":
		return d.takeLang(value)
	case k.name == "goal":
		g, e := d.goal(k, value)
		l.Goals = append(l.Goals, g)
		return e
	case k.name == "wrong":
		return d.takeWrong(k, value)
	case k.list != nil:
		list := k.list(l)
		*list = append(*list, value)
	default:
		*k.text(l) = value
	}
	return nil
}

func (d *draft) takeLang(tag string) *Error {
	lang, ok := text.ParseLang(tag)
	d.lesson.Lang = lang
	if !ok && !d.link {
		var tags []string
		for _, l := range text.Langs {
			tags = append(tags, l.Tag())
		}
		return noLang.in("lang", WhyBroken, tag, tags...)
	}
	return nil
}

// goal parses a goal. In a link it can be unknown.
func (d *draft) goal(k *key, line string) (goal.Goal, *Error) {
	g, err := goal.Parse(line)
	switch {
	case err == nil:
		return g, nil
	case d.link:
		return goal.Unknown(line), nil
	}
	return goal.Goal{}, broken(k.name, err)
}

// Separators of a reply.
const (
	and  = " & "
	then = " => "
)

func (d *draft) takeWrong(k *key, line string) *Error {
	goals, say, ok := strings.Cut(" "+line+" ", then)
	if say = strings.TrimSpace(say); (!ok || say == "") && !d.loose {
		return noReply.in(k.name, WhyBroken, "")
	}
	var w Mistake
	for s := range strings.SplitSeq(goals, and) {
		g, e := d.goal(k, strings.TrimSpace(s))
		if e == nil && g.AsksPage() && !d.loose {
			if !d.link {
				return asksPage.in(k.name, WhyBroken, "")
			}
			g = goal.Unknown(strings.TrimSpace(s))
		}
		if e != nil {
			return e
		}
		w.When = append(w.When, g)
	}
	said, err := goal.Unescape(say)
	if err != nil && !d.loose {
		return broken(k.name, err)
	}
	w.Say = strings.TrimSpace(said)
	d.lesson.Wrong = append(d.lesson.Wrong, w)
	return nil
}

// done returns the errors of the lesson as a whole.
func (d *draft) done() (list Errors) {
	if d.count[keyOf("start")] == 0 {
		list = append(list, noStart.in("start", WhyMissing, ""))
	}
	if d.count[keyOf("goal")] == 0 {
		list = append(list, noGoal.in("goal", WhyMissing, ""))
	}
	if len(d.lesson.Start) > goal.MaxStart && d.asksEdits() {
		list = append(list, tooLong.in("start", WhyTooLong, strconv.Itoa(goal.MaxStart)))
	}
	return list
}

// asksEdits reports whether a goal counts edits. Then the start must be short.
func (d *draft) asksEdits() bool {
	for _, g := range d.lesson.Goals {
		if g.Asks("edits") {
			return true
		}
	}
	return false
}
