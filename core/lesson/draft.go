package lesson

import (
	"cmp"
	"slices"
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
	return d.set(k, value)
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

// set stores the content of a field.
func (d *draft) set(k *key, value string) *Error {
	l := &d.lesson
	switch {
	case k.name == "lang":
		return d.setLang(value)
	case k.name == "goal":
		g, e := d.goal(k, value)
		l.Goals = append(l.Goals, g)
		return e
	case k.name == "wrong":
		return d.addWrong(k, value)
	case k.list != nil:
		list := k.list(l)
		*list = append(*list, value)
	default:
		*k.text(l) = value
	}
	return nil
}

func (d *draft) setLang(tag string) *Error {
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
	and   = " & "
	arrow = " => "
)

func (d *draft) addWrong(k *key, line string) *Error {
	w, e := d.mistake(k, line)
	if e != nil && !d.loose {
		return e
	}
	d.lesson.Wrong = append(d.lesson.Wrong, w)
	return nil
}

// mistake parses a reply. If there is an error, it returns the first one and as much of the reply as it can.
func (d *draft) mistake(k *key, line string) (w Mistake, first *Error) {
	goals, say, ok := strings.Cut(" "+line+" ", arrow)
	w.Say = strings.TrimSpace(say)
	if !ok || w.Say == "" {
		first = noReply.in(k.name, WhyBroken, "")
	}
	for s := range strings.SplitSeq(goals, and) {
		s = strings.TrimSpace(s)
		g, e := d.goal(k, s)
		if g.AsksPage() && !d.loose {
			g, e = d.withoutPage(k, s)
		}
		first = cmp.Or(first, e)
		w.When = append(w.When, g)
	}
	said, err := goal.Unescape(w.Say)
	if err != nil {
		return w, cmp.Or(first, broken(k.name, err))
	}
	w.Say = strings.TrimSpace(said)
	return w, first
}

// withoutPage replaces a goal of a reply that asks for more than an input. In a link it is unknown, and in a file it is
// an error.
func (d *draft) withoutPage(k *key, line string) (goal.Goal, *Error) {
	if d.link {
		return goal.Unknown(line), nil
	}
	return goal.Goal{}, asksPage.in(k.name, WhyBroken, "")
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
	return slices.ContainsFunc(d.lesson.Goals, func(g goal.Goal) bool { return g.Asks("edits") })
}
